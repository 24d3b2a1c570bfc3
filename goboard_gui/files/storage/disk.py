"""The few things saving asks of the operating system, each of which may fail."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

_PREFIX = ".goboard-"
_SUFFIX = ".tmp"
_COPY_SUFFIX = ".old"
_STALE_SECONDS = 3600
_BLOCK = 1 << 20
_BINARY = getattr(os, "O_BINARY", 0)  # Windows translates line ends without it
# Virus scanners and indexers hold a file for moments: Windows then says access denied, sharing
# violation or lock violation.
_WINDOWS_BUSY = (5, 32, 33)
_RETRIES = 20
_RETRY_SECONDS = 0.05
_numbers = count()


class Disk:
    """Files by way of ``system``, which is `os` outside of tests."""

    def __init__(self, system: Any = os) -> None:
        self._system = system

    def read(self, file: Path) -> bytes:
        """All a file holds."""
        with self._opened(file, os.O_RDONLY) as handle:
            blocks = []
            while block := self._system.read(handle, _BLOCK):
                blocks.append(block)
            return b"".join(blocks)

    def create_beside(self, target: Path, mode: int, suffix: str = _SUFFIX) -> tuple[int, Path]:
        """A new file in the folder of another, open for writing, under a name nobody else uses."""
        while True:
            name = f"{_PREFIX}{os.getpid()}-{next(_numbers)}{suffix}"
            file = target.with_name(name)
            try:
                flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
                return self._system.open(file, flags, mode), file
            except FileExistsError:
                continue

    def create_anywhere(self, target: Path) -> tuple[int, Path]:
        """As `create_beside`, or in the folder for temporary files where that is forbidden.

        It may come to be all that is left of a file, so `sweep` does not remove it.
        """
        try:
            return self.create_beside(target, 0o600, _COPY_SUFFIX)
        except PermissionError:
            handle, name = tempfile.mkstemp(suffix=_COPY_SUFFIX, prefix=_PREFIX)
            return handle, Path(name)

    def fill(self, handle: int, data: bytes) -> None:
        """Write all of ``data``, however little is taken at a time.

        :raises OSError: when nothing more is taken, too.
        """
        left = memoryview(data)
        while left:
            written = self._system.write(handle, left)
            if written <= 0:
                raise OSError(errno.EIO, "nothing was written")
            left = left[written:]

    def open_to_append(self, file: Path) -> int:
        """An existing file, open for writing at its end."""
        handle: int = self._system.open(file, os.O_WRONLY | os.O_APPEND | _BINARY)
        return handle

    def append(self, handle: int, data: bytes) -> None:
        """Write all of ``data`` at once.

        :raises OSError: when less was written, too.
        """
        if self._system.write(handle, data) != len(data):
            raise OSError(errno.ENOSPC, "only a part was written")

    def double(self, handle: int) -> int:
        """Another handle of an open file, which stays open when the first one is closed."""
        other: int = self._system.dup(handle)
        return other

    def make_folder(self, folder: Path) -> None:
        """Make a folder of this person's own, and those it is in, where there is none."""
        self._system.makedirs(folder, 0o700, True)

    def overwrite(self, file: Path, data: bytes) -> None:
        """Make ``data`` the contents of an existing file, in place, to the disk."""
        with self._opened(file, os.O_RDWR) as handle:
            self.fill(handle, data)
            self._system.ftruncate(handle, len(data))
            self._system.fsync(handle)

    def give_rights(self, handle: int, like: os.stat_result) -> None:
        """Give an open file the mode of another and, where we may, its owner and group."""
        if not hasattr(os, "fchmod"):
            return
        mine = os.fstat(handle)
        if (mine.st_uid, mine.st_gid) != (like.st_uid, like.st_gid):
            with suppress(PermissionError):  # only root may give files away
                os.fchown(handle, like.st_uid, like.st_gid)
        self._system.fchmod(handle, like.st_mode & 0o7777)

    def finish(self, handle: int) -> None:
        """Bring an open file to the disk and close it."""
        try:
            self._system.fsync(handle)
        except BaseException:
            self.close_quietly(handle)
            raise
        self._system.close(handle)

    def rename(self, file: Path, target: Path) -> None:
        """Put a file in the place of another at once."""
        for attempt in range(_RETRIES + 1):
            try:
                self._system.replace(file, target)
            except OSError as error:
                busy = getattr(error, "winerror", None) in _WINDOWS_BUSY
                if not busy or attempt == _RETRIES:
                    raise
                time.sleep(_RETRY_SECONDS)
            else:
                return

    def flush_folder(self, folder: Path) -> None:
        """Make a rename last. It has happened already, so a failure here is not one of saving."""
        with suppress(OSError), self._opened(folder, os.O_RDONLY) as handle:
            self._system.fsync(handle)

    def remove(self, file: Path) -> None:
        """Remove a file if that can be done."""
        with suppress(OSError):
            self._system.unlink(file)

    def close(self, handle: int) -> None:
        """Close a file that was written; some disks say only now that they are full."""
        self._system.close(handle)

    def close_quietly(self, handle: int) -> None:
        """Close a file of which nothing more is expected."""
        with suppress(OSError):
            self._system.close(handle)

    @contextmanager
    def _opened(self, file: Path, flags: int) -> Iterator[int]:
        handle = self._system.open(file, flags | _BINARY)
        try:
            yield handle
        finally:
            self.close_quietly(handle)


def sweep(folder: Path, ended: int | None = None) -> None:
    """Remove what saves that were killed left in a folder, an hour ago or more.

    What the process of the number ``ended`` left is removed whatever its age.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not (entry.name.startswith(_PREFIX) and entry.name.endswith(_SUFFIX)):
                continue
            left = ended is not None and entry.name.startswith(f"{_PREFIX}{ended}-")
            if left or entry.stat().st_mtime < time.time() - _STALE_SECONDS:
                Path(entry.path).unlink()
