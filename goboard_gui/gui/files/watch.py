"""Notices that another program changed, moved or deleted the file of the document."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from ..board.message_bar import MessageAction
from ..core import closing
from ..core.closing import dispose

if TYPE_CHECKING:
    from PySide6.QtCore import QFileSystemWatcher

    from ...files.sgf.reading import SgfFile
    from ...files.storage.saving import Fingerprint
    from ..board.message_bar import MessageBar
    from ..core.document import Document
    from .filing import Filing

_PAUSE = 150
"""Milliseconds in which another program gets done with what it does to a file."""


class FileWatch(QObject):
    """Watches the file and its folder, and says in the message bar what became of the file.

    What the file holds counts, not its time: our own saves are what it ought to hold.
    """

    def __init__(
        self, document: Document, filing: Filing, message: MessageBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._filing = filing
        self._message = message
        self._watcher: QFileSystemWatcher | None = None
        self._file: SgfFile | None = None
        self._path: Path | None = None
        self._expected: Fingerprint | None = None
        self._seen: Fingerprint | None = None
        self._status: tuple[int, ...] | None = None
        self._told = ""
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._look)
        document.file_changed.connect(self._follow)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):  # many network folders tell nothing
            closing.connect(self, app.applicationStateChanged, self._wait)

    def _follow(self) -> None:
        """Turn to the document's file; what was told of another one, or of before, is over."""
        document = self._document
        if (document.file, document.path) == (self._file, self._path):
            return
        self._file, self._path = document.file, document.path
        self._expected = self._seen = self._status = None
        self._settle()
        self._timer.start()

    def stop_work(self) -> None:
        """Watch no more: the window is closed, see `closing`."""
        self._timer.stop()
        self._path = self._file = None
        self._unwatch()

    def _unwatch(self) -> None:
        """Give the watcher back: systems have some hundred of them, for all programs."""
        if self._watcher is not None:
            dispose(self._watcher)
            self._watcher = None

    def _suspect(self) -> None:
        self._status = None
        self._wait()

    def _wait(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        """Compare the file with what the document was read from or saved as."""
        from ...files.storage.saving import Fingerprint

        if self._path is None or self._file is None:
            self._unwatch()
            return
        self._watch()
        if self._expected is None:
            self._expected = self._seen = Fingerprint.of_data(self._file.source.data)
        try:
            status = _status(self._path)
            if status is not None and status == self._status:
                return
            if status is None or status[0] == self._expected.size:
                found = None if status is None else Fingerprint.of(self._path)
            else:
                found = Fingerprint(status[0], "")  # another one, and it may be endless to read
        except OSError:
            return  # nobody knows what it holds; saving will tell
        self._status = status
        if found != self._seen:
            self._seen = found
            self._tell(found)

    def _watch(self) -> None:
        """Watch what there is of the file, of what it links to, and of the folders of both."""
        if self._watcher is None:
            from PySide6.QtCore import QFileSystemWatcher  # its thread is no part of a start

            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._suspect)
            self._watcher.directoryChanged.connect(self._wait)
        wanted: set[str] = set()
        if self._path is not None and self._file is not None:
            for path in (self._path.absolute(), Path(os.path.realpath(self._path))):
                wanted |= {str(place) for place in (path, path.parent) if place.exists()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        # A file that was replaced is watched no more.
        if gone := watched - wanted:
            self._watcher.removePaths(list(gone))
        if new := wanted - watched:
            self._watcher.addPaths(list(new))

    def _tell(self, found: Fingerprint | None) -> None:
        name = self._filing.title
        self._document.set_file_missing(found is None)
        self._settle()
        if found is None:
            told = self.tr("{name} was deleted or moved. The record is only in this window now.")
            self._keep(
                told.format(name=name), MessageAction(self.tr("Save as…"), self._filing.save_as)
            )
        elif found == self._expected:
            self._message.say(self.tr("{name} is again as it was.").format(name=name))
        else:
            edited = self._document.modified
            told = self.tr("{name} was changed by another program.")
            reload = self.tr("Reload…") if edited else self.tr("Reload")
            self._keep(
                told.format(name=name),
                MessageAction(reload, self._filing.reload),
                MessageAction(self.tr("Compare…"), self._filing.compare_asked.emit),
            )

    def _keep(self, told: str, *offers: MessageAction) -> None:
        """Say what became of the file, until that is settled."""
        self._told = told
        self._message.keep(told, *offers)

    def _settle(self) -> None:
        if self._told:
            self._message.drop(self._told)
            self._told = ""


def _status(path: Path) -> tuple[int, ...] | None:
    """By which one sees that nobody wrote to a file, None where there is none.

    :raises OSError: when that cannot be told.
    """
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    if path.is_dir():
        return None
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino
