"""Numbers of engines, from whatever perspective, as an analysis from Black's."""

from __future__ import annotations

from enum import Enum
from math import isfinite
from typing import TYPE_CHECKING

from ..go import Colour
from ..go.analysis import Value

if TYPE_CHECKING:
    from ..go import Point
    from ..go.analysis import Candidate


class Perspective(Enum):
    """The player for whom an engine reports win rates, scores and ownership.

    Engines can't be asked for it; it is a setting of each engine.
    """

    SIDE_TO_PLAY = "side to play"
    BLACK = "black"
    WHITE = "white"

    def is_white(self, to_play: Colour) -> bool:
        """Return whether the numbers are White's if this player is to move."""
        if self is Perspective.SIDE_TO_PLAY:
            return to_play is Colour.WHITE
        return self is Perspective.WHITE


def black_value(win_rate: float | None, score: float | None, *, is_white: bool) -> Value:
    """Return a value for Black from numbers of the engine; numbers that make no sense become None.

    >>> black_value(0.25, -3.0, is_white=True)
    Value(win_rate=0.75, score=3.0)
    >>> black_value(float("nan"), float("inf"), is_white=False)
    Value(win_rate=None, score=None)
    """
    if win_rate is not None and not 0 <= win_rate <= 1:
        win_rate = None
    if score is not None and not isfinite(score):
        score = None
    if is_white:
        win_rate = None if win_rate is None else 1 - win_rate
        score = None if score is None else -score
    return Value(win_rate, score)


def black_ownership(numbers: list[float], points: int, *, is_white: bool) -> tuple[float, ...]:
    """Return ownership for Black, or an empty tuple unless there is a sound number for each of the
    ``points`` of the board.
    """
    if len(numbers) != points or not all(-1 <= number <= 1 for number in numbers):
        return ()
    return tuple(-number for number in numbers) if is_white else tuple(numbers)


def mark_copies(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """Mark the copies of symmetric moves in an analysis whose engine does not mark them.

    Copies have all numbers in common with an earlier candidate; after one visit different moves
    can have, too.
    """
    originals: dict[tuple[object, ...], Point | None] = {}
    marked = []
    for candidate in candidates:
        numbers = candidate.visits, candidate.value, candidate.prior, len(candidate.line)
        original = originals.setdefault(numbers, candidate.point)
        copied = candidate.visits > 1 and original != candidate.point
        marked.append(candidate._replace(copy_of=original) if copied else candidate)
    return tuple(marked)
