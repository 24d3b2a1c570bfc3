"""The keys of many lines at once, as columns of numbers; the only module that makes them so.

A position is two numbers: its key without the bits of the way, and an entry that packs the game,
the number of moves, the way, and what is played next as the way shows it: 0 for nothing, otherwise
one more than the stone.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..fuseki.keys import WAY_BITS, WAY_MASK, WAYS, Keys, keys_of
from .main_lines import stone_changes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..go import Size
    from .main_lines import MainLine

NEXT_BITS = 13  # 52×52 points of two colours, two passes, and nothing
MOVE_BITS = 19
WAY_SHIFT = NEXT_BITS
MOVE_SHIFT = WAY_SHIFT + WAY_BITS
GAME_SHIFT = MOVE_SHIFT + MOVE_BITS
NEXT_MASK = (1 << NEXT_BITS) - 1
MOST_MOVES = (1 << MOVE_BITS) - 1
"""Of a longer line the positions up to here are known."""

_NO_KEY = np.uint64(WAY_MASK)


class _Tables(NamedTuple):
    """A size's keys as arrays: a row for each way; ``seen`` has one for each there may be."""

    stones: NDArray[np.uint64]
    bases: NDArray[np.uint64]
    seen: NDArray[np.uint64]


def columns(games: Iterable[tuple[int, MainLine]]) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The keys and entries of the positions of some games, in the order of the games.

    Games of one size are taken together: some hundred of them make the best use of the memory.
    """
    parts = [
        _of_size(size, list(group))
        for size, group in groupby(games, key=lambda numbered: numbered[1].size)
    ]
    if not parts:
        nothing = np.empty(0, np.uint64)
        return nothing, nothing
    keys, entries = zip(*parts, strict=True)
    return np.concatenate(keys), np.concatenate(entries)


def with_colours(keys: NDArray[np.uint64], entries: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Numbers that are the same for positions with a view, not colours, between them."""
    swapped = entries >> np.uint64(WAY_SHIFT + WAY_BITS - 1) & np.uint64(1)
    numbers: NDArray[np.int64] = (keys | swapped).view(np.int64)
    return numbers


def _of_size(
    size: Size, games: Sequence[tuple[int, MainLine]]
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    tables = _tables(size)
    changes = stone_changes(size, [line for _, line in games]).stones
    begins = np.flatnonzero(changes >= 0)
    lengths = np.array([line.moves + 1 for _, line in games])
    ends = np.cumsum(lengths)
    starts = ends - lengths
    following = np.append(changes[begins[1:]], -1)
    following[ends - 1] = tables.seen.shape[1] - 1
    stones = np.where(changes < 0, ~changes, changes)
    least = _least(tables, stones, np.append(begins[1:], len(stones)) - 1, lengths)
    ways = least & _NO_KEY
    number = np.arange(ends[-1], dtype=np.uint64) - np.repeat(starts, lengths).astype(np.uint64)
    # Flat: numpy looks up by one number three times as fast as by two.
    played = tables.seen.ravel().take(ways.astype(np.intp) * tables.seen.shape[1] + following)
    ids = np.repeat(np.array([game for game, _ in games], np.uint64), lengths)
    entries = (
        ids << np.uint64(GAME_SHIFT)
        | number << np.uint64(MOVE_SHIFT)
        | ways << np.uint64(WAY_SHIFT)
        | played
    )
    keys = least & ~_NO_KEY
    if lengths.max() > MOST_MOVES:
        known = number <= MOST_MOVES
        return keys[known], entries[known]
    return keys, entries


def _least(
    tables: _Tables, stones: NDArray[np.intp], lasts: NDArray[np.intp], lengths: NDArray[np.intp]
) -> NDArray[np.uint64]:
    """The least key of each position, with its way.

    ``lasts`` are the last stones it changes, ``lengths`` the numbers of positions of the games. It
    goes way by way, which stays in fast memory.
    """
    least = np.full(len(lasts), ~np.uint64(0))
    ends = lasts[lengths.cumsum() - 1]
    for added, base in zip(tables.stones, tables.bases, strict=True):
        sums = np.bitwise_xor.accumulate(added.take(stones))
        # What the games before a game came to is undone.
        undone = base ^ np.append(np.uint64(0), sums.take(ends[:-1]))
        np.minimum(least, sums.take(lasts) ^ undone.repeat(lengths), out=least)
    return least


@lru_cache(maxsize=8)
def _tables(size: Size) -> _Tables:
    keys: Keys = keys_of(size)
    # The last column is for the end of a line.
    seen = np.zeros((len(WAYS), len(keys.stones) + 1), np.uint64)
    for way, shown in keys.seen.items():
        seen[way, :-1] = np.array(shown, np.uint64) + np.uint64(1)
    stones = np.ascontiguousarray(np.array(keys.stones, np.uint64).T)
    return _Tables(stones, np.array(keys.bases, np.uint64), seen)
