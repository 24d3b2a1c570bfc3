"""Dialog that shows which rows, columns and lines the first moves of games use."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QSpinBox, QSplitter, QVBoxLayout

from ....diagram.plots.move_places import MovePlacesTexts, move_places_plot
from ....fuseki.move_places import MovePlaces, move_places
from ....game_index.statistics.move_places import count_move_places
from ....game_index.statistics.tables import move_place_rows
from ....game_index.statistics.totals import player_totals
from ....go import Colour
from ....named_tuples import NamedTuple
from ...core import closing
from ...core.i18n import format_number, tr_noop, translator
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.labels import PlainLabel
from ...widgets.plot_view import PlotView
from ...widgets.qt_texts import as_tip
from ...widgets.spin_boxes import set_number_text
from ...wording import error_messages, shape_texts
from ..query_row import IndexQueryRow
from .counting import COLOURS, CountedGames, StatisticsScope
from .player_inputs import PlayerColourInput
from .plot_export import PlotExport
from .sheet_model import SheetModel, SheetTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ....diagram.plots.plot import Plot
    from ....game_index.database import GameDatabase
    from ....game_index.index import Index
    from ....go import Size
    from ...actions.workspace import Workspace
    from ..search import Search

_M = "MovePlaces"
_tr = translator(_M)

DEFAULT_MOVES = 60
"""The number of moves counted at first; Park calls the first 60 moves of a game the fuseki."""
_MAX_MOVES = 1000
_LEAST_HEIGHT = 240
"""The least height of the table and the chart, of which a few rows can be seen then."""
_DELAY = 150  # milliseconds after the last change of the position


class PlacesScope(Enum):
    """The games whose moves are counted."""

    GAME = "game"
    LISTED = "listed"
    COLLECTION = "collection"


def plot_texts() -> MovePlacesTexts:
    """Return the texts of the chart, translated into the language of the window."""
    return MovePlacesTexts(
        rows=_tr(tr_noop(_M, "Rows, from the bottom")),
        columns=_tr(tr_noop(_M, "Columns, from the left")),
        lines=_tr(tr_noop(_M, "Lines, from the nearest edge")),
        share=_tr(tr_noop(_M, "% of moves")),
        nothing=_tr(tr_noop(_M, "There are no moves to show.")),
        description=_tr(
            tr_noop(
                _M,
                "{number}: {rows} moves on this row, {columns} on this column, {lines} on this "
                "line",
            )
        ),
        decimal_point=QLocale().decimalPoint(),
    )


def counted_moves_text(places: MovePlaces) -> str:
    """Return a sentence saying how many moves and games are counted, and on which board."""
    text = _tr(tr_noop(_M, "%Ln games on {size} with {moves} moves counted"), places.games)
    return text.format(size=places.size, moves=format_number(places.moves))


class PlacesCount(NamedTuple):
    """Counted moves, and the players to choose from."""

    places: MovePlaces
    players: list[str]


class MovePlacesDialog(QDialog):
    """Modeless dialog with a table and a chart of the rows, columns and lines of the first moves.

    It counts the current line of the open game, or the games of the open collection on boards of
    the same size: those of the collection panel or all of them, those of a player or of everybody.
    """

    def __init__(self, search: Search, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rows and Columns of Moves"))
        self._search = search
        self._workspace = workspace
        self._listed_games = StatisticsScope(search)
        self._places: MovePlaces | None = None
        self.model = SheetModel(self)
        self.table = SheetTable(self.model)
        self.table.setAccessibleName(self.tr("Moves by row, column and line"))
        self.chart = PlotView(workspace.settings)
        self.export = PlotExport(
            self,
            workspace.settings,
            workspace.messages,
            lambda: self.plot,
            lambda: self.model.sheet,
            lambda: self.tr("rows-and-columns"),
        )
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._make_choices()
        self._lay_out()
        self._connect()
        self.resize(1120, 620)
        self.refresh()
        self._fit_table()

    def _make_choices(self) -> None:
        self.scope = QComboBox()
        set_combo_box_name(self.scope, self.tr("Games to count"))
        for text, scope in (
            (self.tr("Current line of this game"), PlacesScope.GAME),
            (self.tr("Games listed in the Collection panel"), PlacesScope.LISTED),
            (self.tr("Whole collection"), PlacesScope.COLLECTION),
        ):
            self.scope.addItem(text, scope.value)
        self.moves = QSpinBox()
        self.moves.setRange(1, _MAX_MOVES)
        self.moves.setValue(DEFAULT_MOVES)
        self.moves.setAccessibleName(self.tr("Number of moves to count in each game"))
        set_number_text(self.moves, self.tr("first {number} moves"))
        self.player = PlayerColourInput()
        self.count_label = PlainLabel()
        self.count_label.setWordWrap(True)
        self.progress_row = IndexQueryRow()

    def _lay_out(self) -> None:
        choices = QHBoxLayout()
        choices.addWidget(self.scope)
        choices.addWidget(self.moves)
        choices.addStretch()
        self._beside = beside = QSplitter(Qt.Orientation.Horizontal)
        beside.addWidget(self.table)
        beside.addWidget(self.chart.wrap_in_scroll_area())
        beside.setStretchFactor(1, 1)
        # A dialog that is too high for the screen is scrolled, see `dialogs.fit_to_screen`.
        beside.setMinimumHeight(_LEAST_HEIGHT)
        column = QVBoxLayout(self)
        column.addLayout(choices)
        column.addWidget(self.player)
        column.addWidget(beside, 1)
        column.addWidget(self.count_label)
        column.addWidget(self.progress_row)
        column.addWidget(self.export.make_buttons(self))

    def _fit_table(self) -> None:
        """Give the table the width of its columns, and the chart the rest."""
        bar, frame = self.table.verticalScrollBar().sizeHint().width(), self.table.frameWidth()
        needed = self.table.horizontalHeader().length() + bar + 2 * frame
        self._beside.setSizes([needed, max(1, self.width() - needed)])

    def _connect(self) -> None:
        document = self._workspace.document
        for signal in (self._search.changed, self._search.opened, document.position_shown):
            closing.connect_until_closed(self, signal, self._timer.start)
        self._timer.timeout.connect(self.refresh)
        self.progress_row.stopped.connect(
            lambda: self._show(None, self.tr("Counting was cancelled."))
        )
        self.scope.currentIndexChanged.connect(self.refresh)
        self.moves.valueChanged.connect(self._timer.start)
        self.player.selection_changed.connect(self.refresh)
        self.table.selectionModel().selectionChanged.connect(self._select_bar)
        self.chart.bar_clicked.connect(self.table.select_key)

    @property
    def _scope(self) -> PlacesScope:
        """The chosen games, or those of the open record if no collection is open."""
        chosen = PlacesScope(self.scope.currentData())
        return PlacesScope.GAME if self._search.index is None else chosen

    def refresh(self) -> None:
        """Count the moves again and show the result."""
        self._timer.stop()
        self._listed_games.adopt_panel_filter()
        is_open = self._search.index is not None
        self.scope.setEnabled(is_open)
        hint = "" if is_open else self.tr("Open a collection to count the moves of its games.")
        self.scope.setToolTip(as_tip(hint))
        self.player.field.setEnabled(self._scope is not PlacesScope.GAME)
        session, index = self._workspace.document.session, self._search.index
        colour = COLOURS[self.player.colour.currentData()]
        colours = tuple(Colour) if colour is None else (colour,)
        moves = self.moves.value()
        self.progress_row.abandon()
        if not session.shape.is_rectangle:
            self._show(None, shape_texts.rectangle_required_text())
        elif self._scope is PlacesScope.GAME or index is None:
            places = move_places(session.tree, moves, session.line, colours)
            text = counted_moves_text(places)
            self._show(places, f"{text}. {hint}" if hint else text)
        else:
            is_listed = self._scope is PlacesScope.LISTED
            counted = self._listed_games.counted_games() if is_listed else CountedGames()
            player = self.player.field.name
            self.progress_row.run(
                index.games,
                self.tr("Counting moves…"),
                partial(_count, index, counted, session.size, moves, player, colours),
                self._show_count,
            )

    def _show_count(self, found: PlacesCount | Exception) -> None:
        if isinstance(found, Exception):
            self._show(None, error_messages.describe_error(found))
            self._search.failed.emit(found)
        else:
            self.player.field.set_suggestions(found.players)
            self._show(found.places, counted_moves_text(found.places))

    def _show(self, places: MovePlaces | None, text: str) -> None:
        """Show counted moves, or only a text."""
        self._places = places
        self.count_label.setText(text)
        sheet = move_place_rows(places) if places is not None else []
        self.table.show_sheet(sheet, [row[0] for row in sheet[1:]])
        self.chart.show_plot(self.plot)
        self.export.set_enabled(bool(self.plot.bars))

    @property
    def plot(self) -> Plot:
        """The chart of the counted moves."""
        places = self._places or MovePlaces(self._workspace.document.session.size, 0, ())
        return move_places_plot(places, self._title(), texts=plot_texts())

    def _title(self) -> str:
        player = self.player.field.name if self._scope is not PlacesScope.GAME else ""
        if player:
            text = self.tr("Rows, columns and lines of {player}'s moves among the first {number}")
        else:
            text = self.tr("Rows, columns and lines of the first {number} moves")
        return text.format(number=self.moves.value(), player=player)

    def _select_bar(self) -> None:
        """Highlight the bar that corresponds to the selected row."""
        rows = self.table.selectionModel().selectedRows()
        self.chart.select_bar(self.model.row_keys[rows[0].row()] if rows else None)


def _count(
    index: Index,
    counted: CountedGames,
    size: Size,
    moves: int,
    player: str,
    colours: tuple[Colour, ...],
    games: GameDatabase,
) -> PlacesCount:
    """Count moves in a thread, with a connection of its own."""
    index = index.with_database(games)
    numbers = counted.numbers(index)
    players = [each.name for each in player_totals(games, numbers)]
    places = count_move_places(index, size, moves, games=numbers, player=player, colours=colours)
    return PlacesCount(places, players)
