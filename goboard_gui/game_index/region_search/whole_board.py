"""Search for regions that cover the whole board, by position keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...fuseki.keys import TRANSFORM_MASK, TRANSFORMS, position_keys
from ..entries import (
    ENTRY_GAME_SHIFT,
    ENTRY_MOVE_SHIFT,
    ENTRY_TRANSFORM_SHIFT,
    MAX_MOVES,
    NEXT_BITS,
    NEXT_MASK,
    RETURN_FLAG,
)
from ..event_times import LAST_MOVE
from ..facts import Outcome
from .following import is_last_move
from .placement_batches import NO_EVENT, UNKNOWN_EVENT, Matches, placement_batches, stone_events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray

    from ...fuseki.keys import CanonicalKey, Transform
    from ..event_times_file import GameBlock
    from ..lines import IndexLines
    from ..segments import Segment
    from .placement_batches import PlacementBatch
    from .placements import Placements


def whole_board_matches(
    segments: list[Segment], lines: IndexLines, placements: Placements
) -> Iterator[tuple[PlacementBatch, Matches, bool]]:
    """Yield the first match of each placement in each line, unsorted, and whether the lines are
    variations.
    """
    query = placements.query
    canonical = position_keys(query.size).canonical_key(query.board)
    for segment in segments:
        entries = segment.find_entries(canonical.key).view(np.int64)
        entries = np.sort(entries[lines.outcomes[entries >> ENTRY_GAME_SHIFT] != Outcome.GONE])
        for batch in _batches(placements, segment.blocks):
            yield batch, _block_matches(batch, canonical, entries), False
        if segment.variations is not None:
            numbers = entries >> ENTRY_GAME_SHIFT
            variations = entries[lines.games_of(numbers) != numbers]
            steps = np.sort(variations & ~RETURN_FLAG)
            for batch in _batches(placements, segment.variations.blocks()):
                yield batch, _block_matches(batch, canonical, steps), True


def _batches(placements: Placements, blocks: Iterable[GameBlock]) -> Iterator[PlacementBatch]:
    for block in blocks:
        yield from placement_batches(placements, block, len(placements.orientations) or 1)


def _block_matches(
    batch: PlacementBatch, canonical: CanonicalKey, entries: NDArray[np.int64]
) -> Matches:
    """Return the matches in a block of games; ``entries`` are the index entries of the position in
    all games.
    """
    games = entries >> ENTRY_GAME_SHIFT
    moves = (entries >> ENTRY_MOVE_SHIFT) & MAX_MOVES
    transforms = (entries >> ENTRY_TRANSFORM_SHIFT) & TRANSFORM_MASK
    # A position unchanged since the previous move does not begin a match.
    stood = (
        (games[1:] == games[:-1])
        & (moves[1:] == moves[:-1] + 1)
        & (transforms[1:] == transforms[:-1])
    )
    here, places = _game_indices(batch.block.event_times.games, games)
    here &= ~np.append(False, stood)[: len(games)] & (moves <= LAST_MOVE)
    parts = []
    for own in canonical.transforms:
        rows = _batch_rows(batch, own)
        kept = np.flatnonzero(here & (rows[transforms] >= 0))
        which, begins = rows[transforms[kept]], moves[kept].astype(np.int32)
        stones = _query_stones(batch, own)[entries[kept] & NEXT_MASK]
        placed_at = begins + 1 << 1 | stones & 1 ^ batch.swapped[which]
        then = np.where(stones < 0, UNKNOWN_EVENT, stone_events(placed_at, stones >> 1))
        ends = np.full_like(begins, NO_EVENT)
        parts.append(Matches(which, places[kept], begins, then.astype(np.int32), ends))
    found = Matches(*map(np.concatenate, zip(*parts, strict=True)))
    if batch.placements.last is not None:
        found = found.select_rows(is_last_move(batch, found, batch.placements.last))
    return found.select_rows(_first_matches(found, len(batch.numbers)))


def _first_matches(found: Matches, count: int) -> NDArray[np.intp]:
    """Return the indices of the first match of each placement in each game."""
    order = np.argsort(found.begins, kind="stable")
    placed = (found.games * count + found.placements)[order]
    first: NDArray[np.intp] = order[np.unique(placed, return_index=True)[1]]
    return first


def _game_indices(
    games: NDArray[np.int64], wanted: NDArray[np.int64]
) -> tuple[NDArray[np.bool_], NDArray[np.intp]]:
    """Return a mask of the ``wanted`` games that are in an array of games, and the index of each of
    them in that array.
    """
    order = np.argsort(games, kind="stable")
    places = order.take(games[order].searchsorted(wanted), mode="clip")
    return games[places] == wanted, places


def _batch_rows(batch: PlacementBatch, own: Transform) -> NDArray[np.intp]:
    """Return, for each transform that an index entry can contain, the index in the batch of the
    matching placement, or -1 if there is none.

    ``own`` is the transform under which the query has its key.
    """
    orientations = [
        batch.placements.orientation_of(number).transforms[0] for number in batch.numbers.tolist()
    ]
    there = [own.followed_by(transform.inverse) for transform in TRANSFORMS]
    return np.array(
        [orientations.index(transform) if transform in orientations else -1 for transform in there]
    )


def _query_stones(batch: PlacementBatch, own: Transform) -> NDArray[np.intp]:
    """Return, for each next move that an index entry can contain, the number of that stone on the
    query's board, or -1 if it is not a stone.
    """
    seen = np.array(position_keys(batch.placements.query.size).seen[TRANSFORMS.index(own)][:-2])
    stones = np.full(1 << NEXT_BITS, -1)
    stones[seen + 1] = np.arange(len(seen))
    return stones
