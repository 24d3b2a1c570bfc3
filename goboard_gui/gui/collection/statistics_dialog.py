"""What came of the games of a collection, counted in a window beside the main one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from . import statistics_views
from . import statistics_words as words
from .player_choice import PlayerChoice
from .plot_saving import Exporting
from .plot_view import PlotView
from .search import TROUBLES
from .sheet_model import SheetModel, SheetTable
from .statistics_views import By, Question

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from ...diagram.plots.plot import Plot
    from ...fuseki.collection.filters import Filter
    from ...fuseki.collection.statistics import Numbers
    from ..parts import Parts
    from .search import Search
    from .statistics_views import Counted

_DELAY = 150  # milliseconds in which the cursor may move on


class StatisticsDialog(QDialog):
    """Stays beside the window and follows what the panel of its collection finds.

    A click on a bar lets the panel list only the games of it. That changes nothing of what is
    counted here; whoever filters the games in another way changes it.
    """

    def __init__(self, search: Search, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics of the collection"))
        self._search = search
        self._base: Filter | None = search.filter
        self._chosen: Filter | None = None
        self._counted: Counted = statistics_views.nothing()
        self.model = SheetModel(self)
        self.table = SheetTable(self.model)
        self.table.setAccessibleName(self.tr("Numbers"))
        self.chart = PlotView(parts.settings)
        self.exporting = Exporting(
            self,
            parts.settings,
            lambda: self.plot,
            lambda: self.model.sheet,
            lambda: self.tr("statistics-{by}").format(by=self.by.currentData()),
        )
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._make_choices()
        self._put_together()
        self._connect()
        self.resize(1120, 620)
        self.refresh()
        self.by.setFocus()

    def _make_choices(self) -> None:
        self.scope = QComboBox()
        self.scope.setAccessibleName(self.tr("Games that are counted"))
        self.scope.addItem(self.tr("Games in the panel"), True)
        self.scope.addItem(self.tr("The whole collection"), False)
        self.by = QComboBox()
        self.by.setAccessibleName(self.tr("Counted by"))
        for title, by in (
            (self.tr("by year"), By.YEAR),
            (self.tr("by decade"), By.DECADE),
            (self.tr("by month"), By.MONTH),
            (self.tr("by player"), By.PLAYER),
            (self.tr("by event"), By.EVENT),
            (self.tr("of one player over time"), By.CAREER),
        ):
            self.by.addItem(title, by.value)
        self.player = PlayerChoice()
        self.career_button = QPushButton(self.tr("&Over time"))
        self.career_button.setToolTip(self.tr("Show the games of the chosen player over time"))
        self.career_button.setAutoDefault(False)
        self.count = QLabel()
        self.listed = QLabel()
        self.all_button = QPushButton(self.tr("List &all of them again"))
        self.all_button.setAutoDefault(False)
        for label in (self.count, self.listed):
            label.setTextFormat(Qt.TextFormat.PlainText)

    def _put_together(self) -> None:
        choices = QHBoxLayout()
        for widget in (self.scope, self.by, self.career_button):
            choices.addWidget(widget)
        choices.addWidget(self.player, 1)
        choices.addStretch()
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.addWidget(self.table)
        beside.addWidget(self.chart.in_scroll_area())
        beside.setStretchFactor(1, 1)
        beside.setSizes([430, 690])
        told = QHBoxLayout()
        told.addWidget(self.count)
        told.addSpacing(16)
        told.addWidget(self.listed)
        told.addWidget(self.all_button)
        told.addStretch()
        column = QVBoxLayout(self)
        column.addLayout(choices)
        column.addWidget(beside, 1)
        column.addLayout(told)
        column.addWidget(self._make_buttons())

    def _make_buttons(self) -> QDialogButtonBox:
        close = QDialogButtonBox.StandardButton.Close
        buttons = QDialogButtonBox(close)
        buttons.button(close).setAutoDefault(False)
        self.exporting.add_to(buttons)
        buttons.rejected.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        self._search.changed.connect(self._timer.start)
        self._search.opened.connect(self._timer.start)
        self._timer.timeout.connect(self.refresh)
        for box in (self.scope, self.by):
            box.currentIndexChanged.connect(self.refresh)
        self.player.chosen.connect(self.refresh)
        self.model.layoutChanged.connect(self._draw)
        self.chart.pressed.connect(self._list_only)
        self.table.activated.connect(self._activate)
        self.table.selectionModel().selectionChanged.connect(self._mark)
        self.career_button.clicked.connect(self._show_career)
        self.all_button.clicked.connect(self._list_all)

    @property
    def question(self) -> Question:
        """What is counted now."""
        found = self.scope.currentData() and self._search.answered is not None
        among = words.found_here() if found else ""
        colour = self.player.colour.currentData()
        return Question(By(self.by.currentData()), self.player.field.name, colour, among)

    def refresh(self) -> None:
        """Count anew."""
        self._timer.stop()
        if self._search.filter != self._chosen:
            self._base, self._chosen = self._search.filter, None
        question = self.question
        self.player.setVisible(question.by is By.CAREER)
        self.career_button.setVisible(question.by is By.PLAYER)
        try:
            self._count(question)
        except TROUBLES as error:
            self._counted = statistics_views.nothing()
            self.count.setText(str(error))
        self.table.show_sheet(self._counted.sheet, self._counted.keys)
        self.listed.setVisible(self._chosen is not None)
        self.all_button.setVisible(self._chosen is not None)
        if self._chosen is not None:
            self.listed.setText(words.listed(self._chosen))
        self._draw()
        self._mark()

    def _count(self, question: Question) -> None:
        index = self._search.index
        if index is None:
            self._counted = statistics_views.nothing()
            self.count.setText("")
            return
        numbers = self._numbers()
        if question.by is By.CAREER:
            from ...fuseki.collection.statistics import players

            self.player.field.offer([each.name for each in players(index.games, numbers)])
        self._counted = statistics_views.count(index.games, numbers, question)
        games = len(index) if numbers is None else len(numbers)
        self.count.setText(words.counted(games, len(index)))

    def _numbers(self) -> Numbers | None:
        """The games that are meant: those found at the cursor, if the panel has asked."""
        index, answered = self._search.index, self._search.answered
        if index is None or not self.scope.currentData():
            return None
        kept = None if self._base is None else index.mask(self._base)
        if answered is not None:
            answer = answered.answer
            return (answer if kept is None else answer.among(kept)).games
        return None if self._base is None else index.games.numbers(self._base)

    @property
    def plot(self) -> Plot:
        """The chart of what is in the table, in its order where it has one."""
        return self._counted.plot(self.model.keys)

    def _draw(self) -> None:
        plot = self.plot
        self.chart.show_plot(plot)
        self.exporting.enable(bool(plot.bars))

    def _mark(self) -> None:
        """Mark the bar of the row that is chosen."""
        rows = self.table.selectionModel().selectedRows()
        self.chart.mark(self.model.keys[rows[0].row()] if rows else None)
        self.career_button.setEnabled(bool(rows))

    def _activate(self, index: QModelIndex) -> None:
        self._list_only(self.model.keys[index.row()])

    def _list_only(self, key: object) -> None:
        """Let the panel list only the games of a row."""
        meant = statistics_views.meaning(key, self._base, self.question)
        if meant is not None:
            with QSignalBlocker(self.table):
                self.table.select_key(key)
            self._chosen = meant
            self._search.restrict(meant)
            self.refresh()
            self.table.select_key(key)

    def _list_all(self) -> None:
        self._chosen = None
        self._search.restrict(self._base)
        self.refresh()

    def _show_career(self) -> None:
        """Go on to the player whose row is chosen."""
        rows = self.table.selectionModel().selectedRows()
        if rows:
            self.show_career(str(self.model.sheet[1 + rows[0].row()][0]))

    def show_career(self, name: str) -> None:
        """Show the games of a player over time."""
        self.player.field.take(name)
        with QSignalBlocker(self.by):
            self.by.setCurrentIndex(self.by.findData(By.CAREER.value))
        self.refresh()
