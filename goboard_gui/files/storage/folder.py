"""Files in folders, in natural order."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

_DIGITS = re.compile(r"(\d+)")


def natural_sort_key(text: str) -> tuple[list[str | int], str]:
    """Return a sort key for natural order, in which numbers are compared by value and case is
    ignored.

    >>> sorted(["game10", "Game9", "game1"], key=natural_sort_key)
    ['game1', 'Game9', 'game10']
    """
    parts = _DIGITS.split(text.casefold())
    # Hexadecimal parsing keeps the order of decimal numbers, and is not limited to 4300 digits like
    # int() in decimal: a name may contain anything.
    return [int(part, 16) if place % 2 else part for place, part in enumerate(parts)], text


def sgf_files_below(
    folder: str | os.PathLike[str], on_error: Callable[[OSError], object] | None = None
) -> Iterator[Path]:
    """Yield the visible SGF files in a folder and its visible subfolders, in natural order; those
    in a folder come before those in its subfolders.

    An unreadable folder has no files, nor has a file; ``on_error`` is called with the reason.
    """
    for here, below, files in os.walk(folder, onerror=on_error):
        below[:] = sorted((one for one in below if one[0] != "."), key=natural_sort_key)
        for file in sorted(files, key=natural_sort_key):
            if file[0] != "." and file.lower().endswith(".sgf"):
                yield Path(here, file)


def neighbouring_file(path: Path, step: int, extensions: Collection[str]) -> Path | None:
    """Return the next file in a folder, or the previous one if ``step`` is -1; return None at
    either end.

    Only visible files with one of the ``extensions`` (lower case, with the dot) count. The file
    itself may have been removed, or have another extension: then its neighbours in sort order are
    used. An unreadable folder has no files.
    """
    here = natural_sort_key(path.name)
    best: tuple[list[str | int], str] | None = None
    try:
        with os.scandir(path.absolute().parent) as entries:
            for entry in entries:
                key = natural_sort_key(entry.name)
                ahead = key > here if step > 0 else key < here
                closer = best is None or (key < best if step > 0 else key > best)
                if ahead and closer and _counts(entry, extensions):
                    best = key
    except OSError:
        return None
    return None if best is None else path.with_name(best[1])


def _counts(entry: os.DirEntry[str], extensions: Collection[str]) -> bool:
    kind = os.path.splitext(entry.name)[1].lower()  # noqa: PTH122 - thousands of entries
    if entry.name.startswith(".") or kind not in extensions:
        return False
    try:
        return entry.is_file()
    except OSError:
        return False
