"""What was played next in a region, and which stone came last there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .moments import CELL_SHIFT, EVENTFUL, LAST_MOVE, MOVE_SHIFT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .matching import Chart, Matches
    from .moments import Moments

_STONE_BITS = 13
_NOT_PLAYED = 1 << _STONE_BITS
_SHIFT = _STONE_BITS + 1
_NOTHING = (LAST_MOVE + 1) << _SHIFT


def following(there: Moments, chart: Chart, found: Matches) -> NDArray[np.uint16]:
    """What was played next in the rectangle after each match began, as it was asked for.

    It is one more than twice the point's number and the colour, 0 if a stone there was captured
    before, or nothing was played.
    """
    begins = found.begins
    # The earliest wins: the move, then what was played before what was not.
    least = np.full(len(begins), _NOTHING, np.int64)
    for place in range(chart.placements.area):
        cells = chart.points(place)[found.placements] * len(there.games) + found.games
        came = there.came.ravel()[cells]
        near = np.flatnonzero(came >> 1 <= least >> _SHIFT)
        cells, begun = cells[near], begins[near]
        came, went = (it.astype(np.int64) for it in (came[near], there.went.ravel()[cells]))
        stone = 2 * place | (came & 1) ^ chart.swapped[found.placements[near]]
        then = np.where(
            came >> 1 > begun,
            (came >> 1) << _SHIFT | stone,
            np.where(went > begun, went << _SHIFT | _NOT_PLAYED, _NOTHING),
        )
        eventful = np.flatnonzero(went == EVENTFUL)
        if len(eventful):
            swapped = chart.swapped[found.placements[near[eventful]]]
            then[eventful] = _told(there, cells[eventful], begun[eventful], place, swapped)
        least[near] = np.minimum(least[near], then)
    played = (least & _NOT_PLAYED == 0) & (least < _NOTHING)
    return np.where(played, (least & (_NOT_PLAYED - 1)) + 1, 0).astype(np.uint16)


def _told(
    there: Moments,
    cells: NDArray[np.intp],
    begun: NDArray[np.intp],
    place: int,
    swapped: NDArray[np.intp],
) -> NDArray[np.int64]:
    """What happened next on eventful points."""
    at = there.events.searchsorted((cells << 16 | begun + 1) << MOVE_SHIFT)
    events = np.append(there.events, -1)[at]
    played = events & 3
    stone = 2 * place | (played - 1) ^ swapped
    then = ((events >> MOVE_SHIFT) & 0xFFFF) << _SHIFT | np.where(played > 0, stone, _NOT_PLAYED)
    return np.where(events >> CELL_SHIFT == cells, then, _NOTHING)


def came_last(there: Moments, chart: Chart, found: Matches, place: int) -> NDArray[np.bool_]:
    """Whether each match began with the move on a point of the rectangle that brought its stone."""
    cells = chart.points(place)[found.placements] * len(there.games) + found.games
    last: NDArray[np.bool_] = there.came.ravel()[cells] >> 1 == found.begins
    last &= found.begins > 0
    eventful = np.flatnonzero(there.went.ravel()[cells] == EVENTFUL)
    if len(eventful):
        places = (cells[eventful] << 16) + found.begins[eventful]
        at = there.events.searchsorted(places << MOVE_SHIFT)
        events = np.append(there.events, -1)[at]
        last[eventful] = (events >> MOVE_SHIFT == places) & (events >> 2 & 3 == events & 3)
    return last
