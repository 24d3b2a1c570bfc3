"""Whose each point will be and which stones are dead, as a proposal to the person who scores."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from ..go import Colour, regions
from ..go.counting import ownership
from ..go.score import Marking
from .dead_stones import marking_of
from .estimate import Estimate
from .playouts import play_out
from .stage import Stage, ground
from .teire import teire

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..go import Board

GAMES = 100
"""How many games a proposal rests on."""
_SEED = 4
_EVERY = 8
"""After how many games the marking is made anew, once there are as many."""
_CLEAR = 0.3
"""How far the points of a region lean on the average, from 0 to 1, where it is somebody's."""
_LEANING = {Colour.BLACK: 1.0, Colour.WHITE: -1.0}


def estimating(
    board: Board,
    to_play: Colour,
    *,
    games: int = GAMES,
    seed: int = _SEED,
) -> Iterator[Estimate]:
    """Estimate a position better and better, a game at each step.

    Steps are short, some thousandths of a second on the usual board. The same seed gives the same
    estimates; with the colours swapped it gives the opposite ones. The last one also tells what has
    to be filled (`teire`).
    """
    marking, owners = Marking(), list[Colour | None]()
    for number, sums in enumerate(_playing(board, to_play, games, seed), start=1):
        means = [total / number for total in sums]
        if number < _EVERY or number % _EVERY == 0 or number == games:
            marking = marking_of(board, means)
            owners = _owners(board, marking, means)
        if number == games:
            marking = _with_teire(board, to_play, marking)
        each = dict(zip(board.graph.points, means, strict=True))
        yield Estimate(each, number, marking, _lead(owners, means))


def proposal(board: Board, to_play: Colour) -> Marking:
    """The marking of the last estimate; the same for the same position."""
    *_, sums = _playing(board, to_play, GAMES, _SEED)
    marking = marking_of(board, [total / GAMES for total in sums])
    return _with_teire(board, to_play, marking)


def _owners(board: Board, marking: Marking, means: Sequence[float]) -> list[Colour | None]:
    """Whose each point is already: points that a player alone touches may still be anybody's."""
    index = board.graph.index
    owners = list(ownership(board, marking).values())
    for region in regions(board.put(dict.fromkeys(marking.dead))):
        numbers = [index[point] for point in region.points]
        owner = owners[numbers[0]]
        ahead = sum(means[number] for number in numbers) / len(numbers)
        if owner and ahead * _LEANING[owner] < _CLEAR:
            for number in numbers:
                owners[number] = None
    return owners


def _lead(owners: Sequence[Colour | None], means: Sequence[float]) -> float:
    """Count what is somebody's already as theirs, and only the other points by chance.

    Games by chance lose stones that no player would: over a whole board that makes ten points.
    """
    each = zip(owners, means, strict=True)
    return sum(_LEANING[owner] if owner else mean for owner, mean in each)


def _with_teire(board: Board, to_play: Colour, marking: Marking) -> Marking:
    return replace(marking, teire=teire(board, marking, to_play))


def _playing(board: Board, to_play: Colour, games: int, seed: int) -> Iterator[list[int]]:
    """Play games out; yield after each how many more were Black's than White's for each point."""
    random = Random(seed)
    start = Stage(ground(board.graph), board.cells)
    sums = [0] * len(board.cells)
    for number in range(games):
        stage = start.copy()
        play_out(stage, to_play.opponent if number % 2 else to_play, random)
        sums = [total + owner for total, owner in zip(sums, stage.owners(), strict=True)]
        yield sums
