"""Table that shows the rows of a position as digits and as ternary numbers."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView

from ....named_tuples import NamedTuple
from ...core.i18n import tr_noop, translator
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from .states_delegate import StatesDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QMouseEvent, QResizeEvent

_F = "Fuseki"
_tr = translator(_F)

_AIR = 9
_KEYS = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
"""Keys that the table handles itself when it has focus, instead of the board."""


class RowsColumn(IntEnum):
    """The columns of the table of rows."""

    ROW = 0
    STATES = 1
    NUMBER = 2


class PositionRow(NamedTuple):
    """A row of a position: its number, counted from the bottom, and the states of its points."""

    number: int
    states: str


class RowsModel(ReadOnlyTableModel):
    """Table model of the rows of a position, from the top."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[PositionRow] = []
        self.answers = {
            Qt.ItemDataRole.DisplayRole: _text,
            Qt.ItemDataRole.AccessibleTextRole: _accessible_text,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
        }

    def show_rows(self, states: Sequence[str]) -> bool:
        """Show the states of the points of each row; return False if they are already shown."""
        numbers = range(len(states), 0, -1)
        rows = [PositionRow(*row) for row in zip(numbers, states, strict=True)]
        if rows == self._rows:
            return False
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()
        return True

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Row"), self.tr("Points"), self.tr("Number (base 3)")

    @property
    def rows(self) -> Sequence[PositionRow]:
        return self._rows


def _text(row: PositionRow, column: int) -> str:
    match column:
        case RowsColumn.ROW:
            return str(row.number)
        case RowsColumn.STATES:
            return row.states
    return str(int(row.states, 3))


def _accessible_text(row: PositionRow, column: int) -> str:
    if column != RowsColumn.STATES:
        return _text(row, column)
    text = _tr(tr_noop(_F, "Row {number}: {states}"))
    return text.format(number=row.number, states=" ".join(row.states))


def _alignment(_row: PositionRow, column: int) -> Qt.AlignmentFlag | None:
    if column == RowsColumn.STATES:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowsTable(ReadOnlyTableView):
    """Table of the rows of a position; a second click on a row, or Esc, clears the selection."""

    row_highlighted = Signal(object)
    """Emitted with the index of the selected row from the top, or with None."""

    def __init__(self) -> None:
        self.rows_model = RowsModel()
        super().__init__(self.rows_model)
        self.rows_model.setParent(self)
        self.states = StatesDelegate(self)
        self.setAccessibleName(self.tr("Rows of the position"))
        self.setItemDelegateForColumn(RowsColumn.STATES, self.states)
        self.setFrameShape(ReadOnlyTableView.Shape.NoFrame)
        self.setAlternatingRowColors(False)
        # A click leaves the focus on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollMode(ReadOnlyTableView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(ReadOnlyTableView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().setDefaultSectionSize(round(self.states.square_side) + 5)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(16)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.hide()
        self.selectionModel().selectionChanged.connect(self._emit_row)

    @property
    def selected_row(self) -> int | None:
        """The index of the selected row from the top, or None."""
        rows = self.selectionModel().selectedRows()
        return rows[0].row() if rows else None

    def show_rows(self, states: Sequence[str]) -> None:
        """Show the states of the points of each row, keeping the selection if possible."""
        selected = self.selected_row
        if not self.rows_model.show_rows(states):
            return
        self._fit_columns()
        if selected is not None and selected < len(states):
            self.selectRow(selected)

    def _fit_columns(self) -> None:
        """Give the numbers the width that they need, and the squares the rest if they fit."""
        rows, measure = self.rows_model.rows, self.fontMetrics().horizontalAdvance
        if not rows:
            return
        place = max(measure(str(row.number)) for row in rows) + _AIR
        number = max(measure(str(int(row.states, 3))) for row in rows) + _AIR
        states = rows[0].states
        self.states.fit_squares(len(states), self.viewport().width() - place - number)
        for column, width in (
            (RowsColumn.ROW, place),
            (RowsColumn.STATES, self.states.width_of(states)),
            (RowsColumn.NUMBER, number),
        ):
            self.horizontalHeader().resizeSection(column, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def frame_point(self, row: int | None, column: int = 0) -> None:
        """Draw a frame around the square of a point, or remove the frame if ``row`` is None."""
        spot = None if row is None else (row, column)
        if spot != self.states.hovered_point:
            self.states.hovered_point = spot
            self.viewport().update()

    def _emit_row(self) -> None:
        self.row_highlighted.emit(self.selected_row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the clicked row; clicking it again clears the selection."""
        row = self.rowAt(round(event.position().y()))
        if row in (-1, self.selected_row):
            self.clearSelection()
        else:
            self.selectRow(row)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            leaves = event.key() == Qt.Key.Key_Escape and self.selected_row is not None
            if leaves or event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.selected_row is not None:
            self.clearSelection()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(300, 240)
