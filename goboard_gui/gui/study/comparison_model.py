"""A comparison of names as a table that Qt can show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from ...study.comparison import Comparison
from .. import words
from ..icons import stone_icon
from ..notation_words import explanation_of, title_of

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QWidget

_Index = QModelIndex | QPersistentModelIndex

LEADING = 1
"""How many columns stand before those of the notations."""


class ComparisonModel(QAbstractTableModel):
    """A row for each move: its number with its stone, and its names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.comparison = Comparison((), ())

    def show_comparison(self, comparison: Comparison) -> None:
        self.beginResetModel()
        self.comparison = comparison
        self.endResetModel()

    def row_of(self, number: int) -> int | None:
        """The row of the move with a number."""
        rows = self.comparison.rows
        return next((row for row, each in enumerate(rows) if each.number == number), None)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.comparison.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else LEADING + len(self.comparison.namings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.comparison.rows[index.row()]
        if index.column() >= LEADING:
            name = row.names[index.column() - LEADING]
            return name if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return str(row.number)
            case Qt.ItemDataRole.DecorationRole:
                return self._stone(index.row())
            case Qt.ItemDataRole.AccessibleTextRole if row.colour is not None:
                return f"{row.number} {words.colour_name(row.colour)}"
        return None

    def _stone(self, row: int) -> QIcon | None:
        colour = self.comparison.rows[row].colour
        return None if colour is None else stone_icon(colour)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if section < LEADING:
            return self.tr("Move") if role == Qt.ItemDataRole.DisplayRole else None
        notation = self.comparison.notations[section - LEADING]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title_of(notation)
            case Qt.ItemDataRole.ToolTipRole:
                return explanation_of(notation)
        return None
