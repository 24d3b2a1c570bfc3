"""From which to which move placements of a region may match, told by numbers alone.

A placement that matches once does so from the move that brings its last stone to the one that
brings another or captures one. Where more happened, these numbers do not decide.
"""

from __future__ import annotations

from copy import copy
from math import isqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..event_times import EVENTFUL, LAST_MOVE, NEVER
from .placement_batches import true_cells
from .region_events import COLOUR_BEGINS, MOVE_BEGINS, NOT_KNOWN, capture_event, stone_event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from .placement_batches import Matches, PlacementBatch

_MANY = 16
"""A placement has many matches if one of so many games has it."""


class FirstStones(NamedTuple):
    """The rows of some matches, and the point of the rectangle to which the first stone came."""

    rows: NDArray[np.intp]
    places: NDArray[np.intp]


class _Earliest(NamedTuple):
    """Points in groups of one size, and the first stone in each group, as `EventTimes` has it.

    Of the last group points may be there twice.
    """

    points: NDArray[np.intp]
    came: NDArray[np.uint16]

    def points_of(self, came: NDArray[np.uint16], games: NDArray[np.intp]) -> NDArray[np.intp]:
        """Where among the points the one with the first stone is in some games."""
        groups = self.came.take(games, axis=1).argmin(axis=0)
        cells = self.points.take(groups, axis=0) * came.shape[1] + games[:, np.newaxis]
        within = came.ravel().take(cells).argmin(axis=1)
        found: NDArray[np.intp] = groups * self.points.shape[1] + within
        return found


def first_stones(trial: PlacementBatch, found: Matches) -> FirstStones:
    """Those of placements that have many matches, which must be sorted by placements."""
    came = trial.block.moments.came
    empties = np.array(trial.placements.empties, np.intp)
    counts = np.bincount(found.placements, minlength=len(trial.numbers))
    many = np.flatnonzero(counts * _MANY > came.shape[1]).tolist()
    begins = (counts.cumsum() - counts).tolist()
    known: dict[bytes, _Earliest] = {}
    rows, places = [np.empty(0, np.intp)], [np.empty(0, np.intp)]
    for placement in many if len(empties) else ():
        points = trial.points(placement, empties)
        order = points.argsort()
        # Views, and exchanged colours, often want the same points empty.
        there = points[order].tobytes()
        if there not in known:
            known[there] = _earliest(came, points[order])
        some = np.arange(begins[placement], begins[placement] + counts[placement])
        rows.append(some)
        which = known[there].points_of(came, found.games[some])
        places.append(empties[order.take(which, mode="clip")])
    return FirstStones(np.concatenate(rows), np.concatenate(places))


def _earliest(came: NDArray[np.uint16], points: NDArray[np.intp]) -> _Earliest:
    size = isqrt(len(points) - 1) + 1
    count = -(-len(points) // size)
    grouped = points.take(np.arange(count * size), mode="clip").reshape(count, size)
    least = came.take(grouped[:, 0], axis=0)
    for group, several in zip(least, grouped.tolist(), strict=True):
        for point in several[1:]:
            np.minimum(group, came[point], out=group)
    return _Earliest(grouped, least)


_NEVER = LAST_MOVE + 2  # later than `NOTHING`
_AT_ONCE = 16_000  # points that are looked at together: few enough for fast memory
_FEWER = 0.8  # candidates are moved together when no more of them are left


class MatchIntervals:
    """Candidates, without those that cannot match.

    ``found.begins`` is the move with which each begins to match for the first time, and
    ``found.next`` what happens next on the points that are wanted, unless the numbers do not tell.
    """

    def __init__(self, trial: PlacementBatch, found: Matches) -> None:
        self.found = found
        self._back = np.full_like(found.begins, _NEVER)  # a stone where it may be empty again
        self._told = self._back.copy()  # the first event on an eventful point
        self._trial = trial
        self._came = trial.block.moments.came.ravel()
        self._went = trial.block.moments.went.ravel()
        for place, _ in trial.placements.stones:
            self._stone(place)
            self._drop()

    def parts(self) -> Iterator[MatchIntervals]:
        """The same in parts, now with what happens on the points that are to be empty."""
        sure = self._firsts()
        first = copy(self)
        for part, kept in ((first, sure), (self, ~sure)):
            part.keep(kept)
        self._empties()
        for part in (first, self):
            part.settle()
            yield part

    def keep(self, kept: NDArray[np.bool_]) -> None:
        """Leave out the others."""
        self.found = self.found.taken(kept)
        self._back, self._told = self._back[kept], self._told[kept]

    def settle(self) -> None:
        """Leave out what cannot match, when all is known, and tell what happens next."""
        self.keep(self._alive)
        np.minimum(self.found.next, self.found.ends, out=self.found.next)
        unknown = self._told <= self.found.next >> MOVE_BEGINS
        self.found.next[unknown] = NOT_KNOWN

    @property
    def doubtful(self) -> NDArray[np.bool_]:
        """Which of them may not match so soon, or not at all."""
        doubtful: NDArray[np.bool_] = self._back <= self.found.begins
        return doubtful

    @property
    def returning(self) -> NDArray[np.bool_]:
        """Which of them may not match so soon, or not only once."""
        returning: NDArray[np.bool_] = self._back < self.found.ends >> MOVE_BEGINS
        return returning

    def _stone(self, place: int) -> None:
        """Wait for a stone, and for its capture. That the stone came is known."""
        cells = self._trial.cells(self.found, np.array([place]))[0]
        moves = self._came.take(cells) >> 1
        np.maximum(self.found.begins, moves, out=self.found.begins)
        went = self._went.take(cells)
        left = np.flatnonzero(went != NEVER)
        went = went[left]
        eventful = went == EVENTFUL
        rows = left[eventful]
        self._back[rows] = np.minimum(self._back[rows], moves[rows])
        rows = left[~eventful]
        self.found.ends[rows] = np.minimum(self.found.ends[rows], capture_event(went[~eventful]))

    def _firsts(self) -> NDArray[np.bool_]:
        """Wait for the first stones where points are to be empty, if these are soon told.

        It tells of which candidates nothing else has to be known: it comes when they match.
        """
        rows, places = first_stones(self._trial, self.found)
        cells = self._trial.cells_at(self.found.taken(rows), places)
        came = self._came.take(cells)
        sure = np.zeros(len(self.found.games), bool)
        sure[rows] = came >> 1 > self.found.begins[rows]
        some = np.flatnonzero(came <= self._latest()[rows])
        self._stones(rows[some], places[some], came[some], self._went.take(cells[some]))
        return sure

    def _empties(self) -> None:
        """Wait until points are empty, and for stones there."""
        empties = np.array(self._trial.placements.empties, np.intp)
        count = 1
        self._drop()
        while len(empties):
            self._empty(empties[:count])
            self._drop()
            empties = empties[count:]
            # The first few leave few to look at.
            count = min(2 * count, max(1, _AT_ONCE // max(1, len(self.found.games))))

    def _empty(self, places: NDArray[np.intp]) -> None:
        """The same of some of the points."""
        cells = self._trial.cells(self.found, places)
        came = self._came.take(cells)
        which, rows, some = true_cells(came <= self._latest())
        went = self._went.take(cells.ravel().take(some))
        self._stones(rows, places[which], came.ravel().take(some), went)

    def _latest(self) -> NDArray[np.uint16]:
        """The latest stones that make a difference."""
        latest = np.minimum(self.found.ends >> COLOUR_BEGINS | 1, 2 * LAST_MOVE + 1)
        small: NDArray[np.uint16] = latest.astype(np.uint16)
        return small

    def _stones(
        self,
        rows: NDArray[np.intp],
        places: NDArray[np.intp],
        came: NDArray[np.uint16],
        went: NDArray[np.uint16],
    ) -> None:
        """What comes of stones, with their points and when they came and went."""
        happens = stone_event(came, places)
        stays = went == NEVER
        np.minimum.at(self.found.ends, rows[stays], happens[stays])

        left = np.flatnonzero(~stays)
        rows, went, moves = rows[left], went[left].astype(np.int32), came[left] >> 1
        eventful = went == EVENTFUL
        before = ~eventful & (moves <= self.found.begins[rows])
        after = ~(eventful | before)
        moves = moves.astype(np.int32)
        np.minimum.at(self._told, rows[eventful], moves[eventful])
        np.minimum.at(self._back, rows[~before], moves[~before])
        np.minimum.at(self.found.next, rows[after], happens[left[after]])
        np.maximum.at(self.found.begins, rows[before], went[before])

    @property
    def _alive(self) -> NDArray[np.bool_]:
        alive: NDArray[np.bool_] = self.found.begins < self.found.ends >> MOVE_BEGINS
        return alive

    def _drop(self) -> None:
        """Leave out what cannot match, if it is worth the while."""
        alive = self._alive
        if np.count_nonzero(alive) < _FEWER * len(alive):
            self.keep(alive)
