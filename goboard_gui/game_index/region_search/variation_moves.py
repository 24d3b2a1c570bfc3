"""All next moves within a region in the variations of a game.

A main line has one next move after a match. Variations may continue in several ways, also after a
match of which the first one is not the hit, so all events of their lines on the points of the
region are put in order: a move is a next move if the region matched before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...go import Colour
from ...named_tuples import NamedTuple
from ..event_times import CELL_SHIFT, EVENTFUL, NEVER, STORED_EVENT_MOVE_SHIFT
from .placement_batches import Matches, nonzero_cells

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..event_times import EventTimes
    from .placement_batches import PlacementBatch

_ANYTHING = 3
_POINTS_AT_ONCE = 200_000


class NextMoves(NamedTuple):
    """The next moves after matches: the index of the match, and the move as in the result of
    `following.next_moves_in_region`.
    """

    rows: NDArray[np.intp]
    moves: NDArray[np.uint16]


class _Events(NamedTuple):
    """Events on points of a region, in any order: the index of the match, the step of the line, the
    point, what is on it before and after, and the colour of the move, or 0.
    """

    rows: NDArray[np.intp]
    steps: NDArray[np.intp]
    places: NDArray[np.intp]
    before: NDArray[np.intp]
    after: NDArray[np.intp]
    played: NDArray[np.intp]


def all_next_moves(batch: PlacementBatch, found: Matches) -> NextMoves:
    """Return all next moves after matches in variation lines, given the first match of each
    placement in each line.
    """
    at_once = max(1, _POINTS_AT_ONCE // batch.placements.area)
    parts = [NextMoves(np.empty(0, np.intp), np.empty(0, np.uint16))]
    for begin in range(0, len(found.games), at_once):
        rows, moves = _next_moves(batch, found.select_rows(slice(begin, begin + at_once)))
        parts.append(NextMoves(rows + begin, moves))
    return NextMoves(*map(np.concatenate, zip(*parts, strict=True)))


def _next_moves(batch: PlacementBatch, found: Matches) -> NextMoves:
    events = _Events(*map(np.concatenate, zip(*_events(batch, found), strict=True)))
    events = _Events(*(it[np.lexsort((events.steps, events.rows))] for it in events))
    wanted = np.full(batch.placements.area, _ANYTHING)
    wanted[batch.placements.empties] = 0
    for place, colour in batch.placements.stones:
        wanted[place] = colour
    swapped = batch.swapped[found.placements[events.rows]]
    here = np.array([wanted, _EXCHANGED[wanted]])[swapped, events.places]
    gained = (events.after == here).astype(np.intp) - (events.before == here)
    places = events.rows << 20 | events.steps
    firsts = np.flatnonzero(np.append(True, places[1:] != places[:-1])[: len(places)])
    matching = np.append(0, gained.cumsum())
    begins = np.flatnonzero(np.append(True, events.rows[1:] != events.rows[:-1])[: len(places)])
    lengths = np.diff(np.append(begins, len(places)))
    matching_before = matching[firsts].repeat(np.diff(np.append(firsts, len(places))))
    matching_before -= matching[begins].repeat(lengths)
    is_next = (events.played > 0) & (matching_before == len(batch.placements.stones))
    rows = events.rows[is_next]
    colours = events.played[is_next] - 1 ^ swapped[is_next]
    moves = 2 * events.places[is_next] + colours + 1
    packed = np.unique(rows << 16 | moves)
    return NextMoves(packed >> 16, (packed & 0xFFFF).astype(np.uint16))


_EXCHANGED = np.array([0, Colour.WHITE, Colour.BLACK, _ANYTHING])


def _events(batch: PlacementBatch, found: Matches) -> list[_Events]:
    there = batch.block.event_times
    cells = batch.cells(found, np.arange(batch.placements.area))
    placed_at = there.placed_at.ravel().take(cells)
    places, rows, some = nonzero_cells(placed_at != NEVER)
    cells, placed_at = cells.ravel().take(some), placed_at.ravel().take(some).astype(np.intp)
    removed_at = there.removed_at.ravel().take(cells).astype(np.intp)
    stones, steps = (placed_at & 1) + 1, placed_at >> 1
    nothing = np.zeros_like(steps)
    played = np.where(steps > 0, stones, 0)
    simple = removed_at != EVENTFUL
    placed = _Events(rows, steps, places, nothing, stones, played)
    removed = _Events(rows, removed_at, places, stones, nothing, nothing)
    return [
        _Events(*(it[simple] for it in placed)),
        _Events(*(it[simple & (removed_at != NEVER)] for it in removed)),
        _listed_events(there, cells[~simple], rows[~simple], places[~simple]),
    ]


def _listed_events(
    there: EventTimes, cells: NDArray[np.intp], rows: NDArray[np.intp], places: NDArray[np.intp]
) -> _Events:
    """Return the events on points that have a list of them."""
    starts = there.events.searchsorted(cells << CELL_SHIFT)
    counts = there.events.searchsorted((cells + 1) << CELL_SHIFT) - starts
    each = np.repeat(np.arange(len(cells)), counts)
    begins = counts.cumsum() - counts
    events = there.events[np.arange(len(each)) - begins[each] + starts[each]]
    after = (events >> 2) & 3
    before = np.append(0, after[:-1])[: len(after)]
    before[begins[counts > 0]] = 0
    steps = (events >> STORED_EVENT_MOVE_SHIFT) & 0xFFFF
    return _Events(rows[each], steps, places[each], before, after, events & 3)
