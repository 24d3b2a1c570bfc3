"""The moves of games, reconstructed from their positions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import TRANSFORM_MASK, TRANSFORMS, position_keys
from .positions import GAME_SHIFT, NEXT_MASK, TRANSFORM_SHIFT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from ..go import Size
    from .segments import Segment


def canonical_moves(segments: Iterable[Segment], sizes: Mapping[int, Size]) -> dict[int, bytes]:
    """Return the moves of games as bytes that are equal for all views of a game.

    Two bytes encode a move: the bytes of one game are a prefix of another's if, and only if, its
    moves are a prefix in one of the views. Colours are not swapped.
    """
    wanted = np.zeros(max(sizes, default=0) + 2, bool)  # the last item stands for all later games
    wanted[list(sizes)] = True
    found = [_entries(segment, wanted) for segment in segments]
    entries = np.sort(np.concatenate([np.empty(0, np.uint64), *found])).view(np.int64)
    games, begins = np.unique(entries >> GAME_SHIFT, return_index=True)
    return {
        game: _canonical_bytes(sizes[game], entries[begin:end])
        for game, begin, end in zip(games.tolist(), begins, [*begins[1:], None], strict=False)
    }


def _entries(segment: Segment, wanted: NDArray[np.bool_]) -> NDArray[np.uint64]:
    games = segment.entries >> np.uint64(GAME_SHIFT)
    found: NDArray[np.uint64] = segment.entries[wanted.take(games, mode="clip")]
    return found


def _canonical_bytes(size: Size, entries: NDArray[np.int64]) -> bytes:
    followed = entries[:-1]
    transforms, following = (followed >> TRANSFORM_SHIFT) & TRANSFORM_MASK, followed & NEXT_MASK
    stones = _inverse_stones(size)[transforms, following - 1]
    views: list[bytes] = [view.tobytes() for view in _stones_by_view(size).take(stones, axis=1)]
    return min(views)


@lru_cache(maxsize=8)
def _inverse_stones(size: Size) -> NDArray[np.intp]:
    """Return the stone that appears as another one, by transform and by that other stone."""
    keys = position_keys(size)
    stones = np.zeros((len(TRANSFORMS), len(keys.stones)), np.intp)
    for transform, seen in keys.seen.items():
        stones[transform, np.array(seen)] = np.arange(len(seen))
    return stones


@lru_cache(maxsize=8)
def _stones_by_view(size: Size) -> NDArray[np.uint16]:
    """Return how stones appear in each view, in a byte order that preserves comparison."""
    keys = position_keys(size)
    seen = [
        keys.seen[transform]
        for transform in keys.transforms
        if not TRANSFORMS[transform].colours_swapped
    ]
    return np.array(seen, ">u2")
