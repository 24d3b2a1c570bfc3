"""Some placements of a region, tried point by point, and the games in which they may match."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .region_events import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ..event_times_file import GameBlock
    from .placements import Orientation, Placements


class Matches(NamedTuple):
    """Matches, or candidates for matches, as columns of a table.

    Each row is one placement in one game: ``placements`` holds rows of a `PlacementBatch`,
    ``games`` columns of a block, ``begins`` the moves that begin the matches, ``next`` the next
    event on their points (see `region_events`), and ``ends`` the event that ends the last match
    there, unless an earlier one does.
    """

    placements: NDArray[np.intp]
    games: NDArray[np.intp]
    begins: NDArray[np.int32]
    next: NDArray[np.int32]
    ends: NDArray[np.int32]

    def taken(self, kept: NDArray[np.bool_] | NDArray[np.intp] | slice) -> Matches:
        """Some of the rows."""
        placements, games, begins, following, ends = self
        return Matches(placements[kept], games[kept], begins[kept], following[kept], ends[kept])


class PlacementBatch:
    """Some placements, tried in a block of games on boards of one size."""

    def __init__(
        self, placements: Placements, block: GameBlock, rows: list[tuple[Orientation, int, int]]
    ) -> None:
        """``rows`` has lays, and from which to which of their origins."""
        self.placements, self.block = placements, block
        counts = [stop - start for _, start, stop in rows]
        self._lays = np.repeat(np.arange(len(rows)), counts)
        self._offsets = np.array([lay.offsets[0] for lay, _, _ in rows])
        self._origins = np.concatenate([lay.origins[start:stop] for lay, start, stop in rows])
        self.numbers = np.concatenate(
            [np.arange(lay.first + start, lay.first + stop) for lay, start, stop in rows]
        )
        """The numbers of the placements."""
        self.swapped = np.array([int(lay.swapped) for lay, _, _ in rows])[self._lays]
        """1 for those that exchange colours."""

    def cells(self, found: Matches, places: NDArray[np.intp]) -> NDArray[np.intp]:
        """Where the moments of points of the rectangle stand: by points and matches."""
        count = len(self.block.moments.games)
        begins = (self._origins * count).take(found.placements) + found.games
        further = self._offsets.T[places] * count
        if len(self._offsets) > 1:
            further = further.take(self._lays.take(found.placements), axis=1)
        cells: NDArray[np.intp] = begins + further
        return cells

    def cells_at(self, found: Matches, places: NDArray[np.intp]) -> NDArray[np.intp]:
        """Where the moments of one point of the rectangle stand, another for each match."""
        further = self._offsets[self._lays.take(found.placements), places]
        points = self._origins.take(found.placements) + further
        cells: NDArray[np.intp] = points * len(self.block.moments.games) + found.games
        return cells

    def points(self, placement: int, places: NDArray[np.intp]) -> NDArray[np.intp]:
        """Which points of the board points of the rectangle are, given the row of a placement."""
        points: NDArray[np.intp] = (
            self._origins[placement] + self._offsets[self._lays[placement], places]
        )
        return points

    def candidates(self, alive: NDArray[np.uint64]) -> Matches:
        """The placements and games in which each stone that is wanted ever lay where it is wanted.

        ``alive`` has a bit for each game that is not gone.
        """
        words = np.repeat(alive[np.newaxis], len(self.numbers), axis=0)
        for place, colour in self.placements.stones:
            points = self._origins + self._offsets[:, place][self._lays]
            words &= self.block.words[2 * points + ((colour - 1) ^ self.swapped)]
        words = words.ravel()
        some = np.flatnonzero(words)
        bits = np.unpackbits(words[some].view(np.uint8), bitorder="little")
        found = np.flatnonzero(bits.view(bool))
        placements, word = np.divmod(some[found >> 6], len(alive))
        begins = np.zeros(len(found), np.int32)
        ends = np.full_like(begins, NOTHING)
        return Matches(placements, word << 6 | found & 63, begins, ends.copy(), ends)


def placement_batches(
    placements: Placements, block: GameBlock, most: int
) -> Iterator[PlacementBatch]:
    """The placements on boards of a block's size, at most so many at a time."""
    rows: list[tuple[Orientation, int, int]] = []
    free = most
    for lay in placements.lays:
        start = 0
        while lay.size == block.moments.size and start < len(lay.origins):
            stop = min(len(lay.origins), start + free)
            rows.append((lay, start, stop))
            free -= stop - start
            start = stop
            if not free:
                yield PlacementBatch(placements, block, rows)
                rows, free = [], most
    if rows:
        yield PlacementBatch(placements, block, rows)


def true_cells(
    chosen: NDArray[np.bool_],
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Where a table is true: its rows, its columns and its cells, row by row.

    Numpy finds them out several times as fast by one number as by two.
    """
    cells = np.flatnonzero(chosen)
    rows = cells // max(1, chosen.shape[1])
    return rows, cells - rows * chosen.shape[1], cells
