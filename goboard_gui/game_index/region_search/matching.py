"""Search for the first match of each placement of a region, using the times at which stones appear
and disappear.

Most candidates are decided by intervals of moves in which a placement may match. One that matches
once does so from the move that adds its last stone to the move that adds another or captures one.
Where more happened, these numbers are not conclusive, and the events on all points are sorted.
"""

from __future__ import annotations

from copy import copy
from math import isqrt
from typing import TYPE_CHECKING

import numpy as np

from ...go import Colour
from ...named_tuples import NamedTuple
from ..event_times import CELL_SHIFT, EVENTFUL, LAST_MOVE, NEVER, STORED_EVENT_MOVE_SHIFT
from .following import is_last_move
from .placement_batches import (
    COLOUR_SHIFT,
    EVENT_MOVE_SHIFT,
    UNKNOWN_EVENT,
    Matches,
    capture_events,
    nonzero_cells,
    stone_events,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ..event_times import EventTimes
    from .placement_batches import PlacementBatch

_MANY = 16
"""A placement has many matches if more than one in this many games may match."""


class FirstStones(NamedTuple):
    """The row indices of some matches, and for each match the point that received a stone first,
    among the points that must be empty.
    """

    rows: NDArray[np.intp]
    places: NDArray[np.intp]


class _EarliestStones(NamedTuple):
    """Groups with the same number of points, and the time at which each group received its first
    stone in each game.

    The last group may contain points twice.
    """

    points: NDArray[np.intp]
    placed_at: NDArray[np.uint16]

    def first_point_indices(
        self, placed_at: NDArray[np.uint16], games: NDArray[np.intp]
    ) -> NDArray[np.intp]:
        """Return, for each of the given games, the index of the point that was the first to receive
        a stone.
        """
        groups = self.placed_at.take(games, axis=1).argmin(axis=0)
        times = placed_at[self.points.take(groups, axis=0), games[:, np.newaxis]]
        within = times.argmin(axis=1)
        found: NDArray[np.intp] = groups * self.points.shape[1] + within
        return found


def first_stones(batch: PlacementBatch, found: Matches) -> FirstStones:
    """Find, among the points that must be empty, the one that received a stone first; only matches
    of placements with many matches are considered.
    """
    begin, end = found.games.min(initial=0), found.games.max(initial=-1) + 1
    placed_at = batch.block.event_times.placed_at[:, begin:end]
    empties = np.array(batch.placements.empties, np.intp)
    counts = np.bincount(found.placements, minlength=len(batch.numbers))
    many = np.flatnonzero(counts * _MANY > placed_at.shape[1]).tolist()
    begins = (counts.cumsum() - counts).tolist()
    known: dict[bytes, _EarliestStones] = {}
    rows, places = [np.empty(0, np.intp)], [np.empty(0, np.intp)]
    # A single point need not be searched for.
    for placement in many if len(empties) > 1 else ():
        points = batch.board_points(placement, empties)
        order = points.argsort()
        # Views and swapped colours often need the same points empty.
        there = points[order].tobytes()
        if there not in known:
            known[there] = _earliest(placed_at, points[order])
        some = np.arange(begins[placement], begins[placement] + counts[placement])
        rows.append(some)
        which = known[there].first_point_indices(placed_at, found.games[some] - begin)
        places.append(empties[order.take(which, mode="clip")])
    return FirstStones(np.concatenate(rows), np.concatenate(places))


def _earliest(placed_at: NDArray[np.uint16], points: NDArray[np.intp]) -> _EarliestStones:
    size = isqrt(len(points) - 1) + 1
    count = -(-len(points) // size)
    grouped = points.take(np.arange(count * size), mode="clip").reshape(count, size)
    least = placed_at.take(grouped[:, 0], axis=0)
    for group, several in zip(least, grouped.tolist(), strict=True):
        for point in several[1:]:
            np.minimum(group, placed_at[point], out=group)
    return _EarliestStones(grouped, least)


_NEVER = LAST_MOVE + 2  # later than `NO_EVENT`
_POINTS_AT_ONCE = 16_000  # points examined per step: few enough for the cache
_FEWER = 0.8  # compact the candidates when at most this share is left


class MatchIntervals:
    """The placements and games that may match, each with the interval of moves in which it may
    match.

    ``found.begins`` is the first move at which each candidate may match, ``found.next`` the next
    event on the wanted points, where these numbers are conclusive.
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

    def narrowed_parts(self) -> Iterator[MatchIntervals]:
        """Yield the candidates in two parts, after narrowing their intervals by the stones on
        points that must be empty.
        """
        sure = self._apply_first_stones()
        first = copy(self)
        for part, kept in ((first, sure), (self, ~sure)):
            part.keep(kept)
        self._apply_empties()
        for part in (first, self):
            part.drop_empty_intervals()
            yield part

    def keep(self, kept: NDArray[np.bool_]) -> None:
        """Keep only the candidates that a mask selects."""
        rows = np.flatnonzero(kept)
        self.found = self.found.select_rows(rows)
        self._reopened, self._first_event = self._reopened[rows], self._first_event[rows]

    def drop_empty_intervals(self) -> None:
        """Drop candidates with an empty interval, and determine the next event of the others."""
        self.keep(self._alive)
        np.minimum(self.found.next, self.found.ends, out=self.found.next)
        unknown = self._first_event <= self.found.next >> EVENT_MOVE_SHIFT
        self.found.next[unknown] = UNKNOWN_EVENT

    @property
    def uncertain_matches(self) -> NDArray[np.bool_]:
        """A mask of the candidates that possibly don't match at the start of their interval, but
        later or not at all.
        """
        uncertain: NDArray[np.bool_] = self._reopened <= self.found.begins
        return uncertain

    @property
    def may_match_again(self) -> NDArray[np.bool_]:
        """A mask of the candidates that possibly match more than once, or only after the start of
        their interval.
        """
        may_match_again: NDArray[np.bool_] = self._reopened < self.found.ends >> EVENT_MOVE_SHIFT
        return may_match_again

    def _apply_stone(self, place: int) -> None:
        """Narrow the intervals to the moves at which a wanted stone is on the board; the stone must
        have been placed at some time in every candidate.
        """
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
            self.found.ends[rows], capture_events(removed_at[~eventful])
        )

    def _apply_first_stones(self) -> NDArray[np.bool_]:
        """Narrow the intervals by the first stones on points that must be empty, for candidates
        where they are known.

        Return the candidates for which that is conclusive: the stone was placed while they matched.
        """
        rows, places = first_stones(self._batch, self.found)
        cells = self._batch.cells_at(self.found.select_rows(rows), places)
        placed_at = self._placed_at.take(cells)
        sure = np.zeros(len(self.found.games), bool)
        sure[rows] = placed_at >> 1 > self.found.begins[rows]
        some = np.flatnonzero(placed_at <= self._latest_relevant()[rows])
        self._apply_stones(
            rows[some], places[some], placed_at[some], self._removed_at.take(cells[some])
        )
        return sure

    def _apply_empties(self) -> None:
        """Narrow the intervals to the moves at which the points that must be empty have no
        stone.
        """
        empties = np.array(self._batch.placements.empties, np.intp)
        count = 1
        self._drop_impossible()
        while len(empties):
            self._apply_empty(empties[:count])
            self._drop_impossible()
            empties = empties[count:]
            # The first few points rule out most candidates.
            count = min(2 * count, max(1, _POINTS_AT_ONCE // max(1, len(self.found.games))))

    def _apply_empty(self, places: NDArray[np.intp]) -> None:
        """Narrow the intervals to the moves at which some of the points that must be empty have no
        stone.
        """
        cells = self._batch.cells(self.found, places)
        placed_at = self._placed_at.take(cells)
        which, rows, some = nonzero_cells(placed_at <= self._latest_relevant())
        removed_at = self._removed_at.take(cells.ravel().take(some))
        self._apply_stones(rows, places[which], placed_at.ravel().take(some), removed_at)

    def _latest_relevant(self) -> NDArray[np.uint16]:
        """Return, for each candidate, the latest time at which a stone can still affect its
        interval.
        """
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
        """Narrow the intervals by stones on points that must be empty, given when they were placed
        and removed.
        """
        happens = stone_events(placed_at, places)
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
        """Drop the candidates that cannot match, if there are so many that this saves time."""
        alive = self._alive
        if np.count_nonzero(alive) < _FEWER * len(alive):
            self.keep(alive)


_AT_ONCE = 200_000  # points sorted per step
_EXCHANGED = np.array([0, Colour.WHITE, Colour.BLACK])


class _Steps(NamedTuple):
    """Moves with the change that they make to a candidate: a point gets the wanted contents (1) or
    loses them (-1).
    """

    rows: NDArray[np.intp]
    moves: NDArray[np.intp]
    steps: NDArray[np.intp]


def first_matches(batch: PlacementBatch, found: Matches) -> Matches:
    """Return the first match of each candidate that has one; if the query has a last move, a match
    must begin with it.
    """
    last = batch.placements.last
    parts = []
    step = max(1, _AT_ONCE // max(1, len(batch.placements.query.wanted_contents)))
    for intervals in MatchIntervals(batch, found).narrowed_parts():
        uncertain = intervals.uncertain_matches if last is None else intervals.may_match_again
        parts.append(intervals.found.select_rows(~uncertain))
        left = intervals.found.select_rows(uncertain)
        parts += [
            _all_matches(batch, left.select_rows(slice(begin, begin + step)))
            for begin in range(0, len(left.games), step)
        ]
    found = Matches(*map(np.concatenate, zip(*parts, strict=True)))
    if last is not None:
        found = found.select_rows(is_last_move(batch, found, last))
    others = found.games[1:] != found.games[:-1]
    others |= found.placements[1:] != found.placements[:-1]
    return found.select_rows(np.append(True, others)[: len(found.games)])


def _all_matches(batch: PlacementBatch, found: Matches) -> Matches:
    """Return all matches of the candidates, found by sorting the events on their points.

    A candidate matches while all wanted points are as wanted.
    """
    listed = _Steps(*map(np.concatenate, zip(*_steps(batch, found), strict=True)))
    # Sorting packed numbers is much faster than computing a sort order.
    steps = np.sort((listed.rows << 16 | listed.moves) << 2 | listed.steps + 1)
    places = steps >> 2
    sums = ((steps & 3) - 1).cumsum()
    ends = np.flatnonzero(np.append(places[1:] != places[:-1], True))
    rows, moves, sums = places[ends] >> 16, places[ends] & 0xFFFF, sums[ends]
    first = np.append(True, rows[1:] != rows[:-1])
    starts = np.flatnonzero(first)
    before = np.append(0, sums[:-1])[starts]
    lacking = len(batch.placements.stones)  # the board starts empty
    matching = sums - np.repeat(before, np.diff(np.append(starts, len(rows)))) == lacking
    begins = matching & (first | ~np.append(False, matching[:-1]))
    begins &= moves < found.ends[rows] >> EVENT_MOVE_SHIFT
    rows, moves = rows[begins], moves[begins].astype(np.int32)
    unknown = np.full_like(moves, UNKNOWN_EVENT)
    return Matches(found.placements[rows], found.games[rows], moves, unknown, found.ends[rows])


def _steps(batch: PlacementBatch, found: Matches) -> Iterator[_Steps]:
    """Yield, unordered, the moves after which a point has or no longer has its wanted contents, and
    a neutral item (0) for each candidate.
    """
    every = np.arange(len(found.games))
    yield _Steps(every, np.zeros_like(every), np.zeros_like(every))
    stones, empties = batch.placements.stones, batch.placements.empties
    places = np.array([*(place for place, _ in stones), *empties], np.intp)
    cells = batch.cells(found, places)
    placed_at = batch.block.event_times.placed_at.ravel().take(cells)
    # Later stones make no difference.
    which, rows, some = nonzero_cells(placed_at >> 1 < found.ends >> EVENT_MOVE_SHIFT)
    cells = cells.ravel().take(some)
    placed_at = placed_at.ravel().take(some).astype(np.intp)
    removed_at = batch.block.event_times.removed_at.ravel().take(cells).astype(np.intp)
    wanted = np.array([*(colour for _, colour in stones), *(0 for _ in empties)], np.intp)
    wanted_colours = np.array([wanted, _EXCHANGED[wanted]])[
        batch.swapped[found.placements[rows]], which
    ]
    fits_once = (removed_at != EVENTFUL) & (
        (wanted_colours == 0) | (wanted_colours == (placed_at & 1) + 1)
    )
    steps = np.where(wanted_colours == 0, -1, 1)
    yield _Steps(rows[fits_once], placed_at[fits_once] >> 1, steps[fits_once])
    fits_once &= removed_at != NEVER
    yield _Steps(rows[fits_once], removed_at[fits_once], -steps[fits_once])
    eventful = removed_at == EVENTFUL
    yield _eventful_steps(
        batch.block.event_times, rows[eventful], cells[eventful], wanted_colours[eventful]
    )


def _eventful_steps(
    there: EventTimes,
    rows: NDArray[np.intp],
    cells: NDArray[np.intp],
    wanted_colours: NDArray[np.intp],
) -> _Steps:
    """Return the moves after which a point starts or stops matching its wanted contents.

    Only points that have a list of events are considered; 0 stands for empty.
    """
    starts = there.events.searchsorted(cells << CELL_SHIFT)
    counts = there.events.searchsorted((cells + 1) << CELL_SHIFT) - starts
    each = np.repeat(np.arange(len(rows)), counts)
    begins = counts.cumsum() - counts
    events = there.events[np.arange(len(each)) - begins[each] + starts[each]]
    fits = ((events >> 2) & 3) == wanted_colours[each]
    before = np.append(False, fits[:-1])[: len(fits)]
    some = counts > 0
    before[begins[some]] = wanted_colours[some] == 0
    steps = fits.astype(np.intp) - before
    kept = steps != 0
    moves = (events >> STORED_EVENT_MOVE_SHIFT) & 0xFFFF
    return _Steps(rows[each][kept], moves[kept], steps[kept])
