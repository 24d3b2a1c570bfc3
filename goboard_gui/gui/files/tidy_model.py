"""A table of what would become of the nodes of a record."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...files.sample import shown
from .difference_words import place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...files.tidy import Finding
    from ...record import Tree

_Index = QModelIndex | QPersistentModelIndex


class Column(IntEnum):
    NODE = 0
    BEFORE = 1
    AFTER = 2


class TidyModel(QAbstractTableModel):
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

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._found)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("Node"), self.tr("Now"), self.tr("Then"))[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        found = self._found[index.row()]
        if index.column() == Column.NODE:
            return self._place(found.node)
        text = found.before if index.column() == Column.BEFORE else found.after
        return shown(text or "—").replace("\n", " ")
