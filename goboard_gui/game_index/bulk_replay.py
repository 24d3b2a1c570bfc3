"""Games replayed by the hundred: which stones go beside those that come.

Of most moves it is sure beforehand that they take nothing away. A stone cannot be taken before all
points beside it have had a stone, nor before that is so of its friends there, of theirs, and so on;
the moves that brought these stones are numbers in arrays. What is left is played on a board.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..go import Graph
from ..go.bulk import other_stones

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..go import Size
    from .main_lines import MainLine

_ROUNDS = 3
"""So far friends are looked at; more would find fewer doubts than they cost."""
_SEVERAL = 3
"""For the colour of a point that was played on more than once."""


def replay_lines(lines: Iterable[MainLine]) -> list[MainLine]:
    """Lines with what their moves change besides themselves; some hundred at once are fastest."""
    lines = list(lines)
    by_size: dict[Size, list[int]] = {}
    for place, line in enumerate(lines):
        if line.others is None:
            by_size.setdefault(line.size, []).append(place)
    for size, places in by_size.items():
        graph = Graph.rectangle(size)
        games = [lines[place].played for place in places]
        for place, moves, doubtful in zip(places, games, _doubtful(size, games), strict=True):
            lines[place] = lines[place]._replace(others=other_stones(graph, moves, doubtful))
    return lines


class _Arrivals(NamedTuple):
    """The moves of some games: the cell of each, its number from 1 on, and its colour.

    Cells are those of an array of points, with a frame around the board, and games.
    """

    cells: NDArray[np.intp]
    numbers: NDArray[np.signedinteger]
    colours: NDArray[np.intp]


def _doubtful(size: Size, games: Sequence[Sequence[int]]) -> list[list[int]]:
    """The places of the moves of each game that may take a stone away or stand on another."""
    lengths = np.array([len(moves) for moves in games])
    stones = np.fromiter(chain.from_iterable(games), np.intp, lengths.sum())
    starts = lengths.cumsum() - lengths
    numbers = np.arange(1, len(stones) + 1) - starts.repeat(lengths)
    kind = np.int16 if lengths.max(initial=0) < np.iinfo(np.int16).max else np.int32
    on_board = stones < 2 * size.width * size.height
    rows, columns = np.divmod(stones >> 1, size.width)
    points = (rows + 1) * (size.width + 2) + columns + 1
    cells = points * len(games) + np.arange(len(games)).repeat(lengths)
    arrivals = _Arrivals(
        cells[on_board], numbers[on_board].astype(kind), (stones[on_board] & 1) + 1
    )
    found = np.flatnonzero(on_board)[_may_change_others(size, len(games), arrivals)]
    begins = found.searchsorted(starts).tolist()
    places = (numbers[found] - 1).tolist()
    return [places[begin:end] for begin, end in zip(begins, [*begins[1:], None], strict=True)]


def _may_change_others(size: Size, games: int, arrivals: _Arrivals) -> NDArray[np.bool_]:
    """Which moves fill the last point beside a stone of the other side or its own, or come again.

    What is at a point first decides, so a move may be doubtful that is not.
    """
    cells, numbers, colours = arrivals
    shape = (size.height + 2, size.width + 2, games)
    never = np.iinfo(numbers.dtype).max
    first = np.zeros(shape, numbers.dtype)
    first[1:-1, 1:-1] = never
    colour = np.zeros(shape, np.int8)
    first.reshape(-1)[cells[::-1]] = numbers[::-1]  # of several the last one stays: the first
    colour.reshape(-1)[cells] = colours
    again = first.reshape(-1).take(cells) != numbers
    colour.reshape(-1)[cells[again]] = _SEVERAL
    full = _full(first, colour)
    found: NDArray[np.bool_] = again | (full.reshape(-1).take(cells) <= numbers)
    # A point whose neighbours all came before it had no stone that the last of them could take.
    dangerous = (first > 0) & (first < full)
    full_of_others = np.stack(
        [np.where(dangerous & (colour != own), full, never) for own in (1, 2)]
    )
    flat = full_of_others.reshape(-1)
    there = cells + (colours - 1) * first.size
    for step in (-1, 1, -(size.width + 2), size.width + 2):
        found |= flat.take(there + step * games) <= numbers
    return found


def _full(first: NDArray[np.signedinteger], colour: NDArray[np.int8]) -> NDArray[np.signedinteger]:
    """After which moves all points beside stones, and beside their friends, have had a stone."""
    board = (slice(1, -1), slice(1, -1))
    sides = [
        (slice(None, -2), slice(1, -1)),
        (slice(2, None), slice(1, -1)),
        (slice(1, -1), slice(None, -2)),
        (slice(1, -1), slice(2, None)),
    ]
    single = (colour[board] > 0) & (colour[board] < _SEVERAL)
    # All bits for friends, none for others: what is masked is 0, which is the least.
    friends = [-((colour[side] == colour[board]) & single).astype(first.dtype) for side in sides]
    full = np.zeros_like(first)
    for side in sides:
        np.maximum(full[board], first[side], out=full[board])
    for _ in range(_ROUNDS):
        further = full[board].copy()
        for side, mask in zip(sides, friends, strict=True):
            np.maximum(further, full[side] & mask, out=further)
        full[board] = further
    return full
