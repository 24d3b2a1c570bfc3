"""Operating system calls used in saving, each of which may fail."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .contents import open_for_reading
from .file_lock import lock_handle
from .kept_copies import PREFIX, copy_suffix

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SUFFIX = ".tmp"
_STALE_SECONDS = 3600
_BLOCK = 1 << 20
_BINARY = getattr(os, "O_BINARY", 0)  # without it Windows translates line ends
# Virus scanners and indexers open files briefly: Windows then reports access denied, sharing
# violation or lock violation.
_WINDOWS_BUSY = (5, 32, 33)
_RETRIES = 20
_RETRY_SECONDS = 0.05
_numbers = count()
_USER_ATTRIBUTES = "user."
_ACCESS_LIST = "system.posix_acl_access"


class Disk:
    """File operations that call ``system``, which is the `os` module or a replacement in tests."""

    def __init__(self, system: Any = os, advance: Callable[[], object] | None = None) -> None:
        """Use ``system`` for file operations, and call ``advance`` after each block that is read or
        written.
        """
        self._system = system
        self._advance = advance or _ignore

    def read(self, file: Path, limit: int | None = None) -> bytes:
        """Return the contents of a regular file.

        :raises OSError: also when it has more than ``limit`` bytes (EFBIG) or is not a regular
            file.
        """
        handle = open_for_reading(file, system=self._system)
        try:
            contents = bytearray()
            while block := self._system.read(handle, _BLOCK):
                contents += block
                self._advance()
                if limit is not None and len(contents) > limit:
                    raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
            return bytes(contents)
        finally:
            self.close_quietly(handle)

    def create_sibling(self, target: Path, mode: int, suffix: str = _SUFFIX) -> tuple[int, Path]:
        """Create a uniquely named file in the folder of ``target``, open for writing."""
        while True:
            name = f"{PREFIX}{os.getpid()}-{next(_numbers)}{suffix}"
            file = target.with_name(name)
            try:
                flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY
                return self._system.open(file, flags, mode), file
            except FileExistsError:
                continue

    def create_copy(self, target: Path, data: bytes) -> tuple[int, Path]:
        """Write a copy of a file that is about to be overwritten, next to it if that is permitted,
        otherwise in the folder for temporary files; return the open handle and the path.

        It may become the only copy of the file, so `remove_stale_files` does not remove it. It is
        locked before it has contents, and until it is closed: no other program offers or removes
        it.
        """
        handle, copy = self._create_anywhere(target)
        try:
            with suppress(OSError):  # without lock support it may be offered early, but not lost
                lock_handle(handle)
            self.write_all(handle, data)
            self._system.fsync(handle)
        except BaseException:
            self.close_and_remove(handle, copy)
            raise
        self.flush_folder(copy.parent)
        return handle, copy

    def _create_anywhere(self, target: Path) -> tuple[int, Path]:
        try:
            return self.create_sibling(target, 0o600, copy_suffix(target))
        except PermissionError:
            handle, name = tempfile.mkstemp(suffix=copy_suffix(target), prefix=PREFIX)
            return handle, Path(name)

    def write_all(self, handle: int, data: bytes) -> None:
        """Write all of ``data``, in as many writes as needed.

        :raises OSError: also when nothing more can be written.
        """
        left = memoryview(data)
        while left:
            written = self._system.write(handle, left[:_BLOCK])
            self._advance()
            if written <= 0:
                raise OSError(errno.EIO, "nothing was written")
            left = left[written:]

    def open_to_append(self, file: Path) -> int:
        """Open an existing file for appending."""
        handle: int = self._system.open(file, os.O_WRONLY | os.O_APPEND | _BINARY)
        return handle

    def append(self, handle: int, data: bytes) -> None:
        """Write all of ``data`` in a single write.

        :raises OSError: also when less was written.
        """
        if self._system.write(handle, data) != len(data):
            raise OSError(errno.ENOSPC, "only a part was written")

    def duplicate(self, handle: int) -> int:
        """Return a duplicate handle of an open file, which stays valid when the original is
        closed.
        """
        other: int = self._system.dup(handle)
        return other

    def make_folder(self, folder: Path) -> None:
        """Create a folder that only the user can access, and its parents; do nothing if it
        exists.
        """
        self._system.makedirs(folder, 0o700, True)

    def overwrite(self, file: Path, data: bytes) -> None:
        """Replace the contents of an existing file in place, and flush it to disk."""
        with self._opened(file, os.O_RDWR) as handle:
            self.write_all(handle, data)
            self._system.ftruncate(handle, len(data))
            self._system.fsync(handle)

    def copy_permissions(self, handle: int, like: os.stat_result, source: Path) -> None:
        """Copy the mode and, if permitted, the owner and group of the file ``source`` to an open
        file; on Linux its extended attributes and access list, too.
        """
        if not hasattr(os, "fchmod"):
            return
        mine = os.fstat(handle)
        if (mine.st_uid, mine.st_gid) != (like.st_uid, like.st_gid):
            with suppress(PermissionError):  # only root may change owners
                os.fchown(handle, like.st_uid, like.st_gid)
        mode = like.st_mode & 0o7777
        if sys.platform == "linux":
            self._copy_attributes(handle, source)
            if not self._copy_access_list(handle, source):
                mode &= ~stat.S_IRWXG
        self._system.fchmod(handle, mode)

    def _copy_attributes(self, handle: int, source: Path) -> None:
        """Copy the extended attributes of the user, as far as the file system permits."""
        with suppress(OSError):
            for name in self._system.listxattr(source):
                if name.startswith(_USER_ATTRIBUTES):
                    with suppress(OSError):
                        self._system.setxattr(handle, name, self._system.getxattr(source, name))

    def _copy_access_list(self, handle: int, source: Path) -> bool:
        """Give an open file the POSIX access list of another file, or remove its own if the other
        has none.

        Return False if it could not get one: then the permissions of the group in the mode, which
        with an access list are the most that anybody in it may do, are not those of the group.
        """
        try:
            entries = self._system.getxattr(source, _ACCESS_LIST)
        except OSError as error:
            if error.errno not in (errno.ENODATA, errno.ENOTSUP):
                return False
            with suppress(OSError):  # a new file inherits one from some folders
                self._system.removexattr(handle, _ACCESS_LIST)
            return True
        try:
            self._system.setxattr(handle, _ACCESS_LIST, entries)
        except OSError:
            return False
        return True

    def flush_and_close(self, handle: int) -> None:
        """Flush an open file to disk and close it."""
        try:
            self._system.fsync(handle)
        except BaseException:
            self.close_quietly(handle)
            raise
        self._system.close(handle)

    def rename(self, file: Path, target: Path) -> None:
        """Rename a file to ``target``, replacing an existing file atomically."""
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
        """Flush a folder to disk after a rename, ignoring errors, because the rename itself has
        succeeded.
        """
        with suppress(OSError), self._opened(folder, os.O_RDONLY) as handle:
            self._system.fsync(handle)

    def remove(self, file: Path) -> None:
        """Remove a file, ignoring errors."""
        with suppress(OSError):
            self._system.unlink(file)

    def close_and_remove(self, handle: int, file: Path) -> None:
        """Close and remove a file, ignoring errors; it is locked until it is gone."""
        self.remove(file)
        self.close_quietly(handle)
        if sys.platform == "win32":  # open files cannot be removed
            self.remove(file)

    def close(self, handle: int) -> None:
        """Close a file that was written; some disks report only at this point that they are
        full.
        """
        self._system.close(handle)

    def close_quietly(self, handle: int) -> None:
        """Close a file, ignoring errors."""
        with suppress(OSError):
            self._system.close(handle)

    @contextmanager
    def _opened(self, file: Path, flags: int) -> Iterator[int]:
        handle = self._system.open(file, flags | _BINARY)
        try:
            yield handle
        finally:
            self.close_quietly(handle)


def _ignore() -> None:
    """Do nothing, as the default callback for each block that is read or written."""


def remove_stale_files(folder: Path, ended: int | None = None) -> None:
    """Remove temporary files that interrupted saves left behind at least an hour ago.

    Those of the process with the id ``ended`` are removed regardless of age.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not (entry.name.startswith(PREFIX) and entry.name.endswith(_SUFFIX)):
                continue
            left = ended is not None and entry.name.startswith(f"{PREFIX}{ended}-")
            if left or entry.stat().st_mtime < time.time() - _STALE_SECONDS:
                Path(entry.path).unlink()
