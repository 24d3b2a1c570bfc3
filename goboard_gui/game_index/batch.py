"""What a build has found and not written yet."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np

from .moments import joined, moments
from .positions import GAME_SHIFT, columns, with_colours
from .replaying import replayed
from .signatures import signatures

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from .facts import FileFacts
    from .lines import Line
    from .moments import Moments

AT_ONCE = 100
"""So many games become keys together."""


class Batch:
    """Files and games, and how many positions they have.

    Of the games there are rows only, in which no garbage is looked for, and not many lines.
    """

    def __init__(self) -> None:
        self.positions = 0
        self.replaced: list[int] = []
        self.files: list[tuple[int, FileFacts]] = []
        self.moved: list[tuple[int, FileFacts]] = []
        self._rows: list[tuple[object, ...]] = []
        self._lines: list[tuple[int, Line]] = []
        self._columns: list[tuple[NDArray[np.uint64], NDArray[np.uint64]]] = []
        self._signatures: list[str] = []
        self._moments: list[Moments] = []

    def add(self, number: int, line: Line, row: tuple[object, ...]) -> None:
        """Take a game with its number, its line and its row, as `facts.game_row` makes it."""
        self.positions += line.moves + 1
        self._rows.append(row)
        self._lines.append((number, line))
        if len(self._lines) >= AT_ONCE:
            self._turn()

    def columns(self) -> tuple[NDArray[np.uint64], NDArray[np.uint64], list[Moments]]:
        """The keys and entries of all positions, in the order of their games, and the moments."""
        self._turn()
        keys, entries = zip(*self._columns, strict=True)
        return np.concatenate(keys), np.concatenate(entries), joined(self._moments)

    def rows(
        self, keys: NDArray[np.uint64], entries: NDArray[np.uint64]
    ) -> Iterator[tuple[object, ...]]:
        """The rows of the games, given their columns."""
        games = entries >> np.uint64(GAME_SHIFT)
        last = np.append(games[1:] != games[:-1], True)[: len(games)]
        finals = with_colours(keys[last], entries[last]).tolist()
        for row, final, signature in zip(self._rows, finals, self._signatures, strict=True):
            yield (*row, final, signature)

    def _turn(self) -> None:
        lines = replayed(line for _, line in self._lines)
        games = [(number, line) for (number, _), line in zip(self._lines, lines, strict=True)]
        self._columns.append(columns(games))
        self._moments += moments(games)
        for size, group in groupby(lines, key=lambda line: line.size):
            self._signatures += signatures(size, [line.played for line in group])
        self._lines = []
