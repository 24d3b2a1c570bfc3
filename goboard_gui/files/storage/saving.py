"""Putting bytes into a file so that it holds the old contents or the new, whatever happens.

The new contents are written beside the file, flushed, read back, and put in its place by one
rename. Where a rename would break something, that is where the file has several names or its
folder may not be written, the file itself is written over, with a copy of its old contents on
the disk until that is done.
"""

from __future__ import annotations

import errno
import os
import stat
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import ChangedOnDiskError, Objection, SaveError, Stage
from .disk import Disk, sweep

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """By which a file is known again. Its time is told, but only what it holds counts."""

    size: int
    sha256: str
    mtime_ns: int = field(default=0, compare=False)

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> Fingerprint | None:
        """The fingerprint of a file, None where there is none.

        :raises OSError: when it cannot be read.
        """
        try:
            with Path(path).open("rb") as file:
                data = file.read()
                status = os.fstat(file.fileno())
        except FileNotFoundError:
            return None
        return cls(len(data), sha256(data).hexdigest(), status.st_mtime_ns)

    @classmethod
    def of_data(cls, data: bytes) -> Fingerprint:
        """The fingerprint of a file that holds ``data``."""
        return cls(len(data), sha256(data).hexdigest())


def save(
    path: str | os.PathLike[str],
    data: bytes,
    verify: Callable[[bytes], None] | None = None,
    expected: Fingerprint | None = None,
    system: Any = os,
) -> Fingerprint:
    """Make ``data`` the contents of a file; links, mode and, if possible, owner stay.

    ``verify`` is called with what was really written, before it counts, and raises ValueError
    if that will not do. ``expected`` is what the file ought to hold still. ``system`` stands in
    for `os` in tests.

    :raises ChangedOnDiskError: when the file does not hold what is expected.
    :raises SaveError: when anything else fails; the file then holds what it held.
    """
    path = Path(path)
    target = Path(os.path.realpath(path))
    status = _look_at(path, target)
    if expected is not None:
        _compare(path, target, expected)
    saving = _Saving(path, target, status, data, verify, Disk(system))
    if status is not None and status.st_nlink > 1:
        saving.write_over()
    else:
        saving.replace()
    return Fingerprint.of_data(data)


def _look_at(path: Path, target: Path) -> os.stat_result | None:
    """What is at the target now, None if nothing.

    :raises SaveError: when that cannot or should not be written.
    """
    try:
        status = target.stat()
        if stat.S_ISDIR(status.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(status.st_mode):
            raise SaveError(path, Stage.TARGET, Objection.NO_FILE)
        if not status.st_mode & 0o222:
            raise SaveError(path, Stage.TARGET, Objection.READ_ONLY)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise SaveError(path, Stage.TARGET, error) from error
    return status


def _compare(path: Path, target: Path, expected: Fingerprint) -> None:
    try:
        found = Fingerprint.of(target)
    except OSError as error:
        raise SaveError(path, Stage.TARGET, error) from error
    if found != expected:
        raise ChangedOnDiskError(path)


class _Saving:
    """One save: where to, what, and over what."""

    def __init__(
        self,
        path: Path,
        target: Path,
        status: os.stat_result | None,
        data: bytes,
        verify: Callable[[bytes], None] | None,
        disk: Disk,
    ) -> None:
        self.path = path
        self.target = target
        self.status = status
        self.data = data
        self.verify = verify
        self.disk = disk
        self.stage = Stage.WRITE

    def replace(self) -> None:
        """Write beside the file, then rename.

        :raises SaveError: when that fails; the file is as it was.
        """
        # A new file gets what the umask leaves; the copy of an old one is nobody else's business
        # until it has the mode of the old one.
        mode = 0o666 if self.status is None else 0o600
        try:
            handle, temporary = self.disk.create_beside(self.target, mode)
        except OSError as error:
            if self.status is not None and error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
                return self.write_over()
            raise SaveError(self.path, Stage.WRITE, error) from error
        try:
            self._fill(handle)
            self.stage = Stage.VERIFY
            self._verify(self._read_back(temporary))
            self.stage = Stage.REPLACE
            self.disk.rename(temporary, self.target)
        except BaseException as error:
            self.disk.remove(temporary)
            if isinstance(error, (OSError, ValueError)):
                raise SaveError(self.path, self.stage, error) from error
            raise
        self.disk.flush_folder(self.target.parent)
        return sweep(self.target.parent)

    def write_over(self) -> None:
        """Write into the file itself; if that fails, put its old contents back.

        :raises SaveError: when that fails; it names the copy of what cannot be put back.
        """
        disk, kept = self.disk, None
        try:
            old = disk.read(self.target)
            handle, kept = disk.create_anywhere(self.target)
            try:
                disk.fill(handle, old)
            except BaseException:
                disk.close_quietly(handle)
                raise
            disk.finish(handle)
            self.stage = Stage.VERIFY
            self._verify(self.data)
            self.stage = Stage.REPLACE
            disk.overwrite(self.target, self.data)
            self._read_back(self.target)
        except (OSError, ValueError) as error:
            if self.stage is Stage.REPLACE and not self._restored(old):
                raise SaveError(self.path, self.stage, error, kept=kept) from error
            if kept is not None:
                disk.remove(kept)
            raise SaveError(self.path, self.stage, error) from error
        disk.remove(kept)

    def _fill(self, handle: int) -> None:
        try:
            self.disk.fill(handle, self.data)
            if self.status is not None:
                self.disk.give_rights(handle, self.status)
        except BaseException:
            self.disk.close_quietly(handle)
            raise
        self.disk.finish(handle)

    def _read_back(self, file: Path) -> bytes:
        written = self.disk.read(file)
        if written != self.data:
            raise OSError(errno.EIO, "what was written does not read back")
        return written

    def _verify(self, written: bytes) -> None:
        if self.verify is not None:
            self.verify(written)

    def _restored(self, old: bytes) -> bool:
        try:
            self.disk.overwrite(self.target, old)
            return self.disk.read(self.target) == old
        except OSError:
            return False
