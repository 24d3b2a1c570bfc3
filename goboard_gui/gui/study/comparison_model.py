"""A comparison of names as a table that Qt can show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from ...study.name_table import NameTable
from ..widgets.icons import stone_icon
from ..widgets.read_only_table import ReadOnlyTableModel
from ..wording import terms
from ..wording.notation_texts import explanation_of, title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QWidget

    from ...study.name_table import NameTableRow

LEADING = 1
"""How many columns stand before those of the notations."""


class ComparisonModel(ReadOnlyTableModel):
    """A row for each move: its number with its stone, and its names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.comparison = NameTable((), ())
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.DecorationRole: self._stone,
            Qt.ItemDataRole.AccessibleTextRole: self._sentence,
        }

    def show_comparison(self, comparison: NameTable) -> None:
        self.beginResetModel()
        self.comparison = comparison
        self.endResetModel()

    def row_of(self, number: int) -> int | None:
        """The row of the move with a number."""
        rows = self.comparison.rows
        return next((row for row, each in enumerate(rows) if each.number == number), None)

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Move"), *map(title_of, self.comparison.notations)

    @property
    def rows(self) -> Sequence[NameTableRow]:
        return self.comparison.rows

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation is Qt.Orientation.Horizontal
        if role == Qt.ItemDataRole.ToolTipRole and across and section >= LEADING:
            return explanation_of(self.comparison.notations[section - LEADING])
        return super().headerData(section, orientation, role)

    def _text(self, row: NameTableRow, column: int) -> str:
        return row.names[column - LEADING] if column >= LEADING else str(row.number)

    def _stone(self, row: NameTableRow, column: int) -> QIcon | None:
        return None if column >= LEADING or row.colour is None else stone_icon(row.colour)

    def _sentence(self, row: NameTableRow, column: int) -> str | None:
        if column >= LEADING or row.colour is None:
            return None
        return f"{row.number} {terms.colour_name(row.colour)}"
