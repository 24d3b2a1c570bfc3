"""Find bar below the board, with a list of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ...widgets.find_field import FindField
from ...widgets.highlight_delegate import HighlightDelegate
from ...widgets.qt_texts import from_qt
from ...widgets.tool_buttons import IconButton, TextButton
from .results import MARKS, FindResults

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QResizeEvent

_ROWS = 7
_LONGEST = 1000


@dataclass(frozen=True)
class Asked:
    """A query as entered in the find bar."""

    text: str = ""
    case: bool = False
    words: bool = False
    regular: bool = False
    point: bool = False


class FindBar(QFrame):
    """Find bar, independent of any record."""

    changed = Signal()
    """The query, `asked`, has changed."""
    left = Signal()
    """The user closed the bar."""

    def __init__(self, onwards: QAction, backwards: QAction, parent: QWidget | None = None) -> None:
        """The actions go to what is found next, and before."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        # With large fonts, the bar must not take space from neighbouring panels.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.field = FindField()
        self.field.setMaxLength(_LONGEST)
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(80)
        self.field.setPlaceholderText(self.tr("Find in comments and names"))
        self.field.setAccessibleName(self.tr("Find"))
        self.case = self._option(self.tr("Aa"), self.tr("Capital letters matter"))
        self.words = self._option(self.tr("Words"), self.tr("Whole words only"))
        self.regular = self._option(self.tr(".*"), self.tr("A regular expression"))
        self.point = self._option(
            self.tr("Point"), self.tr("Moves at a point, typed in the chosen notation")
        )
        self._options = QWidget()
        options = QHBoxLayout(self._options)
        options.setContentsMargins(0, 0, 0, 0)
        options.setSpacing(2)
        for option in (self.case, self.words, self.regular, self.point):
            options.addWidget(option)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        # Counts are always shown in full, but a long message must not widen the window.
        self.told.setMinimumWidth(self.fontMetrics().horizontalAdvance("99 of 999"))
        self.unfold = self._option(self.tr("List"), self.tr("List all that is found"))
        self.results = FindResults(self)
        self.list = self._list()
        self._arrange(onwards, backwards)
        self.field.textChanged.connect(self._change)
        self.field.next_requested.connect(onwards.trigger)
        self.field.previous_requested.connect(backwards.trigger)
        self.field.closed.connect(self.left)
        for option in (self.case, self.words, self.regular, self.point):
            option.toggled.connect(self._change)
        self.unfold.toggled.connect(self.list.setVisible)

    @property
    def asked(self) -> Asked:
        """The current query."""
        return Asked(
            from_qt(self.field.text()),
            self.case.isChecked(),
            self.words.isChecked(),
            self.regular.isChecked(),
            self.point.isChecked(),
        )

    def tell(self, text: str, *, wrong: bool = False) -> None:
        """Show the number of results, or what is ``wrong`` with the query."""
        self.told.setText(text)
        self.told.setStyleSheet("color: #c83c1e; font-weight: bold" if wrong else "")
        self.field.setAccessibleDescription(text)

    def show_current(self, row: int | None) -> None:
        """Select a row of the results."""
        if row is None:
            self.list.clearSelection()
            return
        self.list.selectRow(row)
        self.list.scrollTo(self.results.index(row, 0))

    def begin(self) -> None:
        """Focus the field and select its text."""
        self.field.setFocus()
        self.field.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the options below the field if there is no room next to it."""
        super().resizeEvent(event)
        beside = self._row.indexOf(self._options) >= 0
        needed = self._row.minimumSize().width() + (not beside) * self._options.sizeHint().width()
        fits = needed <= self.contentsRect().width()
        if fits and not beside:
            self._row.insertWidget(1, self._options)
        elif beside and not fits:
            self._column.addWidget(self._options, 0, Qt.AlignmentFlag.AlignLeft)

    def _change(self) -> None:
        # A point is matched by name, so word and expression options don't apply.
        for option in (self.case, self.words, self.regular):
            option.setEnabled(not self.point.isChecked())
        self.changed.emit()

    @staticmethod
    def _option(text: str, tip: str) -> TextButton:
        button = TextButton(text, tip)
        button.setCheckable(True)
        return button

    def _list(self) -> QTableView:
        # A list view would lay out all rows again for each addition; a table does not.
        rows = QTableView()
        rows.setAccessibleName(self.tr("Found"))
        rows.setModel(self.results)
        rows.setItemDelegate(HighlightDelegate(MARKS, rows))
        rows.setShowGrid(False)
        rows.setWordWrap(False)
        rows.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        rows.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        rows.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        rows.horizontalHeader().hide()
        rows.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        rows.verticalHeader().hide()
        rows.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        height = rows.fontMetrics().height() + 4
        rows.verticalHeader().setDefaultSectionSize(height)
        # Keys step through results in the field, and through the record on the board.
        rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rows.setFixedHeight(_ROWS * height + 2 * rows.frameWidth())
        rows.hide()
        return rows

    def _arrange(self, onwards: QAction, backwards: QAction) -> None:
        row = self._row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(self.field, 1)
        row.addWidget(self._options)
        row.addSpacing(6)
        row.addWidget(self.told)
        row.addSpacing(6)
        for action, name in ((backwards, "find-previous"), (onwards, "find-next")):
            row.addWidget(IconButton(name, action.toolTip(), action.trigger))
        row.addWidget(self.unfold)
        row.addWidget(IconButton("close", self.tr("Close (Esc)"), self.left.emit))
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 6, 4)
        column.setSpacing(4)
        column.addWidget(self.list)
        column.addLayout(row)
