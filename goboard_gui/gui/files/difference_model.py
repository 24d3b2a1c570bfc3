"""A table of what differs between the record in a window and its file."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from ...record import board_size
from ..widgets.read_only_table import Index, ReadOnlyTableModel
from . import difference_words as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...record import Tree
    from ...record.analysis.difference import Difference
    from ..core.view_settings import ViewSettings


class Column(IntEnum):
    PLACE = 0
    WHAT = 1
    HERE = 2
    THERE = 3


class DifferenceModel(ReadOnlyTableModel):
    """A row for each difference; a cell is worked out when it is looked at."""

    def __init__(
        self,
        mine: Sequence[Tree],
        theirs: Sequence[Tree],
        found: Sequence[tuple[int, Difference]],
        view_settings: ViewSettings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._mine, self._theirs = mine, theirs
        self._found = found
        self._view_settings = view_settings
        self._text = lru_cache(maxsize=1024)(self._worked_out)

    @property
    def titles(self) -> Sequence[str]:
        return (
            self.tr("Where"),
            self.tr("What"),
            self.tr("In this window"),
            self.tr("In the file"),
        )

    @property
    def rows(self) -> Sequence[object]:
        return self._found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        return None

    def _worked_out(self, row: int, column: int) -> str:
        game, difference = self._found[row]
        mine = self._mine[game] if game < len(self._mine) else None
        theirs = self._theirs[game] if game < len(self._theirs) else None
        if column == Column.PLACE:
            return self._place(game, mine, theirs, difference)
        if column == Column.WHAT:
            return words.what(difference)
        here = column == Column.HERE
        tree, node = (mine, difference.one) if here else (theirs, difference.other)
        if tree is None or not (difference.in_one if here else difference.in_other):
            return ""
        return words.side(tree, node, difference, self._view_settings.naming(board_size(tree)))

    def _place(
        self, game: int, mine: Tree | None, theirs: Tree | None, difference: Difference
    ) -> str:
        tree, node = (mine, difference.one) if difference.in_one else (theirs, difference.other)
        where = words.place(tree, node) if tree is not None else ""
        if max(len(self._mine), len(self._theirs)) == 1:
            return where
        return self.tr("Game {game}, {where}").format(game=game + 1, where=where)
