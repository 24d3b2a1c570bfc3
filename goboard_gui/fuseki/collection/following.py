"""What happened next in a region, and which stone came last there.

What happens is a number: ``move << MOVE_BEGINS | stone``, where the stone is twice its point in the
rectangle and its colour, both as they were asked for. With `NOT_PLAYED` the move was elsewhere and
captured a stone here. So the least is the earliest, and what was played before what was not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .moments import CELL_SHIFT, EVENTFUL, LAST_MOVE, MOVE_SHIFT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .charts import Chart, Matches
    from .moments import Moments

_STONE_BITS = 13
NOT_PLAYED = 1 << _STONE_BITS
MOVE_BEGINS = _STONE_BITS + 1
NOTHING = (LAST_MOVE + 1) << MOVE_BEGINS
"""Nothing happened any more."""
NOT_KNOWN = -1
"""What happened has to be found out."""

_AT_ONCE = 64_000  # points that are looked at together


def following(chart: Chart, found: Matches) -> NDArray[np.uint16]:
    """What was played next in the rectangle after each match began: one more than the stone.

    It is 0 if a stone there was captured before, or nothing was played.
    """
    least = found.next.copy()
    unknown = np.flatnonzero(least == NOT_KNOWN)
    if len(unknown):
        every = np.arange(chart.placements.area)
        least[unknown] = _least(chart, found.taken(unknown), every)
    if len(chart.placements.others):
        least = np.minimum(least, _least(chart, found, chart.placements.others))
    played = (least & NOT_PLAYED == 0) & (least < NOTHING)
    return np.where(played, (least & (NOT_PLAYED - 1)) + 1, 0).astype(np.uint16)


def _least(chart: Chart, found: Matches, places: NDArray[np.intp]) -> NDArray[np.int32]:
    """What happened next on some points of the rectangle."""
    least = np.full(len(found.games), NOTHING, np.int32)
    step = max(1, _AT_ONCE // max(1, len(least)))
    there = chart.block.moments
    for begin in range(0, len(places), step):
        some = places[begin : begin + step]
        cells = chart.cells(found, some)
        came = there.came.ravel().take(cells)
        near = np.flatnonzero(came >> 1 <= least >> MOVE_BEGINS)
        which, rows = np.divmod(near, len(least))
        came = came.ravel()[near]
        swapped = chart.swapped[found.placements[rows]]
        then = _then(there, cells.ravel()[near], came, found.begins[rows], some[which], swapped)
        np.minimum.at(least, rows, then)
    return least


def _then(
    there: Moments,
    cells: NDArray[np.intp],
    came: NDArray[np.uint16],
    begun: NDArray[np.int32],
    places: NDArray[np.intp],
    swapped: NDArray[np.intp],
) -> NDArray[np.int32]:
    """What happened next on points, each after a move."""
    went = there.went.ravel().take(cells).astype(np.int64)
    moves = (came >> 1).astype(np.int64)
    then = np.where(
        moves > begun,
        moves << MOVE_BEGINS | 2 * places | (came & 1) ^ swapped,
        np.where(went > begun, went << MOVE_BEGINS | NOT_PLAYED, NOTHING),
    )
    told = np.flatnonzero(went == EVENTFUL)
    events = _events_from(there, cells[told], begun[told] + 1)
    played = events & 3
    stones = 2 * places[told] | (played - 1) ^ swapped[told]
    moves = (events >> MOVE_SHIFT) & 0xFFFF
    happened = moves << MOVE_BEGINS | np.where(played > 0, stones, NOT_PLAYED)
    then[told] = np.where(events >> CELL_SHIFT == cells[told], happened, NOTHING)
    return np.minimum(then, NOTHING).astype(np.int32)


def _events_from(
    there: Moments, cells: NDArray[np.intp], moves: NDArray[np.int32]
) -> NDArray[np.int64]:
    """The first event on each of some eventful points from a move on, or one of another point."""
    if not len(cells):
        return np.empty(0, np.int64)
    at = there.events.searchsorted((cells << 16 | moves) << MOVE_SHIFT)
    return np.where(at < len(there.events), there.events.take(at, mode="clip"), -1)


def came_last(chart: Chart, found: Matches, place: int) -> NDArray[np.bool_]:
    """Whether each match began with the move on a point of the rectangle that brought its stone."""
    there = chart.block.moments
    cells = chart.cells(found, np.array([place]))[0]
    last: NDArray[np.bool_] = there.came.ravel()[cells] >> 1 == found.begins
    last &= found.begins > 0
    told = np.flatnonzero(there.went.ravel()[cells] == EVENTFUL)
    events = _events_from(there, cells[told], found.begins[told])
    moves = events >> MOVE_SHIFT & 0xFFFF
    here = (events >> CELL_SHIFT == cells[told]) & (moves == found.begins[told])
    last[told] = here & (events >> 2 & 3 == events & 3)
    return last
