"""Counting a finished game: the words for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from .points import Colour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .points import Point
    from .rule_sets import RuleSet


@dataclass(frozen=True, slots=True)
class Marking:
    """What is agreed of a final position before it is counted.

    ``dead`` holds the points of dead stones, ``seki`` those of living ones that are in seki.
    ``owners`` says whose an empty point is, or None for nobody's, where that is not to be taken
    from the stones around it; points of dead stones are empty. ``teire`` are points that those to
    whom they belong have to fill before the end: area for them, but no territory.
    """

    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    owners: Mapping[Point, Colour | None] = field(default_factory=dict, hash=False)
    teire: frozenset[Point] = frozenset()


class Terms(NamedTuple):
    """What a game brings to its count besides the final position.

    ``prisoners`` are the stones taken by Black and by White, ``passes`` how often each passed,
    ``plays`` how many stones each played, all from the first move on.
    """

    komi: float = 0.0
    handicap: int = 0
    prisoners: tuple[int, int] = (0, 0)
    passes: tuple[int, int] = (0, 0)
    plays: tuple[int, int] = (0, 0)


class Side(NamedTuple):
    """What one player has; which of it makes points is for the rules to say.

    ``stones`` live on the board, ``points`` are empty points surrounded (those of the opponent's
    dead stones among them), ``seki_points`` those of them that are eyes of stones in seki, and
    ``teire`` those that are neither, because they have to be filled.
    ``prisoners`` were taken in play, ``dead`` are the opponent's dead stones, ``pass_stones`` were
    given for passes. ``komi`` and ``compensation`` are White's alone.
    """

    stones: int
    points: int
    seki_points: int
    prisoners: int
    dead: int
    pass_stones: int
    komi: float = 0.0
    compensation: int = 0
    teire: int = 0
    total: float = 0.0


class Score(NamedTuple):
    """A count under some rules; ``neutral`` is the number of points that are nobody's."""

    rules: RuleSet
    black: Side
    white: Side
    neutral: int = 0

    @property
    def margin(self) -> float:
        """By how much Black is ahead."""
        return self.black.total - self.white.total

    @property
    def winner(self) -> Colour | None:
        """Who won, None if nobody."""
        if self.margin == 0:
            return Colour.BLACK if self.rules.ties_to_black else None
        return Colour.BLACK if self.margin > 0 else Colour.WHITE
