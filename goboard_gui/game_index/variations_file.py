"""The file with the variation lines of a segment, next to the file with its positions.

It begins with an array in numpy's format: one row for each line with its number, the width and the
height of the board, and the lengths of its stream, its returns and its jumps. Arrays with these of
all lines follow (see `variations.VariationLine`). Segments without variations have no such file.
"""

from __future__ import annotations

import os
from functools import lru_cache
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from ..go import Size
from ..named_tuples import NamedTuple
from .errors import file_error
from .event_times import event_times_of_changes
from .event_times_file import GameBlock, stone_words
from .variations import VariationLine, line_changes, step_places

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from .event_times_file import WritableFile
    from .variations import StepPlaces

# Lines are prepared for region searches in parts that end with so many lines or items of streams.
_LINES_AT_ONCE = 128
_ITEMS_AT_ONCE = 10_000


class VariationPlace(NamedTuple):
    """The node of a step in a variation, in file order from 0, and its move number."""

    node: int
    moves: int


def write_lines(file: WritableFile, lines: Sequence[tuple[int, VariationLine]]) -> None:
    """Write lines, each with its number, to an empty file."""
    table = [
        (number, *line.size, len(line.stream), len(line.returns[0]), len(line.jumps[0]))
        for number, line in lines
    ]
    arrays = (
        np.array(table, np.int32).reshape(-1, 6),
        np.concatenate([line.stream for _, line in lines]),
        np.concatenate([line.returns for _, line in lines], axis=1),
        np.concatenate([line.jumps for _, line in lines], axis=1),
    )
    for array in arrays:
        np.save(file, array, allow_pickle=False)


class StoredLines:
    """The variation lines of a segment, memory-mapped, in ascending order of their numbers."""

    def __init__(self, file: Path) -> None:
        """Open a file that was written by `write_lines`.

        :raises UnusableIndexError: if it cannot be opened or is not as it was written.
        """
        try:
            with file.open("rb") as stream:
                table = np.lib.format.read_array(stream, allow_pickle=False)
                self._stream, self._returns, self._jumps = (_mapped(file, stream) for _ in range(3))
            ends = table[:, 3:].sum(axis=0, dtype=np.int64).tolist()
            lengths = [self._stream.shape[0], self._returns.shape[1], self._jumps.shape[1]]
            if ends != lengths or (table[1:, 0] <= table[:-1, 0]).any():
                raise ValueError("not as it was written")
        except Exception as error:  # numpy passes on the tokenizer's errors for a bad header
            raise file_error(file.parents[1], file.name, error) from error
        self.numbers = table[:, 0].astype(np.int64)
        """The numbers of the lines."""
        self._sizes = [Size(*row) for row in table[:, 1:3].tolist()]
        self._ends = np.concatenate([np.zeros((1, 3), np.int64), table[:, 3:].cumsum(axis=0)])
        self._blocks: dict[int, GameBlock] = {}
        self._places = lru_cache(maxsize=64)(self._find_places)

    def __len__(self) -> int:
        return len(self.numbers)

    def line(self, row: int) -> VariationLine:
        """Return the line with an index in `numbers`."""
        (stream, returns, jumps), (stream_end, returns_end, jumps_end) = self._ends[
            row : row + 2
        ].tolist()
        return VariationLine(
            self._sizes[row],
            self._stream[stream:stream_end],
            self._returns[:, returns:returns_end],
            self._jumps[:, jumps:jumps_end],
        )

    def has_line(self, number: int) -> bool:
        """Return whether a line has this number."""
        row = int(self.numbers.searchsorted(number))
        return row < len(self) and bool(self.numbers[row] == number)

    def place(self, number: int, step: int) -> VariationPlace:
        """Return the node at a step of the line with a number, and its move number.

        :raises LookupError: if there is no such line or step.
        """
        if not self.has_line(number):
            raise LookupError(f"no line {number}")
        places = self._places(int(self.numbers.searchsorted(number)))
        return VariationPlace(int(places.nodes[step]), int(places.moves[step]))

    def _find_places(self, row: int) -> StepPlaces:
        return step_places(self.line(row))

    def blocks(self) -> Iterator[GameBlock]:
        """Yield the event times of all lines, in parts that take a few milliseconds when they are
        first used and are kept from then on.
        """
        begin = 0
        while begin < len(self):
            if begin not in self._blocks:
                self._blocks[begin] = self._block(begin, self._part_end(begin))
            block = self._blocks[begin]
            yield block
            begin += len(block.event_times.games)

    def _part_end(self, begin: int) -> int:
        end, enough = begin + 1, self._ends[begin, 0] + _ITEMS_AT_ONCE
        while (
            end < min(begin + _LINES_AT_ONCE, len(self))
            and self._sizes[end] == self._sizes[begin]
            and self._ends[end, 0] < enough
        ):
            end += 1
        return end

    def _block(self, begin: int, end: int) -> GameBlock:
        size = self._sizes[begin]
        lines = [self.line(row) for row in range(begin, end)]
        numbers = self.numbers[begin:end].tolist()
        times = event_times_of_changes(size, numbers, line_changes(size, lines))
        return GameBlock(times, stone_words(times))


def _mapped(file: Path, stream: BinaryIO) -> NDArray[Any]:
    """Return the array at the position of a stream as a plain view of the memory-mapped file, and
    move the stream behind it.
    """
    np.lib.format.read_magic(stream)
    shape, fortran_order, dtype = np.lib.format.read_array_header_1_0(stream)
    mapped = np.memmap(file, dtype, "r", stream.tell(), shape, order="F" if fortran_order else "C")
    stream.seek(mapped.nbytes, os.SEEK_CUR)
    return np.asarray(mapped)
