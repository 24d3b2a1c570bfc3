"""Dialog that reports how often players chose certain openings."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ....diagram.plots.games import report_plot
from ....diagram.plots.plot import BarArrangement, Plot
from ....game_index.statistics import tables
from ....game_index.statistics.opening_report import OpeningReport, count_openings
from ....game_index.statistics.totals import player_totals
from ...core import closing
from ...widgets import dialogs, file_drop
from ...wording import error_messages
from ..search import INDEX_ERRORS
from . import statistics_texts
from .opening_list import OpeningList
from .player_inputs import PlayerList
from .plot_view import PlotExport, PlotView
from .sheet_model import SheetModel, SheetTable

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from ....game_index.filters import Filter
    from ...actions.workspace import Workspace
    from ..search import Search

_DELAY = 150  # milliseconds after the last change of the input


class ReportDialog(QDialog):
    """Modeless dialog that counts the games with chosen openings, by player."""

    def __init__(self, search: Search, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report on openings"))
        self.setAcceptDrops(True)
        self._search = search
        self._request: object = None
        self._found = OpeningReport((), ())
        self.openings = OpeningList(workspace.document, workspace.settings)
        self.players = PlayerList(workspace.settings)
        self.filter_box = QCheckBox(self.tr("Only games that the panel's filter m&eans"))
        self.model = SheetModel(self)
        self.table = SheetTable(self.model)
        self.table.setAccessibleName(self.tr("Numbers"))
        self.chart = PlotView(workspace.settings)
        self.status = QLabel()
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        self.export = PlotExport(
            self,
            workspace.settings,
            workspace.messages,
            lambda: self.plot,
            lambda: self.model.sheet,
            lambda: self.tr("openings"),
        )
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._lay_out()
        self._connect()
        self.resize(1120, 700)
        self._use_index()
        self.refresh()

    def _lay_out(self) -> None:
        what = QLabel(
            self.tr(
                "A game has an opening if its position stands on the whole board at any move, its "
                "colours as they are: by a turn of the board, or else only by a reflection."
            )
        )
        what.setWordWrap(True)
        left = QWidget()
        choices = QVBoxLayout(left)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.addWidget(what)
        choices.addWidget(self.openings, 1)
        choices.addWidget(self.players)
        choices.addWidget(self.filter_box)
        numbers = QSplitter(Qt.Orientation.Vertical)
        numbers.addWidget(self.table)
        numbers.addWidget(self.chart.in_scroll_area())
        numbers.setSizes([240, 380])
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.addWidget(left)
        beside.addWidget(numbers)
        beside.setStretchFactor(1, 1)
        beside.setSizes([320, 800])
        column = QVBoxLayout(self)
        column.addWidget(beside, 1)
        column.addWidget(self.status)
        column.addWidget(self.export.buttons(self))

    def _connect(self) -> None:
        closing.connect(self, self._search.opened, self._use_index)
        closing.connect(self, self._search.changed, self._timer.start)
        self._timer.timeout.connect(self.refresh)
        self.openings.changed.connect(self._timer.start)
        self.openings.reported.connect(self.status.setText)
        self.players.changed.connect(self._timer.start)
        self.filter_box.toggled.connect(self.refresh)
        self.chart.bar_clicked.connect(self.table.select_key)
        self.table.selectionModel().selectionChanged.connect(self._select_bar)

    def _use_index(self) -> None:
        """Suggest the players of the open collection."""
        index = self._search.index
        with suppress(*INDEX_ERRORS):  # reported when the games are counted
            known = [] if index is None else player_totals(index.games)
            self.players.field.set_suggestions([each.name for each in known])
        self._timer.start()

    @property
    def _game_filter(self) -> Filter | None:
        return self._search.filter if self.filter_box.isChecked() else None

    def refresh(self) -> None:
        """Count again if the openings, the players, the filter or the index has changed."""
        self._timer.stop()
        self.filter_box.setEnabled(self._search.filter is not None or self.filter_box.isChecked())
        openings, names = self.openings.openings, self.players.players
        request = self._search.index, self._game_filter, openings, names
        if request == self._request:
            return
        self._request, self._found = request, OpeningReport((), ())
        self.status.setText("")
        try:
            if self._search.index is not None and openings:
                with dialogs.busy():
                    self._found = count_openings(
                        self._search.index, openings, names, self._game_filter
                    )
        except INDEX_ERRORS as error:
            self.status.setText(error_messages.describe(error))
        self._show()

    def _show(self) -> None:
        found = [(opening, column) for opening, column, _ in self._found.counts()]
        self.table.show_sheet(tables.report_rows(self._found), found)
        self.chart.show_plot(self.plot)
        unknown = [each.player for each in self._found.columns if each.player and not each.games]
        if unknown:
            self.status.setText(statistics_texts.unknown_player_text(", ".join(unknown)))
        self.export.set_enabled(bool(found))

    @property
    def plot(self) -> Plot:
        """The chart of the report."""
        if self._found.rows:
            return report_plot(
                self._found, statistics_texts.report_title(), texts=statistics_texts.plot_texts()
            )
        nothing = (
            statistics_texts.no_openings_text()
            if self._search.index is not None
            else statistics_texts.no_collection_text()
        )
        return Plot(BarArrangement.GROUPED, "", (), (), "", empty_text=nothing)

    def _select_bar(self) -> None:
        rows = self.table.selectionModel().selectedRows()
        self.chart.select_bar(self.model.keys[rows[0].row()] if rows else None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        file_drop.accept_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Add the openings in the dropped files."""
        file_drop.handle_drop(event, self, self.openings.add_files)
