"""Working folders: each belongs to a process, and is removed after that process has ended."""

from __future__ import annotations

import os
import shutil
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from time import sleep
from typing import TYPE_CHECKING

from .file_lock import FileLock

if TYPE_CHECKING:
    from collections.abc import Iterator

_LOCK_SUFFIX = ".lock"
_ATTEMPTS = 20
"""How often it is tried to remove a folder: an AppImage mounts its contents there, and they stay
mounted for a moment after its end.
"""
_PAUSE = 0.1
"""Seconds between two attempts."""


class WorkingFolder:
    """A folder of this process, with a lock beside it that ends with the process."""

    _last_number = 0

    def __init__(self, parent: Path, name: str) -> None:
        """Choose a path in ``parent`` that begins with ``name``; nothing is created yet."""
        WorkingFolder._last_number += 1
        self.path = parent / f"{name}-{os.getpid()}-{self._last_number}"
        self._lock: FileLock | None = None

    def create(self) -> None:
        """Create the folder, empty, unless that has been done.

        :raises OSError: when it can't be created.
        """
        if self._lock is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock.acquire(_lock_path(self.path))
            shutil.rmtree(self.path, ignore_errors=True)  # of an ended process with the same id
            self.path.mkdir()

    def remove(self) -> None:
        """Remove the folder with everything in it."""
        if self._lock is not None:
            _remove_folder(self.path)
            self._lock.release()
            self._lock = None


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Create a temporary folder, and remove it with everything in it at the end.

    What can't be removed stays, because nothing must be lost for that reason.

    :raises OSError: when it can't be created.
    """
    folder = Path(mkdtemp(prefix="goboard-"))
    try:
        yield folder
    finally:
        _remove_folder(folder)


def remove_abandoned_folders(parent: Path) -> None:
    """Remove the working folders of processes that have ended."""
    with suppress(OSError):
        for folder in list(parent.iterdir()):
            if folder.is_dir() and not folder.is_symlink():
                _remove_if_abandoned(folder)


def _remove_if_abandoned(folder: Path) -> None:
    try:
        lock = FileLock.acquire(_lock_path(folder))
    except OSError:
        return
    if lock.certain:
        shutil.rmtree(folder, ignore_errors=True)
    lock.release()


def _remove_folder(folder: Path) -> None:
    for attempt in range(_ATTEMPTS):
        if attempt:
            sleep(_PAUSE)
        shutil.rmtree(folder, ignore_errors=True)
        if not os.path.lexists(folder):
            return


def _lock_path(folder: Path) -> Path:
    return folder.with_name(folder.name + _LOCK_SUFFIX)
