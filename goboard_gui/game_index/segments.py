"""Segments: files of positions, with sorted keys and their entries, which are never modified once
written.

A segment is a two-row array in numpy's format, keys and entries, sorted by key; the entries of one
key are ordered by game and move. All positions of a game are in the same segment. The event times
of its games are in a file next to it (`event_times_file`), the variations in another if there are
any (`variations_file`), and the checksum of all of them in a third. The corner keys of its games
are in a file with a checksum of its own (`corner_file`), since they can be computed again.
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from hashlib import blake2b
from operator import itemgetter
from typing import TYPE_CHECKING, BinaryIO
from uuid import uuid4

import numpy as np

from . import corner_file, event_times_file, variations_file
from .corner_keys import ENTRY_GAME_SHIFT as CORNER_GAME_SHIFT
from .corner_keys import CornerRows, corner_rows
from .entries import ENTRY_GAME_SHIFT, ENTRY_MOVE_SHIFT, MAX_MOVES
from .errors import IndexErrorCode, UnusableIndexError, file_error
from .event_times import concatenate_event_times, select_games, split_games
from .facts import Outcome
from .key_order import stable_order
from .segment_contents import SegmentContents
from .variations_file import StoredLines

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from .event_times import EventTimes
    from .variations import VariationLine

_SUFFIX = ".npy"
_MOMENTS = ".moments"
_VARIATIONS = ".variations"
_CORNERS = ".corners"
_CHECKSUM = ".checksum"
_UNFINISHED = ".part"
_BLOCK = 1 << 20
_GAMES_AT_ONCE = 500
"""Number of games whose corner keys are computed together."""


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
        lines = file.with_suffix(_VARIATIONS)
        self.variations = StoredLines(lines) if lines.exists() else None
        """The variations of the games, if they are indexed and there are any."""
        self._corner_file = file.with_suffix(_CORNERS)
        self.corners = corner_file.open_rows(self._corner_file)
        """The rows of the squares in the corners of main lines, sorted by key, or None if older
        versions wrote the segment or the file is not as it was written."""

    def __len__(self) -> int:
        return len(self.keys)

    def find_entries(self, key: int) -> NDArray[np.uint64]:
        """Return the entries of the positions with a key, ordered by game and move. O(log
        positions).
        """
        wanted = np.uint64(key)  # a plain int would be compared as a float
        begin = self.keys.searchsorted(wanted)
        found: NDArray[np.uint64] = self.entries[begin : self.keys.searchsorted(wanted, "right")]
        return found

    def has_valid_corners(self) -> bool:
        """Return whether the file of corner keys matches its checksum; this reads all of it."""
        return corner_file.has_valid_checksum(self._corner_file)

    def add_corners(self) -> None:
        """Write the file of corner keys, computed from the event times."""
        self.corners = None  # Windows cannot replace a file that is memory-mapped
        with _atomic_file(self._corner_file) as stream:
            corner_file.write_rows(stream, self._compute_corners())
        self.corners = corner_file.open_rows(self._corner_file)

    def intact_corners(self) -> CornerRows:
        """Return the stored rows of corners, or compute them if they are not as they were
        written.
        """
        if self.corners is not None and self.has_valid_corners():
            return self.corners
        return self._compute_corners()

    def _compute_corners(self) -> CornerRows:
        blocks = (block.event_times for block in self.blocks)
        return CornerRows.concatenate(
            corner_rows([some]) for times in blocks for some in split_games(times, _GAMES_AT_ONCE)
        )


def write_segment(
    folder: Path,
    keys: NDArray[np.uint64],
    entries: NDArray[np.uint64],
    event_times: Sequence[EventTimes],
    corners: CornerRows,
    variations: Sequence[tuple[int, VariationLine]] = (),
) -> str:
    """Write positions, which must be ordered by game, to a new segment, and return its file name.

    ``event_times`` are those of the same games, one item per board size. ``corners`` are the rows
    of the squares in their corners, and ``variations`` their variation lines, each with its number.
    The segment is written completely or not at all, and is unused until it is listed.
    """
    order = stable_order(keys)
    file = folder / f"{uuid4().hex}{_SUFFIX}"
    checksum = _new_checksum()
    with _atomic_file(file.with_suffix(_MOMENTS)) as stream:
        event_times_file.write_blocks(_HashedFile(stream, checksum), event_times)
    if variations:
        with _atomic_file(file.with_suffix(_VARIATIONS)) as stream:
            variations_file.write_lines(_HashedFile(stream, checksum), variations)
    with _atomic_file(file.with_suffix(_CORNERS)) as stream:
        corner_file.write_rows(stream, corners)
    with _atomic_file(file) as stream:
        columns = np.stack([keys[order], entries[order]])
        np.save(_HashedFile(stream, checksum), columns, allow_pickle=False)
    _write_checksum(file, checksum)
    return file.name


def _new_checksum() -> blake2b:
    return blake2b(digest_size=16)


class _HashedFile:
    """A file that is being written, and the checksum of what was written so far."""

    def __init__(self, file: BinaryIO, checksum: blake2b) -> None:
        self._file = file
        self._checksum = checksum

    def write(self, data: bytes | memoryview) -> int:
        """Write data, and add them to the checksum."""
        self._checksum.update(data)
        return self._file.write(data)

    def tell(self) -> int:
        """Return the number of bytes written."""
        return self._file.tell()


def _write_checksum(file: Path, checksum: blake2b) -> None:
    with _atomic_file(file.with_suffix(_CHECKSUM)) as stream:
        stream.write(f"{checksum.hexdigest()}\n".encode())


def has_checksum(file: Path) -> bool:
    """Return whether a checksum is stored for a segment; older versions of the program did not
    store one.
    """
    return file.with_suffix(_CHECKSUM).is_file()


def add_checksum(file: Path) -> None:
    """Store the checksum of a segment that has none."""
    _write_checksum(file, _compute_checksum(file))


def has_valid_checksum(file: Path) -> bool:
    """Return whether the content of a segment matches the stored checksum; this reads all of it."""
    stored = file.with_suffix(_CHECKSUM).read_bytes().strip()
    return stored == _compute_checksum(file).hexdigest().encode()


def _compute_checksum(file: Path) -> blake2b:
    checksum = _new_checksum()
    for part in (file.with_suffix(_MOMENTS), file.with_suffix(_VARIATIONS), file):
        if part.suffix == _VARIATIONS and not part.exists():
            continue
        with part.open("rb") as stream:
            while block := stream.read(_BLOCK):
                checksum.update(block)
    return checksum


def is_plausible(segment: Segment, moves: NDArray[np.int64]) -> bool:
    """Return whether keys are in order and every position is within its game.

    ``moves`` has the number of moves of each game, or -1 for removed games.
    """
    entries = segment.entries
    games = (entries >> np.uint64(ENTRY_GAME_SHIFT)).astype(np.int64)
    if len(games) and games.max() >= len(moves):
        return False
    numbers = (entries >> np.uint64(ENTRY_MOVE_SHIFT) & np.uint64(MAX_MOVES)).astype(np.int64)
    lengths = moves[games]
    return bool(
        (segment.keys[1:] >= segment.keys[:-1]).all()
        and ((lengths < 0) | (numbers <= lengths)).all()
    )


def games_without_positions(
    segments: Iterable[Segment], outcomes: NDArray[np.uint8]
) -> NDArray[np.int64]:
    """Return the numbers of the existing games that have no position in any of the segments."""
    missing = outcomes != Outcome.GONE
    for segment in segments:
        missing[(segment.entries >> np.uint64(ENTRY_GAME_SHIFT)).astype(np.int64)] = False
    return np.flatnonzero(missing)


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


def merge_segments(segments: Sequence[Segment], alive: NDArray[np.bool_]) -> SegmentContents:
    """Return the contents of several segments as one, without removed games, in the form that
    `write_segment` takes.
    """
    kept = [alive[segment.entries >> np.uint64(ENTRY_GAME_SHIFT)] for segment in segments]
    keys = [segment.keys[keep] for segment, keep in zip(segments, kept, strict=True)]
    entries = [segment.entries[keep] for segment, keep in zip(segments, kept, strict=True)]
    event_times = [
        select_games(block.event_times, alive[block.event_times.games])
        for segment in segments
        for block in segment.blocks
    ]
    corners = CornerRows.concatenate(segment.intact_corners() for segment in segments)
    variations = [
        (number, segment.variations.line(row))
        for segment in segments
        if segment.variations is not None
        for row, number in enumerate(segment.variations.numbers.tolist())
        if alive[number]
    ]
    variations.sort(key=itemgetter(0))
    return SegmentContents(
        np.concatenate(keys),
        np.concatenate(entries),
        concatenate_event_times(event_times),
        corners.select_rows(alive[corners.entries >> CORNER_GAME_SHIFT]),
        variations,
    )


def remove_unlisted_segments(folder: Path, listed: Collection[str]) -> None:
    """Delete the segment files that are not listed; on Windows, files that are
    memory-mapped stay.
    """
    for file in folder.iterdir():
        companion = file.suffix in (_MOMENTS, _VARIATIONS, _CORNERS, _CHECKSUM)
        known = file.with_suffix(_SUFFIX).name if companion else file.name
        if (companion or file.suffix in (_SUFFIX, _UNFINISHED)) and known not in listed:
            with suppress(OSError):
                file.unlink()


def open_segments(folder: Path, listed: Iterable[tuple[str, int]]) -> list[Segment]:
    """Open segments, given their names and position counts.

    :raises UnusableIndexError: if one of them cannot be opened or is not as it was written.
    """
    return [Segment(folder / name, positions) for name, positions in listed]
