"""Batches of a region's placements, and the encoding of events on their points as numbers.

An event is ``move << EVENT_MOVE_SHIFT | colour << COLOUR_SHIFT | point``, where ``point`` is the
number of the point in the query's rectangle and ``colour`` the colour as played, 1 for white. If
the move was played elsewhere and captured a stone here, all bits below the move are set. So the
smallest event is the earliest, and moves come before captures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ...named_tuples import NamedTuple
from ..event_times import LAST_MOVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ..event_times_file import GameBlock
    from .placements import Orientation, Placements


COLOUR_SHIFT = 12  # above the bits for 52×52 points
EVENT_MOVE_SHIFT = COLOUR_SHIFT + 1
CAPTURE = (1 << EVENT_MOVE_SHIFT) - 1
NO_EVENT = (LAST_MOVE + 1) << EVENT_MOVE_SHIFT
"""There is no further event."""
UNKNOWN_EVENT = -1
"""The event has yet to be determined."""


def stone_events(
    placed_at: NDArray[np.integer[Any]], points: NDArray[np.intp]
) -> NDArray[np.int32]:
    """Encode the placing of a stone on each point as an event; ``placed_at`` holds times as in
    `EventTimes`.
    """
    happens: NDArray[np.int32] = placed_at.astype(np.int32) << COLOUR_SHIFT | points.astype(
        np.int32
    )
    return happens


def capture_events(removed_at: NDArray[np.uint16]) -> NDArray[np.int32]:
    """Encode the captures at the given times as events; ``removed_at`` holds times as in
    `EventTimes`.
    """
    happens: NDArray[np.int32] = removed_at.astype(np.int32) << EVENT_MOVE_SHIFT | CAPTURE
    return happens


class Matches(NamedTuple):
    """Matches, or candidates for matches, as columns of a table.

    Each row is one placement in one game: ``placements`` holds rows of a `PlacementBatch`,
    ``games`` columns of a block, ``begins`` the moves that begin the matches, ``next`` the next
    event on their points, and ``ends`` the event that ends the last match
    there, unless an earlier one does.
    """

    placements: NDArray[np.intp]
    games: NDArray[np.intp]
    begins: NDArray[np.int32]
    next: NDArray[np.int32]
    ends: NDArray[np.int32]

    def select_rows(self, kept: NDArray[np.bool_] | NDArray[np.intp] | slice) -> Matches:
        """Return the rows that a mask, an index array or a slice selects."""
        if isinstance(kept, np.ndarray) and kept.dtype == bool:
            kept = np.flatnonzero(kept)  # once, not for each column
        placements, games, begins, following, ends = self
        return Matches(placements[kept], games[kept], begins[kept], following[kept], ends[kept])


class PlacementBatch:
    """Some placements of a region that are tested together, in a block of games on one
    board size.
    """

    def __init__(
        self, placements: Placements, block: GameBlock, rows: list[tuple[Orientation, int, int]]
    ) -> None:
        """Create a batch; ``rows`` holds orientations, each with a range of its origins."""
        self.placements, self.block = placements, block
        counts = [stop - start for _, start, stop in rows]
        self._orientations = np.repeat(np.arange(len(rows)), counts)
        self._offsets = np.array([orientation.offsets[0] for orientation, _, _ in rows])
        self._origins = np.concatenate(
            [orientation.origins[start:stop] for orientation, start, stop in rows]
        )
        self.numbers = np.concatenate(
            [
                np.arange(orientation.first + start, orientation.first + stop)
                for orientation, start, stop in rows
            ]
        )
        """The numbers of the placements."""
        self.swapped = np.array([int(orientation.swaps_colours) for orientation, _, _ in rows])[
            self._orientations
        ]
        """1 for placements that swap colours."""

    def cells(self, found: Matches, places: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return the indices at which event times are stored, for each of the rectangle's points
        and each match.
        """
        count = len(self.block.event_times.games)
        begins = (self._origins * count).take(found.placements) + found.games
        further = self._offsets.T[places] * count
        if len(self._offsets) > 1:
            further = further.take(self._orientations.take(found.placements), axis=1)
        cells: NDArray[np.intp] = begins + further
        return cells

    def cells_at(self, found: Matches, places: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return, for each match, the index at which event times are stored for one point of the
        rectangle, given separately for each match.
        """
        further = self._offsets[self._orientations.take(found.placements), places]
        points = self._origins.take(found.placements) + further
        cells: NDArray[np.intp] = points * len(self.block.event_times.games) + found.games
        return cells

    def board_points(self, placement: int, places: NDArray[np.intp]) -> NDArray[np.intp]:
        """Convert points of the rectangle to points of the board, for the placement with this index
        in the batch.
        """
        points: NDArray[np.intp] = (
            self._origins[placement] + self._offsets[self._orientations[placement], places]
        )
        return points

    def candidates(self, alive: NDArray[np.uint64], chosen: slice, most: int) -> Iterator[Matches]:
        """Yield the placements and games in which every wanted stone was on its point at some
        time, at most ``most`` at once.

        ``alive`` has a bit for each game that still exists; only the games of the ``chosen`` words
        of it are considered.
        """
        words = np.repeat(alive[np.newaxis, chosen], len(self.numbers), axis=0)
        for place, colour in self.placements.stones:
            points = self._origins + self._offsets[:, place][self._orientations]
            words &= self.block.words[2 * points + ((colour - 1) ^ self.swapped), chosen]
        some = np.flatnonzero(words)
        bits = np.unpackbits(words.ravel()[some].view(np.uint8), bitorder="little")
        everything = np.flatnonzero(bits.view(bool))
        for start in range(0, len(everything), most):
            found = everything[start : start + most]
            placements, word = np.divmod(some[found >> 6], words.shape[1])
            games = (word + chosen.start) << 6 | found & 63
            begins = np.zeros(len(found), np.int32)
            ends = np.full_like(begins, NO_EVENT)
            yield Matches(placements, games, begins, ends.copy(), ends)


def placement_batches(
    placements: Placements, block: GameBlock, most: int
) -> Iterator[PlacementBatch]:
    """Yield the placements on boards of a block's size in batches of at most ``most``
    placements.
    """
    rows: list[tuple[Orientation, int, int]] = []
    free = most
    for orientation in placements.orientations:
        start = 0
        while orientation.size == block.event_times.size and start < len(orientation.origins):
            stop = min(len(orientation.origins), start + free)
            rows.append((orientation, start, stop))
            free -= stop - start
            start = stop
            if not free:
                yield PlacementBatch(placements, block, rows)
                rows, free = [], most
    if rows:
        yield PlacementBatch(placements, block, rows)


def nonzero_cells(
    chosen: NDArray[np.bool_],
) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
    """Return the rows, columns and flat indices of the true cells of a table, row by row.

    This is several times faster than numpy's search by two indices.
    """
    cells = np.flatnonzero(chosen)
    rows = cells // max(1, chosen.shape[1])
    return rows, cells - rows * chosen.shape[1], cells
