"""Export of listed games to the clipboard and to files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ...core.settings import LAST_FOLDER
from ...widgets import dialogs
from ...wording import error_messages
from . import game_texts

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from ....diagram.output.book_files import WriteProgress
    from ....game_index.export import GameExport
    from ....game_index.facts import GameFacts
    from ...core.messages import Messages
    from ...core.settings import Settings
    from ...widgets.progress_row import TaskProgressRow
    from .game_table import GameModel, GameRowSequence, GameTable


class ListExport(QObject):
    """Copies and saves the listed games: only the selected ones if there are several."""

    saved = Signal(object)
    """Emitted with its path when a file was saved."""

    def __init__(
        self, table: GameTable, work: TaskProgressRow, settings: Settings, messages: Messages
    ) -> None:
        super().__init__(table)
        self._table = table
        self._progress_row = work
        self._settings = settings
        self._messages = messages
        self._export: tuple[Path, GameExport] | None = None
        work.ended.connect(self._save_gathered)

    @property
    def _rows(self) -> GameRowSequence:
        return cast("GameModel", self._table.model()).rows

    @property
    def _row_numbers(self) -> Iterable[int]:
        """The numbers of the rows to export."""
        chosen = self._table.selected_rows
        return chosen if len(chosen) > 1 else range(len(self._rows))

    def copy(self) -> None:
        """Copy the selected rows as tab-separated text, which spreadsheets can paste."""
        from ....files.tables import csv_text

        columns = self._table.visible_columns
        rows = [
            [game_texts.cell_text(self._rows[at], each) for each in columns]
            for at in self._table.selected_rows
        ]
        if rows:
            QApplication.clipboard().setText(csv_text(rows, "\t"))
            self._messages.show(self.tr("Copied: the selected rows"))

    def save_list(self) -> None:
        """Ask for a file name and save the list as a CSV file."""
        from ....files.tables import spreadsheet_bytes

        title, kinds = self.tr("Save the list"), self.tr("Comma-separated values (*.csv)")
        path = self._ask(title, self.tr("games"), kinds, ".csv")
        if path is not None:
            with dialogs.busy():
                rows = map(game_texts.export_row, (self._rows[at] for at in self._row_numbers))
                data = spreadsheet_bytes([game_texts.export_titles(), *rows])
            self._save(path, data)

    def save_games(self) -> None:
        """Ask for a file name and save the records of the games in a single SGF file."""
        from ....game_index.export import GameExport

        title, kinds = self.tr("Save the games as one file"), self.tr("Game records (*.sgf)")
        path = self._ask(title, self.tr("games"), kinds, ".sgf")
        if path is None:
            return
        if path.exists() and any(map(path.samefile, self._files_named(path.name))):
            text = self.tr("{name} is one of the files of the collection. Choose another name.")
            dialogs.show_error(self._table, text.format(name=path.name))
            return
        gathering = GameExport()
        self._export = path, gathering
        text = self.tr("Reading the games…")
        self._progress_row.run(text, self._progress(gathering))

    def _facts(self) -> Iterable[GameFacts]:
        rows = (self._rows[at] for at in self._row_numbers)
        return (row.facts for row in rows if row.facts is not None)

    def _files_named(self, name: str) -> Iterable[Path]:
        paths = (facts.path for facts in self._facts())
        return (path for path in paths if path.name == name and path.exists())

    def _progress(self, gathering: GameExport) -> Generator[WriteProgress, None, None]:
        from ....diagram.output.book_files import WriteProgress

        facts = list(self._facts())
        for done in gathering.read_games(facts):
            yield WriteProgress(done, len(facts))

    def _save_gathered(self, done: bool) -> None:
        gathered, self._export = self._export, None
        if gathered is None or not done:
            return
        path, gathering = gathered
        if gathering.pieces:
            self._save(path, gathering.data)
        if gathering.failures:
            dialogs.show_error(self._table, game_texts.missing_games_text(gathering.failures))

    def _ask(self, title: str, name: str, kinds: str, suffix: str) -> Path | None:
        suggested = Path(self._settings.get(LAST_FOLDER)) / f"{name}{suffix}"
        path = dialogs.ask_save_path(self._table, title, str(suggested), kinds)
        return path if path is None or path.suffix else path.with_suffix(suffix)

    def _save(self, path: Path, data: bytes) -> None:
        from ....files.errors import SaveError
        from ....files.storage.saving import save

        try:
            save(path, data)
        except SaveError as error:
            dialogs.show_error(self._table, error_messages.describe(error))
        else:
            self.saved.emit(path)
