"""Find bar below the board, with a list of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ....display_text import clip_text
from ....record.finding import MatchKind, match_excerpt
from ....record.navigation.jumps import MoveNumberLookup
from ....record.values.evaluations import read_annotations
from ...core.qt_strings import from_qt, to_qt
from ...widgets.buttons import IconButton, TextButton
from ...widgets.highlight_delegate import HighlightDelegate
from ...widgets.labels import PlainLabel
from ...widgets.text_fields import FindField

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAction, QResizeEvent

    from ....record import Tree
    from ....record.finding import Match

_Index = QModelIndex | QPersistentModelIndex
_LONGEST_NAME = 100
"""Maximum number of characters of a node name that are shown before a match."""
MATCH_ROLE = Qt.ItemDataRole.UserRole
"""Item role of the matched part of a row."""


class FindResults(QAbstractListModel):
    """List model with a row for each match, created on demand: the move, the node name and an
    excerpt.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tree: Tree | None = None
        self._found: Sequence[Match] = ()
        self._shown = 0
        self._numbers: MoveNumberLookup | None = None

    def show_matches(self, tree: Tree | None, found: Sequence[Match]) -> None:
        """Show matches; if the sequence is the current one, append the new ones."""
        if tree is self._tree and found is self._found:
            if len(found) > self._shown:
                self.beginInsertRows(QModelIndex(), self._shown, len(found) - 1)
                self._shown = len(found)
                self.endInsertRows()
            return
        self.beginResetModel()
        self._tree, self._found, self._shown = tree, found, len(found)
        self._numbers = None if tree is None else MoveNumberLookup(tree)
        self.endResetModel()

    def match_at(self, row: int) -> Match:
        """Return the match in a row."""
        return self._found[row]

    def move_number(self, node: int) -> int:
        """Return the move number of a node of the record that was searched."""
        return 0 if self._numbers is None else self._numbers.number_at(node)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._shown

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return to_qt(self._row(index.row())[0])
        if role == MATCH_ROLE:
            return self._row(index.row())[1]
        return None

    def _row(self, row: int) -> tuple[str, list[tuple[int, int]]]:
        """Return the text of a row, and the start and length of each match in it."""
        tree, found = self._tree, self._found[row]
        if tree is None:
            return "", []
        text = self.tr("Move {number}").format(number=self.move_number(found.node))
        name = read_annotations(tree, found.node).name
        if name and found.kind is not MatchKind.NAME:
            text += f" · {clip_text(name, _LONGEST_NAME)}"
        around = match_excerpt(tree, found)
        if not around.text:
            return text, []
        start = len(text) + 3 + around.start
        return f"{text} · {around.text}", [(start, around.length)]


_ROWS = 7
_MAX_LENGTH = 1000


@dataclass(frozen=True)
class FindQuery:
    """A query and its options, as entered in the find bar.

    A ``regular`` one is a regular expression; one with ``point`` finds moves at a point.
    """

    text: str = ""
    case: bool = False
    words: bool = False
    regular: bool = False
    point: bool = False


class FindBar(QFrame):
    """Find bar below the board, with a list of results; it does not access the record."""

    changed = Signal()
    """The `query` has changed."""
    closed = Signal()
    """The user closed the bar."""

    def __init__(
        self, next_action: QAction, previous_action: QAction, parent: QWidget | None = None
    ) -> None:
        """Create the bar; the two actions go to the next and to the previous result."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        # With large fonts, the bar must not take space from neighbouring panels.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.field = FindField()
        self.field.setMaxLength(_MAX_LENGTH)
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(80)
        self.field.setPlaceholderText(self.tr("Find text…"))
        self.field.setToolTip(self.tr("Find in comments and node names"))
        self.field.setAccessibleName(self.tr("Find"))
        self.case = self._option(self.tr("Aa"), self.tr("Match case"))
        self.words = self._option(self.tr("Whole Words"), self.tr("Match whole words only"))
        self.regular = self._option(self.tr(".*"), self.tr("Use regular expression"))
        self.point = self._option(
            self.tr("Point"), self.tr("Find moves at a point, entered in the current notation")
        )
        self._options = QWidget()
        options = QHBoxLayout(self._options)
        options.setContentsMargins(0, 0, 0, 0)
        options.setSpacing(2)
        for option in (self.case, self.words, self.regular, self.point):
            options.addWidget(option)
        self.status = PlainLabel()
        # Counts are always shown in full, but a long message must not widen the window.
        self.status.setMinimumWidth(self.fontMetrics().horizontalAdvance("99 of 999"))
        self.list_button = self._option(self.tr("List"), self.tr("List all results"))
        self.results = FindResults(self)
        self.list = self._list()
        self._arrange(next_action, previous_action)
        self.field.textChanged.connect(self._update_options)
        self.field.next_requested.connect(next_action.trigger)
        self.field.previous_requested.connect(previous_action.trigger)
        self.field.closed.connect(self.closed)
        for option in (self.case, self.words, self.regular, self.point):
            option.toggled.connect(self._update_options)
        self.list_button.toggled.connect(self.list.setVisible)

    @property
    def query(self) -> FindQuery:
        """The query entered by the user."""
        return FindQuery(
            from_qt(self.field.text()),
            self.case.isChecked(),
            self.words.isChecked(),
            self.regular.isChecked(),
            self.point.isChecked(),
        )

    def show_status(self, text: str, *, error: bool = False) -> None:
        """Show the number of results, or a message about an error in the query."""
        self.status.setText(text)
        self.status.setStyleSheet("color: #c83c1e; font-weight: bold" if error else "")
        self.field.setAccessibleDescription(text)

    def show_current(self, row: int | None) -> None:
        """Select a row in the list of results, or none if ``row`` is None."""
        if row is None:
            self.list.clearSelection()
            return
        self.list.selectRow(row)
        self.list.scrollTo(self.results.index(row, 0))

    def focus_field(self) -> None:
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

    def _update_options(self) -> None:
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
        rows.setAccessibleName(self.tr("Search results"))
        rows.setModel(self.results)
        rows.setItemDelegate(HighlightDelegate(MATCH_ROLE, rows))
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

    def _arrange(self, next_action: QAction, previous_action: QAction) -> None:
        row = self._row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(self.field, 1)
        row.addWidget(self._options)
        row.addSpacing(6)
        row.addWidget(self.status)
        row.addSpacing(6)
        for action, name in ((previous_action, "find-previous"), (next_action, "find-next")):
            row.addWidget(IconButton(name, action.toolTip(), action.trigger))
        row.addWidget(self.list_button)
        row.addWidget(IconButton("close", self.tr("Close (Esc)"), self.closed.emit))
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 6, 4)
        column.setSpacing(4)
        column.addWidget(self.list)
        column.addLayout(row)
