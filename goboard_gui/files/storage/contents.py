"""Opening of files for reading: regular files only, never waiting for another program; and their
identity.

Every file that users name or that is found in a folder is opened here. Opening a named pipe would
block until something writes to it, and a device may have no end.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from typing import TYPE_CHECKING, Any

from ...named_tuples import NamedTuple
from ..errors import ReadError, ReadErrorReason

if TYPE_CHECKING:
    from collections.abc import Iterable
    from io import BufferedReader

    AnyPath = str | bytes | os.PathLike[str] | os.PathLike[bytes]
    AnyFile = AnyPath | int

_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
_NONBLOCK = getattr(os, "O_NONBLOCK", 0)


class NotAFileError(OSError):
    """Error for a path that is not a regular file: a named pipe, a device or a socket."""

    def __init__(self, path: AnyPath) -> None:
        super().__init__(errno.EINVAL, "not a regular file", os.fsdecode(path))


def open_for_reading(path: AnyPath, *, allow_pipe: bool = False, system: Any = os) -> int:
    """Open a regular file, and return its descriptor.

    With ``allow_pipe``, a named pipe is accepted too; then this waits until a program writes to
    it. ``system`` replaces `os` in tests.

    :raises NotAFileError: if it is anything else; a folder raises IsADirectoryError.
    :raises OSError: if it cannot be opened.
    :raises ValueError: if the path contains a NUL character.
    """
    try:
        handle: int = system.open(path, _FLAGS | _NONBLOCK)
    except OSError as error:
        if error.errno == errno.ENXIO:  # a socket, or a device without a driver
            raise NotAFileError(path) from error
        raise
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fsdecode(path))
        if allow_pipe and stat.S_ISFIFO(mode):
            _await_writer(handle)
        elif not stat.S_ISREG(mode):
            raise NotAFileError(path)
    except BaseException:
        system.close(handle)
        raise
    return handle


def _await_writer(handle: int) -> None:
    """Wait until a program has written to a pipe or closed it, and make further reads wait for
    data.

    The pipe is not opened a second time: a program that writes little could have closed it before.
    """
    if sys.platform != "win32":
        import select

        waiting = select.poll()
        waiting.register(handle, select.POLLIN)
        waiting.poll()
        os.set_blocking(handle, True)


def open_file(path: AnyPath, *, allow_pipe: bool = False) -> BufferedReader:
    """Open a file in the same way as `open_for_reading`, and return a binary file object."""
    return os.fdopen(open_for_reading(path, allow_pipe=allow_pipe), "rb")


def read_contents(path: str | os.PathLike[str], limit: int, *, allow_pipe: bool = False) -> bytes:
    """Return the contents of a file, or raise an error if it has more than ``limit`` bytes.

    ``allow_pipe`` is as in `open_for_reading`.

    :raises ReadError: when it cannot be read, or has more than ``limit`` bytes; ``name`` is the
        path, and an OSError its cause.
    """
    name = str(path)
    try:
        with open_file(path, allow_pipe=allow_pipe) as file:
            data = file.read(limit + 1)
    except NotAFileError:
        raise ReadError(name, ReadErrorReason.NOT_A_FILE) from None
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise ReadError(name, ReadErrorReason.UNREADABLE, detail=detail) from error
    if len(data) > limit:
        raise ReadError(name, ReadErrorReason.TOO_LARGE, limit=limit)
    return data


class FileId(NamedTuple):
    """The identity of a regular file, which is the same for all paths and links to it."""

    device: int
    inode: int

    @classmethod
    def from_file(cls, file: AnyFile) -> FileId | None:
        """Return the identity of a file given by its path or as an open descriptor, or None if it
        does not exist, cannot be accessed or is not a regular file.
        """
        try:
            return cls.from_status(os.stat(file))  # noqa: PTH116 - or a descriptor
        except (OSError, ValueError):
            return None

    @classmethod
    def from_status(cls, status: os.stat_result) -> FileId | None:
        """Return the identity of a file with this status, or None if it is not a regular file."""
        is_known = (
            stat.S_ISREG(status.st_mode) and status.st_ino
        )  # some file systems have no inodes
        return cls(status.st_dev, status.st_ino) if is_known else None

    def is_any_of(self, files: Iterable[AnyFile]) -> bool:
        """Return whether any of the given files is this one."""
        return any(FileId.from_file(file) == self for file in files)
