"""First matches of a region's placements, from the event times of their points.

Most candidates are decided by intervals (`match_intervals`). For the others, the events on all
points are sorted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...go import Colour
from ..event_times import CELL_SHIFT, EVENTFUL, MOVE_SHIFT, NEVER
from .following import is_last_move
from .match_intervals import MatchIntervals
from .placement_batches import EVENT_MOVE_SHIFT, UNKNOWN_EVENT, Matches, nonzero_cells

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ..event_times import EventTimes
    from .placement_batches import PlacementBatch

_AT_ONCE = 200_000  # points sorted per step
_EXCHANGED = np.array([0, Colour.WHITE, Colour.BLACK])


class _Steps(NamedTuple):
    """Moves after which a point becomes as wanted (1) or ceases to be (-1)."""

    rows: NDArray[np.intp]
    moves: NDArray[np.intp]
    steps: NDArray[np.intp]


def first_matches(batch: PlacementBatch, found: Matches) -> Matches:
    """Return the first match of each candidate that has one, with the wanted last move."""
    last = batch.placements.last
    parts = []
    step = max(1, _AT_ONCE // max(1, len(batch.placements.region.wanted)))
    for intervals in MatchIntervals(batch, found).parts():
        uncertain = intervals.uncertain if last is None else intervals.may_recur
        parts.append(intervals.found.select(~uncertain))
        left = intervals.found.select(uncertain)
        parts += [
            _all_matches(batch, left.select(slice(begin, begin + step)))
            for begin in range(0, len(left.games), step)
        ]
    found = Matches(*map(np.concatenate, zip(*parts, strict=True)))
    if last is not None:
        found = found.select(is_last_move(batch, found, last))
    others = found.games[1:] != found.games[:-1]
    others |= found.placements[1:] != found.placements[:-1]
    return found.select(np.append(True, others)[: len(found.games)])


def _all_matches(batch: PlacementBatch, found: Matches) -> Matches:
    """Return all matches of candidates, by sorting the events on their points.

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
    """Yield the steps of candidates in no order, and a neutral step (0) at the start of each."""
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
    """Return the steps on eventful points, where a wanted colour of 0 is none."""
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
    moves = (events >> MOVE_SHIFT) & 0xFFFF
    return _Steps(rows[each][kept], moves[kept], steps[kept])
