"""When placements of a region match in games, by when something happened on their points.

Most of it is decided by numbers (`windows`). Where these do not tell, what happened on all points
is put in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...go import Colour
from ..event_times import CELL_SHIFT, EVENTFUL, MOVE_SHIFT, NEVER
from .following import came_last
from .match_intervals import MatchIntervals
from .placement_batches import Matches, true_cells
from .region_events import MOVE_BEGINS, NOT_KNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ..event_times import EventTimes
    from .placement_batches import PlacementBatch

_AT_ONCE = 200_000  # points that are put in order together
_EXCHANGED = np.array([0, Colour.WHITE, Colour.BLACK])


class _Steps(NamedTuple):
    """The moves after which points became as they are wanted (1), or are so no longer (-1)."""

    rows: NDArray[np.intp]
    moves: NDArray[np.intp]
    steps: NDArray[np.intp]


def first_matches(trial: PlacementBatch, found: Matches) -> Matches:
    """The first match of each candidate that has one, and has the wanted stone as its last move."""
    last = trial.placements.last
    parts = []
    step = max(1, _AT_ONCE // max(1, len(trial.placements.region.wanted)))
    for windows in MatchIntervals(trial, found).parts():
        doubtful = windows.doubtful if last is None else windows.returning
        parts.append(windows.found.taken(~doubtful))
        left = windows.found.taken(doubtful)
        parts += [
            _runs(trial, left.taken(slice(begin, begin + step)))
            for begin in range(0, len(left.games), step)
        ]
    found = Matches(*map(np.concatenate, zip(*parts, strict=True)))
    if last is not None:
        found = found.taken(came_last(trial, found, last))
    others = found.games[1:] != found.games[:-1]
    others |= found.placements[1:] != found.placements[:-1]
    return found.taken(np.append(True, others)[: len(found.games)])


def _runs(trial: PlacementBatch, found: Matches) -> Matches:
    """All matches of candidates, by putting in order what happened on their points until they end.

    A candidate matches while as many points as are wanted are as they are wanted.
    """
    listed = _Steps(*map(np.concatenate, zip(*_steps(trial, found), strict=True)))
    # Sorted as one number each, which is much faster than finding out an order.
    steps = np.sort((listed.rows << 16 | listed.moves) << 2 | listed.steps + 1)
    places = steps >> 2
    sums = ((steps & 3) - 1).cumsum()
    ends = np.flatnonzero(np.append(places[1:] != places[:-1], True))
    rows, moves, sums = places[ends] >> 16, places[ends] & 0xFFFF, sums[ends]
    first = np.append(True, rows[1:] != rows[:-1])
    starts = np.flatnonzero(first)
    before = np.append(0, sums[:-1])[starts]
    lacking = len(trial.placements.stones)  # at first all points are empty
    matching = sums - np.repeat(before, np.diff(np.append(starts, len(rows)))) == lacking
    begins = matching & (first | ~np.append(False, matching[:-1]))
    begins &= moves < found.ends[rows] >> MOVE_BEGINS
    rows, moves = rows[begins], moves[begins].astype(np.int32)
    unknown = np.full_like(moves, NOT_KNOWN)
    return Matches(found.placements[rows], found.games[rows], moves, unknown, found.ends[rows])


def _steps(trial: PlacementBatch, found: Matches) -> Iterator[_Steps]:
    """The steps of candidates in no order, and for each one at first that changes nothing (0)."""
    every = np.arange(len(found.games))
    yield _Steps(every, np.zeros_like(every), np.zeros_like(every))
    stones, empties = trial.placements.stones, trial.placements.empties
    places = np.array([*(place for place, _ in stones), *empties], np.intp)
    cells = trial.cells(found, places)
    came = trial.block.moments.came.ravel().take(cells)
    # What comes later makes no difference.
    which, rows, some = true_cells(came >> 1 < found.ends >> MOVE_BEGINS)
    cells = cells.ravel().take(some)
    came = came.ravel().take(some).astype(np.intp)
    went = trial.block.moments.went.ravel().take(cells).astype(np.intp)
    wanted = np.array([*(colour for _, colour in stones), *(0 for _ in empties)], np.intp)
    asked = np.array([wanted, _EXCHANGED[wanted]])[trial.swapped[found.placements[rows]], which]
    meant = (went != EVENTFUL) & ((asked == 0) | (asked == (came & 1) + 1))
    steps = np.where(asked == 0, -1, 1)
    yield _Steps(rows[meant], came[meant] >> 1, steps[meant])
    meant &= went != NEVER
    yield _Steps(rows[meant], went[meant], -steps[meant])
    eventful = went == EVENTFUL
    yield _told(trial.block.moments, rows[eventful], cells[eventful], asked[eventful])


def _told(
    there: EventTimes, rows: NDArray[np.intp], cells: NDArray[np.intp], asked: NDArray[np.intp]
) -> _Steps:
    """The steps on eventful points, where a colour is asked for, or 0 for none."""
    starts = there.events.searchsorted(cells << CELL_SHIFT)
    counts = there.events.searchsorted((cells + 1) << CELL_SHIFT) - starts
    each = np.repeat(np.arange(len(rows)), counts)
    begins = counts.cumsum() - counts
    events = there.events[np.arange(len(each)) - begins[each] + starts[each]]
    fits = ((events >> 2) & 3) == asked[each]
    before = np.append(False, fits[:-1])[: len(fits)]
    some = counts > 0
    before[begins[some]] = asked[some] == 0
    steps = fits.astype(np.intp) - before
    kept = steps != 0
    moves = (events >> MOVE_SHIFT) & 0xFFFF
    return _Steps(rows[each][kept], moves[kept], steps[kept])
