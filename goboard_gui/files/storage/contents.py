"""Reading of whole files with a size limit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import ReadError, ReadErrorReason

if TYPE_CHECKING:
    import os


def read_contents(path: str | os.PathLike[str], limit: int) -> bytes:
    """Return the contents of a file with at most ``limit`` bytes.

    :raises ReadError: when it cannot be read, or has more than ``limit`` bytes; ``name`` is the
        path, and an OSError its cause.
    """
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise ReadError(name, ReadErrorReason.UNREADABLE, detail=detail) from error
    if len(data) > limit:
        raise ReadError(name, ReadErrorReason.TOO_LARGE, limit=limit)
    return data
