"""Analysis of a position: its value and the moves to consider, always from Black's perspective."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isfinite
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .board import Board
    from .points import Colour, Point


class Value(NamedTuple):
    """The value of a position for Black; what the engine does not report is None.

    ``win_rate`` is between 0 and 1, ``score`` Black's lead in points after komi.
    """

    win_rate: float | None = None
    score: float | None = None


_UNKNOWN = Value()


class Candidate(NamedTuple):
    """A move that an engine considers; its ``point`` is None for a pass.

    ``value`` is for Black. ``line`` are the points of the expected continuation, which begins with
    this move. ``copy_of`` is the point of the move that the engine has searched instead, because
    the position is symmetric.
    """

    point: Point | None
    visits: int
    value: Value
    line: tuple[Point | None, ...] = ()
    prior: float | None = None
    copy_of: Point | None = None


@dataclass(frozen=True)
class Analysis:
    """An engine's analysis of a position; ``to_play`` is the player for whom it has searched.

    ``candidates`` are in the engine's order, best first. ``visits`` are those of the whole search,
    None if unknown. ``ownership`` has a number for each point, row by row from the top: 1 if it
    surely is Black's, -1 if it is White's; it is empty if the engine does not report it.
    """

    to_play: Colour
    candidates: tuple[Candidate, ...] = ()
    visits: int | None = None
    value: Value = _UNKNOWN
    ownership: tuple[float, ...] = ()

    @property
    def total_visits(self) -> int:
        """The visits of the whole search, or of all candidates if the engine does not report it."""
        return self.visits or sum(each.visits for each in self.originals())

    @property
    def search_value(self) -> Value:
        """The value of the position: that of the whole search, or, if the engine does not report
        it, the mean of the candidates, weighted by their visits.
        """
        if self.value != _UNKNOWN:
            return self.value
        originals = self.originals()
        return Value(
            _mean((each.value.win_rate, each.visits) for each in originals),
            _mean((each.value.score, each.visits) for each in originals),
        )

    def share(self, candidate: Candidate) -> float:
        """Return a candidate's share of the visits of the search, between 0 and 1.

        Copies of symmetric moves repeat the visits of the original, so the sum can exceed 1.
        """
        total = self.total_visits
        return min(candidate.visits / total, 1.0) if total else 0.0

    def on_board(self, board: Board) -> Analysis:
        """Return the analysis without candidates on points that are occupied."""
        possible = tuple(
            each for each in self.candidates if each.point is None or board[each.point] is None
        )
        return self if len(possible) == len(self.candidates) else replace(self, candidates=possible)

    def originals(self) -> tuple[Candidate, ...]:
        """Return the candidates without the copies of symmetric moves."""
        return tuple(each for each in self.candidates if each.copy_of is None)


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


def _mean(weighted: Iterable[tuple[float | None, int]]) -> float | None:
    """Return the mean of the known numbers, given with their weights, or None if there are none."""
    known = [(number, weight) for number, weight in weighted if number is not None and weight]
    total = sum(weight for _, weight in known)
    return sum(number * weight for number, weight in known) / total if total else None
