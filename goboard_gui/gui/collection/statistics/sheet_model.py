"""Sortable table of statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHeaderView

from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from . import statistics_texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from ....game_index.statistics.tables import Cell

_DESCENDING = Qt.SortOrder.DescendingOrder
_ON_THE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_RATED = {"share", "black_share"}
_SAMPLE = "m" * 12
_SEEN_FIRST = 40  # rows measured for the column widths


class SheetModel(ReadOnlyTableModel):
    """Table model of statistics.

    The first row of its data contains the column names; each other row has a key.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._rows: list[tuple[list[Cell], object]] = []
        self._given: list[tuple[list[Cell], object]] = []
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.TextAlignmentRole: self._alignment,
        }

    @property
    def titles(self) -> Sequence[str]:
        return [statistics_texts.column_title(name) for name in self._names]

    @property
    def rows(self) -> Sequence[object]:
        return self._rows

    @property
    def column_names(self) -> Sequence[str]:
        """The internal names of the columns."""
        return self._names

    @property
    def row_keys(self) -> list[object]:
        """The keys of the rows, in the displayed order."""
        return [key for _, key in self._rows]

    @property
    def sheet(self) -> list[list[Cell]]:
        """The column names, followed by the rows in the displayed order."""
        return [list(self._names), *(cells for cells, _ in self._rows)]

    def show_sheet(self, sheet: Sequence[Sequence[Cell]], row_keys: Sequence[object]) -> None:
        """Replace the rows; ``row_keys`` has one key per row, not counting the header."""
        self.beginResetModel()
        self._names = [str(name) for name in sheet[0]] if sheet else []
        cells = [list(row) for row in sheet[1:]]
        self._given = list(zip(cells, row_keys, strict=True))
        self._rows = list(self._given)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column, with unknown values last; a ``column`` of −1 restores the original
        order.

        Shares are sorted by their lower bound, so that a single win does not come first.
        """
        self.layoutAboutToBeChanged.emit()
        rows = list(self._given)
        if 0 <= column < len(self._names):
            name = self._names[column]
            place = self._names.index("low") if name in _RATED else column
            known = [row for row in rows if row[0][place] is not None]
            known.sort(key=lambda row: _order(row[0][place]), reverse=order is _DESCENDING)
            rows = known + [row for row in rows if row[0][place] is None]
        self._rows = rows
        self.layoutChanged.emit()

    def _text(self, row: tuple[list[Cell], object], column: int) -> str:
        return statistics_texts.cell_text(self._names[column], row[0][column])

    def _alignment(self, row: tuple[list[Cell], object], column: int) -> object:
        return _ON_THE_RIGHT if statistics_texts.is_numeric_column(self._names[column]) else None


def _order(cell: Cell) -> tuple[bool, float, str]:
    """Return a sort key for a cell: numbers are sorted by value, texts alphabetically."""
    if isinstance(cell, str):
        return True, 0.0, cell.casefold()
    return False, float(cell or 0), ""


class SheetTable(ReadOnlyTableView):
    """Table view of statistics with columns that fit their contents.

    Clicking a header sorts by its column; a third click restores the original order.
    """

    def __init__(self, model: SheetModel) -> None:
        super().__init__(model)
        self.sheet = model
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setHighlightSections(False)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)

    def show_sheet(self, sheet: Sequence[Sequence[Cell]], row_keys: Sequence[object]) -> None:
        """Replace the rows; if the columns stay the same, keep their widths and the sort order."""
        before, was_empty = list(self.sheet.column_names), not self.sheet.rowCount()
        self.sheet.show_sheet(sheet, row_keys)
        self._hide_ends()
        head = self.horizontalHeader()
        if before == list(self.sheet.column_names):
            self.sheet.sort(head.sortIndicatorSection(), head.sortIndicatorOrder())
        else:
            with QSignalBlocker(head):
                head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        if was_empty or before != list(self.sheet.column_names):
            self._fit_columns()

    def _fit_columns(self) -> None:
        for column, title in enumerate(self.sheet.titles):
            texts = [
                str(self.sheet.index(row, column).data())
                for row in range(min(self.sheet.rowCount(), _SEEN_FIRST))
            ]
            longest = max([title + "  ▼", *texts], key=self.fontMetrics().horizontalAdvance)
            widest = self.fontMetrics().horizontalAdvance
            self.fit_column(column, min(longest, _SAMPLE * 2, key=widest))

    def _hide_ends(self) -> None:
        """Hide the column with the ends of the periods if they are all the same as the starts."""
        names = self.sheet.column_names
        for column in range(len(names)):
            cells = (row[column - 1 : column + 1] for row in self.sheet.sheet[1:])
            twice = names[column] == "until" and all(since == until for since, until in cells)
            self.setColumnHidden(column, twice)

    def select_key(self, key: object) -> None:
        """Select the row with this key, or clear the selection if no row has it."""
        found = self.sheet.row_keys
        if key is None or key not in found:
            self.clearSelection()
        else:
            self.selectRow(found.index(key))
