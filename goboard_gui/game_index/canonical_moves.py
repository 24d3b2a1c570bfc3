"""The moves of games, read back from their positions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import WAY_MASK, WAYS, keys_of
from .positions import GAME_SHIFT, NEXT_MASK, WAY_SHIFT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray

    from ..go import Size
    from .segments import Segment


def canonical_moves(segments: Iterable[Segment], sizes: Mapping[int, Size]) -> dict[int, bytes]:
    """The moves of games of some sizes as bytes, the same for all views of a game.

    Two bytes are a move, so the line of a game begins with that of another if, and only if, the
    game does so in one of its views. Colours are as they are.
    """
    wanted = np.zeros(max(sizes, default=0) + 2, bool)  # the last stands for all games behind it
    wanted[list(sizes)] = True
    found = [_entries(segment, wanted) for segment in segments]
    entries = np.sort(np.concatenate([np.empty(0, np.uint64), *found])).view(np.int64)
    games, begins = np.unique(entries >> GAME_SHIFT, return_index=True)
    return {
        game: _canonical(sizes[game], entries[begin:end])
        for game, begin, end in zip(games.tolist(), begins, [*begins[1:], None], strict=False)
    }


def _entries(segment: Segment, wanted: NDArray[np.bool_]) -> NDArray[np.uint64]:
    games = segment.entries >> np.uint64(GAME_SHIFT)
    found: NDArray[np.uint64] = segment.entries[wanted.take(games, mode="clip")]
    return found


def _canonical(size: Size, entries: NDArray[np.int64]) -> bytes:
    followed = entries[:-1]
    ways, following = (followed >> WAY_SHIFT) & WAY_MASK, followed & NEXT_MASK
    stones = _turned_back(size)[ways, following - 1]
    views: list[bytes] = [view.tobytes() for view in _views(size).take(stones, axis=1)]
    return min(views)


@lru_cache(maxsize=8)
def _turned_back(size: Size) -> NDArray[np.intp]:
    """The stone that is seen as another, by the way and that other."""
    keys = keys_of(size)
    stones = np.zeros((len(WAYS), len(keys.stones)), np.intp)
    for way, seen in keys.seen.items():
        stones[way, np.array(seen)] = np.arange(len(seen))
    return stones


@lru_cache(maxsize=8)
def _views(size: Size) -> NDArray[np.uint16]:
    """What stones are seen as in each view, in an order in which bytes compare as they do."""
    keys = keys_of(size)
    seen = [keys.seen[way] for way in keys.ways if not WAYS[way].colours_swapped]
    return np.array(seen, ">u2")
