"""The memory-mapped file with the event times of a segment, next to the file with its positions.

It begins with an array in numpy's format: one row for each board size with its width, its height,
the number of games and the number of events. For each size follow, aligned to 64 bytes, ``games``,
``placed_at``, ``removed_at`` and ``events`` of `EventTimes`, then for each point and colour one bit
per game that says whether there ever was such a stone, in words of 64 bits.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ..go import Size
from ..named_tuples import NamedTuple
from .errors import file_error
from .event_times import EventTimes, stone_presence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

_ALIGNED = 64


class GameBlock(NamedTuple):
    """The event times of games on one board size, and a bitmap that shows which stones were ever on
    the board.

    ``words`` has a row for each point and colour, and a bit for each game.
    """

    event_times: EventTimes
    words: NDArray[np.uint64]


class WritableFile(Protocol):
    """Interface of a file to which `write_blocks` writes."""

    def write(self, data: Any, /) -> int:
        """Write bytes."""

    def tell(self) -> int:
        """Return the number of bytes written so far."""


def write_blocks(file: WritableFile, parts: Sequence[EventTimes]) -> None:
    """Write event times to an empty file; ``parts`` has one item per board size."""
    table = [(*part.size, len(part.games), len(part.events)) for part in parts]
    np.save(file, np.array(table, np.int64), allow_pickle=False)
    for part in parts:
        for array in (*part[1:], stone_words(part)):
            file.write(bytes(-file.tell() % _ALIGNED))
            file.write(np.ascontiguousarray(array).data)


def stone_words(part: EventTimes) -> NDArray[np.uint64]:
    """Return the bitmap that shows which stones were ever on the board, see `GameBlock`."""
    packed = np.packbits(stone_presence(part), axis=-1, bitorder="little")
    padded = np.pad(packed, ((0, 0), (0, 0), (0, -packed.shape[-1] % 8)))
    return padded.view(np.uint64).reshape(2 * len(part.placed_at), -1)


def open_blocks(file: Path) -> list[GameBlock]:
    """Memory-map a file of event times, and return its blocks of games.

    :raises UnusableIndexError: if it cannot be opened or is not as it was written.
    """
    try:
        with file.open("rb") as stream:
            table = np.lib.format.read_array(stream, allow_pickle=False)
            begin = stream.tell()
        # A plain array view: slicing a memory map is ten times slower.
        return _blocks(np.asarray(np.memmap(file, np.uint8, "r")), begin, table.tolist())
    except Exception as error:  # numpy passes on the tokenizer's errors for a bad header
        raise file_error(file.parents[1], file.name, error) from error


def _blocks(mapped: NDArray[np.uint8], begin: int, table: list[list[int]]) -> list[GameBlock]:
    """Return the blocks of games stored from an offset on; raise ValueError if they do not fill the
    file.
    """
    blocks = []
    for width, height, games, events in table:
        arrays: list[NDArray[Any]] = []
        for shape, dtype in _layout(width * height, games, events):
            begin += -begin % _ALIGNED
            end = begin + prod(shape) * np.dtype(dtype).itemsize
            arrays.append(mapped[begin:end].view(dtype).reshape(shape))
            begin = end
        blocks.append(GameBlock(EventTimes(Size(width, height), *arrays[:-1]), arrays[-1]))
    if begin != len(mapped):
        raise ValueError("not as it was written")
    return blocks


def _layout(points: int, games: int, events: int) -> Iterator[tuple[tuple[int, ...], type]]:
    """Yield the shape and type of each array that is stored for one board size."""
    yield (games,), np.int64
    yield (points, games), np.uint16
    yield (points, games), np.uint16
    yield (events,), np.int64
    yield (2 * points, -(-games // 64)), np.uint64
