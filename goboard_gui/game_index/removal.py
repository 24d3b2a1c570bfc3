"""Deletion of indexes, including damaged ones that a build replaces."""

from __future__ import annotations

import shutil
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from ..files.storage.file_lock import FileLock, LockHeldError
from . import segments
from .errors import IndexErrorCode, UnusableIndexError
from .paths import DATABASE, JOURNAL, LOCK, SEGMENTS, SET_ASIDE

if TYPE_CHECKING:
    from pathlib import Path


def acquire_build_lock(folder: Path) -> FileLock:
    """Acquire the lock of the process that builds or removes an index.

    :raises UnusableIndexError: if another process holds it.
    :raises OSError: if it cannot be created.
    """
    try:
        return FileLock.acquire(folder / LOCK)
    except LockHeldError:
        raise UnusableIndexError(folder, IndexErrorCode.BUSY) from None


def remove_index(folder: Path) -> None:
    """Delete the index in a folder and the damaged indexes kept there, and then the folder if it is
    empty.

    :raises UnusableIndexError: if it is being built.
    :raises OSError: if there is no such folder, or a file cannot be deleted.
    """
    lock = acquire_build_lock(folder)
    try:
        remove_database(folder)
        if (folder / SEGMENTS).is_dir():
            segments.remove_unlisted_segments(folder / SEGMENTS, ())
            with suppress(OSError):
                (folder / SEGMENTS).rmdir()
        for kept in folder.glob(f"{SET_ASIDE}-*"):
            shutil.rmtree(kept)
    finally:
        lock.release()
    with suppress(OSError):
        folder.rmdir()


def remove_database(folder: Path) -> None:
    """Delete the database of an index and its journal, if they exist.

    :raises OSError: if a file cannot be deleted.
    """
    for name in (DATABASE, JOURNAL):
        (folder / name).unlink(missing_ok=True)


def move_damaged_index(folder: Path) -> Path:
    """Move a damaged index to a new folder inside its own, and return the new path of its database.

    :raises OSError: if the database cannot be moved.
    """
    kept = _new_folder(folder)
    # Windows cannot move files that another process has mapped; they are deleted when it ends.
    with suppress(OSError):
        (folder / SEGMENTS).rename(kept / SEGMENTS)
    (folder / SEGMENTS).mkdir(exist_ok=True)
    if (folder / JOURNAL).exists():
        (folder / JOURNAL).rename(kept / JOURNAL)
    return (folder / DATABASE).rename(kept / DATABASE)


def _new_folder(folder: Path) -> Path:
    for number in count(1):
        kept = folder / f"{SET_ASIDE}-{number}"
        with suppress(FileExistsError):
            kept.mkdir()
            break
    return kept
