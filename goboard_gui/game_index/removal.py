"""Deletion of an index."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ..files.storage.file_lock import FileLock, LockHeldError
from . import segments
from .errors import BusyIndexError
from .paths import DATABASE, LOCK, SEGMENTS

if TYPE_CHECKING:
    from pathlib import Path


def remove_index(folder: Path) -> None:
    """Delete the index in a folder, and the folder if it is then empty.

    :raises BusyIndexError: if it is being built.
    :raises OSError: if there is no such folder, or a file cannot be deleted.
    """
    try:
        lock = FileLock.acquire(folder / LOCK)
    except LockHeldError:
        raise BusyIndexError(folder) from None
    try:
        for name in (DATABASE, f"{DATABASE}-journal"):
            (folder / name).unlink(missing_ok=True)
        if (folder / SEGMENTS).is_dir():
            segments.remove_unlisted(folder / SEGMENTS, ())
            with suppress(OSError):
                (folder / SEGMENTS).rmdir()
    finally:
        lock.release()
    with suppress(OSError):
        folder.rmdir()
