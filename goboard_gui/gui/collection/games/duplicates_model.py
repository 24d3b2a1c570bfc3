"""The games that a collection has more than once, as a tree of groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

from ...widgets.qt_texts import plain_tooltip
from . import duplicates_words, words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....game_index.database import GameDatabase
    from ....game_index.duplicates import DuplicateGroup
    from ....game_index.facts import GameFacts
    from ...widgets.read_only_table import Index

_GROUP = 0
"""What a row of a group is known by inside; a game is known by the number of its group from 1."""


class DuplicatesModel(QAbstractItemModel):
    """A row for each group, and below it one for each game, read when the group is looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: Sequence[DuplicateGroup] = ()
        self._games: GameDatabase | None = None
        self._facts: dict[int, list[GameFacts]] = {}

    def show_groups(self, groups: Sequence[DuplicateGroup], games: GameDatabase | None) -> None:
        """Show the groups of a collection."""
        self.beginResetModel()
        self.groups, self._games, self._facts = groups, games, {}
        self.endResetModel()

    def facts_of(self, group: int) -> list[GameFacts]:
        """What is said of the games of a group; those gone meanwhile are left out."""
        if group not in self._facts and self._games is not None:
            self._facts[group] = self._games.facts(self.groups[group].games)
        return self._facts.get(group, [])

    def facts_at(self, index: Index) -> list[GameFacts]:
        """The game of a row, or the games of the group that it stands for."""
        if not index.isValid():
            return []
        group = index.internalId() - 1
        if group < 0:
            return self.facts_of(index.row())
        return self.facts_of(group)[index.row() : index.row() + 1]

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _GROUP)

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        if not index.isValid() or index.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, _GROUP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.groups)
        if parent.internalId() != _GROUP or parent.column() > 0:
            return 0
        return len(self.facts_of(parent.row()))

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008, N802
        if not parent.isValid():
            return bool(self.groups)
        return parent.internalId() == _GROUP and parent.column() == 0

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(duplicates_words.titles())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        shown = role == Qt.ItemDataRole.DisplayRole
        if index.internalId() == _GROUP:
            group = self.groups[index.row()]
            if not shown:
                return plain_tooltip(duplicates_words.found_by(group))
            return duplicates_words.group(group) if index.column() == 0 else None
        (facts,) = self.facts_at(index)
        return (
            duplicates_words.cells(facts)[index.column()]
            if shown
            else plain_tooltip(words.tip(facts))
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return duplicates_words.titles()[section]
