"""Intervals of moves in which placements of a region may match.

A placement that matches once does so from the move that adds its last stone to the move that adds
another or captures one. Where more happened, these numbers are not conclusive.
"""

from __future__ import annotations

from copy import copy
from math import isqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..event_times import EVENTFUL, LAST_MOVE, NEVER
from .placement_batches import (
    COLOUR_SHIFT,
    EVENT_MOVE_SHIFT,
    UNKNOWN_EVENT,
    capture_event,
    nonzero_cells,
    stone_event,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from .placement_batches import Matches, PlacementBatch

_MANY = 16
"""A placement has many matches if one of this many games has it."""


class FirstStones(NamedTuple):
    """The rows of some matches, and the point of the rectangle that got the first stone."""

    rows: NDArray[np.intp]
    places: NDArray[np.intp]


class _Earliest(NamedTuple):
    """Points in groups of equal size, and the first stone of each group, as in `EventTimes`.

    The last group may contain points twice.
    """

    points: NDArray[np.intp]
    placed_at: NDArray[np.uint16]

    def points_of(self, placed_at: NDArray[np.uint16], games: NDArray[np.intp]) -> NDArray[np.intp]:
        """Return for some games the index of the point with the first stone."""
        groups = self.placed_at.take(games, axis=1).argmin(axis=0)
        cells = self.points.take(groups, axis=0) * placed_at.shape[1] + games[:, np.newaxis]
        within = placed_at.ravel().take(cells).argmin(axis=1)
        found: NDArray[np.intp] = groups * self.points.shape[1] + within
        return found


def first_stones(batch: PlacementBatch, found: Matches) -> FirstStones:
    """Return the first stones of placements with many matches, sorted by placement."""
    placed_at = batch.block.event_times.placed_at
    empties = np.array(batch.placements.empties, np.intp)
    counts = np.bincount(found.placements, minlength=len(batch.numbers))
    many = np.flatnonzero(counts * _MANY > placed_at.shape[1]).tolist()
    begins = (counts.cumsum() - counts).tolist()
    known: dict[bytes, _Earliest] = {}
    rows, places = [np.empty(0, np.intp)], [np.empty(0, np.intp)]
    for placement in many if len(empties) else ():
        points = batch.points(placement, empties)
        order = points.argsort()
        # Views and swapped colours often need the same points empty.
        there = points[order].tobytes()
        if there not in known:
            known[there] = _earliest(placed_at, points[order])
        some = np.arange(begins[placement], begins[placement] + counts[placement])
        rows.append(some)
        which = known[there].points_of(placed_at, found.games[some])
        places.append(empties[order.take(which, mode="clip")])
    return FirstStones(np.concatenate(rows), np.concatenate(places))


def _earliest(placed_at: NDArray[np.uint16], points: NDArray[np.intp]) -> _Earliest:
    size = isqrt(len(points) - 1) + 1
    count = -(-len(points) // size)
    grouped = points.take(np.arange(count * size), mode="clip").reshape(count, size)
    least = placed_at.take(grouped[:, 0], axis=0)
    for group, several in zip(least, grouped.tolist(), strict=True):
        for point in several[1:]:
            np.minimum(group, placed_at[point], out=group)
    return _Earliest(grouped, least)


_NEVER = LAST_MOVE + 2  # later than `NO_EVENT`
_AT_ONCE = 16_000  # points examined per step: few enough for the cache
_FEWER = 0.8  # compact the candidates when at most this share is left


class MatchIntervals:
    """Candidates and the interval in which each may match.

    ``found.begins`` is the first move at which each candidate may match, ``found.next`` the next
    event on the wanted points, unless these numbers do not tell.
    """

    def __init__(self, batch: PlacementBatch, found: Matches) -> None:
        self.found = found
        self._reopened = np.full_like(
            found.begins, _NEVER
        )  # first stone on a point that may be empty again
        self._first_event = self._reopened.copy()  # the first event on an eventful point
        self._batch = batch
        self._placed_at = batch.block.event_times.placed_at.ravel()
        self._removed_at = batch.block.event_times.removed_at.ravel()
        for place, _ in batch.placements.stones:
            self._apply_stone(place)
            self._drop_impossible()

    def parts(self) -> Iterator[MatchIntervals]:
        """Yield the candidates in parts, with the events on points that must be empty."""
        sure = self._apply_first_stones()
        first = copy(self)
        for part, kept in ((first, sure), (self, ~sure)):
            part.keep(kept)
        self._apply_empties()
        for part in (first, self):
            part.settle()
            yield part

    def keep(self, kept: NDArray[np.bool_]) -> None:
        """Keep only some of the candidates."""
        self.found = self.found.select(kept)
        self._reopened, self._first_event = self._reopened[kept], self._first_event[kept]

    def settle(self) -> None:
        """Drop candidates that cannot match, and determine the next events."""
        self.keep(self._alive)
        np.minimum(self.found.next, self.found.ends, out=self.found.next)
        unknown = self._first_event <= self.found.next >> EVENT_MOVE_SHIFT
        self.found.next[unknown] = UNKNOWN_EVENT

    @property
    def uncertain(self) -> NDArray[np.bool_]:
        """Mask of candidates that may start to match later, or not at all."""
        uncertain: NDArray[np.bool_] = self._reopened <= self.found.begins
        return uncertain

    @property
    def may_recur(self) -> NDArray[np.bool_]:
        """Mask of candidates that may start to match later, or more than once."""
        may_recur: NDArray[np.bool_] = self._reopened < self.found.ends >> EVENT_MOVE_SHIFT
        return may_recur

    def _apply_stone(self, place: int) -> None:
        """Apply the event times of a wanted stone; the stone is known to have been placed."""
        cells = self._batch.cells(self.found, np.array([place]))[0]
        moves = self._placed_at.take(cells) >> 1
        np.maximum(self.found.begins, moves, out=self.found.begins)
        removed_at = self._removed_at.take(cells)
        left = np.flatnonzero(removed_at != NEVER)
        removed_at = removed_at[left]
        eventful = removed_at == EVENTFUL
        rows = left[eventful]
        self._reopened[rows] = np.minimum(self._reopened[rows], moves[rows])
        rows = left[~eventful]
        self.found.ends[rows] = np.minimum(
            self.found.ends[rows], capture_event(removed_at[~eventful])
        )

    def _apply_first_stones(self) -> NDArray[np.bool_]:
        """Apply the first stones on points that must be empty, where they are known early.

        Return the candidates for which that is conclusive: the stone was placed while they matched.
        """
        rows, places = first_stones(self._batch, self.found)
        cells = self._batch.cells_at(self.found.select(rows), places)
        placed_at = self._placed_at.take(cells)
        sure = np.zeros(len(self.found.games), bool)
        sure[rows] = placed_at >> 1 > self.found.begins[rows]
        some = np.flatnonzero(placed_at <= self._latest_relevant()[rows])
        self._apply_stones(
            rows[some], places[some], placed_at[some], self._removed_at.take(cells[some])
        )
        return sure

    def _apply_empties(self) -> None:
        """Apply the event times of the points that must be empty."""
        empties = np.array(self._batch.placements.empties, np.intp)
        count = 1
        self._drop_impossible()
        while len(empties):
            self._apply_empty(empties[:count])
            self._drop_impossible()
            empties = empties[count:]
            # The first few points rule out most candidates.
            count = min(2 * count, max(1, _AT_ONCE // max(1, len(self.found.games))))

    def _apply_empty(self, places: NDArray[np.intp]) -> None:
        """Apply the event times of some points that must be empty."""
        cells = self._batch.cells(self.found, places)
        placed_at = self._placed_at.take(cells)
        which, rows, some = nonzero_cells(placed_at <= self._latest_relevant())
        removed_at = self._removed_at.take(cells.ravel().take(some))
        self._apply_stones(rows, places[which], placed_at.ravel().take(some), removed_at)

    def _latest_relevant(self) -> NDArray[np.uint16]:
        """Return the latest stones that make a difference."""
        latest = np.minimum(self.found.ends >> COLOUR_SHIFT | 1, 2 * LAST_MOVE + 1)
        small: NDArray[np.uint16] = latest.astype(np.uint16)
        return small

    def _apply_stones(
        self,
        rows: NDArray[np.intp],
        places: NDArray[np.intp],
        placed_at: NDArray[np.uint16],
        removed_at: NDArray[np.uint16],
    ) -> None:
        """Apply stones on points that must be empty, with their move numbers."""
        happens = stone_event(placed_at, places)
        stays = removed_at == NEVER
        np.minimum.at(self.found.ends, rows[stays], happens[stays])

        left = np.flatnonzero(~stays)
        rows, removed_at, moves = (
            rows[left],
            removed_at[left].astype(np.int32),
            placed_at[left] >> 1,
        )
        eventful = removed_at == EVENTFUL
        before = ~eventful & (moves <= self.found.begins[rows])
        after = ~(eventful | before)
        moves = moves.astype(np.int32)
        np.minimum.at(self._first_event, rows[eventful], moves[eventful])
        np.minimum.at(self._reopened, rows[~before], moves[~before])
        np.minimum.at(self.found.next, rows[after], happens[left[after]])
        np.maximum.at(self.found.begins, rows[before], removed_at[before])

    @property
    def _alive(self) -> NDArray[np.bool_]:
        alive: NDArray[np.bool_] = self.found.begins < self.found.ends >> EVENT_MOVE_SHIFT
        return alive

    def _drop_impossible(self) -> None:
        """Drop candidates that cannot match, if there are enough of them."""
        alive = self._alive
        if np.count_nonzero(alive) < _FEWER * len(alive):
            self.keep(alive)
