"""Table of the problems of a collection, with thumbnails."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from ....record.figures.cropping import crop_around
from ....study.problem_status import ProblemFilter, matching_filters, problem_status
from ...core.i18n import format_number
from ...widgets.buttons import SMALL
from ...widgets.icons import stone_icon
from ...widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ...widgets.thumbnails import Thumbnails, thumbnail_picture
from ...wording.terms import colour_name
from . import problem_texts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from ....diagram.picture import Picture
    from ....study.problem_collection import CollectedProblem
    from ....study.repetition.schedule import Schedule

THUMBNAIL = 84
"""Width and height of a thumbnail in logical pixels."""
_PADDING = 6


class ProblemThumbnails(Thumbnails):
    """Cache of the thumbnails of problems, cropped to their stones."""

    def picture(self, subject: CollectedProblem) -> Picture:
        board = subject.judged.start.board
        is_cropped = board.shape.is_rectangle
        crop = crop_around(board.stones(), board.size) if is_cropped else None
        return thumbnail_picture(board, crop)


class ProblemColumn(IntEnum):
    """The columns of the table."""

    PICTURE = 0
    NUMBER = 1
    TITLE = 2
    TO_PLAY = 3
    RESULT = 4
    DUE = 5


class ProblemTableModel(ReadOnlyTableModel):
    """Table model of the problems that a filter shows.

    Problems are added while they are read; their results come from a schedule, for a study day.
    """

    def __init__(self, thumbnails: ProblemThumbnails, schedule: Schedule, day: date) -> None:
        super().__init__()
        self.problems: list[CollectedProblem] = []
        self._has_several_files = False
        self.counts = dict.fromkeys(ProblemFilter, 0)
        """The number of problems that each filter shows."""
        self._filter = ProblemFilter.ALL
        self._rows: list[CollectedProblem] = []
        self._thumbnails = thumbnails
        self._schedule, self._day = schedule, day
        thumbnails.drawn.connect(self._show_drawn)
        roles = Qt.ItemDataRole
        self.answers = {
            roles.DisplayRole: self._text,
            roles.ToolTipRole: self._tip,
            roles.DecorationRole: self._picture,
            roles.TextAlignmentRole: _alignment,
            roles.AccessibleTextRole: self._accessible_text,
        }

    @property
    def titles(self) -> Sequence[str]:
        return (
            *(self.tr("Position"), self.tr("No."), self.tr("Title"), self.tr("To play")),
            *(self.tr("Last result"), self.tr("Due")),
        )

    @property
    def rows(self) -> Sequence[CollectedProblem]:
        return self._rows

    def clear(self) -> None:
        """Remove all problems."""
        self.beginResetModel()
        self.problems, self._rows, self._has_several_files = [], [], False
        self.counts = dict.fromkeys(ProblemFilter, 0)
        self.endResetModel()

    def add_problems(self, problems: Sequence[CollectedProblem]) -> None:
        """Append problems that have been read."""
        shown = [problem for problem in problems if self._count(problem)]
        self.problems += problems
        if any(problem.path != self.problems[0].path for problem in problems):
            self._has_several_files = True
        if shown:
            last = len(self._rows)
            self.beginInsertRows(QModelIndex(), last, last + len(shown) - 1)
            self._rows += shown
            self.endInsertRows()

    def set_filter(self, chosen: ProblemFilter) -> None:
        """Show only the problems that a filter shows."""
        self._filter = chosen
        self._reset()

    def set_schedule(self, schedule: Schedule, day: date) -> None:
        """Show the results and due dates of a schedule, as seen on a study day."""
        self._schedule, self._day = schedule, day
        self._reset()

    def _reset(self) -> None:
        self.beginResetModel()
        self.counts = dict.fromkeys(ProblemFilter, 0)
        self._rows = [problem for problem in self.problems if self._count(problem)]
        self.endResetModel()

    def _count(self, problem: CollectedProblem) -> bool:
        """Count a problem for each filter that shows it; return whether the chosen one does."""
        matching = matching_filters(problem, self._schedule, self._day)
        for each in matching:
            self.counts[each] += 1
        return self._filter in matching

    def row_of(self, problem: CollectedProblem) -> int | None:
        """Return the row of a problem, or None if it is not shown. O(rows)."""
        return next((row for row, shown in enumerate(self._rows) if shown is problem), None)

    def _text(self, problem: CollectedProblem, column: int) -> str:
        match column:
            case ProblemColumn.NUMBER:
                return format_number(problem.number)
            case ProblemColumn.TITLE:
                return "\n".join(self._lines(problem))
            case ProblemColumn.TO_PLAY:
                return colour_name(problem.judged.start.player)
            case ProblemColumn.RESULT:
                return problem_texts.result_text(problem_status(problem, self._schedule).last)
            case ProblemColumn.DUE:
                due = problem_status(problem, self._schedule).due
                return problem_texts.due_text(due, self._day)
        return ""

    def _lines(self, problem: CollectedProblem) -> list[str]:
        return problem_texts.problem_lines(problem, name_file=self._has_several_files)

    def _accessible_text(self, problem: CollectedProblem, column: int) -> str:
        """Return the text for screen readers, which read the picture's cell as the whole row."""
        if column != ProblemColumn.PICTURE:
            return self._text(problem, column)
        texts = (self._text(problem, each) for each in list(ProblemColumn)[1:])
        return ", ".join(filter(None, (text.replace("\n", ", ") for text in texts)))

    def _tip(self, problem: CollectedProblem, column: int) -> str:
        return str(problem.path) if column == ProblemColumn.TITLE else ""

    def _picture(self, problem: CollectedProblem, column: int) -> QIcon | None:
        if column == ProblemColumn.TO_PLAY:
            return _untinted_icon(stone_icon(problem.judged.start.player).pixmap(SMALL))
        if column != ProblemColumn.PICTURE:
            return None
        return _untinted_icon(self._thumbnails.thumbnail(problem) or _placeholder())

    def _show_drawn(self, problem: CollectedProblem) -> None:
        if (row := self.row_of(problem)) is not None:
            index = self.index(row, ProblemColumn.PICTURE)
            self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])


def _untinted_icon(pixmap: QPixmap) -> QIcon:
    """Return an icon that looks the same in a selected row, where Qt would tint it."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _placeholder() -> QPixmap:
    """Return an empty picture for a thumbnail that has not been drawn yet."""
    pixmap = QPixmap(THUMBNAIL, THUMBNAIL)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _alignment(_problem: CollectedProblem, column: int) -> Qt.AlignmentFlag | None:
    if column != ProblemColumn.NUMBER:
        return None
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ProblemTable(ReadOnlyTableView):
    """Table of problems, of which several can be selected."""

    opened = Signal()
    """Emitted on a double-click or Enter."""

    def __init__(self, model: ProblemTableModel, thumbnails: ProblemThumbnails) -> None:
        super().__init__(model)
        self._thumbnails = thumbnails
        self.setAccessibleName(self.tr("Problems"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setIconSize(QSize(THUMBNAIL, THUMBNAIL))
        self.verticalHeader().setDefaultSectionSize(THUMBNAIL + _PADDING)
        self.verticalScrollBar().setSingleStep(THUMBNAIL // 2)
        header = self.horizontalHeader()
        self.fit_column(ProblemColumn.NUMBER, format_number(99_999))
        self.fit_column(ProblemColumn.RESULT, self.tr("Solved with a hint"))
        self.fit_column(ProblemColumn.DUE, "2026-12-31 ")
        self.fit_column(ProblemColumn.TO_PLAY, "n" * 12)
        header.setSectionResizeMode(ProblemColumn.PICTURE, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(ProblemColumn.PICTURE, THUMBNAIL + 2 * _PADDING)
        header.setSectionResizeMode(ProblemColumn.TITLE, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    @property
    def current_problem(self) -> CollectedProblem | None:
        """The problem in the current row, or None if there is no current row."""
        rows, row = cast("ProblemTableModel", self.model()).rows, self.currentIndex().row()
        return rows[row] if 0 <= row < len(rows) else None

    @property
    def selected_problems(self) -> list[CollectedProblem]:
        """The problems in the selected rows, from top to bottom."""
        rows = cast("ProblemTableModel", self.model()).rows
        selected = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [rows[row] for row in selected]

    def select_problem(self, problem: CollectedProblem | None, default_row: int = 0) -> None:
        """Select a problem and scroll to it; if it is not shown, select a default row, or the last
        one if there are fewer.
        """
        model = cast("ProblemTableModel", self.model())
        row = None if problem is None else model.row_of(problem)
        if model.rows:
            row = min(default_row, len(model.rows) - 1) if row is None else row
            index = model.index(row, ProblemColumn.TITLE)
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._thumbnails.configure(ratio=self.devicePixelRatioF())
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            current = self.currentIndex()
            if current.isValid() and not self.selectionModel().isSelected(current):
                self.selectRow(current.row())
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def moveCursor(  # noqa: N802  # a name of Qt
        self,
        cursor_action: QAbstractItemView.CursorAction,
        modifiers: Qt.KeyboardModifier,
    ) -> QModelIndex:
        """Go to the first or last row with Home and End, not to the first or last column."""
        rows = {
            QAbstractItemView.CursorAction.MoveHome: 0,
            QAbstractItemView.CursorAction.MoveEnd: self.model().rowCount() - 1,
        }
        if cursor_action in rows:
            return self.model().index(rows[cursor_action], ProblemColumn.TITLE)
        return super().moveCursor(cursor_action, modifiers)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Ignore typed text; the first column has none."""
