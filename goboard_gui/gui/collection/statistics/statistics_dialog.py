"""Dialog with statistics of a collection's games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ....game_index.statistics.totals import PlayerTotals
from ...core import closing
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.plot_view import PlotView
from ...wording import error_messages
from ..query_row import IndexQueryRow
from . import counting, statistics_texts
from .counting import CountedGames, GroupBy, StatisticsQuery, StatisticsScope
from .player_inputs import PlayerColourInput
from .plot_export import PlotExport
from .sheet_model import SheetModel, SheetTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex

    from ....diagram.plots.plot import Plot
    from ....game_index.database import GameDatabase
    from ....game_index.index import Index
    from ....go import Point
    from ...actions.workspace import Workspace
    from ..search import Search
    from .counting import StatisticsCount, StatisticsResult

_DELAY = 150  # milliseconds after the last change of the position


class StatisticsDialog(QDialog):
    """Modeless dialog that counts the games found by the collection panel.

    Clicking a bar lists only the games of that bar in the panel, which does not change the
    statistics; any other change of the filter does.
    """

    def __init__(
        self,
        search: Search,
        workspace: Workspace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Statistics"))
        self._search = search
        self._workspace = workspace
        self._listed_games = StatisticsScope(search)
        self._counted: StatisticsResult = counting.empty_result()
        self._counted_query = StatisticsQuery(GroupBy.YEAR)
        self.model = SheetModel(self)
        self.table = SheetTable(self.model)
        self.table.setAccessibleName(self.tr("Results"))
        self.chart = PlotView(workspace.settings)
        self.export = PlotExport(
            self,
            workspace.settings,
            workspace.messages,
            lambda: self.plot,
            lambda: self.model.sheet,
            lambda: self.tr("statistics-{by}").format(by=self.by.currentData()),
        )
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._make_choices()
        self._lay_out()
        self._connect()
        self.resize(1120, 620)
        self.refresh()
        self.by.setFocus()

    def _make_choices(self) -> None:
        self.scope = QComboBox()
        set_combo_box_name(self.scope, self.tr("Games to count"))
        self.scope.addItem(self.tr("Games listed in the Collection panel"), True)
        self.scope.addItem(self.tr("Whole collection"), False)
        self.by = QComboBox()
        set_combo_box_name(self.by, self.tr("Grouping"))
        for title, by in (
            (self.tr("By year"), GroupBy.YEAR),
            (self.tr("By decade"), GroupBy.DECADE),
            (self.tr("By month"), GroupBy.MONTH),
            (self.tr("By player"), GroupBy.PLAYER),
            (self.tr("By event"), GroupBy.EVENT),
            (self.tr("By next move"), GroupBy.NEXT),
            (self.tr("One player over time"), GroupBy.CAREER),
        ):
            self.by.addItem(title, by.value)
        self.player = PlayerColourInput()
        self.career_button = QPushButton(self.tr("Player's Games &over Time"))
        self.career_button.setToolTip(self.tr("Show the selected player's games over time"))
        self.career_button.setAutoDefault(False)
        self.count_label = PlainLabel()
        self.progress_row = IndexQueryRow()
        self.listed_label = PlainLabel()
        self.all_button = QPushButton(self.tr("List &All Games"))
        self.all_button.setAutoDefault(False)

    def _lay_out(self) -> None:
        choices = QHBoxLayout()
        for widget in (self.scope, self.by, self.career_button):
            choices.addWidget(widget)
        choices.addWidget(self.player, 1)
        choices.addStretch()
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.addWidget(self.table)
        beside.addWidget(self.chart.wrap_in_scroll_area())
        beside.setStretchFactor(1, 1)
        beside.setSizes([430, 690])
        row = QHBoxLayout()
        row.addWidget(self.count_label)
        row.addSpacing(16)
        row.addWidget(self.listed_label)
        row.addWidget(self.all_button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.addLayout(choices)
        column.addWidget(beside, 1)
        column.addLayout(row)
        column.addWidget(self.progress_row)
        column.addWidget(self.export.make_buttons(self))

    def _connect(self) -> None:
        closing.connect_until_closed(self, self._search.changed, self._timer.start)
        closing.connect_until_closed(self, self._search.opened, self._timer.start)
        self._timer.timeout.connect(self.refresh)
        self.progress_row.stopped.connect(self._show_stopped)
        for box in (self.scope, self.by):
            box.currentIndexChanged.connect(self.refresh)
        self.player.selection_changed.connect(self.refresh)
        self.model.layoutChanged.connect(self._draw)
        self.chart.bar_clicked.connect(self._list_only)
        self.table.activated.connect(self._activate)
        self.table.selectionModel().selectionChanged.connect(self._select_bar)
        self.career_button.clicked.connect(self._show_career)
        self.all_button.clicked.connect(self._list_all)

    @property
    def query(self) -> StatisticsQuery:
        """The statistics that the user has chosen."""
        found = self.scope.currentData() and self._search.completed_search is not None
        among = statistics_texts.games_with_position_text() if found else ""
        colour = self.player.colour.currentData()
        return StatisticsQuery(
            GroupBy(self.by.currentData()), self.player.field.name, colour, among
        )

    def refresh(self) -> None:
        """Count the games again and show the result."""
        self._timer.stop()
        self._listed_games.adopt_panel_filter()
        question = self.query
        self.player.setVisible(question.by is GroupBy.CAREER)
        self.career_button.setVisible(question.by is GroupBy.PLAYER)
        index, session = self._search.index, self._workspace.document.session
        if index is None:
            self.progress_row.abandon()
            self._show(question, counting.empty_result(), "")
            return
        wanted = self.scope.currentData() or question.by is GroupBy.NEXT
        games = self._listed_games.counted_games() if wanted else CountedGames()
        name = self._workspace.view_settings.point_naming(session.shape).name
        self.progress_row.run(
            index.games,
            self.tr("Counting games…"),
            partial(_count, index, games, question, name),
            partial(self._show_count, question, len(index)),
        )

    def _show_count(
        self, question: StatisticsQuery, total: int, found: StatisticsCount | Exception
    ) -> None:
        """Show statistics of some games of ``total``, or the error of counting them."""
        if isinstance(found, Exception):
            self._show(question, counting.empty_result(), error_messages.describe_error(found))
            self._search.failed.emit(found)
            return
        if question.by is GroupBy.CAREER:
            self.player.field.set_suggestions(found.players)
        text = statistics_texts.counted_games_text(found.games, total)
        self._show(question, found.statistics, text)

    def _show_stopped(self) -> None:
        self._show(self.query, counting.empty_result(), self.tr("Counting was cancelled."))

    def _show(self, question: StatisticsQuery, counted: StatisticsResult, text: str) -> None:
        self._counted, self._counted_query = counted, question
        self.count_label.setText(text)
        selected = self._selected
        self.table.show_sheet(self._counted.sheet, self._counted.keys)
        self.table.select_key(selected)
        chosen = self._listed_games.bar_filter
        self.listed_label.setVisible(chosen is not None)
        self.all_button.setVisible(chosen is not None)
        if chosen is not None:
            self.listed_label.setText(statistics_texts.game_list_filter_text(chosen))
        self._draw()
        self._select_bar()

    @property
    def plot(self) -> Plot:
        """The chart of the statistics, in the order of the table's rows if this kind of chart
        allows it.
        """
        return self._counted.plot(self.model.row_keys)

    def _draw(self) -> None:
        plot = self.plot
        self.chart.show_plot(plot)
        self.export.set_enabled(bool(plot.bars))

    def _select_bar(self) -> None:
        """Highlight the bar that corresponds to the selected row."""
        self.chart.select_bar(self._selected)
        self.career_button.setEnabled(self._selected is not None)

    @property
    def _selected(self) -> object:
        """The key of the selected row, or None if no row is selected."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.row_keys[rows[0].row()] if rows else None

    def _activate(self, index: QModelIndex) -> None:
        self._list_only(self.model.row_keys[index.row()])

    def _list_only(self, key: object) -> None:
        """Limit the list in the collection panel to the games that one row counts."""
        game_filter = counting.filter_for_row(
            key, self._listed_games.base_filter, self._counted_query
        )
        self.table.select_key(key)
        if game_filter is not None:
            self._listed_games.filter_list(game_filter)
            self.refresh()

    def _list_all(self) -> None:
        self._listed_games.clear_list_filter()
        self.refresh()

    def _show_career(self) -> None:
        """Show statistics over time for the player in the selected row."""
        player = self._selected
        if isinstance(player, PlayerTotals):
            self.player.field.set_name(player.name)
            self.by.setCurrentIndex(self.by.findData(GroupBy.CAREER.value))


def _count(
    index: Index,
    counted: CountedGames,
    question: StatisticsQuery,
    name: Callable[[Point], str],
    games: GameDatabase,
) -> StatisticsCount:
    """Count games in a thread, with a connection of its own."""
    return counting.count_statistics(index.with_database(games), counted, question, name)
