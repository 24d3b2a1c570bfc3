"""The games of a file as a list that Qt can show."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from ...files.summary import Summary
from . import words as games_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ...record import Tree

_Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    """What a game can be asked for."""

    SUMMARY = Qt.ItemDataRole.UserRole
    NUMBER = Qt.ItemDataRole.UserRole + 1
    CURRENT = Qt.ItemDataRole.UserRole + 2
    SEARCH = Qt.ItemDataRole.UserRole + 3


class GamesModel(QAbstractListModel):
    """A row for each game; what is told of one is looked up when it is seen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.summaries: list[Summary] = []
        self._current = 0

    def show_games(self, games: Sequence[Tree], current: int) -> None:
        """Show other games, or other versions of them."""
        known = {id(summary.tree): summary for summary in self.summaries}
        summaries = [known.get(id(tree)) or Summary(tree) for tree in games]
        if len(summaries) != len(self.summaries) or set(known) == {id(tree) for tree in games}:
            if summaries != self.summaries:
                self.beginResetModel()
                self.summaries = summaries
                self.endResetModel()
        else:
            before, self.summaries = self.summaries, summaries
            for row, (old, new) in enumerate(zip(before, summaries, strict=True)):
                if old is not new:
                    self.dataChanged.emit(self.index(row), self.index(row))
        self._show_current(current)

    def _show_current(self, current: int) -> None:
        rows, self._current = {self._current, current}, current
        for row in rows:
            if row < len(self.summaries):
                self.dataChanged.emit(self.index(row), self.index(row), [Role.CURRENT])

    def row_of(self, tree: Tree) -> int | None:
        """The row of a game."""
        rows = enumerate(self.summaries)
        return next((row for row, summary in rows if summary.tree is tree), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.summaries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        summary = self.summaries[index.row()]
        match role:
            case Role.SUMMARY:
                return summary
            case Role.NUMBER:
                return index.row() + 1
            case Role.CURRENT:
                return index.row() == self._current
            case Role.SEARCH:
                return summary.search_text
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return games_words.sentence(index.row() + 1, summary)
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid():
            return flags | Qt.ItemFlag.ItemIsDragEnabled
        return flags | Qt.ItemFlag.ItemIsDropEnabled

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802
        return Qt.DropAction.MoveAction
