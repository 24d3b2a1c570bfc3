"""Opening and saving: between the document, the disk and the person's answers."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...record import bad_size
from ..core import closing
from ..core.settings import LAST_FOLDER, RECENT_FILES
from ..widgets import dialogs
from ..wording import error_messages, terms
from .loading import Loader, size_of
from .saver import Saver

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...files.opening import Opened
    from ...record import Tree
    from ..core.document import Document
    from ..core.settings import Settings
    from .loading import Result
    from .new_game_dialog import NewGame

MOST_RECENT = 12


class Filing(QObject):
    """Opens, saves and guards a document. An error leaves the open document as it was.

    Large files are read while the window goes on: they are opened later than asked for.
    """

    recent_changed = Signal()
    mended = Signal()
    """A file was opened that needed mending, see `take_mended`."""
    noticed = Signal(str)
    """Something went on beside what was asked for, and failed."""
    compare_asked = Signal()
    """The record is to be compared with what its file holds now."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self.document = document
        self._settings = settings
        self._window = window
        self._mended: list[str] = []
        self.loader = Loader(window)
        self.saver = Saver(document, settings, window)
        self.saver.saved.connect(self._remember)
        self.saver.noticed.connect(self.noticed)
        self.saver.compare_asked.connect(self.compare_asked)
        self.save, self.save_as = self.saver.save, self.saver.save_as
        closing.connect(self, settings.changed, self._setting_changed)

    @property
    def recent(self) -> list[Path]:
        """The files opened or saved last, the latest first."""
        return [Path(name) for name in self._settings.get(RECENT_FILES)]

    @property
    def title(self) -> str:
        """The name of the document's file, or of that from which it was imported.

        A game that has neither is called as its file would be.
        """
        from ...files.sgf.game_info import read_info

        path = self.document.path or self.saver.imported
        if path is not None:
            return path.name
        return read_info(self.document.session.tree).file_name() or self.tr("Untitled")

    def begin(self, chosen: NewGame) -> None:
        """Begin a new record."""
        self.loader.cancel()
        self.document.open([chosen.tree()], None, None)

    def open_asked(self) -> None:
        """Ask for a file and open it."""
        if self.may_leave():
            path = dialogs.ask_open_path(self._window, self._settings.get(LAST_FOLDER))
            if path is not None:
                self.open(path)

    def open_instead(self, path: Path) -> None:
        """Open a file in the place of the record that is open, unless there are edits to keep."""
        if self.may_leave():
            self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file; say why not, if not. Whether it is open now or will be."""
        from ...files.opening import open_path

        path = path.absolute()
        return self._load(path, size_of(path), partial(open_path, path, None), self._open)

    def take(self, opened: Opened, path: Path) -> None:
        """Open what was read of a file already; it does not come to be among the recent files."""
        self.loader.cancel()
        self._open(opened, path)
        self._tell_mended(opened)

    def open_untitled(self, path: Path) -> bool:
        """Open what a file holds as a new record without a file, unless there are edits to keep."""
        from ...files.opening import open_path

        if not self.may_leave():
            return False
        self.loader.cancel()
        self.document.open(open_path(path, None).games, None, None)
        return True

    def reopen(self, charset: str) -> bool:
        """Read the same bytes again in another charset, unless there are edits to be kept."""
        from ...files.opening import open_any

        if not self.may_leave():
            return False
        held, path = self.document.file, self.document.path
        if held is None or path is None:
            return False
        data = held.source.data
        again = partial(open_any, data, str(path), charset)
        return self._load(path, len(data), again, self._reopen)

    def reload(self) -> bool:
        """Read the file again as it is now, unless there are edits to be kept."""
        question = self.tr("The edits of {name} that are not saved are lost then.")
        if self.document.modified and not dialogs.ask_yes(
            self._window, question.format(name=self.title), self.tr("Reload")
        ):
            return False
        return self.take_file()

    def take_file(self) -> bool:
        """Read the file again as it is now; the edits that are not saved go."""
        from ...files.encoding import How
        from ...files.opening import open_path

        held, path = self.document.file, self.document.path
        if held is None or path is None:
            return False
        decoded = held.source.decoded
        charset = decoded.charset if decoded.how is How.CHOSEN else None
        again = partial(open_path, path, charset)
        return self._load(path, size_of(path), again, self._reopen)

    def may_leave(self, beside: Callable[[], object] | None = None) -> bool:
        """Whether the open record may be left: it is saved, or the person says so.

        ``beside`` opens in another window what would take its place, if the person wants that.
        """
        if not self.document.modified:
            return True
        match dialogs.ask_unsaved(self._window, self.title, offer_window=beside is not None):
            case dialogs.UnsavedChoice.SAVE:
                return self.saver.save()
            case dialogs.UnsavedChoice.DISCARD:
                return True
            case dialogs.UnsavedChoice.NEW_WINDOW if beside is not None:
                beside()
        return False

    def _load(
        self,
        path: Path,
        size: int,
        read: Callable[..., Opened],
        then: Callable[[Opened, Path], object],
    ) -> bool:
        """Read and go on with ``then``, whether now or later; whether there was no error yet."""
        before = self.document.games
        failed = False

        def loaded(result: Result) -> None:
            nonlocal failed
            if result.error is not None:
                failed = True
                self._forget(path)
                dialogs.show_error(self._window, error_messages.describe(result.error))
            elif self._unchanged_since(before) or self.may_leave():
                then(result.value, path)
                self._remember(path)
                self._tell_mended(result.value)

        told = self.tr("Reading {name}…").format(name=path.name)
        self.loader.load(told, size, lambda progress: read(progress=progress), loaded)
        return not failed

    def _unchanged_since(self, games: Sequence[Tree]) -> bool:
        """Whether nothing was edited while a file was read: what was there may be left."""
        return not self.document.modified or list(games) == list(self.document.games)

    def _open(self, opened: Opened, path: Path) -> None:
        """Make what was opened the document's; a file of another format is not its file."""
        if opened.foreign:
            self.saver.note_import(path, opened.games)
            self.document.open(opened.games, None, None)
        else:
            self.document.open(opened.games, opened.file, path)

    def _reopen(self, opened: Opened, path: Path) -> None:
        if opened.foreign:  # another program has made something else of the file
            self._open(opened, path)
        else:
            self.document.reopen(opened.file, path)

    def _tell_mended(self, opened: Opened) -> None:
        mended = [error_messages.describe(notice) for notice in opened.notices]
        sizes = map(bad_size, opened.games)
        mended += [terms.bad_size_notice(size) for size in sizes if size is not None]
        self._mended = mended
        if mended:
            self.mended.emit()

    def take_mended(self) -> list[str]:
        """What was mended in the open file, in words; nothing once somebody has taken it."""
        mended, self._mended = self._mended, []
        return mended

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._settings.set(LAST_FOLDER, str(path.parent))
        recent = [str(path), *self._settings.get(RECENT_FILES)]
        self._settings.set(RECENT_FILES, list(dict.fromkeys(recent))[:MOST_RECENT])

    def _forget(self, path: Path) -> None:
        gone = str(path.absolute())
        recent = [name for name in self._settings.get(RECENT_FILES) if name != gone]
        self._settings.set(RECENT_FILES, recent)

    def _setting_changed(self, setting: object) -> None:
        if setting is RECENT_FILES:
            self.recent_changed.emit()
