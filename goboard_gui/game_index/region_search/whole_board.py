"""Regions that are the whole board, with every point wanted: found by the keys of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...fuseki.keys import WAY_MASK, WAYS, keys_of
from ...go import Board, Crop
from ..event_times import LAST_MOVE
from ..facts import Outcome
from ..positions import GAME_SHIFT, MOST_MOVES, MOVE_SHIFT, NEXT_BITS, NEXT_MASK, WAY_SHIFT
from .following import came_last
from .placement_batches import Matches, placement_batches
from .region_events import NOT_KNOWN, NOTHING, stone_event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from ...fuseki.keys import Canonical, Way
    from ..region import Region
    from ..segments import Segment
    from .placement_batches import PlacementBatch
    from .placements import Placements


def is_whole_board(region: Region) -> bool:
    """Whether a region is one that can be found so."""
    width, height = region.size
    return region.crop == Crop.whole(region.size) and len(region.wanted) == width * height


def whole_board_matches(
    segments: list[Segment], outcomes: NDArray[np.uint8], placements: Placements
) -> Iterator[tuple[PlacementBatch, Matches]]:
    """The first match of each placement in each game, in no order."""
    region = placements.region
    stones = {point: colour for point, colour in region.wanted.items() if colour is not None}
    canonical = keys_of(region.size).canonical(Board.empty(region.size).put(stones))
    for segment in segments:
        entries = segment.find(canonical.key).view(np.int64)
        entries = np.sort(entries[outcomes[entries >> GAME_SHIFT] != Outcome.GONE])
        for block in segment.blocks:
            for trial in placement_batches(placements, block, len(placements.lays) or 1):
                yield trial, _of_block(trial, canonical, entries)


def _of_block(trial: PlacementBatch, canonical: Canonical, entries: NDArray[np.int64]) -> Matches:
    """Those in the games of a block, given the entries of all games by game and move."""
    games = entries >> GAME_SHIFT
    moves = (entries >> MOVE_SHIFT) & MOST_MOVES
    ways = (entries >> WAY_SHIFT) & WAY_MASK
    # What has stood since the move before did not begin with this one.
    stood = (games[1:] == games[:-1]) & (moves[1:] == moves[:-1] + 1) & (ways[1:] == ways[:-1])
    here, places = _places(trial.block.moments.games, games)
    here &= ~np.append(False, stood)[: len(games)] & (moves <= LAST_MOVE)
    parts = []
    for own in canonical.ways:
        rows = _rows(trial, own)
        kept = np.flatnonzero(here & (rows[ways] >= 0))
        which, begins = rows[ways[kept]], moves[kept].astype(np.int32)
        stones = _stones(trial, own)[entries[kept] & NEXT_MASK]
        came = begins + 1 << 1 | stones & 1 ^ trial.swapped[which]
        then = np.where(stones < 0, NOT_KNOWN, stone_event(came, stones >> 1))
        ends = np.full_like(begins, NOTHING)
        parts.append(Matches(which, places[kept], begins, then.astype(np.int32), ends))
    found = Matches(*map(np.concatenate, zip(*parts, strict=True)))
    if trial.placements.last is not None:
        found = found.taken(came_last(trial, found, trial.placements.last))
    return found.taken(_firsts(found, len(trial.numbers)))


def _firsts(found: Matches, count: int) -> NDArray[np.intp]:
    """The first match of each placement in each game."""
    order = np.argsort(found.begins, kind="stable")
    placed = (found.games * count + found.placements)[order]
    first: NDArray[np.intp] = order[np.unique(placed, return_index=True)[1]]
    return first


def _places(
    games: NDArray[np.int64], wanted: NDArray[np.int64]
) -> tuple[NDArray[np.bool_], NDArray[np.intp]]:
    """Which games are there, and where."""
    order = np.argsort(games, kind="stable")
    places = order.take(games[order].searchsorted(wanted), mode="clip")
    return games[places] == wanted, places


def _rows(trial: PlacementBatch, own: Way) -> NDArray[np.intp]:
    """For each way in entries the row of the trial that lies so, or -1.

    What is asked for has its key in its ``own`` way, and what is there in that of the entry.
    """
    lays = [trial.placements.lay_of(number).ways[0] for number in trial.numbers.tolist()]
    there = [own.then(way.inverse) for way in WAYS]
    return np.array([lays.index(way) if way in lays else -1 for way in there])


def _stones(trial: PlacementBatch, own: Way) -> NDArray[np.intp]:
    """For what follows in entries the stone as it was asked for, or -1 if it is none."""
    seen = np.array(keys_of(trial.placements.region.size).seen[WAYS.index(own)][:-2])
    stones = np.full(1 << NEXT_BITS, -1)
    stones[seen + 1] = np.arange(len(seen))
    return stones
