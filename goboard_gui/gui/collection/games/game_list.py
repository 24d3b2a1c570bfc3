"""List of the games found by a search, or of all games of a collection, and its export."""

from __future__ import annotations

from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ....display_text import escape_name
from ....files.errors import CancelledError
from ....game_index.errors import UnusableIndexError
from ....named_tuples import NamedTuple
from ...actions.commands import Command
from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...widgets.buttons import IconButton, TextButton, flatten_after_menu
from ...widgets.disk_wait import wait_for_disk
from ...widgets.labels import ElidedLabel, PlainLabel
from ...widgets.progress_row import TaskProgressRow
from ...widgets.qt_texts import as_tip
from ...wording import error_messages
from ..game_reader import GameReader, collect
from ..hits.hit_navigator import GameListing, HitHighlighter, HitNavigator
from ..large_index_query import LargeIndexQuery
from . import game_texts
from .filter_bar import GameFilterBar
from .game_table import GameTable, GameTableModel

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from ....diagram.output.book_files import WriteProgress
    from ....files.opening import OpenedFile
    from ....game_index.database import GameDatabase
    from ....game_index.export import GameExport
    from ....game_index.facts import GameFacts
    from ...actions.commands.actions import Actions
    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...core.messages import Messages
    from ...core.settings import Settings
    from ..game_rows import GameRowSequence
    from ..hits.game_opener import GameOpener
    from ..search import CompletedSearch, Search


class ListExport(QObject):
    """Exporter of the listed games (or of the selected ones, if there are several) to the clipboard
    and to files.
    """

    saved = Signal(object)
    """Emitted with its path when a file was saved."""

    def __init__(
        self, table: GameTable, work: TaskProgressRow, settings: Settings, messages: Messages
    ) -> None:
        super().__init__(table)
        self._table = table
        self._reader = GameReader(table, work)
        self._settings = settings
        self._messages = messages

    @property
    def _rows(self) -> GameRowSequence:
        return cast("GameTableModel", self._table.model()).rows

    @property
    def _row_numbers(self) -> Sequence[int]:
        """The indexes of the rows to export: the selected rows if there are several, otherwise all
        rows.
        """
        chosen = self._table.selected_rows
        return chosen if len(chosen) > 1 else range(len(self._rows))

    @property
    def busy(self) -> bool:
        """Whether games are being read for an export."""
        return self._reader.busy

    def copy_list(self) -> None:
        """Copy the selected rows as tab-separated text for spreadsheets."""
        chosen = self._table.selected_rows
        if chosen and not self.busy:
            from ....files.tables import csv_text

            lines: list[str] = []
            columns = self._table.visible_columns
            rows = map(self._rows.read_row, chosen)
            made = (
                csv_text([[game_texts.cell_text(row, it) for it in columns]], "\t") for row in rows
            )
            self._reader.run(collect(made, lines, len(chosen)), partial(self._copy, lines))

    def _copy(self, lines: list[str]) -> None:
        QApplication.clipboard().setText("".join(lines))
        self._messages.show_confirmation(self.tr("Selected rows copied"))

    def save_list(self) -> None:
        """Ask for a file name and save the list as a CSV file."""
        from ....files.tables import spreadsheet_pieces

        title, kinds = self.tr("Save List"), self.tr("Comma-separated values (*.csv)")
        path = self._ask(title, self.tr("games"), kinds, ".csv")
        if path is not None:
            pieces: list[bytes] = []
            chosen = self._row_numbers
            exported = map(game_texts.export_row, map(self._rows.read_row, chosen))
            made = spreadsheet_pieces(chain([game_texts.export_titles()], exported))
            work = collect(made, pieces, len(chosen))
            self._reader.run(work, lambda: self._save(path, b"".join(pieces)))

    def save_games(self) -> None:
        """Ask for a file name and save the games in a single SGF file."""
        title, kinds = self.tr("Save Games in One File"), self.tr("Game records (*.sgf)")
        path = self._ask(title, self.tr("games"), kinds, ".sgf")
        if path is not None:
            chosen = _ChosenGames([], set())
            work = chosen.read(self._rows, self._row_numbers)
            self._reader.run(work, partial(self._save_chosen, path, chosen))

    def _save_chosen(self, path: Path, chosen: _ChosenGames) -> None:
        """Save games unless that would replace a file of the collection."""
        from ....game_index.export import GameExport

        try:
            taken = wait_for_disk(self._table, partial(_is_any_of, path, chosen.paths))
        except CancelledError:
            return
        if taken:
            text = self.tr("“{name}” is one of the files in the collection. Choose another name.")
            dialogs.show_error(self._table, text.format(name=escape_name(path.name)))
            return
        gathering = GameExport(self._read_record)
        self._reader.run(
            _gathered(gathering, chosen.facts), partial(self._save_gathered, path, gathering)
        )

    def _read_record(self, path: Path) -> OpenedFile:
        from ....files.opening import open_path

        return wait_for_disk(self._table, partial(open_path, path))

    def _save_gathered(self, path: Path, gathering: GameExport) -> None:
        if gathering.pieces:
            self._save(path, gathering.data)
        if gathering.failures:
            dialogs.show_error(self._table, game_texts.missing_games_text(gathering.failures))

    def _ask(self, title: str, name: str, kinds: str, suffix: str) -> Path | None:
        suggested = Path(self._settings.get(LAST_FOLDER)) / f"{name}{suffix}"
        path = dialogs.ask_save_path(self._table, title, str(suggested), kinds)
        return path if path is None or path.suffix else path.with_suffix(suffix)

    def _save(self, path: Path, data: bytes) -> None:
        from ...widgets.file_output import save_file

        if save_file(self._table, path, data):
            self.saved.emit(path)


class _ChosenGames(NamedTuple):
    """The games to save in one file, and the paths of their files."""

    facts: list[GameFacts]
    paths: set[Path]

    def read(
        self, rows: GameRowSequence, chosen: Sequence[int]
    ) -> Generator[WriteProgress, None, None]:
        """Read the games of some rows."""
        from ....diagram.output.book_files import WriteProgress

        for row in map(rows.read_row, chosen):
            if row.facts is not None:
                self.facts.append(row.facts)
                self.paths.add(row.facts.path)
            yield WriteProgress()


def _gathered(
    gathering: GameExport, facts: Sequence[GameFacts]
) -> Generator[WriteProgress, None, None]:
    """Read the records of games."""
    from ....diagram.output.book_files import WriteProgress

    for done in gathering.read_games(facts):
        yield WriteProgress(done, len(facts))


def _is_any_of(path: Path, others: Iterable[Path]) -> bool:
    """Return whether a path and any of the others are the same existing file."""
    from ....files.storage.contents import FileId

    identity = FileId.from_file(path)
    return identity is not None and identity.is_any_of(others)


_NARROWEST_BAR = 40
"""Least width of a progress bar, in which a percentage is legible."""


class NarrowProgressRow(TaskProgressRow):
    """Progress row whose text and bar shrink, so that Cancel stays visible in a narrow panel."""

    def _make_label(self) -> PlainLabel:
        return ElidedLabel()

    def _lay_out(self) -> None:
        super()._lay_out()
        self.label.setMinimumWidth(1)
        self.bar.setMinimumWidth(_NARROWEST_BAR)


class GameCountBar(QWidget):
    """Row with the number of games, buttons for going from hit to hit, and the menu of the list."""

    def __init__(self, hits: HitNavigator, actions: Actions, menu: QMenu) -> None:
        super().__init__()
        self._hits = hits
        self.label = ElidedLabel()
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(2)
        self._row.addWidget(self.label, 1)
        for command, name in (
            (Command.COLLECTION_PREVIOUS_HIT, "back"),
            (Command.COLLECTION_NEXT_HIT, "forward"),
        ):
            action = actions[command]
            self._row.addWidget(IconButton(name, action.toolTip(), action.trigger))
        self.back_button = self._button(
            self.tr("Back"),
            self.tr("Go back to the search position"),
            hits.return_to_query,
        )
        let_go = self.tr("List the games with the position on the board")
        self.close_button = IconButton("close", let_go, hits.stop)
        self._row.addWidget(self.close_button)
        self.menu_button = self._button(self.tr("List"), menu.title(), None)
        self.menu_button.setMenu(menu)
        flatten_after_menu(self.menu_button, menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.show_count(0, 0, None)

    def _button(self, text: str, tip: str, slot: Callable[[], object] | None) -> TextButton:
        button = TextButton(text, tip, slot)
        self._row.addWidget(button)
        return button

    def show_count(self, shown: int, total: int, place: int | None) -> None:
        """Show the number of listed games, the total number of games, and the current row.

        ``place`` is the current row, or None.
        """
        following = self._hits.hit_list is not None
        text = game_texts.game_count_text(shown, total, place)
        self.show_message(text)
        if following:  # the line has no room for this text, so it is also indicated in bold
            self.label.setToolTip(as_tip(game_texts.earlier_query_text(text)))
        font = self.label.font()
        font.setBold(following)
        self.label.setFont(font)
        for button in (self.back_button, self.close_button):
            button.setVisible(following)

    def show_message(self, text: str) -> None:
        """Show a message in place of the number of games."""
        self.label.setText(text)
        self.label.setToolTip(as_tip(text))


class _Opening(Protocol):
    def __call__(self, *, beside: bool = False) -> None: ...


class GameMenu(QMenu):
    """Menu for the listed games, opened with a button or as the context menu of a row."""

    def __init__(
        self, table: GameTable, opening: _Opening, export: ListExport, parent: QWidget
    ) -> None:
        """Create the menu; the callback ``opening`` opens the current game."""
        super().__init__(parent)
        self._table = table
        self._export = export
        self.setTitle(self.tr("Open, copy or save games"))
        self.open_action = self.addAction(self.tr("&Open"), opening)
        self.new_window_action = self.addAction(
            self.tr("Open in New &Window"), lambda: opening(beside=True)
        )
        self.addSeparator()
        self.copy_action = self.addAction(self.tr("&Copy Selected Rows"), export.copy_list)
        self.save_list_action = self.addAction("", export.save_list)
        self.save_games_action = self.addAction("", export.save_games)
        self.aboutToShow.connect(self._enable)
        self._enable()
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.customContextMenuRequested.connect(
            lambda at: self.popup(table.viewport().mapToGlobal(at))
        )

    def _enable(self) -> None:
        chosen = len(self._table.selected_rows)
        for action in (self.open_action, self.new_window_action, self.copy_action):
            action.setEnabled(chosen > 0)
        listed, games = self.tr("Save &List…"), self.tr("Save &Games in One File…")
        if chosen > 1:  # then only the selected ones are saved
            listed = self.tr("Save &List of %n Selected Games…", "", chosen)
            games = self.tr("Save %n Selected &Games in One File…", "", chosen)
        self.save_list_action.setText(listed)
        self.save_games_action.setText(games)
        for action in (self.save_list_action, self.save_games_action):
            action.setEnabled(self._table.model().rowCount() > 0 and not self._export.busy)


_OFFERED = 12
"""Maximum number of player names that are suggested."""


class GameList(QWidget):
    """List of games with a filter bar above and a row with the number of games below."""

    def __init__(
        self, search: Search, workspace: Workspace, presenter: BoardPresenter, opener: GameOpener
    ) -> None:
        super().__init__()
        self.search = search
        self._workspace = workspace
        self._completed: CompletedSearch | None = None
        self._when_listed: Callable[[], object] = lambda: None
        self.model = GameTableModel(self)
        self.table = GameTable(self.model, workspace.settings)
        self.table.setAccessibleName(self.tr("Games"))
        self._suggesting = LargeIndexQuery(self)
        self.filter_bar = GameFilterBar(self._suggest_players)
        self.opener = opener
        shown = HitHighlighter(workspace, presenter)
        self.hits = HitNavigator(search, workspace, opener, shown, self._listed, self)
        self.progress_row = NarrowProgressRow()
        self.export = ListExport(
            self.table, self.progress_row, workspace.settings, workspace.messages
        )
        self.menu = GameMenu(self.table, self.open_current, self.export, self)
        self.count_bar = GameCountBar(self.hits, workspace.actions, self.menu)
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.filter_bar)
        column.addWidget(self.table, 1)
        column.addWidget(self.progress_row)
        column.addWidget(self.count_bar)

    def _connect(self) -> None:
        self.search.opened.connect(self.refresh)
        self.search.opened.connect(self.hits.stop_if_index_changed)  # which updates the list
        self.search.changed.connect(self.refresh)
        self.search.first_hits_found.connect(self.refresh)
        self.search.changed.connect(lambda: self.filter_bar.show_filter(self.search.filter))
        self.filter_bar.changed.connect(lambda: self.search.set_filter(self.filter_bar.game_filter))
        self.hits.changed.connect(self._select_open_game)
        self.model.listed.connect(lambda: self._when_listed())
        self.model.failed.connect(self.count_bar.show_message)
        self.model.unreadable.connect(self.search.failed)
        self.table.row_opened.connect(self._open)
        self.table.copy_requested.connect(self.export.copy_list)
        self.export.saved.connect(self._workspace.messages.show_exported)

    def refresh(self) -> None:
        """List the games of the current result; while a search is running, list its first hits, or
        keep the previous list as long as there are none.
        """
        search, trail = self.search, self.hits.hit_list
        index, answered = search.index, search.completed_search or search.first_hits
        if index is not None and answered is None and search.progress is not None and trail is None:
            self.count_bar.show_count(self.model.rowCount(), self.model.rowCount(), None)
            return
        if search.error is not None and trail is None:
            index = None  # the panel shows the error; listing all games would look like the result
        self._completed = answered
        answer = trail.result if trail is not None else answered and answered.result
        kept = self.table.current_game
        try:
            self.model.show_games(None if index is None else index.games, search.filter, answer)
        except UnusableIndexError as error:
            self.model.show_games(None, None, None)
            self.count_bar.show_message(error_messages.describe_error(error))
            search.failed.emit(error)
            return
        total = answer.game_count if answer is not None else len(index) if index else 0
        self._show_listed(total, self.hits.current_game if kept is None else kept)

    def _show_listed(self, total: int, game: int | None) -> None:
        """Select a game, and show how many of ``total`` are listed, once they have been sorted."""
        self._when_listed = partial(self._show_listed, total, game)
        if self.model.is_sorting:
            self.count_bar.show_message(self.tr("Sorting…"))
            return
        self._select(game)
        self.count_bar.show_count(
            self.model.rowCount(), total, self._row_of(self.hits.current_game)
        )
        if self.hits.hit_list is None and self.search.first_hits is not None:
            self.count_bar.show_message(game_texts.first_games_text(self.model.rowCount()))

    def _select_open_game(self) -> None:
        """Update the list and select the game that is open in the window."""
        self.refresh()
        if self.hits.current_game is not None:
            self._select(self.hits.current_game)
        back = self._workspace.actions[Command.COLLECTION_BACK]
        back.setEnabled(self.hits.hit_list is not None)

    def _row_of(self, game: int | None) -> int | None:
        """Return the row of the game with this number, or None if the game is not listed."""
        return None if game is None else self.model.rows.row_of(game)

    def _select(self, game: int | None) -> None:
        row = self._row_of(game)
        if row is not None:
            self.table.selectRow(row)

    def _listed(self) -> GameListing:
        return GameListing(
            self.model.rows, self._completed, max(self.table.currentIndex().row(), 0)
        )

    def open_current(self, *, beside: bool = False) -> None:
        """Open the current game at its first hit, in this window or in another one."""
        row = self.table.currentIndex().row()
        if row >= 0:
            self._open(row, beside)

    def _open(self, row: int, beside: bool) -> None:
        chosen = self.model.rows[row]
        if beside:
            self.hits.open_in_new_window(chosen)
        else:
            self.hits.open_listed_game(chosen)

    def _suggest_players(self, part: str, then: Callable[[Sequence[str]], object]) -> None:
        """Pass the player names that contain a text to ``then``, as suggestions for the filter;
        those of a large collection are read in a thread.
        """
        index = self.search.index
        if index is None:
            self._suggesting.cancel()
            return
        query, end = partial(_player_names, part), partial(self._end_suggesting, then)
        self._suggesting.run(index.games, query, end)

    def _end_suggesting(
        self, then: Callable[[Sequence[str]], object], names: list[str] | UnusableIndexError
    ) -> None:
        if isinstance(names, UnusableIndexError):
            self.search.failed.emit(names)
        else:
            then(names)


def _player_names(part: str, games: GameDatabase) -> list[str]:
    return [name for name, _ in games.players(part, _OFFERED)]
