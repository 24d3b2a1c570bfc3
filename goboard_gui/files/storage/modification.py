"""Times of modification of files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def newest_modification(files: Iterable[str | Path]) -> float | None:
    """Return when the newest of the files was modified, in seconds since 1970, or None if there is
    none of them.
    """
    times = []
    for file in files:
        try:
            times.append(Path(file).stat().st_mtime)
        except OSError:
            continue
    return max(times, default=None)
