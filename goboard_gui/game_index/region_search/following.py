"""What was played next in a region, and which stone came last there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..event_times import CELL_SHIFT, EVENTFUL, MOVE_SHIFT
from .placement_batches import true_cells
from .region_events import (
    COLOUR_BEGINS,
    MOVE_BEGINS,
    NOT_KNOWN,
    NOT_PLAYED,
    NOTHING,
    capture_event,
    stone_event,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ..event_times import EventTimes
    from .placement_batches import Matches, PlacementBatch

_POINT = (1 << COLOUR_BEGINS) - 1
_AT_ONCE = 64_000  # points that are looked at together


def next_moves(trial: PlacementBatch, found: Matches) -> NDArray[np.uint16]:
    """What was played next in the rectangle after each match began, as it was asked for.

    It is one more than twice the point and the colour, 0 if a stone that is wanted was captured
    before, or nothing was played.
    """
    least = found.next.copy()
    unknown = np.flatnonzero(least == NOT_KNOWN)
    others = trial.placements.others
    if len(unknown):
        wanted = np.setdiff1d(np.arange(trial.placements.area), others)
        some = found.taken(unknown)
        least[unknown] = _least(trial, some, wanted, some.ends)
    if len(others):
        least = _least(trial, found, others, least, moves_only=True)
    colours = least >> COLOUR_BEGINS & 1 ^ trial.swapped[found.placements]
    told = (least & NOT_PLAYED != NOT_PLAYED) & (least < NOTHING)
    return np.where(told, 2 * (least & _POINT) + colours + 1, 0).astype(np.uint16)


def _least(
    trial: PlacementBatch,
    found: Matches,
    places: NDArray[np.intp],
    known: NDArray[np.int32],
    *,
    moves_only: bool = False,
) -> NDArray[np.int32]:
    """What happened next on some points of the rectangle, or only what was played there.

    It is what is ``known`` to happen if nothing does before.
    """
    least = known.copy()
    step = max(1, _AT_ONCE // max(1, len(least)))
    there = trial.block.moments
    for begin in range(0, len(places), step):
        some = places[begin : begin + step]
        cells = trial.cells(found, some)
        came = there.came.ravel().take(cells)
        which, rows, kept = true_cells(came >> 1 <= least >> MOVE_BEGINS)
        then = _then(there, cells.ravel()[kept], found.begins[rows], some[which], moves_only)
        np.minimum.at(least, rows, then)
    return least


def _then(
    there: EventTimes,
    cells: NDArray[np.intp],
    begun: NDArray[np.int32],
    places: NDArray[np.intp],
    moves_only: bool,
) -> NDArray[np.int32]:
    """What happened next on points, each after a move."""
    came, went = there.came.ravel().take(cells), there.went.ravel().take(cells)
    taken = (went > begun) & (went < EVENTFUL) & (not moves_only)
    otherwise = np.where(taken, capture_event(went), NOTHING)
    then = np.where(came >> 1 > begun, stone_event(came, places), otherwise)
    told = np.flatnonzero(went == EVENTFUL)
    events = _events_from(there, cells[told], begun[told] + 1, moves_only=moves_only)
    moves, by = (events >> MOVE_SHIFT) & 0xFFFF, events & 3
    stones = moves << 1 | by - 1
    happened = np.where(
        by > 0, stones << COLOUR_BEGINS | places[told], moves << MOVE_BEGINS | NOT_PLAYED
    )
    then[told] = np.where(events >> CELL_SHIFT == cells[told], happened, NOTHING)
    return np.minimum(then, NOTHING)


def _events_from(
    there: EventTimes,
    cells: NDArray[np.intp],
    moves: NDArray[np.int32],
    *,
    moves_only: bool = False,
) -> NDArray[np.int64]:
    """The first event on each of some eventful points from a move on, or one of another point.

    With ``moves_only`` it is the first move that was played there.
    """
    if not len(there.events):
        return np.full(len(cells), -1)
    at = there.events.searchsorted((cells << 16 | moves) << MOVE_SHIFT)
    while True:
        events = np.where(at < len(there.events), there.events.take(at, mode="clip"), -1)
        passed_by = (events >> CELL_SHIFT == cells) & (events & 3 == 0) & moves_only
        if not passed_by.any():
            return events
        at += passed_by


def came_last(trial: PlacementBatch, found: Matches, place: int) -> NDArray[np.bool_]:
    """Whether each match began with the move on a point of the rectangle that brought its stone."""
    there = trial.block.moments
    cells = trial.cells(found, np.array([place]))[0]
    last: NDArray[np.bool_] = there.came.ravel()[cells] >> 1 == found.begins
    last &= found.begins > 0
    told = np.flatnonzero(there.went.ravel()[cells] == EVENTFUL)
    events = _events_from(there, cells[told], found.begins[told])
    moves = events >> MOVE_SHIFT & 0xFFFF
    here = (events >> CELL_SHIFT == cells[told]) & (moves == found.begins[told])
    last[told] = here & (events >> 2 & 3 == events & 3)
    return last
