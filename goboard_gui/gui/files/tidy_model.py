"""A table of what would become of the nodes of a record."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from ...files.sgf.encoding_preview import shown
from ..widgets.read_only_table import Index, ReadOnlyTableModel
from .difference_words import place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...files.tidy import Finding
    from ...record import Tree


class Column(IntEnum):
    NODE = 0
    BEFORE = 1
    AFTER = 2


class TidyModel(ReadOnlyTableModel):
    """A row for each thing found; a cell is worked out when it is looked at."""

    def __init__(self, tree: Tree, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: Sequence[Finding] = ()
        self._place = lru_cache(maxsize=512)(lambda node: place(tree, node))

    def show_found(self, found: Sequence[Finding]) -> None:
        """Show other findings."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Node"), self.tr("Now"), self.tr("Then")

    @property
    def rows(self) -> Sequence[Finding]:
        return self._found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        found = self._found[index.row()]
        if index.column() == Column.NODE:
            return self._place(found.node)
        text = found.before if index.column() == Column.BEFORE else found.after
        return shown(text or "—").replace("\n", " ")
