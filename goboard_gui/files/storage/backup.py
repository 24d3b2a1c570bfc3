"""Copies of what files held before they were saved over: one a day for each file.

They lie in a folder of their own, in one for each file that is named by the whole path, links
resolved: files of one name in two places have nothing to do with each other. A copy is kept for
a month, the oldest ones for less where all of them together would grow too large.
"""

from __future__ import annotations

import errno
import os
import re
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import SaveError
from .disk import Disk
from .saving import save

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEPT_DAYS = 30
KEPT_BYTES = 200_000_000
"""How much all copies may take together."""

_LARGEST = 100_000_000
"""No record is larger, see `sgf.MAX_BYTES`; whatever else was there is not kept."""
_TIME = "%Y-%m-%d %H%M%S"
_NAME = re.compile(r"(\d{4}-\d\d-\d\d \d{6})(?: \((\d+)\))?\.sgf")
_SUFFIX = ".sgf"
_READABLE = 60
"""So many characters of a file's name are in that of its folder."""


class Backup(NamedTuple):
    """A copy: when it was made, of how many bytes, and where it is."""

    when: datetime
    number: int
    size: int
    path: Path


class Backups:
    """The copies in a folder, which is made when there is something to keep."""

    def __init__(
        self, folder: Path, now: Callable[[], datetime] = datetime.now, system: Any = os
    ) -> None:
        """``system`` stands in for `os` in tests."""
        self._folder = folder
        self._now = now
        self._disk = Disk(system)
        self._system = system

    def folder_of(self, path: Path) -> Path:
        """Where the copies of a file are."""
        resolved = os.path.realpath(path)
        known_by = sha256(os.fsencode(resolved)).hexdigest()[:16]
        readable = re.sub(r"[^\w.+-]+", "_", Path(resolved).stem)[:_READABLE]
        return self._folder / f"{readable}-{known_by}"

    def of(self, path: Path) -> list[Backup]:
        """The copies of a file, the latest first."""
        return sorted(_copies(self.folder_of(path)), reverse=True)

    def keep(self, path: Path, *, again: bool = False) -> Path | None:
        """Copy what a file holds, unless that was done today or there is nothing to copy.

        ``again`` even if it was done today, but not if the latest copy holds the same.

        :raises OSError: when it cannot be done; there is no copy then, and no part of one.
        """
        kept = self.of(path)
        today = self._now().date()
        if not again and any(copy.when.date() == today for copy in kept):
            return None
        try:
            if path.stat().st_size > _LARGEST:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            data = self._disk.read(path)
        except FileNotFoundError:
            return None
        if again and kept and self._disk.read(kept[0].path) == data:
            return None
        return self.put(path, data) if data else None

    def put(self, path: Path, data: bytes) -> Path:
        """Keep ``data`` as a copy of a file, and let go of what is too old.

        :raises OSError: as `keep` does.
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
        self.sweep()
        return copy

    def sweep(self) -> None:
        """Remove the copies that are too old, and the oldest if all take too much.

        What cannot be removed stays; nothing is removed but copies.
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
                    folder.rmdir()  # fails where there still is something in it


def _copies(folder: Path) -> Iterator[Backup]:
    """The copies of one file; what else lies in the folder is none."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if match := _NAME.fullmatch(entry.name):
                with suppress(OSError, ValueError):
                    when = datetime.strptime(match[1], _TIME)
                    number = int(match[2] or 1)
                    yield Backup(when, number, entry.stat().st_size, Path(entry.path))


def _free(folder: Path, now: datetime) -> Path:
    """A name that no copy has."""
    name = now.strftime(_TIME)
    path, number = folder / f"{name}{_SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name} ({number}){_SUFFIX}"
    return path
