"""Dialog that reports how often players chose certain openings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ....diagram.plots.games import report_plot
from ....diagram.plots.plot import BarArrangement, Plot
from ....display_text import escape_name
from ....files.errors import ReadError
from ....fuseki import Pattern
from ....game_index.statistics import tables
from ....game_index.statistics.opening_report import (
    NamedOpening,
    OpeningReport,
    count_openings,
    opening_tree,
    openings_from_trees,
    read_openings,
    write_openings,
)
from ....game_index.statistics.totals import player_totals
from ...core import closing
from ...core.qt_strings import from_qt, to_qt
from ...core.remembered_encodings import remembered_encodings
from ...core.settings import LAST_FOLDER, Setting
from ...files.file_loader import FileLoader
from ...widgets import appearance, dialogs, file_drop
from ...widgets.labels import PlainLabel
from ...widgets.plot_view import PlotView
from ...widgets.spin_boxes import set_number_text
from ...widgets.thumbnails import GameThumbnails
from ...wording import error_messages
from ..large_index_query import LargeIndexQuery
from ..query_row import IndexQueryRow
from . import statistics_texts
from .player_inputs import PlayerList
from .plot_export import PlotExport
from .sheet_model import SheetModel, SheetTable

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from ....game_index.database import GameDatabase
    from ....game_index.filters import Filter
    from ....game_index.index import Index
    from ....record import Tree
    from ...actions.workspace import Workspace
    from ...core.document import Document
    from ...core.settings import Settings
    from ...files.file_loader import LoadResult
    from ..search import Search

SAVED_OPENINGS = Setting("collection/openings", "")
"""The openings of the last report, as SGF."""
MAX_OPENINGS = 60
"""Maximum number of openings in a report."""

_SIDE = 104
_MAX_MOVES = 1000


class OpeningList(QWidget):
    """Editable list of openings, added from the board or from records; the list is saved."""

    changed = Signal()
    """Emitted when openings or their names have changed."""
    reported = Signal(str)
    """Emitted with a message to show, such as the reason why a file could not be read."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self._document = document
        self._settings = settings
        self._entries: list[tuple[NamedOpening, Tree]] = []
        self._waiting: list[Path] = []
        self._pictures = GameThumbnails(appearance.board_theme(settings), _SIDE, self)
        self._loader = FileLoader(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Openings"))
        self.list.setIconSize(QSize(_SIDE, _SIDE))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self._make_buttons()
        self._lay_out()
        self._connect()
        self._load_saved()

    def _make_buttons(self) -> None:
        self.position_button = QPushButton(self.tr("Add Current &Position"))
        self.position_button.setToolTip(self.tr("Add the position shown in the main window"))
        self.file_button = QPushButton(self.tr("Add &File…"))
        self.file_button.setToolTip(
            self.tr(
                "Add the openings of all games in a file (files can also be dropped on the list)"
            )
        )
        self.remove_button = QPushButton(self.tr("&Remove"))
        for button in (self.position_button, self.file_button, self.remove_button):
            button.setAutoDefault(False)
        self.moves = QSpinBox()
        self.moves.setRange(0, _MAX_MOVES)
        self.moves.setSpecialValueText(self.tr("all moves"))
        set_number_text(self.moves, self.tr("after move {number}"))
        self.moves.setAccessibleName(self.tr("Number of moves to take from files"))

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.position_button, 1)
        first.addWidget(self.remove_button)
        second.addWidget(self.file_button, 1)
        second.addWidget(self.moves)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(first)
        column.addLayout(second)

    def _connect(self) -> None:
        self.position_button.clicked.connect(self.add_position)
        self.file_button.clicked.connect(self._ask_file)
        self.remove_button.clicked.connect(self.remove_selected)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.list, self.remove_selected)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.list.itemChanged.connect(self._renamed)
        self.list.itemSelectionChanged.connect(self._enable)
        self._pictures.drawn.connect(self._drawn)
        closing.connect_until_closed(self, self._settings.changed, self._setting_changed)

    @property
    def openings(self) -> list[NamedOpening]:
        """The openings in the list, with their names."""
        return [opening for opening, _ in self._entries]

    def add_openings(self, openings: Sequence[NamedOpening]) -> None:
        """Add openings, and report how many were left out because the list is full."""
        room = max(MAX_OPENINGS - len(self._entries), 0)
        if len(openings) > room:
            text = self.tr("The list can hold {most} openings. Not added: {left}.")
            self.reported.emit(text.format(most=MAX_OPENINGS, left=len(openings) - room))
        for opening in openings[:room]:
            tree = opening_tree(opening)
            self._entries.append((opening, tree))
            item = QListWidgetItem(to_qt(opening.name))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setSizeHint(QSize(0, _SIDE + 6))
            with QSignalBlocker(self.list):
                self.list.addItem(item)
                self._show_picture(tree)
        self._save()

    def add_position(self) -> None:
        """Add the current position and edit its name, or select it if it is already in the list."""
        wanted = Pattern.from_board(self._document.session.board).canonical()
        for place, opening in enumerate(self.openings):
            if Pattern.from_board(opening.board).canonical() == wanted:
                self.list.setCurrentRow(place)
                text = self.tr("This position is already listed as “{name}”.")
                self.reported.emit(text.format(name=opening.name))
                return
        number = len(self._entries) + 1
        name = self.tr("Opening {number}").format(number=number)
        self.add_openings([NamedOpening(name, self._document.session.board)])
        if number == len(self._entries):
            item = self.list.item(number - 1)
            self.list.setCurrentItem(item)
            self.list.editItem(item)

    def remove_selected(self) -> None:
        """Remove the selected openings."""
        rows = {index.row() for index in self.list.selectedIndexes()}
        self._entries = [each for row, each in enumerate(self._entries) if row not in rows]
        with QSignalBlocker(self.list):
            for row in sorted(rows, reverse=True):
                self.list.takeItem(row)
        self._save()

    def _ask_file(self) -> None:
        path = dialogs.ask_open_path(self, self._settings.get(LAST_FOLDER))
        if path is not None:
            self.add_files([path])

    def add_files(self, paths: Sequence[Path]) -> None:
        """Add the openings of record files, which are read one after another."""
        self._waiting += paths
        if not self._loader.busy:
            self._read_next()

    def _read_next(self) -> None:
        if not self._waiting:
            return
        from ....files.opening import open_path

        path = self._waiting.pop(0)
        text = self.tr("Reading {name}…").format(name=escape_name(path.name))
        remembered = remembered_encodings(self._settings, path)
        self._loader.load(
            text,
            lambda progress: open_path(path, progress=progress, remembered=remembered).games,
            partial(self._opened, path),
        )

    def _opened(self, path: Path, result: LoadResult) -> None:
        if result.error is not None:
            self.reported.emit(error_messages.describe_error(result.error))
        else:
            moves = self.moves.value() or None
            room = MAX_OPENINGS + 1 - len(self._entries)
            self.add_openings(openings_from_trees(result.value[: max(room, 1)], path.stem, moves))
        self._read_next()

    def _renamed(self, item: QListWidgetItem) -> None:
        row, name = self.list.row(item), from_qt(item.text()).strip()
        opening, tree = self._entries[row]
        if not name:
            with QSignalBlocker(self.list):
                item.setText(to_qt(opening.name))
        elif name != opening.name:
            self._entries[row] = opening._replace(name=name), tree
            self._save()

    def _load_saved(self) -> None:
        """Load the openings of the last session."""
        try:
            self.add_openings(read_openings(self._settings.get(SAVED_OPENINGS).encode()))
        except ReadError:
            self._save()

    def _save(self) -> None:
        """Save the openings and emit `changed`."""
        self._settings.set(SAVED_OPENINGS, write_openings(self.openings).decode())
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self.remove_button.setEnabled(bool(self.list.selectedIndexes()))
        self.position_button.setEnabled(len(self._entries) < MAX_OPENINGS)

    def _show_picture(self, tree: Tree) -> None:
        picture = self._pictures.thumbnail(tree)
        if picture is not None:
            self._drawn(tree)

    def _drawn(self, tree: Tree) -> None:
        picture = self._pictures.thumbnail(tree)
        for row, (_, each) in enumerate(self._entries):
            if each is tree and picture is not None:
                # Notifying an open editor of a change would discard the typed text.
                with QSignalBlocker(self.list.model()):
                    self.list.item(row).setIcon(QIcon(picture))
                self.list.viewport().update()

    def _setting_changed(self, setting: object) -> None:
        if setting in appearance.BOARD_SETTINGS:
            self._pictures.configure(theme=appearance.board_theme(self._settings))
            for _, tree in self._entries:
                self._show_picture(tree)


_DELAY = 150  # milliseconds after the last change of the input


class ReportDialog(QDialog):
    """Modeless dialog that counts, for each player, the games with the chosen openings."""

    def __init__(self, search: Search, workspace: Workspace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Opening Report"))
        self.setAcceptDrops(True)
        self._search = search
        self._request: object = None
        self._found = OpeningReport((), ())
        self.openings = OpeningList(workspace.document, workspace.settings)
        self.players = PlayerList(workspace.settings)
        self.filter_box = QCheckBox(self.tr("Only games that match the coll&ection filter"))
        self.model = SheetModel(self)
        self.table = SheetTable(self.model)
        self.table.setAccessibleName(self.tr("Results"))
        self.chart = PlotView(workspace.settings)
        self.status = PlainLabel()
        self.status.setWordWrap(True)
        self.progress_row = IndexQueryRow()
        self._suggesting = LargeIndexQuery(self)
        self.export = PlotExport(
            self,
            workspace.settings,
            workspace.messages,
            lambda: self.plot,
            lambda: self.model.sheet,
            lambda: self.tr("opening-report"),
        )
        self._timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._lay_out()
        self._connect()
        self.resize(1120, 700)
        self._use_index()
        self.refresh()

    def _lay_out(self) -> None:
        what = PlainLabel(
            self.tr(
                "A game counts if its whole board matches the opening at some point, in "
                "any rotation or reflection. Swapped colours do not count."
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
        numbers.addWidget(self.chart.wrap_in_scroll_area())
        numbers.setSizes([240, 380])
        beside = QSplitter(Qt.Orientation.Horizontal)
        beside.addWidget(left)
        beside.addWidget(numbers)
        beside.setStretchFactor(1, 1)
        beside.setSizes([320, 800])
        column = QVBoxLayout(self)
        column.addWidget(beside, 1)
        column.addWidget(self.status)
        column.addWidget(self.progress_row)
        column.addWidget(self.export.make_buttons(self))

    def _connect(self) -> None:
        closing.connect_until_closed(self, self._search.opened, self._use_index)
        closing.connect_until_closed(self, self._search.changed, self._timer.start)
        self._timer.timeout.connect(self.refresh)
        self.progress_row.stopped.connect(self._show_stopped)
        self.openings.changed.connect(self._timer.start)
        self.openings.reported.connect(self.status.setText)
        self.players.changed.connect(self._timer.start)
        self.filter_box.toggled.connect(self.refresh)
        self.chart.bar_clicked.connect(self.table.select_key)
        self.table.selectionModel().selectionChanged.connect(self._select_bar)

    def _use_index(self) -> None:
        """Suggest the players of the open collection, and schedule a new count."""
        index = self._search.index
        self._suggesting.cancel()
        if index is None:
            self.players.field.set_suggestions(())
        else:
            self._suggesting.run(index.games, _player_names, self._suggest_players)
        self._timer.start()

    def _suggest_players(self, names: list[str] | Exception) -> None:
        if not isinstance(names, Exception):  # an error is reported when the games are counted
            self.players.field.set_suggestions(names)

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
        self._request = request
        self.progress_row.abandon()
        index, game_filter = self._search.index, self._game_filter
        if index is None or not openings:
            self._show_report(OpeningReport((), ()))
            return
        self.progress_row.run(
            index.games,
            self.tr("Counting games…"),
            partial(_count, index, openings, names, game_filter),
            self._show_report,
        )

    def _show_stopped(self) -> None:
        self._show_report(OpeningReport((), ()))
        self.status.setText(self.tr("Counting was cancelled."))

    def _show_report(self, found: OpeningReport | Exception) -> None:
        self.status.setText("")
        if isinstance(found, Exception):
            self._found = OpeningReport((), ())
            self.status.setText(error_messages.describe_error(found))
            self._search.failed.emit(found)
        else:
            self._found = found
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
        self.chart.select_bar(self.model.row_keys[rows[0].row()] if rows else None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        file_drop.accept_files(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Add the openings in the dropped files."""
        file_drop.handle_drop(event, self, self.openings.add_files)


def _count(
    index: Index,
    openings: Sequence[NamedOpening],
    players: Sequence[str],
    game_filter: Filter | None,
    games: GameDatabase,
) -> OpeningReport:
    """Count games in a thread, with a connection of its own."""
    return count_openings(index.with_database(games), openings, players, game_filter)


def _player_names(games: GameDatabase) -> list[str]:
    return [each.name for each in player_totals(games)]
