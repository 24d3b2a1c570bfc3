"""The next move within a region after a match, and the last move before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..event_times import CELL_SHIFT, EVENTFUL, STORED_EVENT_MOVE_SHIFT
from .placement_batches import (
    CAPTURE,
    COLOUR_SHIFT,
    EVENT_MOVE_SHIFT,
    NO_EVENT,
    UNKNOWN_EVENT,
    capture_events,
    nonzero_cells,
    stone_events,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..event_times import EventTimes
    from .placement_batches import Matches, PlacementBatch

_POINT = (1 << COLOUR_SHIFT) - 1
_AT_ONCE = 64_000  # points examined per step


def next_moves_in_region(batch: PlacementBatch, found: Matches) -> NDArray[np.uint16]:
    """Return, for each match, the next move in the region's rectangle, in the orientation of the
    query.

    The value is one more than twice the point plus the colour, or 0 if a wanted stone was captured
    first or nothing was played.
    """
    least = found.next.copy()
    unknown = np.flatnonzero(least == UNKNOWN_EVENT)
    others = batch.placements.others
    if len(unknown):
        wanted = np.setdiff1d(np.arange(batch.placements.area), others)
        some = found.select_rows(unknown)
        least[unknown] = _next_events(batch, some, wanted, some.ends)
    if len(others):
        least = _next_events(batch, found, others, least, moves_only=True)
    colours = least >> COLOUR_SHIFT & 1 ^ batch.swapped[found.placements]
    is_move = (least & CAPTURE != CAPTURE) & (least < NO_EVENT)
    return np.where(is_move, 2 * (least & _POINT) + colours + 1, 0).astype(np.uint16)


def _next_events(
    batch: PlacementBatch,
    found: Matches,
    places: NDArray[np.intp],
    known: NDArray[np.int32],
    *,
    moves_only: bool = False,
) -> NDArray[np.int32]:
    """Return, for each match, the first later event on the given points, or the first later move if
    ``moves_only`` is set.

    ``known`` events are returned unless an earlier one is found.
    """
    least = known.copy()
    step = max(1, _AT_ONCE // max(1, len(least)))
    there = batch.block.event_times
    for begin in range(0, len(places), step):
        some = places[begin : begin + step]
        cells = batch.cells(found, some)
        placed_at = there.placed_at.ravel().take(cells)
        which, rows, kept = nonzero_cells(placed_at >> 1 <= least >> EVENT_MOVE_SHIFT)
        then = _next_event_after(
            there, cells.ravel()[kept], found.begins[rows], some[which], moves_only
        )
        np.minimum.at(least, rows, then)
    return least


def _next_event_after(
    there: EventTimes,
    cells: NDArray[np.intp],
    begun: NDArray[np.int32],
    places: NDArray[np.intp],
    moves_only: bool,
) -> NDArray[np.int32]:
    """Return the first event after a given move, for each of the given points."""
    placed_at, removed_at = (
        there.placed_at.ravel().take(cells),
        there.removed_at.ravel().take(cells),
    )
    taken = (removed_at > begun) & (removed_at < EVENTFUL) & (not moves_only)
    otherwise = np.where(taken, capture_events(removed_at), NO_EVENT)
    then = np.where(placed_at >> 1 > begun, stone_events(placed_at, places), otherwise)
    eventful = np.flatnonzero(removed_at == EVENTFUL)
    events = _events_from(there, cells[eventful], begun[eventful] + 1, moves_only=moves_only)
    moves, by = (events >> STORED_EVENT_MOVE_SHIFT) & 0xFFFF, events & 3
    stones = moves << 1 | by - 1
    happened = np.where(
        by > 0, stones << COLOUR_SHIFT | places[eventful], moves << EVENT_MOVE_SHIFT | CAPTURE
    )
    then[eventful] = np.where(events >> CELL_SHIFT == cells[eventful], happened, NO_EVENT)
    return np.minimum(then, NO_EVENT)


def _events_from(
    there: EventTimes,
    cells: NDArray[np.intp],
    moves: NDArray[np.int32],
    *,
    moves_only: bool = False,
) -> NDArray[np.int64]:
    """Return, for each of the given points, the first event at or after the given move; each point
    has a list of events.

    If there is none, the event belongs to another point. With ``moves_only`` only moves played
    there count.
    """
    if not len(there.events):
        return np.full(len(cells), -1)
    at = there.events.searchsorted((cells << 16 | moves) << STORED_EVENT_MOVE_SHIFT)
    while True:
        events = np.where(at < len(there.events), there.events.take(at, mode="clip"), -1)
        passed_by = (events >> CELL_SHIFT == cells) & (events & 3 == 0) & moves_only
        if not passed_by.any():
            return events
        at += passed_by


def is_last_move(batch: PlacementBatch, found: Matches, place: int) -> NDArray[np.bool_]:
    """Return, for each match, whether the move that begins it placed the stone on the given point
    of the rectangle.
    """
    there = batch.block.event_times
    cells = batch.cells(found, np.array([place]))[0]
    last: NDArray[np.bool_] = there.placed_at.ravel()[cells] >> 1 == found.begins
    last &= found.begins > 0
    eventful = np.flatnonzero(there.removed_at.ravel()[cells] == EVENTFUL)
    events = _events_from(there, cells[eventful], found.begins[eventful])
    moves = events >> STORED_EVENT_MOVE_SHIFT & 0xFFFF
    here = (events >> CELL_SHIFT == cells[eventful]) & (moves == found.begins[eventful])
    last[eventful] = here & (events >> 2 & 3 == events & 3)
    return last
