"""Whose each point will be and which stones are dead, as a proposal to the person who scores."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .dead_stones import marking_of
from .estimate import Estimate
from .playouts import play_out
from .stage import Stage, ground

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Board, Colour
    from ..go.score import Marking

GAMES = 100
"""How many games a proposal rests on."""
_SEED = 4


def estimating(
    board: Board, to_play: Colour, *, games: int = GAMES, seed: int = _SEED
) -> Iterator[Estimate]:
    """Estimate a position better and better, a game at each step.

    Steps are short, some thousandths of a second on the usual board. The same seed gives the same
    estimates; with the colours swapped it gives the opposite ones.
    """
    for number, sums in enumerate(_playing(board, to_play, games, seed), start=1):
        means = [total / number for total in sums]
        ownership = dict(zip(board.graph.points, means, strict=True))
        yield Estimate(ownership, number, marking_of(board, means))


def proposal(board: Board, to_play: Colour) -> Marking:
    """What is likely to be dead or in seki; the same for the same position."""
    *_, sums = _playing(board, to_play, GAMES, _SEED)
    return marking_of(board, [total / GAMES for total in sums])


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
