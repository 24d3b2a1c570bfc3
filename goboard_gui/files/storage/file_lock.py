"""Lock files that show whether the owner of a journal is still running; a lock ends with its
process.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def lock_handle(handle: int) -> None:
        """Lock an open file until it is closed.

        :raises OSError: when another handle holds the lock, or the disk has no lock support.
        """
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_handle(handle: int) -> None:
        """Lock an open file until it is closed.

        :raises OSError: when another handle holds the lock, or the disk has no lock support.
        """
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class LockHeldError(BlockingIOError):
    """Exception raised if a lock is held by another journal, in this or another process."""


def try_lock(handle: int) -> bool:
    """Lock an open file until it is closed; return False on a disk without lock support.

    :raises LockHeldError: when another handle holds the lock.
    """
    try:
        lock_handle(handle)
    except OSError as error:
        if error.errno in _HELD:
            raise LockHeldError(error.errno, error.strerror) from None
        return False
    return True


class FileLock:
    """A lock file that is held until it is released or the process ends.

    ``certain`` is false on a disk without lock support: others may hold it as well.
    """

    def __init__(self, path: Path, handle: int, system: Any, *, certain: bool) -> None:
        self._path = path
        self._handle = handle
        self._system = system
        self.certain = certain

    @classmethod
    def acquire(cls, path: Path, system: Any = os) -> FileLock:
        """Acquire the lock file at ``path``.

        :raises LockHeldError: when somebody else holds it.
        :raises OSError: when the file cannot be created.
        """
        while True:
            handle = system.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                certain = try_lock(handle)
            except LockHeldError:
                system.close(handle)
                raise
            if _is_at(path, handle):
                return cls(path, handle, system, certain=certain)
            system.close(handle)

    def is_in_place(self) -> bool:
        """Return whether the lock file is still at its path, where other processes look for it."""
        return _is_at(self._path, self._handle)

    def release(self) -> None:
        """Release the lock and remove its file."""
        # Removed while it is locked: another process that has opened it meanwhile notices it in
        # `acquire`. Windows cannot remove open files, and later none that another process holds.
        with suppress(OSError):
            self._system.unlink(self._path)
        with suppress(OSError):
            self._system.close(self._handle)
        if sys.platform == "win32":
            with suppress(OSError):
                self._system.unlink(self._path)


def _is_at(path: Path, handle: int) -> bool:
    """Return whether a path still refers to the locked file; the previous holder may have removed
    it.
    """
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except (FileNotFoundError, NotADirectoryError):
        return False
