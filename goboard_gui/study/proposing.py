"""Which stones of a final position are dead, as a proposal to the person who scores."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from ..go.score import Marking
from .dead_stones import marking_of
from .playouts import play_out
from .stage import Stage, ground
from .teire import teire

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Board, Colour

GAMES = 100
"""How many games a proposal rests on."""
_SEED = 4
_EVERY = 8
"""After how many games the marking is made anew, once there are as many."""


def proposing(
    board: Board,
    to_play: Colour,
    *,
    games: int = GAMES,
    seed: int = _SEED,
) -> Iterator[Marking]:
    """Propose a marking better and better, playing out a game at each step.

    Steps are short, some thousandths of a second on the usual board. The same seed gives the same
    proposals, also with the colours swapped. Only the last one has the points to fill (`teire`).
    """
    marking = Marking()
    for number, sums in enumerate(_playing(board, to_play, games, seed), start=1):
        if number < _EVERY or number % _EVERY == 0 or number == games:
            marking = marking_of(board, [total / number for total in sums])
        if number == games:
            marking = _with_teire(board, to_play, marking)
        yield marking


def proposal(board: Board, to_play: Colour) -> Marking:
    """Return the last marking of `proposing`; the same for the same position."""
    *_, sums = _playing(board, to_play, GAMES, _SEED)
    marking = marking_of(board, [total / GAMES for total in sums])
    return _with_teire(board, to_play, marking)


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
