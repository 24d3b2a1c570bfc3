"""What the history tells: a table by zone, the key to the heat map, and forgetting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ....study.statistics import Summary, heat_map, summarise, summarise_by_zone
from . import words as say
from .key import HeatKey

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ....go import Point, Size
    from ....study.lesson import Answer, Lesson
    from ....study.statistics import HeatMap


class TrainerResults(QWidget):
    """Results about what is chosen; the heat map itself is drawn on the board."""

    forget_one = Signal()
    """The person wants to forget the results about what is chosen."""
    forget_all = Signal()
    """The person wants to forget all results."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.subject = QLabel()
        self.subject.setWordWrap(True)
        self.table = QTableWidget(0, 4)
        self.key = HeatKey()
        self.point = QLabel()
        self.point.setTextFormat(Qt.TextFormat.PlainText)
        self.point.setWordWrap(True)
        self.point.setMinimumHeight(2 * self.point.fontMetrics().height())
        self.forget = QPushButton(self.tr("Forget history…"))
        self.forget.setAutoDefault(False)
        menu = QMenu(self.forget)
        self.these = menu.addAction(self.tr("These results…"))
        self.these.triggered.connect(self.forget_one)
        self.all = menu.addAction(self.tr("All results, whatever they are about…"))
        self.all.triggered.connect(self.forget_all)
        self.forget.setMenu(menu)
        self._set_table_up()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.subject, self.table, self.key, self.point):
            column.addWidget(widget)
        column.addWidget(self.forget, 0, Qt.AlignmentFlag.AlignRight)

    def _set_table_up(self) -> None:
        table = self.table
        table.setHorizontalHeaderLabels(
            [self.tr("Zone"), self.tr("Asked"), self.tr("Right"), self.tr("Time")]
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
        """Tell the answers by points of a board of ``size``, as it is seen; return their heat map.

        ``total`` is the number of all answers, whatever they are about.
        """
        heat, whole = heat_map(points), summarise(points)
        task, about = say.tr(say.TASKS[lesson.task]), say.subject(lesson)
        self.subject.setText(f"{about}\n{task}")
        zones = summarise_by_zone(points, size)
        self.table.setRowCount(0)
        for zone, summary in zones.items():
            self._add_row(say.tr(say.ZONES[zone]), summary)
        self._add_row(self.tr("All"), whole, bold=True)
        self.key.use_ends(heat.ends)
        self.point.setText(
            self.tr("Point at the board to see how a point went.")
            if points
            else self.tr("Nothing asked yet: practise, and slow points will show here.")
        )
        self.these.setEnabled(bool(points))
        self.forget.setEnabled(total > 0)
        return heat

    def show_point(self, name: str, answers: Sequence[Answer]) -> None:
        """Tell how the questions about one point were answered."""
        told = self.tr("{name}: not asked yet").format(name=name)
        if answers:
            told = f"{name}: {say.summary(Summary.of(answers))}"
        self.point.setText(told)

    def _add_row(self, name: str, summary: Summary, *, bold: bool = False) -> None:
        row = self.table.rowCount()
        self.table.insertRow(row)
        texts = (name, str(summary.asked), say.share(summary.accuracy), say.time(summary.seconds))
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            font = item.font()
            font.setBold(bold)
            item.setFont(font)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.setItem(row, column, item)
