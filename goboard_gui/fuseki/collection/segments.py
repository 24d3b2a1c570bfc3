"""Positions on disk: files of sorted keys with their entries, never changed once written.

A segment is an array of two rows as numpy writes it, keys and entries, sorted by key; the entries
of a key are in the order of games and moves. A game has all its positions in one segment.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING
from uuid import uuid4

import numpy as np

from .errors import DamagedIndexError
from .positions import GAME_SHIFT

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

_SUFFIX = ".npy"
_UNFINISHED = ".part"


class Segment:
    """A file of positions, mapped into memory."""

    def __init__(self, file: Path, positions: int) -> None:
        """Open it; it must hold so many positions.

        :raises DamagedIndexError: when it is missing or holds anything else.
        """
        self.name = file.name
        try:
            array = np.load(file, mmap_mode="r", allow_pickle=False)
        except (OSError, ValueError, EOFError) as error:
            raise DamagedIndexError(file.parent, f"{file.name}: {error}") from error
        if array.shape != (2, positions) or array.dtype != np.uint64:
            raise DamagedIndexError(file.parent, f"{file.name} is not as it was written")
        # A plain view: slices of a memory map are made ten times as slowly.
        self.keys, self.entries = np.asarray(array)

    def __len__(self) -> int:
        return len(self.keys)

    def find(self, key: int) -> NDArray[np.uint64]:
        """The entries of a key, by game and move. O(log positions)."""
        wanted = np.uint64(key)  # a plain int would be compared as a float
        begin = self.keys.searchsorted(wanted)
        found: NDArray[np.uint64] = self.entries[begin : self.keys.searchsorted(wanted, "right")]
        return found


def write(folder: Path, keys: NDArray[np.uint64], entries: NDArray[np.uint64]) -> str:
    """Write positions, which stand in the order of their games, and return the file's name.

    It is there whole or not at all, and nobody knows of it until it is listed.
    """
    order = np.argsort(keys, kind="stable")
    name = f"{uuid4().hex}{_SUFFIX}"
    unfinished = folder / (name + _UNFINISHED)
    with unfinished.open("xb") as file:
        np.save(file, np.stack([keys[order], entries[order]]), allow_pickle=False)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(folder / name)
    return name


def joined(
    segments: Sequence[Segment], alive: NDArray[np.bool_]
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The positions of several segments, as `write` takes them, without those of games gone."""
    kept = [alive[segment.entries >> np.uint64(GAME_SHIFT)] for segment in segments]
    keys = [segment.keys[keep] for segment, keep in zip(segments, kept, strict=True)]
    entries = [segment.entries[keep] for segment, keep in zip(segments, kept, strict=True)]
    return np.concatenate(keys), np.concatenate(entries)


def sweep(folder: Path, listed: Collection[str]) -> None:
    """Remove what was never listed, or no longer is. Windows keeps what somebody has mapped."""
    for file in folder.iterdir():
        if file.suffix in (_SUFFIX, _UNFINISHED) and file.name not in listed:
            with suppress(OSError):
                file.unlink()


def opened(folder: Path, listed: Iterable[tuple[str, int]]) -> list[Segment]:
    """The segments of a list of names and numbers of positions.

    :raises DamagedIndexError: when one is not as it was written.
    """
    return [Segment(folder / name, positions) for name, positions in listed]
