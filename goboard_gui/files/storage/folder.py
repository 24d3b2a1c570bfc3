"""The files beside a file, in the order in which people count."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

_DIGITS = re.compile(r"(\d+)")


def natural_key(text: str) -> tuple[list[str | int], str]:
    """What to sort texts by: numbers count by their value, capitals as small letters.

    >>> sorted(["game10", "Game9", "game1"], key=natural_key)
    ['game1', 'Game9', 'game10']
    """
    parts = _DIGITS.split(text.casefold())
    # Read as hexadecimal, numbers keep their order, and there may be more than the 4300 digits
    # that int() accepts in decimals: a file may hold anything.
    return [int(part, 16) if place % 2 else part for place, part in enumerate(parts)], text


def neighbour(path: Path, step: int, extensions: Collection[str]) -> Path | None:
    """The file after a file in its folder, or before it for a ``step`` of -1; None at the end.

    Only files with one of the ``extensions`` (small, with the dot) count, and hidden ones do not.
    The file itself may be gone, or may be of another kind: then the files beside its place count.
    A folder that cannot be read has no files.
    """
    here = natural_key(path.name)
    best: tuple[list[str | int], str] | None = None
    try:
        with os.scandir(path.absolute().parent) as entries:
            for entry in entries:
                key = natural_key(entry.name)
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
