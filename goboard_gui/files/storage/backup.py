"""Daily backups of files that are overwritten by saving.

Backups are in one folder per file, which is named by the full resolved path: files with the same
name in different places are separate. They are kept for `KEPT_DAYS`, the oldest for less if all of
them together exceed `KEPT_BYTES`.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...named_tuples import NamedTuple
from ..errors import SaveError
from .disk import Disk
from .saving import save

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEPT_DAYS = 30
"""The age in days at which backups are removed; the manual says a month."""
KEPT_BYTES = 200_000_000
"""The largest total size of all backups, in bytes."""

_LARGEST = 100_000_000
"""Larger files are not backed up; no record is larger, see `sgf.reading.MAX_BYTES`."""
_TIME = "%Y-%m-%d %H%M%S"
_NAME = re.compile(r"(\d{4}-\d\d-\d\d \d{6})(?: \((\d+)\))?\.sgf")
_SUFFIX = ".sgf"
_READABLE = 60
"""Maximum number of characters of a file's name that are part of the name of its folder."""


class Backup(NamedTuple):
    """A backup: its time, its size in bytes, and its path."""

    when: datetime
    number: int
    size: int
    path: Path


class Backups:
    """The backups of files in a folder, which is created when needed."""

    def __init__(
        self, folder: Path, now: Callable[[], datetime] = datetime.now, system: Any = os
    ) -> None:
        """Use the backups in ``folder``; ``now`` and ``system`` (the clock and the `os` module) are
        replaced in tests.
        """
        self._folder = folder
        self._now = now
        self._disk = Disk(system)
        self._system = system

    def folder_of(self, path: Path) -> Path:
        """Return the folder with the backups of a file."""
        resolved = os.path.realpath(path)
        known_by = sha256(os.fsencode(resolved)).hexdigest()[:16]
        readable = re.sub(r"[^\w.+-]+", "_", Path(resolved).stem)[:_READABLE]
        return self._folder / f"{readable}-{known_by}"

    def list_backups(self, path: Path) -> list[Backup]:
        """Return the backups of a file, latest first."""
        return sorted(_copies(self.folder_of(path)), reverse=True)

    def back_up(self, path: Path, *, again: bool = False) -> Path | None:
        """Back up a file, unless there is nothing to copy or a backup was already made today.

        ``again`` forces another backup today, unless the latest one has the same contents.

        :raises OSError: when it fails; no partial backup is left.
        """
        kept = self.list_backups(path)
        today = self._now().date()
        if not again and any(copy.when.date() == today for copy in kept):
            return None
        try:
            data = self._disk.read(path, _LARGEST)
        except FileNotFoundError:
            return None
        if again and kept and self._disk.read(kept[0].path) == data:
            return None
        return self.store(path, data) if data else None

    def store(self, path: Path, data: bytes) -> Path:
        """Store ``data`` as a backup of a file, and remove backups that are too old.

        :raises OSError: as `back_up` does.
        """
        folder = self.folder_of(path)
        self._disk.make_folder(folder)
        copy = _free(folder, self._now())
        try:
            save(copy, data, system=self._system)
        except SaveError as error:
            if isinstance(error.cause, OSError):
                raise error.cause from error
            raise OSError(errno.EIO, str(error.cause)) from error
        self.remove_old_backups()
        return copy

    def remove_old_backups(self) -> None:
        """Remove backups that are too old, and the oldest ones if their total size is too large.

        Nothing but backups is removed; failures are ignored.
        """
        with suppress(OSError):
            folders = [Path(entry.path) for entry in os.scandir(self._folder) if entry.is_dir()]
            copies = sorted((copy for folder in folders for copy in _copies(folder)), reverse=True)
            oldest = self._now() - timedelta(days=KEPT_DAYS)
            total = 0
            for copy in copies:
                total += copy.size
                if copy.when < oldest or (total > KEPT_BYTES and copy is not copies[0]):
                    self._disk.remove(copy.path)
            for folder in folders:
                with suppress(OSError):
                    folder.rmdir()  # fails unless the folder is empty


def _copies(folder: Path) -> Iterator[Backup]:
    """Yield the backups in the folder for one file, skipping other files."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if match := _NAME.fullmatch(entry.name):
                with suppress(OSError, ValueError):
                    when = datetime.strptime(match[1], _TIME)
                    number = int(match[2] or 1)
                    yield Backup(when, number, entry.stat().st_size, Path(entry.path))


def _free(folder: Path, now: datetime) -> Path:
    """Return an unused path for a backup made at ``now``."""
    name = now.strftime(_TIME)
    path, number = folder / f"{name}{_SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name} ({number}){_SUFFIX}"
    return path
