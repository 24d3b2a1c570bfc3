"""The table of moves in several notations, with titles as wide as they need to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRect, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QWidget

from ..widgets.read_only_table import ReadOnlyTableView
from .comparison_model import LEADING, ComparisonModel

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent

    from ...study.name_table import NameTable

_WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_HEADER_LINES = 3
_MARGIN = 14


class ComparisonTable(ReadOnlyTableView):
    """Marks the row of the current move; where there is none, Down goes to the first one."""

    chosen = Signal(int)
    """The node of a move that was clicked, or that the keys came to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        moves = ComparisonModel()
        super().__init__(moves, parent)
        moves.setParent(self)
        self.moves = moves
        self._number = 0
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setFixedHeight(_HEADER_LINES * header.fontMetrics().lineSpacing() + 6)
        header.setDefaultAlignment(_WRAPPED)
        header.setTextElideMode(Qt.TextElideMode.ElideNone)  # what is cut is not wrapped
        header.setResizeContentsPrecision(50)
        self.clicked.connect(self._choose)
        self.selectionModel().selectionChanged.connect(self._choose_selected)

    def show_comparison(self, comparison: NameTable) -> None:
        """Show other moves, or other names of them."""
        self.moves.show_comparison(comparison)
        for column in range(self.moves.columnCount()):
            title = self.moves.headerData(column, Qt.Orientation.Horizontal)
            wide = max(self._width_of(title), self.sizeHintForColumn(column))
            self.horizontalHeader().resizeSection(column, wide)

    def hide_notations(self, hidden: Collection[str]) -> None:
        """Show the columns of all notations but those with these ids."""
        for column, notation in enumerate(self.moves.comparison.notations, LEADING):
            self.setColumnHidden(column, notation.id in hidden)

    def show_move(self, number: int) -> None:
        """Mark the move with a number and keep it in sight; none for one that is not listed."""
        self._number = number
        row = self.moves.row_of(number)
        if row is None:
            self.selectionModel().clear()
            self.scrollToTop()
        else:
            self.selectRow(row)
            self.scrollTo(self.moves.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at_head = not self.selectionModel().hasSelection()
        if event.key() == Qt.Key.Key_Down and at_head:
            self.selectRow(0)
        else:
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        node = self.moves.comparison.rows[index.row()].node
        if node is not None:
            self.chosen.emit(node)

    def _choose_selected(self) -> None:
        """Go where the keys lead; the row of the last move stands for what follows it, too."""
        here = self.moves.row_of(self._number)
        for index in self.selectionModel().selectedRows():
            if index.row() != here:
                self._choose(index)

    def _width_of(self, title: str) -> int:
        """The least width at which a title takes no more than the lines there are."""
        header = self.horizontalHeader()
        room = QRect(0, 0, 0, header.height())
        taken = header.fontMetrics().boundingRect(room, _WRAPPED, title)
        while taken.height() > room.height() or taken.width() > room.width():
            room.setWidth(room.width() + 8)
            taken = header.fontMetrics().boundingRect(room, _WRAPPED, title)
        return room.width() + _MARGIN
