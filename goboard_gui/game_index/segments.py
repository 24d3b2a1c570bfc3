"""Positions on disk: files of sorted keys with their entries, never changed once written.

A segment is an array of two rows as numpy writes it, keys and entries, sorted by key; the entries
of a key are in the order of games and moves. A game has all its positions in one segment. What
happened on the points of its games stands in a file beside it (`event_times_file`).
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Literal
from uuid import uuid4

import numpy as np

from . import event_times_file
from .errors import DamagedIndexError
from .event_times import concatenate as joined_moments
from .event_times import select_games
from .positions import GAME_SHIFT

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from pathlib import Path
    from typing import BinaryIO

    from numpy.typing import NDArray

    from .event_times import EventTimes

_SUFFIX = ".npy"
_MOMENTS = ".moments"
_UNFINISHED = ".part"
_SIDES: tuple[Literal["left", "right"], ...] = ("left", "right")


class Segment:
    """A file of positions, mapped into memory."""

    def __init__(self, file: Path, positions: int) -> None:
        """Open it; it must hold so many positions.

        :raises DamagedIndexError: when it is missing or holds anything else.
        """
        self.name = file.name
        try:
            array = np.load(file, mmap_mode="r", allow_pickle=False)
        except Exception as error:  # numpy lets through what its tokenizer says of a bad header
            raise DamagedIndexError(file.parent, f"{file.name}: {error}") from error
        if array.shape != (2, positions) or array.dtype != np.uint64:
            raise DamagedIndexError(file.parent, f"{file.name} is not as it was written")
        # A plain view: slices of a memory map are made ten times as slowly.
        self.keys, self.entries = np.asarray(array)
        self.blocks = event_times_file.open_blocks(file.with_suffix(_MOMENTS))
        """What happened on the points, for each size of board."""

    def __len__(self) -> int:
        return len(self.keys)

    def find(self, key: int) -> NDArray[np.uint64]:
        """The entries of a key, by game and move. O(log positions)."""
        wanted = np.uint64(key)  # a plain int would be compared as a float
        begin = self.keys.searchsorted(wanted)
        found: NDArray[np.uint64] = self.entries[begin : self.keys.searchsorted(wanted, "right")]
        return found


def write_segment(
    folder: Path,
    keys: NDArray[np.uint64],
    entries: NDArray[np.uint64],
    moments: Sequence[EventTimes],
) -> str:
    """Write positions, which stand in the order of their games, and return the file's name.

    ``moments`` are those of the same games, one for each size. It is there whole or not at all,
    and nobody knows of it until it is listed.
    """
    order = _order(keys)
    file = folder / f"{uuid4().hex}{_SUFFIX}"
    with _whole(file.with_suffix(_MOMENTS)) as stream:
        event_times_file.write_blocks(stream, moments)
    with _whole(file) as stream:
        np.save(stream, np.stack([keys[order], entries[order]]), allow_pickle=False)
    return file.name


def _order(keys: NDArray[np.uint64]) -> NDArray[np.int64]:
    """The order that sorts keys and leaves equal ones as they stand.

    Numbers are sorted many times as fast as places: so the places take the last bits of the keys,
    and where the first ones do not decide, a few keys are sorted once more.
    """
    bits = np.uint64(len(keys).bit_length())
    places = np.sort(keys >> bits << bits | np.arange(len(keys), dtype=np.uint64))
    firsts = places >> bits
    order: NDArray[np.int64] = (places ^ firsts << bits).view(np.int64)
    found = keys[order]
    end = 0
    for place in np.flatnonzero(found[1:] < found[:-1]).tolist():
        if place >= end:
            begin, end = (int(firsts.searchsorted(firsts[place], side)) for side in _SIDES)
            order[begin:end] = order[begin:end][np.argsort(found[begin:end], kind="stable")]
    return order


@contextmanager
def _whole(file: Path) -> Iterator[BinaryIO]:
    """Write a file that is there once it is written, and safe on the disk."""
    unfinished = file.with_name(file.name + _UNFINISHED)
    with unfinished.open("xb") as stream:
        yield stream
        stream.flush()
        os.fsync(stream.fileno())
    unfinished.replace(file)


def merge_segments(
    segments: Sequence[Segment], alive: NDArray[np.bool_]
) -> tuple[NDArray[np.uint64], NDArray[np.uint64], list[EventTimes]]:
    """What several segments hold, as `write` takes it, without games that are gone."""
    kept = [alive[segment.entries >> np.uint64(GAME_SHIFT)] for segment in segments]
    keys = [segment.keys[keep] for segment, keep in zip(segments, kept, strict=True)]
    entries = [segment.entries[keep] for segment, keep in zip(segments, kept, strict=True)]
    moments = [
        select_games(block.moments, alive[block.moments.games])
        for segment in segments
        for block in segment.blocks
    ]
    return np.concatenate(keys), np.concatenate(entries), joined_moments(moments)


def remove_unlisted(folder: Path, listed: Collection[str]) -> None:
    """Remove what was never listed, or no longer is. Windows keeps what somebody has mapped."""
    for file in folder.iterdir():
        known = file.with_suffix(_SUFFIX).name if file.suffix == _MOMENTS else file.name
        if file.suffix in (_SUFFIX, _MOMENTS, _UNFINISHED) and known not in listed:
            with suppress(OSError):
                file.unlink()


def open_segments(folder: Path, listed: Iterable[tuple[str, int]]) -> list[Segment]:
    """The segments of a list of names and numbers of positions.

    :raises DamagedIndexError: when one is not as it was written.
    """
    return [Segment(folder / name, positions) for name, positions in listed]
