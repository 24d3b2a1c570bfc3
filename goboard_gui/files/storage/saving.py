"""Atomic saving: a file has either the old or the new contents, whatever happens.

The new contents are written to a temporary file in the same folder, flushed, read back, and put in
place by one rename. If a rename would break something, because the file has several hard links or
its folder is read-only, the file itself is overwritten, with a copy of its old contents on disk
until that is done.
"""

from __future__ import annotations

import errno
import os
import stat
from dataclasses import dataclass, field
from hashlib import file_digest, sha256
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..errors import CancelledError, ChangedOnDiskError, SaveError, SaveErrorReason, SaveStage
from .contents import FileId, open_file
from .disk import Disk, remove_stale_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .contents import AnyFile


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """A fingerprint of a file's contents; it also has the modification time, which is not
    compared.
    """

    size: int
    sha256: str
    mtime_ns: int = field(default=0, compare=False)

    @classmethod
    def from_file(
        cls, path: str | os.PathLike[str], expected: Fingerprint | None = None
    ) -> Fingerprint | None:
        """Return the fingerprint of a file, or None if it does not exist.

        A file that has another size than ``expected`` is not read, as it may be huge: its
        ``sha256`` is empty.

        :raises OSError: when it cannot be read.
        """
        try:
            with open_file(path) as file:
                status = os.fstat(file.fileno())
                if expected is not None and status.st_size != expected.size:
                    return cls(status.st_size, "", status.st_mtime_ns)
                digest = file_digest(file, sha256)
                return cls(file.tell(), digest.hexdigest(), status.st_mtime_ns)
        except FileNotFoundError:
            return None

    @classmethod
    def from_data(cls, data: bytes) -> Fingerprint:
        """Return the fingerprint of a file with the contents ``data``."""
        return cls(len(data), sha256(data).hexdigest())


def _do_nothing() -> None:
    """Do nothing; the default of `SaveProgress.rest` when no other thread needs to run."""


class SaveProgress:
    """The progress of a save in another thread, which can be cancelled until the file is about to
    be changed.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._cancelled = self._committed = False
        self.advanced_at = monotonic()
        self.rest: Callable[[], object] = _do_nothing
        """A function that gives other threads time to run; the saving thread sets it."""

    def advance(self) -> None:
        """Record in ``advanced_at`` that the save is progressing; the saving thread calls this
        about once per millisecond, unless it waits for the disk.

        :raises CancelledError: if the save was cancelled before the file was touched.
        """
        self.advanced_at = monotonic()
        if self._cancelled:
            raise CancelledError
        self.rest()

    def commit(self) -> None:
        """Record that the file is about to be replaced or overwritten, after which the save cannot
        be cancelled.

        :raises CancelledError: if the save was cancelled before.
        """
        with self._lock:
            if self._cancelled:
                raise CancelledError
            self._committed = True

    def cancel(self) -> bool:
        """Cancel the save; return False if it is too late for that."""
        with self._lock:
            self._cancelled = not self._committed
            return self._cancelled

    @property
    def can_be_cancelled(self) -> bool:
        """Whether the save can still be cancelled, because the file has not been changed yet."""
        return not self._committed


def save(
    path: str | os.PathLike[str],
    data: bytes,
    verify: Callable[[bytes], None] | None = None,
    expected: Fingerprint | None = None,
    system: Any = os,
    progress: SaveProgress | None = None,
    in_use: Iterable[AnyFile] = (),
) -> Fingerprint:
    """Save ``data`` to a file, preserving symbolic links, the mode and, if possible, the owner; on
    Linux, extended attributes and access lists, too.

    ``verify`` is called with the bytes on disk before they replace the file, and raises ValueError
    to reject them. ``expected`` is the expected fingerprint of the old contents. ``system``
    replaces `os` in tests. Files that are ``in_use`` are not replaced, by whatever name.

    :raises ChangedOnDiskError: when the file does not have the expected contents.
    :raises SaveError: when anything else fails; the file then keeps its contents.
    :raises CancelledError: when it was cancelled through ``progress``; the file is untouched.
    """
    path, progress = Path(path), progress or SaveProgress()
    target = Path(os.path.realpath(path))
    status = _target_status(path, target)
    identity = FileId.from_status(status) if status is not None else None
    if identity is not None and identity.is_any_of(in_use):
        raise SaveError(path, SaveStage.TARGET, SaveErrorReason.IN_USE)
    if expected is not None:
        check_contents(path, expected)
    progress.advance()
    disk = Disk(system, progress.advance)
    saving = _Saving(path, target, status, data, verify, disk, progress)
    if status is not None and status.st_nlink > 1:
        saving.overwrite()
    else:
        saving.replace()
    return Fingerprint.from_data(data)


def _target_status(path: Path, target: Path) -> os.stat_result | None:
    """Return the status of the file to be overwritten, or None if it does not exist.

    :raises SaveError: when it cannot or should not be written.
    """
    try:
        status = target.stat()
        if stat.S_ISDIR(status.st_mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(status.st_mode):
            raise SaveError(path, SaveStage.TARGET, SaveErrorReason.NO_FILE)
        if not status.st_mode & 0o222:
            raise SaveError(path, SaveStage.TARGET, SaveErrorReason.READ_ONLY)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise SaveError(path, SaveStage.TARGET, error) from error
    return status


def check_contents(path: Path, expected: Fingerprint) -> None:
    """Check that a file has the expected contents.

    :raises ChangedOnDiskError: when it has others, or does not exist.
    :raises SaveError: when it cannot be read.
    """
    try:
        found = Fingerprint.from_file(os.path.realpath(path), expected)
    except OSError as error:
        raise SaveError(path, SaveStage.TARGET, error) from error
    if found != expected:
        raise ChangedOnDiskError(path, is_missing=found is None)


class _Saving:
    """A single save operation: its target file, the data to save, and the status of an existing
    file.
    """

    def __init__(
        self,
        path: Path,
        target: Path,
        status: os.stat_result | None,
        data: bytes,
        verify: Callable[[bytes], None] | None,
        disk: Disk,
        progress: SaveProgress,
    ) -> None:
        self.path = path
        self.target = target
        self.status = status
        self.data = data
        self.verify = verify
        self.disk = disk
        self.progress = progress
        self.stage = SaveStage.WRITE

    def replace(self) -> None:
        """Save by writing a temporary file and renaming it to the target.

        :raises SaveError: when that fails; the file is unchanged.
        """
        # A new file gets the mode of the umask; the copy of an existing one is private until it
        # gets the mode of the original.
        mode = 0o666 if self.status is None else 0o600
        try:
            handle, temporary = self.disk.create_sibling(self.target, mode)
        except OSError as error:
            if self.status is not None and error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
                return self.overwrite()
            raise SaveError(self.path, SaveStage.WRITE, error) from error
        try:
            self._fill(handle)
            self.stage = SaveStage.VERIFY
            self._verify(self._read_back(temporary))
            self.progress.commit()
            self.stage = SaveStage.REPLACE
            self.disk.rename(temporary, self.target)
        except BaseException as error:
            self.disk.remove(temporary)
            if isinstance(error, (OSError, ValueError)):
                raise SaveError(self.path, self.stage, error) from error
            raise
        self.disk.flush_folder(self.target.parent)
        return remove_stale_files(self.target.parent)

    def overwrite(self) -> None:
        """Save by overwriting the file in place; if that fails, restore its old contents.

        :raises SaveError: when that fails; it names the copy if they cannot be restored.
        """
        try:
            old = self.disk.read(self.target)
            handle, copy = self.disk.create_copy(self.target, old)
        except (OSError, ValueError) as error:
            raise SaveError(self.path, self.stage, error) from error
        is_whole = False
        try:
            self._overwrite_in_place()
            is_whole = True
        except CancelledError:
            is_whole = True
            raise
        except (OSError, ValueError) as error:
            is_whole = self.stage is not SaveStage.REPLACE or self._restored(old)
            raise SaveError(
                self.path, self.stage, error, kept=None if is_whole else copy
            ) from error
        finally:
            if is_whole:
                self.disk.close_and_remove(handle, copy)
            else:
                self.disk.close_quietly(handle)

    def _overwrite_in_place(self) -> None:
        self.stage = SaveStage.VERIFY
        self._verify(self.data)
        self.progress.commit()
        self.stage = SaveStage.REPLACE
        self.disk.overwrite(self.target, self.data)
        self._read_back(self.target)

    def _fill(self, handle: int) -> None:
        try:
            self.disk.write_all(handle, self.data)
            if self.status is not None:
                self.disk.copy_permissions(handle, self.status, self.target)
        except BaseException:
            self.disk.close_quietly(handle)
            raise
        self.disk.flush_and_close(handle)

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
