"""Saving: between the document, its file on the disk, copies of that, and the person's answers."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..core.folders import backup_folder, start_folder
from ..core.settings import LAST_FOLDER
from ..widgets import dialogs
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...files.storage.backup import Backups
    from ...record import Tree
    from ..core.document import Document
    from ..core.settings import Settings


class Saver(QObject):
    """Saves a document. What a file held that day is copied first; nothing is lost unasked."""

    saved = Signal(object)
    """The document is in this file now."""
    noticed = Signal(str)
    """It was saved, but something beside that failed."""
    compare_asked = Signal()
    """The record is to be compared with what its file holds now."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        window: QWidget,
        folder: Callable[[], Path] = backup_folder,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._window = window
        self._folder = folder
        self._imported: tuple[Path, Sequence[Tree]] | None = None

    def note_import(self, path: Path, games: Sequence[Tree]) -> None:
        """Know that games came from a file of another format, which stays as it is."""
        self._imported = path, games

    @property
    def imported(self) -> Path | None:
        """The file of another format that the document's games came from, if they did."""
        if self._imported is None or self._document.path is not None:
            return None
        path, games = self._imported
        return path if self._document.games[0].source is games[0].source else None

    @property
    def backups(self) -> Backups:
        """The copies of what files held."""
        from ...files.storage.backup import Backups

        return Backups(self._folder())

    def save(self) -> bool:
        """Save to the document's file; a new or a damaged one is asked for a name first."""
        path = self._document.path
        if path is None or self._damaged:
            return self.save_as()
        return self._write(path)

    def save_as(self) -> bool:
        """Ask for a file and save to it."""
        path = dialogs.ask_save_path(
            self._window,
            self.tr("Save the record"),
            str(self._suggested()),
            self.tr("Smart Game Format (*.sgf)"),
        )
        if path is None:
            return False
        path = path if path.suffix else path.with_suffix(".sgf")
        if self._is_imported(path):
            told = self.tr("{name} is no SGF file, and stays as it is. Choose another name.")
            dialogs.show_error(self._window, told.format(name=path.name))
            return False
        return self._write(path)

    def save_over(self) -> bool:
        """Save to the document's file, whatever another program has made of that."""
        path = self._document.path
        return path is not None and self._write(path, over=True)

    def keep_mine(self) -> bool:
        """Keep a copy of the record as it is in the window; tell if that fails."""
        from ...files.errors import CharsetError, UnwritableValueError
        from ...files.sgf.reading import new_sgf_file
        from ...files.sgf.writing import write_sgf

        path = self._document.path
        if path is None:
            return False
        file = self._document.file or new_sgf_file(())
        try:
            try:
                data = write_sgf(file, self._document.games)
            except CharsetError:
                data = write_sgf(file, self._document.games, "utf-8")
            self.backups.put(path, data)
        except (OSError, UnwritableValueError) as error:
            self._tell_no_copy(error)
            return False
        return True

    def _is_imported(self, path: Path) -> bool:
        imported = self.imported
        return imported is not None and path.resolve() == imported.resolve()

    @property
    def _damaged(self) -> bool:
        return self._document.file is not None and self._document.file.damaged

    def _suggested(self) -> Path:
        from ...files.sgf.game_info import read_info

        path = self._document.path
        if path is None and self.imported is not None:
            return self.imported.with_suffix(".sgf")
        if path is None:
            name = read_info(self._document.session.tree).file_name() or self.tr("game")
            return _free(Path(start_folder(self._settings.get(LAST_FOLDER))), name)
        if self._damaged:
            return path.with_stem(path.stem + self.tr("-repaired"))
        return path

    def _write(self, path: Path, charset: str | None = None, *, over: bool = False) -> bool:
        """Write to a file; ``over`` even if another program has changed the document's own."""
        from ...files.errors import ChangedOnDiskError, CharsetError, SaveError
        from ...files.sgf.game_saving import save_games
        from ...files.storage.saving import Fingerprint

        file = self._document.file
        expected = None
        if file is not None and path == self._document.path and not over:
            expected = Fingerprint.of_data(file.source.data)
        trouble = self._copy(path, over=over)
        try:
            saved = save_games(file, self._document.games, path, charset, expected)
        except CharsetError as error:
            question = self.tr("{problem}\nSave the whole file in UTF-8 instead?").format(
                problem=error_messages.describe(error)
            )
            agreed = dialogs.ask_yes(self._window, question, self.tr("Save in UTF-8"))
            return agreed and self._write(path, "utf-8", over=over)
        except ChangedOnDiskError:
            return self._ask_changed(path, charset)
        except SaveError as error:
            agreed = dialogs.ask_elsewhere(self._window, error_messages.describe(error))
            return agreed and self.save_as()
        self._document.mark_saved(saved, path)
        self.saved.emit(path)
        if trouble is not None:
            self._tell_no_copy(trouble)
        return True

    def _ask_changed(self, path: Path, charset: str | None) -> bool:
        """Ask what to do about what another program did to the file."""
        if not path.exists():
            question = self.tr("{name} was deleted or moved. Write it again?")
            agreed = dialogs.ask_yes(
                self._window, question.format(name=path.name), self.tr("Write it again")
            )
            return agreed and self._write(path, charset, over=True)
        match dialogs.ask_changed(self._window, path.name):
            case dialogs.OverwriteChoice.OVERWRITE:
                return self._write(path, charset, over=True)
            case dialogs.OverwriteChoice.COMPARE:
                self.compare_asked.emit()
                return not self._document.modified
            case dialogs.OverwriteChoice.CANCEL:
                return False

    def _copy(self, path: Path, *, over: bool) -> OSError | None:
        """Copy what a file holds, once a day and whenever another's work is written over."""
        try:
            self.backups.keep(path, again=over)
        except OSError as error:
            return error
        return None

    def _tell_no_copy(self, error: Exception) -> None:
        why = error.strerror if isinstance(error, OSError) else None
        told = self.tr("No copy of what the file held could be kept: {why}")
        self.noticed.emit(told.format(why=why or error))


def _free(folder: Path, name: str) -> Path:
    """A file of a name that the folder does not have yet; players may meet twice in a day."""
    tried = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(path for each in tried if not (path := folder / f"{each}.sgf").exists())
