"""Helpers for output files: atomic writing, numbered names and buffers."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice

from ...files.errors import SaveError
from ...files.storage.saving import save
from .errors import ExportError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from ...files.storage.contents import AnyFile

    Write = Callable[[Path, bytes], object]
    """A function that writes a file as `write_file` does; the window writes in a thread."""

CREATOR = "Goboard"
_EPOCH = "SOURCE_DATE_EPOCH"
_LEAST_DIGITS = 3


def prescribed_time() -> datetime | None:
    """Return the time, in UTC, that the environment prescribes for reproducible files, or None."""
    try:
        return datetime.fromtimestamp(int(os.environ[_EPOCH]), UTC)
    except (KeyError, ValueError, OverflowError, OSError):
        return None


def write_file(path: Path, data: bytes, in_use: Iterable[AnyFile] = ()) -> None:
    """Write bytes to a file atomically; if that fails, an existing file stays unchanged.

    Files that are ``in_use`` are not replaced, by whatever name.

    :raises ExportError: the file cannot be written.
    """
    try:
        save(path, data, in_use=in_use)
    except SaveError as error:
        raise ExportError(path, error.cause) from error


def numbered_path(path: Path, number: int, count: int) -> Path:
    """Return the path of a file in a numbered series of ``count`` files.

    >>> from pathlib import Path
    >>> numbered_path(Path("game.svg"), 7, 12).name, numbered_path(Path("game.svg"), 7, 1200).name
    ('game-007.svg', 'game-0007.svg')
    """
    digits = max(_LEAST_DIGITS, len(str(count)))
    return path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}")


def output_path(path: Path, number: int, count: int) -> Path:
    """Return the path for one of ``count`` images: the given path for a single image, otherwise a
    numbered path.
    """
    return path if count == 1 else numbered_path(path, number, count)


def open_buffer() -> QBuffer:
    """Return a buffer in memory, open for writing."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def buffer_bytes(buffer: QBuffer) -> bytes:
    """Return the bytes written to a buffer."""
    return bytes(buffer.data().data())
