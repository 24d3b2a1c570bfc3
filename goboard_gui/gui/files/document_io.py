"""Opening and saving: the connection between the document, its file and the user's decisions."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...record import invalid_size
from ..core import closing
from ..core.folders import backup_folder, start_folder
from ..core.settings import LAST_FOLDER, RECENT_FILES
from ..widgets import dialogs
from ..wording import error_messages, terms
from .file_loader import FileLoader

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...files.opening import OpenedFile
    from ...files.storage.backup import Backups
    from ...record import Tree
    from ..core.document import Document
    from ..core.settings import Settings
    from .file_loader import LoadResult
    from .new_game_dialog import NewGame


class DocumentSaver(QObject):
    """Controller that saves the document of a window.

    Backups of the old contents are made first, and nothing is overwritten without asking.
    """

    saved = Signal(object)
    """Emitted with the path after the document was saved."""
    warned = Signal(str)
    """Emitted with a warning: the document was saved, but the backup failed."""
    compare_requested = Signal()
    """Emitted when the user wants to compare the record with its file."""

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

    def set_imported(self, path: Path, games: Sequence[Tree]) -> None:
        """Remember the file of another format from which games were imported; it is not
        overwritten.
        """
        self._imported = path, games

    @property
    def imported(self) -> Path | None:
        """The file of another format from which the document was imported, or None."""
        if self._imported is None or self._document.path is not None:
            return None
        path, games = self._imported
        return path if self._document.games[0].source is games[0].source else None

    @property
    def backups(self) -> Backups:
        """The store of the backups that are made before files are overwritten."""
        from ...files.storage.backup import Backups

        return Backups(self._folder())

    def save(self) -> bool:
        """Save to the document's file; if it is new or damaged, ask for a file name first."""
        path = self._document.path
        if path is None or self._damaged:
            return self.save_as()
        return self._write(path)

    def save_as(self) -> bool:
        """Ask for a file name and save to that file."""
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
            text = self.tr("{name} is no SGF file, and stays as it is. Choose another name.")
            dialogs.show_error(self._window, text.format(name=path.name))
            return False
        return self._write(path)

    def save_over(self) -> bool:
        """Save to the document's file, even if another program has changed it."""
        path = self._document.path
        return path is not None and self._write(path, over=True)

    def back_up_document(self) -> bool:
        """Make a backup of the record in the window; return whether it succeeded."""
        from ...files.errors import EncodingError, UnwritableValueError
        from ...files.sgf.reading import new_sgf_file
        from ...files.sgf.writing import write_sgf

        path = self._document.path
        if path is None:
            return False
        file = self._document.file or new_sgf_file(())
        try:
            try:
                data = write_sgf(file, self._document.games)
            except EncodingError:
                data = write_sgf(file, self._document.games, "utf-8")
            self.backups.store(path, data)
        except (OSError, UnwritableValueError) as error:
            self._report_backup_error(error)
            return False
        return True

    def _is_imported(self, path: Path) -> bool:
        imported = self.imported
        return imported is not None and path.resolve() == imported.resolve()

    @property
    def _damaged(self) -> bool:
        return self._document.file is not None and self._document.file.is_damaged

    def _suggested(self) -> Path:
        from ...files.sgf.game_info import read_info

        path = self._document.path
        if path is None and self.imported is not None:
            return self.imported.with_suffix(".sgf")
        if path is None:
            name = read_info(self._document.session.tree).suggested_file_name() or self.tr("game")
            return _unused_path(Path(start_folder(self._settings.get(LAST_FOLDER))), name)
        if self._damaged:
            return path.with_stem(path.stem + self.tr("-repaired"))
        return path

    def _write(self, path: Path, encoding: str | None = None, *, over: bool = False) -> bool:
        """Write to a file; if ``over`` is true, do so even if another program has changed the
        document's file.
        """
        from ...files.errors import ChangedOnDiskError, EncodingError, SaveError
        from ...files.sgf.game_saving import save_games
        from ...files.storage.saving import Fingerprint

        file = self._document.file
        expected = None
        if file is not None and path == self._document.path and not over:
            expected = Fingerprint.from_data(file.source.data)
        backup_error = self._back_up(path, over=over)
        try:
            saved = save_games(file, self._document.games, path, encoding, expected)
        except EncodingError as error:
            question = self.tr("{problem}\nSave the whole file in UTF-8 instead?").format(
                problem=error_messages.describe_error(error)
            )
            agreed = dialogs.confirm(self._window, question, self.tr("Save in UTF-8"))
            return agreed and self._write(path, "utf-8", over=over)
        except ChangedOnDiskError:
            return self._ask_changed(path, encoding)
        except SaveError as error:
            agreed = dialogs.ask_save_elsewhere(self._window, error_messages.describe_error(error))
            return agreed and self.save_as()
        self._document.mark_saved(saved, path)
        self.saved.emit(path)
        if backup_error is not None:
            self._report_backup_error(backup_error)
        return True

    def _ask_changed(self, path: Path, encoding: str | None) -> bool:
        """Ask what to do about a file that another program has changed or deleted."""
        if not path.exists():
            question = self.tr("{name} was deleted or moved. Write it again?")
            agreed = dialogs.confirm(
                self._window, question.format(name=path.name), self.tr("Write it again")
            )
            return agreed and self._write(path, encoding, over=True)
        match dialogs.ask_overwrite(self._window, path.name):
            case dialogs.OverwriteChoice.OVERWRITE:
                return self._write(path, encoding, over=True)
            case dialogs.OverwriteChoice.COMPARE:
                self.compare_requested.emit()
                return not self._document.modified
            case dialogs.OverwriteChoice.CANCEL:
                return False

    def _back_up(self, path: Path, *, over: bool) -> OSError | None:
        """Back up a file before it is overwritten: at most once a day, but always if another
        program has changed it.
        """
        try:
            self.backups.back_up(path, again=over)
        except OSError as error:
            return error
        return None

    def _report_backup_error(self, error: Exception) -> None:
        why = error.strerror if isinstance(error, OSError) else None
        text = self.tr("No copy of what the file held could be kept: {why}")
        self.warned.emit(text.format(why=why or error))


def _unused_path(folder: Path, name: str) -> Path:
    """Return a path that is not in use yet, adding a number to the name if necessary."""
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(path for each in names if not (path := folder / f"{each}.sgf").exists())


MAX_RECENT = 12


class DocumentIO(QObject):
    """Controller that opens and saves the document of a window; after an error the document is
    unchanged.

    Large files are read in the background and opened when that is finished.
    """

    recent_changed = Signal()
    """Emitted when the list of recent files changes."""
    repaired = Signal()
    """Emitted when a file with repairs was opened, see `take_mended`."""
    warned = Signal(str)
    """Emitted with a warning about a secondary failure."""
    compare_requested = Signal()
    """Emitted when the user wants to compare the record with its file."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self.document = document
        self._settings = settings
        self._window = window
        self._repairs: list[str] = []
        self.loader = FileLoader(window)
        self.saver = DocumentSaver(document, settings, window)
        self.saver.saved.connect(self._remember)
        self.saver.warned.connect(self.warned)
        self.saver.compare_requested.connect(self.compare_requested)
        self.save, self.save_as = self.saver.save, self.saver.save_as
        closing.connect(self, settings.changed, self._setting_changed)

    @property
    def recent(self) -> list[Path]:
        """The recent files, starting with the latest one."""
        return [Path(name) for name in self._settings.get(RECENT_FILES)]

    @property
    def title(self) -> str:
        """The title of the document: the name of its file or of the imported file.

        For a new game, it is the suggested file name.
        """
        from ...files.sgf.game_info import read_info

        path = self.document.path or self.saver.imported
        if path is not None:
            return path.name
        return read_info(self.document.session.tree).suggested_file_name() or self.tr("Untitled")

    def new_game(self, chosen: NewGame) -> None:
        """Start a new record with the chosen settings."""
        self.loader.cancel()
        self.document.open([chosen.tree()], None, None)

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        if self.confirm_discard():
            path = dialogs.ask_open_path(self._window, self._settings.get(LAST_FOLDER))
            if path is not None:
                self.open(path)

    def open_instead(self, path: Path) -> None:
        """Open a file in place of the current record, after asking about unsaved changes."""
        if self.confirm_discard():
            self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file, or show an error; return whether the file is open or still being read."""
        from ...files.opening import open_path

        path = path.absolute()
        return self._load(path, partial(open_path, path, None), self._open)

    def open_loaded(self, opened: OpenedFile, path: Path) -> None:
        """Open a file that has already been read; it is not added to the recent files."""
        self.loader.cancel()
        self._open(opened, path)
        self._report_repairs(opened)

    def open_untitled(self, path: Path) -> bool:
        """Open the contents of a file as a new record, after asking about unsaved changes."""
        from ...files.opening import open_path

        if not self.confirm_discard():
            return False
        self.loader.cancel()
        self.document.open(open_path(path, None).games, None, None)
        return True

    def reopen(self, encoding: str) -> bool:
        """Decode the file's bytes again in another encoding, after asking about unsaved changes."""
        from ...files.opening import open_bytes

        if not self.confirm_discard():
            return False
        held, path = self.document.file, self.document.path
        if held is None or path is None:
            return False
        data = held.source.data
        again = partial(open_bytes, data, str(path), encoding)
        return self._load(path, again, self._reopen)

    def reload(self) -> bool:
        """Read the file from disk again, after asking about unsaved changes."""
        question = self.tr("The edits of {name} that are not saved are lost then.")
        if self.document.modified and not dialogs.confirm(
            self._window, question.format(name=self.title), self.tr("Reload")
        ):
            return False
        return self.reload_file()

    def reload_file(self) -> bool:
        """Read the file from disk again, discarding unsaved changes."""
        from ...files.encoding import EncodingSource
        from ...files.opening import open_path

        held, path = self.document.file, self.document.path
        if held is None or path is None:
            return False
        decoded = held.source.decoded
        encoding = decoded.encoding if decoded.encoding_source is EncodingSource.CHOSEN else None
        again = partial(open_path, path, encoding)
        return self._load(path, again, self._reopen)

    def confirm_discard(self, open_beside: Callable[[], object] | None = None) -> bool:
        """Ask what to do about unsaved changes, if any; return whether the document may be
        replaced.

        ``open_beside`` opens the replacement in another window, if the user prefers that.
        """
        if not self.document.modified:
            return True
        match dialogs.ask_unsaved(self._window, self.title, offer_window=open_beside is not None):
            case dialogs.UnsavedChoice.SAVE:
                return self.saver.save()
            case dialogs.UnsavedChoice.DISCARD:
                return True
            case dialogs.UnsavedChoice.NEW_WINDOW if open_beside is not None:
                open_beside()
        return False

    def _load(
        self,
        path: Path,
        read: Callable[..., OpenedFile],
        then: Callable[[OpenedFile, Path], object],
    ) -> bool:
        """Read a file and pass it to ``then``, now or later; return False if an error has occurred
        already.
        """
        before = self.document.games
        failed = False

        def loaded(result: LoadResult) -> None:
            nonlocal failed
            if result.error is not None:
                failed = True
                self._forget(path)
                dialogs.show_error(self._window, error_messages.describe_error(result.error))
            elif self._unchanged_since(before) or self.confirm_discard():
                then(result.value, path)
                self._remember(path)
                self._report_repairs(result.value)

        text = self.tr("Reading {name}…").format(name=path.name)
        self.loader.load(text, lambda progress: read(progress=progress), loaded)
        return not failed

    def _unchanged_since(self, games: Sequence[Tree]) -> bool:
        """Return whether nothing has been edited since a file began to be read."""
        return not self.document.modified or list(games) == list(self.document.games)

    def _open(self, opened: OpenedFile, path: Path) -> None:
        """Put the opened games into the document; a file of another format is imported."""
        if opened.is_foreign:
            self.saver.set_imported(path, opened.games)
            self.document.open(opened.games, None, None)
        else:
            self.document.open(opened.games, opened.file, path)

    def _reopen(self, opened: OpenedFile, path: Path) -> None:
        if opened.is_foreign:  # another program has replaced the file
            self._open(opened, path)
        else:
            self.document.reopen(opened.file, path)

    def _report_repairs(self, opened: OpenedFile) -> None:
        repairs = [error_messages.describe_error(diagnostic) for diagnostic in opened.diagnostics]
        sizes = map(invalid_size, opened.games)
        repairs += [terms.invalid_size_notice(size) for size in sizes if size is not None]
        self._repairs = repairs
        if repairs:
            self.repaired.emit()

    def take_repair_messages(self) -> list[str]:
        """Return the messages about repairs of the current file, and clear them."""
        repairs, self._repairs = self._repairs, []
        return repairs

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._settings.set(LAST_FOLDER, str(path.parent))
        recent = [str(path), *self._settings.get(RECENT_FILES)]
        self._settings.set(RECENT_FILES, list(dict.fromkeys(recent))[:MAX_RECENT])

    def _forget(self, path: Path) -> None:
        gone = str(path.absolute())
        recent = [name for name in self._settings.get(RECENT_FILES) if name != gone]
        self._settings.set(RECENT_FILES, recent)

    def _setting_changed(self, setting: object) -> None:
        if setting is RECENT_FILES:
            self.recent_changed.emit()
