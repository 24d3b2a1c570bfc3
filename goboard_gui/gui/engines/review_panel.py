"""Dock panel of a review: its progress, graph, and the report on both players."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from ...diagram.painting.loss_shapes import loss_colour, loss_path
from ...diagram.plots.review_graph.graph import review_graph
from ...go import Colour
from ...named_tuples import NamedTuple
from ...study.review.losses import DEFAULT_THRESHOLDS, LOSS_CLASSES, LossUnit
from ...study.review.report import GamePhase, player_reports
from ..core.i18n import format_number
from ..widgets.buttons import plain_button
from ..widgets.icons import stone_icon
from ..widgets.labels import PlainLabel
from ..widgets.progress_row import ProgressRow
from ..widgets.qt_texts import as_tip
from ..widgets.read_only_table import ReadOnlyTableModel, ReadOnlyTableView
from ..wording import loss_texts, terms
from . import analysis_texts
from .review_graph_view import ReviewGraphView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QShowEvent

    from ...study.review.losses import ReviewedMove
    from ...study.review.report import LossSum, PlayerReport
    from ..actions.workspace import Workspace
    from .reviewed_line import ReviewedLine

LEAST_SIZE = QSize(150, 36)
"""The size to which the panel shrinks in small windows."""
_ICON = 16
_MARGIN = 4
_ROWS = len(GamePhase) + LOSS_CLASSES + 3
"""The number of rows of the report."""


class ReportRow(NamedTuple):
    """A row of the report: its label, the texts for Black and White, and the class of losses that
    it counts, or None.
    """

    label: str
    black: str
    white: str
    loss_class: int | None = None


class ReportModel(ReadOnlyTableModel):
    """Table model of the report on both players."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ReportRow] = []
        self.answers = {
            Qt.ItemDataRole.DisplayRole: lambda row, column: row[column],
            Qt.ItemDataRole.DecorationRole: _shape,
            Qt.ItemDataRole.TextAlignmentRole: _alignment,
            Qt.ItemDataRole.ToolTipRole: lambda row, _column: row.label.strip(),
        }

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Show the players as stones, since their names are wider than the numbers."""
        if orientation is not Qt.Orientation.Horizontal or section not in (1, 2):
            return None
        colour = list(Colour)[section - 1]
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return stone_icon(colour)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return as_tip(terms.colour_name(colour))
        return None

    def show_moves(self, moves: Sequence[ReviewedMove], points: int) -> None:
        """Show the report for the moves of a line; ``points`` is the number of points of the
        board.
        """
        self.beginResetModel()
        self._rows = list(self._report_rows(moves, points)) if moves else []
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return ["", *map(terms.colour_name, Colour)]

    @property
    def rows(self) -> Sequence[ReportRow]:
        return self._rows

    def _report_rows(self, moves: Sequence[ReviewedMove], points: int) -> Iterator[ReportRow]:
        reports = player_reports(moves, points)
        unit = moves[0].unit

        def row(
            label: str, text: Callable[[PlayerReport], str], loss_class: int | None = None
        ) -> ReportRow:
            black, white = (text(reports[colour]) for colour in Colour)
            return ReportRow(label, black, white, loss_class)

        title = {
            LossUnit.POINTS: self.tr("Points lost per move"),
            LossUnit.PERCENT: self.tr("Loss per move"),
        }[unit]
        phases = {
            GamePhase.OPENING: self.tr("Opening"),
            GamePhase.MIDDLE_GAME: self.tr("Middle game"),
            GamePhase.ENDGAME: self.tr("Endgame"),
        }
        yield row(title, lambda report: _mean(report.losses, unit))
        for phase, name in phases.items():
            losses = partial(_phase_mean, phase=phase)
            yield row(f"    {name}", losses)
        yield row(self.tr("Mistakes"), lambda report: format_number(report.mistakes))
        for loss_class in range(LOSS_CLASSES):
            count = partial(_class_count, loss_class=loss_class)
            yield row(self._class_label(loss_class, unit), count, loss_class)
        yield row(self.tr("First choice"), _agreement)

    def _class_label(self, loss_class: int, unit: LossUnit) -> str:
        """Return the range of the losses of a class."""
        thresholds = DEFAULT_THRESHOLDS
        limits = thresholds.point_classes if unit is LossUnit.POINTS else thresholds.percent_classes
        numbers = [loss_texts.limit_number(limit, unit) for limit in limits]
        if loss_class == 0:
            return self.tr("below {limit}").format(limit=numbers[0])
        if loss_class == len(numbers):
            return self.tr("from {limit}").format(limit=numbers[-1])
        return self.tr("{limit} to {next_limit}").format(
            limit=numbers[loss_class - 1], next_limit=numbers[loss_class]
        )


def _mean(losses: LossSum, unit: LossUnit) -> str:
    return "" if losses.mean is None else loss_texts.loss_number(losses.mean, unit)


def _phase_mean(report: PlayerReport, phase: GamePhase) -> str:
    return _mean(report.phases[phase], report.unit)


def _class_count(report: PlayerReport, loss_class: int) -> str:
    return format_number(report.classes[loss_class])


def _agreement(report: PlayerReport) -> str:
    share = report.agreement
    return "" if share is None else f"{format_number(100 * share, 0)} %"


def _alignment(_row: ReportRow, column: int) -> Qt.AlignmentFlag | None:
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if column else None


def _shape(row: ReportRow, column: int) -> QIcon | None:
    """Return the shape that stands for the class of a row on the board."""
    if column or row.loss_class is None:
        return None
    pixmap = QPixmap(2 * _ICON, 2 * _ICON)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as qp:
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.setPen(QPen(Qt.GlobalColor.black, 1))
        qp.setBrush(loss_colour(row.loss_class))
        qp.drawPath(loss_path(row.loss_class, QPointF(_ICON / 2, _ICON / 2), 0.38 * _ICON))
    return QIcon(pixmap)


class ReviewPanel(QWidget):
    """Panel with the progress of a running review, the graph of the displayed line, and the report
    on both players.
    """

    requested = Signal()
    """Emitted when the user wants to start a review."""
    cancelled = Signal()
    """Emitted when the user wants to end the running review."""

    def __init__(self, workspace: Workspace, review: ReviewedLine) -> None:
        super().__init__()
        self._workspace = workspace
        self._review = review
        self.state_label = PlainLabel()
        self.state_label.setWordWrap(True)
        self.progress = ProgressRow(on_board=True)
        self.progress.label.hide()
        self.progress.cancelled.connect(self.cancelled)
        self.review_button = plain_button(self.tr("Review Game…"), self.requested.emit)
        self.graph = ReviewGraphView(workspace)
        self.report = ReportModel(self)
        self.table = ReadOnlyTableView(self.report)
        self.table.setAccessibleName(self.tr("Report"))
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.source_label = PlainLabel()
        self.source_label.setWordWrap(True)
        self._lay_out()
        self._is_stale = True
        review.changed.connect(self._refresh_if_visible)
        self.show_idle("")

    def _lay_out(self) -> None:
        header = self.table.horizontalHeader()
        for column in (1, 2):
            self.table.fit_column(column, "40.0 %")
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setIconSize(QSize(_ICON, _ICON))
        self.table.set_minimum_rows(_ROWS)  # the panel scrolls as a whole
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top = QHBoxLayout()
        top.addWidget(self.state_label, 1)
        top.addWidget(self.review_button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        rows.addLayout(top)
        rows.addWidget(self.progress)
        rows.addWidget(self.graph, 1)
        rows.addWidget(self.table)
        rows.addWidget(self.source_label)
        self.setAutoFillBackground(True)

    def show_progress(self, text: str, done: int, total: int) -> None:
        """Show that a review is running: a text, and how many positions of all are done."""
        self.state_label.setText(text)
        self.progress.show_progress(done, total)
        self.progress.show()
        self.review_button.hide()

    def show_idle(self, reason: str) -> None:
        """Show that no review is running, and the reason why none can be started, if any."""
        self.state_label.setText(reason)
        self.progress.hide()
        self.review_button.show()
        self.review_button.setEnabled(not reason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def _refresh_if_visible(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Show the review of the displayed line."""
        self._is_stale = False
        review, session = self._review, self._workspace.document.session
        points = len(session.board.graph.points)
        self.graph.show_graph(review_graph(review.line, review.moves, points))
        self.report.show_moves(review.moves, points)
        self.table.setVisible(bool(self.report.rows))
        self.source_label.setText(analysis_texts.sources_text(review.analyses.values()))
        self.source_label.setVisible(bool(self.source_label.text()))
