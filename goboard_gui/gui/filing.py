"""Opening and saving: between the document, the disk and the person's answers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..record import bad_size, new_game
from . import dialogs, words
from . import settings as keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ..files.sgf import SgfFile
    from .document import Document
    from .new_game_dialog import NewGame
    from .settings import Settings

MOST_RECENT = 12


class Filing(QObject):
    """Opens, saves and guards a document. An error leaves the open document as it was."""

    recent_changed = Signal()
    mended = Signal(object)
    """A file was opened that needed mending: a list of what was done, in words."""
    compare_asked = Signal()
    """The record is to be compared with what its file holds now."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._window = window
        settings.changed.connect(self._setting_changed)

    @property
    def recent(self) -> list[Path]:
        """The files opened or saved last, the latest first."""
        return [Path(name) for name in self._settings.get(keys.RECENT)]

    def begin(self, chosen: NewGame) -> None:
        """Begin a new record."""
        from ..files.info import info_properties
        from ..record.info import GameInfo

        information = info_properties(
            GameInfo(
                black_name=chosen.black or None,
                white_name=chosen.white or None,
                komi=chosen.komi,
                date=chosen.date,
            )
        )
        tree = new_game(chosen.size, chosen.handicap, information)
        self._document.open([tree], None, None)

    def open_asked(self) -> None:
        """Ask for a file and open it."""
        if self.may_leave():
            path = dialogs.ask_open_path(self._window, self._settings.get(keys.FOLDER))
            if path is not None:
                self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file; say why not, if not."""
        from ..files.sgf import read_path

        file = self._read(path, lambda: read_path(path))
        if file is None:
            return False
        self._document.open(file.games, file, path)
        self._tell_mended(file)
        return True

    def reopen(self, charset: str) -> bool:
        """Read the same bytes again in another charset, unless there are edits to be kept."""
        from ..files.sgf import read

        if not self.may_leave():
            return False
        held, path = self._document.file, self._document.path
        if held is None or path is None:
            return False
        return self._again(path, lambda: read(held.source.data, str(path), charset))

    def reload(self) -> bool:
        """Read the file again as it is now, unless there are edits to be kept."""
        from ..files.charset import How
        from ..files.sgf import read_path

        held, path = self._document.file, self._document.path
        if held is None or path is None:
            return False
        question = self.tr("The edits of {name} that are not saved are lost then.")
        if self._document.modified and not dialogs.ask_yes(
            self._window, question.format(name=self.title), self.tr("Reload")
        ):
            return False
        decoded = held.source.decoded
        charset = decoded.charset if decoded.how is How.CHOSEN else None
        return self._again(path, lambda: read_path(path, charset))

    def _again(self, path: Path, read: Callable[[], SgfFile]) -> bool:
        file = self._read(path, read)
        if file is None:
            return False
        self._document.reopen(file, path)
        self._tell_mended(file)
        return True

    def _read(self, path: Path, read: Callable[[], SgfFile]) -> SgfFile | None:
        """What is read, or None when that fails and was told."""
        from ..files.errors import ReadError

        try:
            with dialogs.busy():
                file = read()
        except ReadError as error:
            self._forget(path)
            dialogs.tell(self._window, str(error))
            return None
        self._remember(path)
        return file

    def _tell_mended(self, file: SgfFile) -> None:
        mended = [str(repair) for repair in file.repairs]
        mended += [words.bad_size(size) for size in map(bad_size, file.games) if size is not None]
        if mended:
            self.mended.emit(mended)

    def save(self) -> bool:
        """Save to the document's file; a new or a damaged one is asked for a name first."""
        path = self._document.path
        damaged = self._document.file is not None and self._document.file.damaged
        if path is None or damaged:
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
        return self._write(path if path.suffix else path.with_suffix(".sgf"))

    def may_leave(self) -> bool:
        """Whether the open record may be left: it is saved, or the person says so."""
        if not self._document.modified:
            return True
        match dialogs.ask_unsaved(self._window, self.title):
            case dialogs.Unsaved.SAVE:
                return self.save()
            case dialogs.Unsaved.DISCARD:
                return True
            case dialogs.Unsaved.CANCEL:
                return False

    @property
    def title(self) -> str:
        """The name of the document's file."""
        path = self._document.path
        return path.name if path is not None else self.tr("Untitled")

    def _suggested(self) -> Path:
        path = self._document.path
        if path is None:
            return Path(self._settings.get(keys.FOLDER)) / self.tr("game.sgf")
        if self._document.file is not None and self._document.file.damaged:
            return path.with_stem(path.stem + self.tr("-repaired"))
        return path

    def _write(self, path: Path, charset: str | None = None, *, over: bool = False) -> bool:
        """Write to a file; ``over`` even if another program has changed the document's own."""
        from ..files.errors import ChangedOnDiskError, CharsetError, SaveError
        from ..files.saving import Fingerprint
        from ..files.storing import save_games

        file = self._document.file
        expected = None
        if file is not None and path == self._document.path and not over:
            expected = Fingerprint.of_data(file.source.data)
        try:
            saved = save_games(file, self._document.games, path, charset, expected)
        except CharsetError as error:
            question = self.tr("{problem}\nSave the whole file in UTF-8 instead?").format(
                problem=error
            )
            agreed = dialogs.ask_yes(self._window, question, self.tr("Save in UTF-8"))
            return agreed and self._write(path, "utf-8", over=over)
        except ChangedOnDiskError:
            question = self.tr(
                "{name} was changed or removed by another program since it was opened."
            ).format(name=path.name)
            agreed = dialogs.ask_yes(self._window, question, self.tr("Save anyway"))
            return agreed and self._write(path, charset, over=True)
        except SaveError as error:
            dialogs.tell(self._window, str(error))
            return False
        self._document.saved(saved, path)
        self._remember(path)
        return True

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._settings.set(keys.FOLDER, str(path.parent))
        recent = [str(path), *self._settings.get(keys.RECENT)]
        self._settings.set(keys.RECENT, list(dict.fromkeys(recent))[:MOST_RECENT])

    def _forget(self, path: Path) -> None:
        gone = str(path.absolute())
        recent = [name for name in self._settings.get(keys.RECENT) if name != gone]
        self._settings.set(keys.RECENT, recent)

    def _setting_changed(self, setting: object) -> None:
        if setting is keys.RECENT:
            self.recent_changed.emit()
