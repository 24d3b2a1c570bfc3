"""Computation of the position keys of many main lines, and reconstruction of moves from stored
entries.

A position is stored as two numbers: its key without the transform bits, and an entry (see
`entries`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from ..fuseki.keys import TRANSFORM_BITS, TRANSFORM_MASK, TRANSFORMS, PositionKeys, position_keys
from ..named_tuples import NamedTuple
from .entries import (
    ENTRY_GAME_SHIFT,
    ENTRY_MOVE_SHIFT,
    ENTRY_TRANSFORM_SHIFT,
    MAX_MOVES,
    NEXT_MASK,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from ..go import Colour, Size
    from .main_lines import NumberedChanges, StoneChanges
    from .segments import Segment

_NO_KEY = np.uint64(TRANSFORM_MASK)


class _Tables(NamedTuple):
    """The tables for the position keys of one board size, as arrays with a row for each transform.

    ``seen`` has a row for each of all sixteen transforms.
    """

    stones: NDArray[np.uint64]
    bases: NDArray[np.uint64]
    seen: NDArray[np.uint64]


def position_columns(
    games: Iterable[NumberedChanges],
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Return the keys and index entries of all positions of some games, in order.

    A few hundred games on one board size use memory best.
    """
    parts = [columns_of_changes(*some) for some in games]
    if not parts:
        nothing = np.empty(0, np.uint64)
        return nothing, nothing
    keys, entries = zip(*parts, strict=True)
    return np.concatenate(keys), np.concatenate(entries)


def add_colour_bit(keys: NDArray[np.uint64], entries: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return keys that are equal for rotated or reflected positions, but differ for colour-swapped
    ones.
    """
    swapped = entries >> np.uint64(ENTRY_TRANSFORM_SHIFT + TRANSFORM_BITS - 1) & np.uint64(1)
    numbers: NDArray[np.int64] = (keys | swapped).view(np.int64)
    return numbers


def columns_of_changes(
    size: Size, games: Sequence[int], stone_changes: StoneChanges
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Return the keys and index entries of all positions of the lines with these numbers, given
    their stone changes on boards of one size.
    """
    tables = _tables(size)
    changes = stone_changes.stones
    begins = np.flatnonzero(changes >= 0)
    ends = begins.searchsorted(stone_changes.lengths.cumsum())
    lengths = np.diff(ends, prepend=0)
    starts = ends - lengths
    following = np.append(changes[begins[1:]], -1)
    following[ends - 1] = tables.seen.shape[1] - 1
    stones = np.where(changes < 0, ~changes, changes)
    least = _least_keys(tables, stones, np.append(begins[1:], len(stones)) - 1, lengths)
    transforms = least & _NO_KEY
    number = np.arange(ends[-1], dtype=np.uint64) - np.repeat(starts, lengths).astype(np.uint64)
    # Flat indices: numpy is three times faster with one index than with two.
    played = tables.seen.ravel().take(transforms.astype(np.intp) * tables.seen.shape[1] + following)
    ids = np.repeat(np.array(games, np.uint64), lengths)
    entries = (
        ids << np.uint64(ENTRY_GAME_SHIFT)
        | number << np.uint64(ENTRY_MOVE_SHIFT)
        | transforms << np.uint64(ENTRY_TRANSFORM_SHIFT)
        | played
    )
    keys = least & ~_NO_KEY
    if lengths.max() > MAX_MOVES:
        known = number <= MAX_MOVES
        return keys[known], entries[known]
    return keys, entries


def _least_keys(
    tables: _Tables, stones: NDArray[np.intp], lasts: NDArray[np.intp], lengths: NDArray[np.intp]
) -> NDArray[np.uint64]:
    """Return the smallest key of each position, together with the transform that yields it.

    ``lasts`` are the indices of the last stone that each position changes, ``lengths`` the position
    counts of the games. One transform is computed at a time, so that the data stay in the cache.
    """
    least = np.full(len(lasts), ~np.uint64(0))
    ends = lasts[lengths.cumsum() - 1]
    for added, base in zip(tables.stones, tables.bases, strict=True):
        sums = np.bitwise_xor.accumulate(added.take(stones))
        # Remove the contribution of the previous games.
        undone = base ^ np.append(np.uint64(0), sums.take(ends[:-1]))
        np.minimum(least, sums.take(lasts) ^ undone.repeat(lengths), out=least)
    return least


@lru_cache(maxsize=8)
def _tables(size: Size) -> _Tables:
    keys: PositionKeys = position_keys(size)
    # The last column stands for the end of a line.
    seen = np.zeros((len(TRANSFORMS), len(keys.stones) + 1), np.uint64)
    for transform, shown in keys.seen.items():
        seen[transform, :-1] = np.array(shown, np.uint64) + np.uint64(1)
    stones = np.ascontiguousarray(np.array(keys.stones, np.uint64).T)
    return _Tables(stones, np.array(keys.bases, np.uint64), seen)


_COUNTED_AT_ONCE = 1 << 20


def count_moves(
    segments: Iterable[Segment],
    size: Size,
    moves: int,
    masks: Mapping[Colour, NDArray[np.bool_]],
) -> NDArray[np.int64]:
    """Return how often each point was played on with the first ``moves`` moves of games, row by row
    from the top; passes do not count.

    ``masks`` has the games, all on boards of ``size``, in which the moves of a colour count. All
    positions are read, which takes about a sixth of a second for 15,000 games.
    """
    inverse = _inverse_stones(size)
    points = size.width * size.height
    counts = np.zeros(2 * points, np.int64)
    # The last item of a mask stands for all later numbers.
    wanted = {colour: np.append(mask, [False]) for colour, mask in masks.items()}
    for segment in segments:
        for begin in range(0, len(segment), _COUNTED_AT_ONCE):
            entries = segment.entries[begin : begin + _COUNTED_AT_ONCE].view(np.int64)
            entries = entries[((entries >> ENTRY_MOVE_SHIFT) & MAX_MOVES) < moves]
            following = entries & NEXT_MASK
            for colour, mask in wanted.items():
                counted = (following > 0) & mask.take(entries >> ENTRY_GAME_SHIFT, mode="clip")
                chosen = entries[counted]
                transforms = (chosen >> ENTRY_TRANSFORM_SHIFT) & TRANSFORM_MASK
                stones = inverse[transforms, following[counted] - 1]
                on_board = stones[(stones < 2 * points) & (stones & 1 == colour - 1)]
                counts += np.bincount(on_board, minlength=2 * points)
    sums: NDArray[np.int64] = counts.reshape(points, 2).sum(axis=1)
    return sums


def canonical_moves(segments: Iterable[Segment], sizes: Mapping[int, Size]) -> dict[int, bytes]:
    """Return the moves of each game as bytes that are equal for all rotations and reflections of a
    game.

    Two bytes encode a move: the bytes of one game are a prefix of another's if, and only if, its
    moves are a prefix in one of the views. Colours are not swapped.
    """
    wanted = np.zeros(max(sizes, default=0) + 2, bool)  # the last item stands for all later games
    wanted[list(sizes)] = True
    found = [_entries(segment, wanted) for segment in segments]
    entries = np.sort(np.concatenate([np.empty(0, np.uint64), *found])).view(np.int64)
    games, begins = np.unique(entries >> ENTRY_GAME_SHIFT, return_index=True)
    return {
        game: _canonical_bytes(sizes[game], entries[begin:end])
        for game, begin, end in zip(games.tolist(), begins, [*begins[1:], None], strict=False)
    }


def _entries(segment: Segment, wanted: NDArray[np.bool_]) -> NDArray[np.uint64]:
    games = segment.entries >> np.uint64(ENTRY_GAME_SHIFT)
    found: NDArray[np.uint64] = segment.entries[wanted.take(games, mode="clip")]
    return found


def _canonical_bytes(size: Size, entries: NDArray[np.int64]) -> bytes:
    followed = entries[:-1]
    transforms = (followed >> ENTRY_TRANSFORM_SHIFT) & TRANSFORM_MASK
    following = followed & NEXT_MASK
    stones = _inverse_stones(size)[transforms, following - 1]
    views: list[bytes] = [view.tobytes() for view in _stones_by_view(size).take(stones, axis=1)]
    return min(views)


@lru_cache(maxsize=8)
def _inverse_stones(size: Size) -> NDArray[np.intp]:
    """Return, for each transform and stone number, the number of the stone that the transform maps
    to it.
    """
    keys = position_keys(size)
    stones = np.zeros((len(TRANSFORMS), len(keys.stones)), np.intp)
    for transform, seen in keys.seen.items():
        stones[transform, np.array(seen)] = np.arange(len(seen))
    return stones


@lru_cache(maxsize=8)
def _stones_by_view(size: Size) -> NDArray[np.uint16]:
    """Return the code of each stone in each rotation or reflection, big-endian, so that the bytes
    sort like the codes.
    """
    keys = position_keys(size)
    seen = [
        keys.seen[transform]
        for transform in keys.transforms
        if not TRANSFORMS[transform].colours_swapped
    ]
    return np.array(seen, ">u2")
