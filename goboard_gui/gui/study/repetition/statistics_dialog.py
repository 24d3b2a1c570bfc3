"""Dialog with statistics of the answers to problems and repertoires."""

from __future__ import annotations

from datetime import timedelta
from enum import Enum
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QMenu,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ....diagram.plots.study import (
    StudyPlotTexts,
    collections_plot,
    days_plot,
    due_plot,
    months_plot,
)
from ....display_text import escape_name
from ....study.repetition.statistics import (
    results_by_collection,
    results_by_day,
    results_by_month,
    total_results,
)
from ...core import closing
from ...core.i18n import format_number
from ...widgets.buttons import add_button
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.plot_view import PlotView
from . import forgetting
from .statistics_model import StatisticsRow, StudyStatisticsModel, StudyStatisticsTable

if TYPE_CHECKING:
    from ....diagram.plots.plot import Plot
    from ....study.repetition.cards import CardKey
    from ....study.repetition.statistics import Results
    from ...core.settings import Settings
    from .study_history import StudyHistory

DAYS = 30
"""The number of days, past or to come, in charts."""


class StatisticsKind(Enum):
    """What the dialog shows."""

    DAYS = "days"
    MONTHS = "months"
    COLLECTIONS = "collections"
    DUE = "due"


class StudyStatisticsDialog(QDialog):
    """Modeless dialog that shows right and wrong answers by day, month and collection, and how many
    problems and positions are due on the next days, as a table and as a chart.
    """

    def __init__(
        self, history: StudyHistory, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Study Statistics"))
        self._history = history
        self._model = StudyStatisticsModel(self)
        self.table = StudyStatisticsTable(self._model)
        self.table.setAccessibleName(self.tr("Results"))
        self.chart = PlotView(settings)
        self.summary = PlainLabel()
        self.summary.setWordWrap(True)
        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self._make_choices()
        self._lay_out()
        closing.connect_until_closed(self, history.changed, self.refresh)
        for box in (self.collection, self.kind):
            box.currentIndexChanged.connect(self._show)
        self.table.selectionModel().selectionChanged.connect(self._select_bar)
        self.chart.bar_clicked.connect(self._select_row)
        self.resize(980, 560)
        self.refresh()
        history.refresh()
        self.kind.setFocus()

    def _make_choices(self) -> None:
        self.collection = QComboBox()
        set_combo_box_name(self.collection, self.tr("Collection"))
        self.collection.addItem(self.tr("All collections"), None)
        self.collection.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.kind = QComboBox()
        set_combo_box_name(self.kind, self.tr("What is shown"))
        for kind, text in (
            (StatisticsKind.DAYS, self.tr("Answers by day")),
            (StatisticsKind.MONTHS, self.tr("Answers by month")),
            (StatisticsKind.COLLECTIONS, self.tr("Answers by collection")),
            (StatisticsKind.DUE, self.tr("Due in the next 30 days")),
        ):
            self.kind.addItem(text, kind.value)

    def _lay_out(self) -> None:
        choices = QHBoxLayout()
        choices.addWidget(self.kind)
        choices.addWidget(self.collection)
        choices.addStretch()
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.addWidget(self.table)
        beside.addWidget(self.chart.wrap_in_scroll_area())
        beside.setStretchFactor(1, 1)
        beside.setSizes([360, 620])
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        self.forget_button = add_button(buttons, self.tr("&Forget"))
        menu = QMenu(self.forget_button)
        self.forget_collection_action = menu.addAction(self.tr("Forget This &Collection…"))
        self.forget_collection_action.triggered.connect(self._forget_collection)
        menu.addAction(self.tr("Forget &All…")).triggered.connect(self._forget_all)
        self.forget_button.setMenu(menu)
        column = QVBoxLayout(self)
        column.addLayout(choices)
        column.addWidget(beside, 1)
        column.addWidget(self.summary)
        column.addWidget(self.problem)
        column.addWidget(buttons)

    def refresh(self) -> None:
        """Show the answers as they are now."""
        chosen = self._chosen_collection
        with QSignalBlocker(self.collection):
            while self.collection.count() > 1:
                self.collection.removeItem(1)
            for path in results_by_collection(self._history.schedule.results):
                self.collection.addItem(self._name(path), path)
                tip = Qt.ItemDataRole.ToolTipRole
                self.collection.setItemData(self.collection.count() - 1, escape_name(path), tip)
            self.collection.setCurrentIndex(
                0 if chosen is None else max(self.collection.findData(chosen), 0)
            )
        self._show()

    @property
    def _chosen_collection(self) -> str | None:
        """The path of the chosen collection, or None for all."""
        path = self.collection.currentData()
        return path if isinstance(path, str) else None

    def _name(self, path: str) -> str:
        """Return the name of a collection, which is that of its file or folder."""
        return escape_name(PurePath(path).name or path) or self.tr("(no collection)")

    def _show(self) -> None:
        """Show the chosen statistics."""
        kind = StatisticsKind(self.kind.currentData())
        self.collection.setEnabled(kind is not StatisticsKind.COLLECTIONS)
        titles, rows, plot = {
            StatisticsKind.DAYS: self._by_day,
            StatisticsKind.MONTHS: self._by_month,
            StatisticsKind.COLLECTIONS: self._by_collection,
            StatisticsKind.DUE: self._due,
        }[kind]()
        self.table.show_rows(titles, rows)
        self.chart.show_plot(plot)
        self._select_bar()
        history = self._history
        self.summary.setText(self._summary_text())
        self.problem.setText(history.problem)
        self.problem.setVisible(bool(history.problem))
        self.forget_button.setEnabled(bool(history.schedule.results))
        self.forget_collection_action.setEnabled(
            self._chosen_collection is not None and self.collection.isEnabled()
        )

    def _summary_text(self) -> str:
        history = self._history
        if not history.is_loaded and not history.problem:
            return self.tr("Reading your answers…")
        collection = self._chosen_collection if self.collection.isEnabled() else None
        whole = total_results(history.schedule.results, collection)
        if not whole.answers:
            return self.tr(
                "No answers yet. Solve problems or drill a repertoire, and see your results here."
            )
        (due,) = history.schedule.due_by_day(history.today, 1, self._keys_in(collection))
        answers = self.tr("%Ln answers, {share} right", "", whole.answers)
        texts = (
            answers.format(share=self._model.share_text(whole)),
            self.tr("due today: {count}").format(count=format_number(due)),
        )
        return " · ".join(texts)

    def _keys_in(self, collection: str | None) -> list[CardKey] | None:
        """Return the cards that were last studied in a collection, or None for all."""
        return None if collection is None else self._history.schedule.keys_in(collection)

    def _plot_texts(self) -> StudyPlotTexts:
        return StudyPlotTexts(
            right=self.tr("Right"),
            wrong=self.tr("Wrong"),
            answers=self.tr("Answers"),
            due=self.tr("Due"),
            nothing=self.tr("There are no answers to show."),
            description=self.tr("{label}: {right} right, {wrong} wrong"),
            due_description=self.tr("{label}: {count} due"),
        )

    def _by_day(self) -> tuple[list[str], list[StatisticsRow], Plot]:
        found = results_by_day(self._history.schedule.results, self._chosen_collection)
        title = self.tr("Answers in the last 30 days")
        plot = days_plot(found, self._history.today, DAYS, title, self._plot_texts())
        rows = [self._row(day.isoformat(), found[day], day) for day in reversed(found)]
        return self._titles(self.tr("Day")), rows, plot

    def _by_month(self) -> tuple[list[str], list[StatisticsRow], Plot]:
        found = results_by_month(self._history.schedule.results, self._chosen_collection)
        plot = months_plot(found, self.tr("Answers by month"), self._plot_texts())
        rows = [self._row(month.isoformat()[:7], found[month], month) for month in reversed(found)]
        return self._titles(self.tr("Month")), rows, plot

    def _by_collection(self) -> tuple[list[str], list[StatisticsRow], Plot]:
        found = results_by_collection(self._history.schedule.results)
        title = self.tr("Answers by collection")
        plot = collections_plot(found, self._name, title, self._plot_texts())
        rows = [self._row(self._name(path), found[path], path, path) for path in found]
        return self._titles(self.tr("Collection")), rows, plot

    def _due(self) -> tuple[list[str], list[StatisticsRow], Plot]:
        today, keys = self._history.today, self._keys_in(self._chosen_collection)
        counts = self._history.schedule.due_by_day(today, DAYS, keys)
        days = [today + timedelta(days=ahead) for ahead in range(DAYS)]
        rows = [
            StatisticsRow((day.isoformat(), format_number(count)), day)
            for day, count in zip(days, counts, strict=True)
        ]
        title = self.tr("Due in the next 30 days")
        plot = due_plot(counts, today, title, self._plot_texts())
        return [self.tr("Day"), self.tr("Due")], rows, plot

    def _titles(self, first: str) -> list[str]:
        return [first, self.tr("Right"), self.tr("Wrong"), self.tr("% right")]

    def _row(self, name: str, results: Results, key: object, tip: str = "") -> StatisticsRow:
        numbers = format_number(results.right), format_number(results.wrong)
        return StatisticsRow((name, *numbers, self._model.share_text(results)), key, tip)

    def _select_bar(self) -> None:
        """Highlight the bar that corresponds to the selected row."""
        rows = self.table.selectionModel().selectedRows()
        self.chart.select_bar(self._model.rows[rows[0].row()].key if rows else None)

    def _select_row(self, key: object) -> None:
        """Select the row that corresponds to a bar, if there is one."""
        keys = [row.key for row in self._model.rows]
        if key in keys:
            self.table.selectRow(keys.index(key))

    def _forget_collection(self) -> None:
        if (path := self._chosen_collection) is not None:
            forgetting.forget_collection(self._history, path, self._name(path), self)

    def _forget_all(self) -> None:
        forgetting.forget_all(self._history, self)
