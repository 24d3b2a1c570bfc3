"""Results of the trainer: table by zone, heat map with legend, and deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ....diagram.layout import PLAIN, Layout
from ....diagram.painting.painter import draw
from ....diagram.picture import Cell, EmptyBoard, Picture, StatusMark, Tint
from ....go import Point, Size
from ....study.statistics import (
    RECENT_ANSWERS,
    Summary,
    heat_map,
    summarise_answers,
    summarise_by_zone,
)
from ...widgets.labels import PlainLabel
from . import trainer_texts as say
from .trainer_board import (
    HEAT_TINTS,
    convert_keys_to_view_points,
    lesson_point_naming,
    to_point_naming_orientation,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ....diagram.picture import TintRole
    from ....diagram.theme import Theme
    from ....study.lesson import Answer, Lesson, PracticeSubject
    from ....study.statistics import HeatMap
    from .trainer_board import TrainerBoard
    from .trainer_history import TrainerHistory
    from .trainer_setup import TrainerSetup

_SIDE = 22  # side length of a swatch in pixels
_COLUMNS = 3
_ONE = Size(1, 1)
_HERE = Point(0, 0)


class HeatMapLegend(QWidget):
    """Legend of the heat map: a swatch for each time range, and the mark for mistakes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._swatches = [PlainLabel() for _ in (*HEAT_TINTS, None)]
        self.texts = [PlainLabel() for _ in self._swatches]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (swatch, text) in enumerate(zip(self._swatches, self.texts, strict=True)):
            row, column = divmod(place, _COLUMNS)
            grid.addWidget(swatch, row, 2 * column)
            grid.addWidget(text, row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        self.texts[-1].setText(self.tr("recently wrong"))
        self.texts[-1].setToolTip(
            self.tr("At least one of the last %n answers was wrong.", "", RECENT_ANSWERS)
        )

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of this theme."""
        for swatch, role in zip(self._swatches, (*HEAT_TINTS, None), strict=True):
            swatch.setPixmap(self._pixmap(role, theme))

    def show_time_limits(self, limits: Sequence[float]) -> None:
        """Show the upper time limits, in seconds, of all ranges except the last one."""
        for text, end in zip(self.texts, limits, strict=False):
            text.setText(self.tr("up to {time}").format(time=say.time_text(end)))
        self.texts[len(limits)].setText(self.tr("slower"))

    def _pixmap(self, role: TintRole | None, theme: Theme) -> QPixmap:
        """Return a swatch for a heat map tint, or for the mistake mark if ``role`` is None."""
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(_SIDE * ratio), round(_SIDE * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(theme.surface))
        tints = () if role is None else (Tint(frozenset({_HERE}), role),)
        cell = Cell(status_mark=StatusMark.MISTAKE) if role is None else Cell()
        picture = Picture(EmptyBoard(_ONE), {_HERE: cell}, tints)
        layout = Layout.fit(_ONE, QRectF(0, 0, _SIDE, _SIDE), margins=PLAIN)
        with QPainter(pixmap) as qp:
            draw(qp, picture, layout, theme)
        return pixmap


class TrainerResults(QWidget):
    """Panel with the results of the chosen lesson; the heat map is drawn on the board."""

    lesson_deletion_requested = Signal()
    """Emitted when the user wants to delete the results of the lesson."""
    full_deletion_requested = Signal()
    """Emitted when the user wants to delete all results."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.subject_label = PlainLabel()
        self.subject_label.setWordWrap(True)
        self.table = QTableWidget(0, 4)
        self.legend = HeatMapLegend()
        self.point_label = PlainLabel()
        self.point_label.setWordWrap(True)
        self.point_label.setMinimumHeight(2 * self.point_label.fontMetrics().height())
        self.forget_button = QPushButton(self.tr("Delete Results…"))
        self.forget_button.setAutoDefault(False)
        menu = QMenu(self.forget_button)
        self.forget_lesson_action = menu.addAction(self.tr("Delete Results of This Exercise…"))
        self.forget_lesson_action.triggered.connect(self.lesson_deletion_requested)
        self.forget_all_action = menu.addAction(self.tr("Delete All Results…"))
        self.forget_all_action.triggered.connect(self.full_deletion_requested)
        self.forget_button.setMenu(menu)
        self._set_up_table()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.subject_label, self.table, self.legend, self.point_label):
            column.addWidget(widget)
        column.addWidget(self.forget_button, 0, Qt.AlignmentFlag.AlignRight)

    def _set_up_table(self) -> None:
        table = self.table
        table.setHorizontalHeaderLabels(
            [self.tr("Part of board"), self.tr("Questions"), self.tr("Correct"), self.tr("Time")]
        )
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 6)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setSizeAdjustPolicy(QTableWidget.SizeAdjustPolicy.AdjustToContents)
        table.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        table.setMinimumHeight(5 * table.fontMetrics().height())

    def show_results(
        self, lesson: Lesson, points: Mapping[Point, Sequence[Answer]], size: Size, total: int
    ) -> HeatMap:
        """Show the results of a lesson in the panel and return their heat map.

        ``points`` are the answers by points of the view, whose size is ``size``. ``total`` is the
        number of all answers in the history.
        """
        heat, whole = heat_map(points), summarise_answers(points)
        task, about = say.tr(say.TASKS[lesson.task]), say.subject_text(lesson)
        self.subject_label.setText(f"{about}\n{task}")
        zones = summarise_by_zone(points, size)
        self.table.setRowCount(0)
        for zone, summary in zones.items():
            self._add_row(say.tr(say.ZONES[zone]), summary)
        self._add_row(self.tr("Total"), whole, bold=True)
        self.legend.show_time_limits(heat.ends)
        self.point_label.setText(
            self.tr("Move the pointer over a point to see its results.")
            if points
            else self.tr("No results yet. Practise to see which points take you longest.")
        )
        self.forget_lesson_action.setEnabled(bool(points))
        self.forget_button.setEnabled(total > 0)
        return heat

    def show_point(self, name: str, answers: Sequence[Answer]) -> None:
        """Show how the questions about one point were answered."""
        text = self.tr("{name}: not asked yet").format(name=name)
        if answers:
            text = f"{name}: {say.summary_text(Summary.from_answers(answers))}"
        self.point_label.setText(text)

    def _add_row(self, name: str, summary: Summary, *, bold: bool = False) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        texts = (
            name,
            str(summary.asked),
            say.percent_text(summary.accuracy),
            say.time_text(summary.seconds),
        )
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            font = item.font()
            font.setBold(bold)
            item.setFont(font)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(row, column, item)


class ResultsPage(QObject):
    """Controller that shows the history of the chosen lesson on the board and in the panel."""

    results_deleted = Signal()
    """Emitted when results were deleted."""

    def __init__(
        self,
        history: TrainerHistory,
        setup: TrainerSetup,
        board: TrainerBoard,
        panel: TrainerResults,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._setup = setup
        self._board = board
        self._panel = panel
        board.pointed.connect(self._show_point)
        panel.lesson_deletion_requested.connect(self._forget)
        panel.full_deletion_requested.connect(self._forget_all)

    def show_page(self) -> None:
        """Show the results of the chosen lesson."""
        lesson, history = self._setup.lesson, self._history.history
        naming = lesson_point_naming(lesson)
        points = convert_keys_to_view_points(naming, history.answers_on_subject(self._subject))
        heat = self._panel.show_results(lesson, points, naming.view_size, len(history))
        self._board.show_heat_map(heat)

    @property
    def _subject(self) -> PracticeSubject:
        lesson = self._setup.lesson
        return lesson.practice_subject(lesson_point_naming(lesson))

    def _show_point(self, point: Point | None) -> None:
        """Show the results for the point under the pointer, if the page is visible."""
        if point is not None and not self._panel.isHidden():
            naming = self._board.point_naming
            answers = self._history.history.answers_on_subject(self._subject).get(
                to_point_naming_orientation(naming, point), ()
            )
            self._panel.show_point(naming.name(point), answers)

    def _forget(self) -> None:
        if self._history.delete_answers(self._subject, self._setup.lesson):
            self.results_deleted.emit()

    def _forget_all(self) -> None:
        if self._history.delete_all_answers():
            self.results_deleted.emit()
