"""Segments: files of positions, with sorted keys and their entries, which are never modified once
written.

A segment is a two-row array in numpy's format, keys and entries, sorted by key; the entries of one
key are ordered by game and move. All positions of a game are in the same segment. The event times
of its games are in a file next to it (`event_times_file`).
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Literal
from uuid import uuid4

import numpy as np

from . import event_times_file
from .errors import IndexErrorCode, UnusableIndexError, file_error
from .event_times import concatenate_event_times as joined_moments
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
    """A segment: a memory-mapped file with the positions of many games."""

    def __init__(self, file: Path, positions: int) -> None:
        """Open a segment and check its number of positions.

        :raises UnusableIndexError: if it cannot be opened, or has another size or type.
        """
        self.name = file.name
        try:
            array = np.load(file, mmap_mode="r", allow_pickle=False)
        except Exception as error:  # numpy passes on the tokenizer's errors for a bad header
            raise file_error(file.parents[1], file.name, error) from error
        if array.shape != (2, positions) or array.dtype != np.uint64:
            detail = f"{file.name}: not as it was written"
            raise UnusableIndexError(file.parents[1], IndexErrorCode.DAMAGED, detail)
        # A plain array view: slicing a memory map is ten times slower.
        self.keys, self.entries = np.asarray(array)
        self.blocks = event_times_file.open_blocks(file.with_suffix(_MOMENTS))
        """Event times of the games, one block per board size."""

    def __len__(self) -> int:
        return len(self.keys)

    def find(self, key: int) -> NDArray[np.uint64]:
        """Return the entries of the positions with a key, ordered by game and move. O(log
        positions).
        """
        wanted = np.uint64(key)  # a plain int would be compared as a float
        begin = self.keys.searchsorted(wanted)
        found: NDArray[np.uint64] = self.entries[begin : self.keys.searchsorted(wanted, "right")]
        return found


def write_segment(
    folder: Path,
    keys: NDArray[np.uint64],
    entries: NDArray[np.uint64],
    event_times: Sequence[EventTimes],
) -> str:
    """Write positions, which must be ordered by game, to a new segment, and return its file name.

    ``event_times`` are those of the same games, one item per board size. The segment is written
    completely or not at all, and is unused until it is listed.
    """
    order = _stable_order(keys)
    file = folder / f"{uuid4().hex}{_SUFFIX}"
    with _atomic_file(file.with_suffix(_MOMENTS)) as stream:
        event_times_file.write_blocks(stream, event_times)
    with _atomic_file(file) as stream:
        np.save(stream, np.stack([keys[order], entries[order]]), allow_pickle=False)
    return file.name


def _stable_order(keys: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return the indices that sort the keys; equal keys keep their order.

    Sorting values is many times faster than sorting indices: the indices therefore replace the low
    bits of the keys, and the few keys whose high bits are equal are sorted again.
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
def _atomic_file(file: Path) -> Iterator[BinaryIO]:
    """Open a file for writing that appears under its name only once it is complete and flushed to
    disk.
    """
    unfinished = file.with_name(file.name + _UNFINISHED)
    with unfinished.open("xb") as stream:
        yield stream
        stream.flush()
        os.fsync(stream.fileno())
    unfinished.replace(file)


def merge_segments(
    segments: Sequence[Segment], alive: NDArray[np.bool_]
) -> tuple[NDArray[np.uint64], NDArray[np.uint64], list[EventTimes]]:
    """Return the contents of several segments as one, without removed games, in the form that
    `write_segment` takes.
    """
    kept = [alive[segment.entries >> np.uint64(GAME_SHIFT)] for segment in segments]
    keys = [segment.keys[keep] for segment, keep in zip(segments, kept, strict=True)]
    entries = [segment.entries[keep] for segment, keep in zip(segments, kept, strict=True)]
    event_times = [
        select_games(block.event_times, alive[block.event_times.games])
        for segment in segments
        for block in segment.blocks
    ]
    return np.concatenate(keys), np.concatenate(entries), joined_moments(event_times)


def remove_unlisted(folder: Path, listed: Collection[str]) -> None:
    """Delete the segment files that are not listed; on Windows, files that are
    memory-mapped stay.
    """
    for file in folder.iterdir():
        known = file.with_suffix(_SUFFIX).name if file.suffix == _MOMENTS else file.name
        if file.suffix in (_SUFFIX, _MOMENTS, _UNFINISHED) and known not in listed:
            with suppress(OSError):
                file.unlink()


def open_segments(folder: Path, listed: Iterable[tuple[str, int]]) -> list[Segment]:
    """Open segments, given their names and position counts.

    :raises UnusableIndexError: if one of them cannot be opened or is not as it was written.
    """
    return [Segment(folder / name, positions) for name, positions in listed]
