"""Saving of the document: its state is written in a thread while editing goes on."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal

from ...display_text import escape_name
from ...named_tuples import NamedTuple
from ...record.edits.branches import nearest_remaining_node
from ..core.closing import dispose
from ..core.disk_patience import SHOWN_AFTER, STALLED_AFTER
from ..core.folders import backup_folder, start_folder
from ..core.settings import LAST_FOLDER
from ..widgets import dialogs
from ..wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...files.errors import ChangedOnDiskError, EncodingError
    from ...files.sgf.reading import SgfFile
    from ...files.sgf.unencodable import UnencodableCharacters
    from ...files.storage.backup import Backups
    from ...files.storage.saving import Fingerprint, SaveProgress
    from ...record import Tree
    from ..core.background import DiskTask, Task
    from ..core.document import Document, PendingSave
    from ..core.settings import Settings
    from .loading_bar import LoadingBar

_EVERY = 50
"""Interval in milliseconds at which the progress bar is updated."""


class DocumentSaver(QObject):
    """Controller that saves the document of a window; only one save runs at a time.

    Backups of the old contents are made first, and nothing is overwritten without asking.
    """

    saved = Signal(object)
    """Emitted with the path after the document was saved."""
    warned = Signal(str)
    """Emitted with a warning: the document was saved, but the backup failed."""
    compare_requested = Signal()
    """Emitted when the user wants to compare the record with its file."""
    ended = Signal()
    """Emitted when a save has ended, before anything is asked about an error."""

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
        self._current: _CurrentSave | None = None
        self._waiting: list[_Request] = []
        self._succeeded = True
        self._bar: LoadingBar | None = None
        self._bar_timer = QTimer(self)
        self._bar_timer.timeout.connect(self._show_bar)
        self.is_abandoned = False
        """Whether the user quits without waiting for the disk; if so, the journal must be kept."""

    @property
    def busy(self) -> bool:
        """Whether a state of the document is being written."""
        return self._current is not None

    def set_imported_file(self, path: Path, games: Sequence[Tree]) -> None:
        """Remember the file of another format from which games were imported; it is not
        overwritten.
        """
        self._imported = path, games

    @property
    def imported_file(self) -> Path | None:
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
        """Save to the document's file; if it is new or damaged, ask for a file name first.

        Return False if that has failed already or was cancelled; it may go on in the background.
        """
        if self._requests:  # what was chosen last counts, even if it is not written yet
            return self._write_document(_Request(self._requests[-1].path))
        path = self._document.path
        if path is None or self._is_damaged:
            return self.save_as()
        return self._write_document(_Request(path))

    def save_as(self) -> bool:
        """Ask for a file name and save to that file; return the same as `save`."""
        path = dialogs.ask_save_path(
            self._window,
            self.tr("Save As"),
            str(self._suggested_path()),
            self.tr("Smart Game Format (*.sgf)"),
        )
        if path is None:
            return False
        return self._write_document(_Request(path if path.suffix else path.with_suffix(".sgf")))

    def overwrite(self) -> bool:
        """Save to the document's file, even if another program has changed it."""
        path = self._document.path
        return path is not None and self._write_document(_Request(path, over=True))

    def wait_until_saved(self, *, closing: bool = False) -> bool:
        """Show a modal message until all saves have ended.

        Return whether the last save succeeded. If the disk does not answer, the user may quit
        without waiting; then `is_abandoned` is true, and the window is closed unless the caller
        is already ``closing`` it.
        """
        waited = False
        while self._current is not None:
            waited, current = True, self._current
            self._wait_for(current)
            if self._current is current:
                self.is_abandoned = True
                if not closing:
                    QTimer.singleShot(0, self._window, self._window.close)
                return closing
        return self._succeeded or not waited

    def _wait_for(self, current: _CurrentSave) -> None:
        """Wait until a save has ended, or the user quits without waiting for it."""
        from .save_dialog import SaveDialog

        loop = QEventLoop()
        self.ended.connect(loop.quit)
        delay = QTimer(loop, interval=SHOWN_AFTER, singleShot=True)
        delay.timeout.connect(loop.quit)
        delay.start()
        loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        delay.stop()
        if self._current is current:
            dialog = SaveDialog(
                escape_name(current.request.path.name), current.progress, self._window
            )
            dialog.cancelled.connect(self._cancel)
            dialog.accepted.connect(loop.quit)
            self.ended.connect(dialog.hide)
            dialog.show()
            loop.exec()
            dispose(dialog)

    def stop_work(self) -> None:
        """Ignore the result of the current save; `closing.dispose` calls this when the window
        closes.
        """
        self._waiting.clear()
        if self._current is not None:
            self._current.progress.cancel()
            self._current.task.cancel()
            self._end_current()

    def back_up_document(self) -> bool:
        """Make a backup of the record in the window; return whether it succeeded."""
        from ...files.errors import CancelledError, EncodingError, UnwritableValueError
        from ...files.sgf.reading import new_sgf_file
        from ...files.sgf.writing import write_sgf
        from ..widgets.disk_wait import wait_for_disk

        path = self._document.path
        if path is None:
            return False
        file = self._document.file or new_sgf_file(())
        try:
            try:
                data = write_sgf(file, self._document.games)
            except EncodingError:
                data = write_sgf(file, self._document.games, "utf-8")
            wait_for_disk(self._window, partial(self.backups.store, path, data))
        except CancelledError:
            return False
        except (OSError, UnwritableValueError) as error:
            self._report_backup_error(error)
            return False
        return True

    def save_copy(self, title: str) -> Path | None:
        """Ask for a file name in a dialog with this title, and save a copy of the record to that
        file; the document does not change.

        Return the path, or None if that failed or was cancelled.
        """
        from ...files.errors import CancelledError, EncodingError, SaveError
        from ..widgets.disk_wait import wait_for_disk
        from ..widgets.file_output import records_in_use

        path = dialogs.ask_save_path(
            self._window, title, str(self._copy_path()), self.tr("Smart Game Format (*.sgf)")
        )
        if path is None:
            return None
        path = path if path.suffix else path.with_suffix(".sgf")
        copying = _CopyWork(self._document.file, self._document.games, path, records_in_use())
        try:
            try:
                wait_for_disk(self._window, copying.run)
            except EncodingError:
                wait_for_disk(self._window, partial(copying.run, "utf-8"))
        except CancelledError:
            return None
        except (SaveError, EncodingError) as error:
            dialogs.show_error(self._window, error_messages.describe_error(error))
            return None
        return path

    def _copy_path(self) -> Path:
        path = self._suggested_path()
        if self._document.path is None and self.imported_file is None:
            return path
        return path.with_stem(path.stem + self.tr("-copy"))

    @property
    def _requests(self) -> list[_Request]:
        """The save that is being written, and those that wait for it."""
        return [] if self._current is None else [self._current.request, *self._waiting]

    @property
    def _is_damaged(self) -> bool:
        return self._document.file is not None and self._document.file.is_damaged

    def _suggested_path(self) -> Path:
        from ...files.sgf.game_info import read_info

        path = self._document.path
        if path is None and self.imported_file is not None:
            return self.imported_file.with_suffix(".sgf")
        if path is None:
            name = read_info(self._document.record.tree).suggested_file_name() or self.tr("game")
            folder = Path(start_folder(self._settings.get(LAST_FOLDER)))
            from ..core.background import query_disk

            return query_disk(partial(_unused_path, folder, name), folder / f"{name}.sgf")
        if self._is_damaged:
            return path.with_stem(path.stem + self.tr("-repaired"))
        return path

    def _write_document(self, request: _Request) -> bool:
        """Write the current state of the document once no other save is running. A later request
        for the same file replaces an earlier one that is waiting.
        """
        from ...files.storage.saving import SaveProgress
        from ..core.background import DiskTask

        if self._current is not None:
            self._waiting = [each for each in self._waiting if each.path != request.path]
            self._waiting.append(request)
            return True
        file, expected = self._document.file, None
        if file is not None and request.path == self._document.path and not request.over:
            expected = file.source.data
        progress = SaveProgress()
        work = _SaveWork(
            request,
            file,
            self._document.games,
            expected,
            self.imported_file,
            self.backups,
            progress,
        )
        pending = self._document.begin_save()
        task = DiskTask(work.run, self._finish, awaited=True)
        current = self._current = _CurrentSave(request, pending, progress, task)
        self._succeeded = True
        task.wait_briefly()
        if self._current is current:
            self._bar_timer.start(SHOWN_AFTER)
        return self._succeeded

    def _finish(self, result: _SaveResult | Exception) -> None:
        """Take over the result of the thread, and ask what to do about an error."""
        request, pending = self._end_current()
        if isinstance(result, Exception):
            result = _SaveResult(error=result)
        if result.error is not None:
            is_open = self._document.is_save_pending(pending)
            self._document.abandon_save(pending)
            if is_open:
                self._succeeded = self._resolve(request, result.error, result)
            else:  # the window shows another record, which must not be saved instead
                self._succeeded = False
                dialogs.show_error(self._window, error_messages.describe_error(result.error))
        elif result.file is not None:
            self._document.complete_save(pending, result.file, request.path)
            self.saved.emit(request.path)
            if result.backup_error is not None:
                self._report_backup_error(result.backup_error)
        self._write_waiting(request.path)

    def _write_waiting(self, path: Path) -> None:
        """Start the next waiting save. Skip those to ``path``, the file of the last save, if that
        save failed or included all edits.
        """
        while self._waiting and self._current is None:
            request = self._waiting.pop(0)
            if request.path != path or (self._succeeded and self._document.is_modified):
                self._write_document(request)

    def _end_current(self) -> tuple[_Request, PendingSave]:
        current, self._current = self._current, None
        assert current is not None
        self._bar_timer.stop()
        if self._bar is not None:
            self._bar.hide()
            dispose(self._bar)
            self._bar = None
        self.ended.emit()
        return current.request, current.pending

    def _resolve(self, request: _Request, error: Exception, result: _SaveResult) -> bool:
        """Ask what to do about a failed save; return whether the document is saved or being saved.

        One save asks once, about everything that is in its way.
        """
        from ...files.errors import CancelledError, ChangedOnDiskError, EncodingError

        unencodable, changed = result.unencodable, result.changed
        match error:
            case CancelledError():
                return self._report_not_saved(request)
            case _ImportedFileError():
                text = self.tr(
                    "{name} isn't an SGF file and won't be replaced. Choose another name."
                )
                dialogs.show_error(self._window, text.format(name=escape_name(request.path.name)))
                return False
            case EncodingError() if request.was_asked:
                dialogs.show_error(self._window, error_messages.describe_error(error))
                return False
            case EncodingError() if unencodable is not None and unencodable.total:
                return self._ask_replace(request, error, unencodable, changed)
            case EncodingError():
                question = self.tr("{problem}\nSave the whole file in UTF-8 instead?").format(
                    problem=error_messages.describe_error(error)
                )
                question = self._with_warning(question, request, changed)
                if dialogs.confirm(self._window, question, self.tr("Save in UTF-8")):
                    return self._write_document(request.with_consent("utf-8", changed))
                return self._report_not_saved(request)
            case ChangedOnDiskError() if request.was_asked:
                text = self.tr("Couldn't save {name}: another program has changed the file.")
                self.warned.emit(text.format(name=escape_name(request.path.name)))
                return False
            case ChangedOnDiskError():
                return self._ask_changed(request, is_missing=error.is_missing)
        agreed = dialogs.ask_save_elsewhere(self._window, error_messages.describe_error(error))
        return agreed and self.save_as()

    def _with_warning(
        self, question: str, request: _Request, changed: ChangedOnDiskError | None
    ) -> str:
        """Return a question, with a warning if saving overwrites what another program has
        changed.
        """
        if changed is None:
            return question
        text = (
            self.tr("{name} was deleted or moved, and will be created again.")
            if changed.is_missing
            else self.tr("{name} was changed by another program, and will be replaced.")
        )
        return "\n".join((text.format(name=escape_name(request.path.name)), question))

    def _ask_replace(
        self,
        request: _Request,
        error: EncodingError,
        unencodable: UnencodableCharacters,
        changed: ChangedOnDiskError | None,
    ) -> bool:
        """Ask whether to replace characters that cannot be saved in UTF-8, and then save.

        If the encoding of the file is another that lacks a character, the same question says so.
        """
        question = self.tr(
            "%n characters can't be saved in UTF-8. Replace them with �?", "", unencodable.total
        )
        encoding = None
        if error.encoding != "UTF-8":
            encoding = "utf-8"
            problem = self.tr("{problem}\nThe whole file will be saved in UTF-8 instead.")
            question = "\n".join(
                (problem.format(problem=error_messages.describe_error(error)), question)
            )
        question = self._with_warning(question, request, changed)
        match dialogs.ask_replace_characters(
            self._window, question, offer_show=unencodable.node is not None
        ):
            case dialogs.ReplaceCharactersChoice.REPLACE:
                self._replace_characters(unencodable)
                return self._write_document(request.with_consent(encoding, changed))
            case dialogs.ReplaceCharactersChoice.SHOW:
                self._show_character(unencodable)
                text = self.tr(
                    "Couldn't save {name}: property {property} of this node contains a "
                    "character that can't be saved in UTF-8."
                )
                name = escape_name(request.path.name)
                self.warned.emit(text.format(name=name, property=unencodable.ident))
                return False
        return self._report_not_saved(request)

    def _replace_characters(self, unencodable: UnencodableCharacters) -> None:
        """Replace characters of the current games that cannot be saved, as an edit."""
        from ...files.sgf.reading import new_sgf_file
        from ...files.sgf.unencodable import find_unencodable

        document = self._document
        document.end_exercise()
        if document.games != unencodable.games:  # they were edited while they were being saved
            file = document.file or new_sgf_file(())
            unencodable = find_unencodable(file, document.games)
        games = unencodable.replaced
        if games != document.games:
            cursor = document.session.cursor
            document.change_games(self.tr("Replace characters"), games, document.game_index)
            document.go_to(cursor)

    def _show_character(self, unencodable: UnencodableCharacters) -> None:
        """Go to the first character that cannot be saved, unless its node has been removed."""
        document, game, node = self._document, unencodable.game, unencodable.node
        document.end_exercise()
        if game is not None and node is not None and game < document.game_count:
            document.go_to_game(game)
            document.go_to(nearest_remaining_node(document.session.tree, node))

    def _report_not_saved(self, request: _Request) -> bool:
        """Say that the document was not saved, and return False."""
        text = self.tr("{name} was not saved.")
        self.warned.emit(text.format(name=escape_name(request.path.name)))
        return False

    def _ask_changed(self, request: _Request, *, is_missing: bool) -> bool:
        """Ask what to do about a file that another program has changed or deleted."""
        name, over = escape_name(request.path.name), request._replace(over=True, was_asked=True)
        if is_missing:
            question = self.tr("{name} was deleted or moved. Save it again?").format(name=name)
            agreed = dialogs.confirm(self._window, question, self.tr("Save Again"))
            return agreed and self._write_document(over)
        match dialogs.ask_overwrite(self._window, name):
            case dialogs.OverwriteChoice.OVERWRITE:
                return self._write_document(over)
            case dialogs.OverwriteChoice.COMPARE:
                self.compare_requested.emit()
                return not self._document.is_modified
            case dialogs.OverwriteChoice.CANCEL:
                return False

    def _show_bar(self) -> None:
        """Show that a save is going on, whether it can be cancelled, and whether the disk
        answers.
        """
        from .loading_bar import LoadingBar

        if self._current is None:
            return
        if self._bar is None:
            text = self.tr("Saving {name}…").format(
                name=escape_name(self._current.request.path.name)
            )
            self._bar = LoadingBar(text, self._window)
            self._bar.cancelled.connect(self._cancel)
            self._bar.row.show_progress(0, 0)
            self._bar.show_on_top()
            self._bar_timer.start(_EVERY)
        progress = self._current.progress
        self._bar.row.cancel_button.setEnabled(progress.can_be_cancelled)
        self._bar.show_stalled(stalled=monotonic() - progress.advanced_at > STALLED_AFTER / 1000)

    def _cancel(self) -> None:
        """Cancel the current save, unless the file is being replaced already."""
        from ...files.errors import CancelledError

        current = self._current
        if current is None:
            return
        if current.progress.cancel():  # so that the thread will not touch the file any more
            current.task.cancel()
            self._finish(_SaveResult(error=CancelledError()))

    def _report_backup_error(self, error: Exception) -> None:
        why = error.strerror if isinstance(error, OSError) else None
        text = self.tr("Couldn't keep a backup of the previous version: {why}")
        self.warned.emit(text.format(why=why or error))


class _Request(NamedTuple):
    """A file to which the document is to be saved.

    ``encoding`` replaces that of the file, and ``over`` overwrites it even if another program has
    changed it. ``was_asked`` means that the user has been asked about this save already.
    """

    path: Path
    encoding: str | None = None
    over: bool = False
    was_asked: bool = False

    def with_consent(self, encoding: str | None, changed: ChangedOnDiskError | None) -> _Request:
        """Return a copy of this request, updated with the user's answers about the encoding and
        about overwriting a file that another program has changed.
        """
        over = self.over or changed is not None
        return self._replace(encoding=encoding, over=over, was_asked=True)


class _CurrentSave(NamedTuple):
    """A save that is going on in a thread."""

    request: _Request
    pending: PendingSave
    progress: SaveProgress
    task: DiskTask


class _SaveResult(NamedTuple):
    """The result of a save: the file as it is now, or an error.

    If texts cannot be encoded, ``changed`` says whether another program has changed the file, too.
    """

    file: SgfFile | None = None
    error: Exception | None = None
    backup_error: OSError | None = None
    unencodable: UnencodableCharacters | None = None
    changed: ChangedOnDiskError | None = None


class _ImportedFileError(Exception):
    """Exception raised if the file of an imported record would be overwritten."""


class _SaveWork(NamedTuple):
    """The work of a thread that saves a state of the document; it holds no Qt object."""

    request: _Request
    file: SgfFile | None
    games: Sequence[Tree]
    expected: bytes | None
    imported: Path | None
    backups: Backups
    progress: SaveProgress

    def run(self, task: Task) -> _SaveResult:
        """Back up the file and save the state in the calling thread; return the result."""
        from ...files.errors import CancelledError, EncodingError, SaveError
        from ...files.sgf.game_saving import save_games
        from ...files.sgf.reading import new_sgf_file
        from ...files.sgf.unencodable import find_unencodable
        from ...files.storage.contents import FileId

        path = self.request.path
        self.progress.rest = task.yield_to_main_thread
        try:
            replaced = FileId.from_file(path)
            if self.imported and replaced is not None and replaced.is_any_of([self.imported]):
                return _SaveResult(error=_ImportedFileError())
            backup_error = self._back_up()
            saved = save_games(
                self.file,
                self.games,
                path,
                self.request.encoding,
                self._expected,
                self.progress,
            )
        except EncodingError as error:
            file = self.file or new_sgf_file(())
            unencodable = find_unencodable(file, self.games)
            if not unencodable.total and error.encoding == "UTF-8":
                unencodable = find_unencodable(file, self.games, keep_invalid=False)
            return _SaveResult(
                error=error, unencodable=unencodable, changed=self._changed_on_disk()
            )
        except (CancelledError, SaveError, MemoryError) as error:
            return _SaveResult(error=error)
        return _SaveResult(saved, backup_error=backup_error)

    @property
    def _expected(self) -> Fingerprint | None:
        """The fingerprint that the file should have, or None if it is overwritten in any case."""
        from ...files.storage.saving import Fingerprint

        return None if self.expected is None else Fingerprint.from_data(self.expected)

    def _changed_on_disk(self) -> ChangedOnDiskError | None:
        """Return an error if another program has changed the file, otherwise None."""
        from ...files.errors import ChangedOnDiskError, SaveError
        from ...files.storage.saving import check_contents

        expected = self._expected
        if expected is not None:
            try:
                check_contents(self.request.path, expected)
            except ChangedOnDiskError as error:
                return error
            except SaveError:
                pass  # saving will report it
        return None

    def _back_up(self) -> OSError | None:
        """Back up a file before it is overwritten: at most once a day, but always if another
        program has changed it.
        """
        try:
            self.backups.back_up(self.request.path, again=self.request.over)
        except OSError as error:
            return error
        return None


class _CopyWork(NamedTuple):
    """The work of a thread that saves a copy of the document; it holds no Qt object."""

    file: SgfFile | None
    games: Sequence[Tree]
    path: Path
    in_use: Sequence[Path]

    def run(self, encoding: str | None = None) -> None:
        """Save the copy.

        :raises EncodingError: when a text cannot be encoded.
        :raises SaveError: when anything else fails, or the file is a record that is open.
        """
        from ...files.sgf.game_saving import save_games

        save_games(self.file, self.games, self.path, encoding, in_use=self.in_use)


def _unused_path(folder: Path, name: str) -> Path:
    """Return a path that is not in use yet, adding a number to the name if necessary."""
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(path for each in names if not (path := folder / f"{each}.sgf").exists())
