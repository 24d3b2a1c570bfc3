"""Whose each point will be and which stones are dead, as a proposal to the person who scores."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ..go.score import Marking
from .dead_stones import marking_of
from .estimate import Estimate
from .playouts import play_out
from .stage import Stage, ground

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Board, Colour

GAMES = 200
"""How many games a proposal rests on."""
_SEED = 4


def estimating(
    board: Board, to_play: Colour, *, games: int = GAMES, seed: int = _SEED
) -> Iterator[Estimate]:
    """Estimate a position better and better, a game at each step.

    Steps are short, some thousandths of a second on the usual board. The same seed gives the same
    estimates; with the colours swapped it gives the opposite ones.
    """
    random = Random(seed)
    start = Stage(ground(board.graph), board.cells)
    sums = [0] * len(board.cells)
    for number in range(1, games + 1):
        stage = start.copy()
        play_out(stage, to_play if number % 2 else to_play.opponent, random)
        for point, owner in enumerate(stage.owners()):
            sums[point] += owner
        yield _estimate(board, sums, number)


def proposal(board: Board, to_play: Colour) -> Marking:
    """What is likely to be dead or in seki; the same for the same position."""
    marking = Marking()
    for estimate in estimating(board, to_play):
        marking = estimate.marking
    return marking


def _estimate(board: Board, sums: list[int], games: int) -> Estimate:
    means = [total / games for total in sums]
    ownership = dict(zip(board.graph.points, means, strict=True))
    return Estimate(ownership, games, marking_of(board, means))
