"""Detection of changes to the document's file by other programs."""

from __future__ import annotations

import os
import stat
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from ...named_tuples import NamedTuple
from ..core import closing
from ..core.closing import dispose
from ..widgets.message_row import MessageAction

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QFileSystemWatcher

    from ...files.sgf.reading import SgfFile
    from ...files.storage.saving import Fingerprint
    from ..board.message_strip import MessageStrip
    from ..core.background import DiskTask
    from ..core.document import Document
    from .document_io import DocumentIO

_PAUSE = 150
"""Delay in milliseconds, to let another program finish its changes."""


class FileWatch(QObject):
    """Watcher of the document's file and folder, which reports changes in the message bar.

    The contents count, not the modification time: the program's own saves are expected.
    """

    def __init__(
        self, document: Document, document_io: DocumentIO, message: MessageStrip, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._document_io = document_io
        self._message = message
        self._watcher: QFileSystemWatcher | None = None
        self._file: SgfFile | None = None
        self._path: Path | None = None
        self._expected: Fingerprint | None = None
        self._seen: Fingerprint | None = None
        self._status: tuple[int, ...] | None = None
        self._message_text = ""
        self._task: DiskTask | None = None
        self._must_check_again = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._timer.timeout.connect(self._check)
        document.file_changed.connect(self._follow)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):  # many network folders send no notifications
            closing.connect_until_closed(self, app.applicationStateChanged, self._wait)

    def _follow(self) -> None:
        """Watch the document's current file, and drop messages about the previous one."""
        document = self._document
        if (document.file, document.path) == (self._file, self._path):
            return
        self._file, self._path = document.file, document.path
        self._expected = self._seen = self._status = None
        self._drop_task()
        self._settle()
        self._timer.start()

    def stop_work(self) -> None:
        """Stop watching; `closing.dispose` calls this when the window closes."""
        self._timer.stop()
        self._path = self._file = None
        self._drop_task()
        self._unwatch()

    def _unwatch(self) -> None:
        """Delete the watcher, because operating systems limit the number of watchers."""
        if self._watcher is not None:
            dispose(self._watcher)
            self._watcher = None

    def _suspect(self) -> None:
        self._status = None
        self._wait()

    def _wait(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _drop_task(self) -> None:
        self._must_check_again = False
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _check(self) -> None:
        """Compare the file with the contents that were last read or saved."""
        if self._path is None or self._file is None:
            self._unwatch()
            return
        if self._document.is_being_saved:  # the change may be our own
            self._wait()
            return
        if self._task is not None:  # the disk has not answered yet
            self._must_check_again = True
            return
        from ..core.background import DiskTask

        examine = partial(_examine, self._path, self._status, self._file.source.data)
        self._task = DiskTask(lambda _task: examine(), self._compare)

    def _compare(self, found: _Examination | Exception) -> None:
        self._task = None
        if self._must_check_again:
            self._must_check_again = False
            self._wait()
        if self._document.is_being_saved:
            self._suspect()
            return
        if isinstance(found, Exception):
            return
        self._watch(found.existing)
        if found.is_new:
            if self._expected is None:
                self._expected = self._seen = found.expected
            self._status = found.status
            if found.fingerprint != self._seen:
                self._seen = found.fingerprint
                self._report(found.fingerprint)

    def _watch(self, wanted: frozenset[str]) -> None:
        """Watch these files and folders."""
        if self._watcher is None:
            from PySide6.QtCore import (
                QFileSystemWatcher,  # it starts a thread, not needed at start-up
            )

            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self._suspect)
            self._watcher.directoryChanged.connect(self._wait)
        watched = {*self._watcher.files(), *self._watcher.directories()}
        # Replaced files are no longer watched.
        if gone := watched - wanted:
            self._watcher.removePaths(list(gone))
        new = list(wanted - watched)
        if new and len(self._watcher.addPaths(new)) < len(new):  # it returns what it cannot watch
            self._wait()  # the file may have changed before it was watched

    def _report(self, found: Fingerprint | None) -> None:
        name = self._document_io.title
        self._document.set_file_missing(found is None)
        self._settle()
        if found is None:
            text = self.tr(
                "{name} was deleted or moved. The record now exists only in this window."
            )
            self._show_until_resolved(
                text.format(name=name),
                MessageAction(self.tr("Save As…"), self._document_io.save_as),
            )
        elif found == self._expected:
            self._message.show_message(
                self.tr("The file {name} on disk matches your last save again.").format(name=name)
            )
        else:
            edited = self._document.is_modified
            text = self.tr("{name} was changed by another program.")
            reload = self.tr("Reload…") if edited else self.tr("Reload")
            self._show_until_resolved(
                text.format(name=name),
                MessageAction(reload, self._document_io.reload),
                MessageAction(self.tr("Compare…"), self._document_io.compare_requested.emit),
            )

    def _show_until_resolved(self, text: str, *actions: MessageAction) -> None:
        """Show a message about the file, and keep it in the message bar until it is resolved."""
        self._message_text = text
        self._message.pin_message(text, *actions)

    def _settle(self) -> None:
        if self._message_text:
            self._message.unpin_message(self._message_text)
            self._message_text = ""


class _Examination(NamedTuple):
    """The result of examining a file in a thread, and the existing paths to watch for changes.

    ``is_new`` is false if the status is as before or cannot be read. ``status`` and
    ``fingerprint`` are None if there is no file; ``expected`` is the fingerprint of the contents
    last read or saved.
    """

    existing: frozenset[str]
    is_new: bool = True
    status: tuple[int, ...] | None = None
    fingerprint: Fingerprint | None = None
    expected: Fingerprint | None = None


def _examine(path: Path, known: tuple[int, ...] | None, data: bytes) -> _Examination:
    """Return whether and how a file has changed since it had the status ``known`` and the contents
    ``data``.

    The contents are read only if the size is still the same: otherwise the file has changed in any
    case, and may be huge.
    """
    from ...files.storage.saving import Fingerprint

    existing = frozenset(_places(path))
    try:
        status = _status(path)
        if status is None:
            return _Examination(existing, expected=Fingerprint.from_data(data))
        if status == known:
            return _Examination(existing, is_new=False)
        expected = Fingerprint.from_data(data)
        found = Fingerprint.from_file(path, expected)
    except OSError:
        return _Examination(existing, is_new=False)  # saving will report it
    return _Examination(existing, status=status, fingerprint=found, expected=expected)


def _places(path: Path) -> Iterator[str]:
    """Yield the file, its target if it is a symbolic link, and the folders of both, if they
    exist.
    """
    for each in (path.absolute(), Path(os.path.realpath(path))):
        yield from (str(place) for place in (each, each.parent) if place.exists())


def _status(path: Path) -> tuple[int, ...] | None:
    """Return a fingerprint of a file from its size, times and inode, or None if it does not exist.

    :raises OSError: if the file cannot be examined.
    """
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    if stat.S_ISDIR(status.st_mode):
        return None
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino
