"""Data types of scoring: markings, terms and scores."""

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
    """The agreement on a final position before scoring.

    ``dead`` are the points of dead stones, ``seki`` those of living stones in seki. ``owners``
    overrides the owners of empty points, None for neutral; points of dead stones count as empty.
    ``teire`` are points that their owners have to fill before the end: they count as area but not
    as territory.
    """

    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    owners: Mapping[Point, Colour | None] = field(default_factory=dict, hash=False)
    teire: frozenset[Point] = frozenset()


class Terms(NamedTuple):
    """The facts of a game that its score depends on, besides the final position.

    ``prisoners`` are the stones captured by Black and by White, ``passes`` and ``plays`` the number
    of passes and plays of each, all from the first move on.
    """

    komi: float = 0.0
    handicap: int = 0
    prisoners: tuple[int, int] = (0, 0)
    passes: tuple[int, int] = (0, 0)
    plays: tuple[int, int] = (0, 0)


class Side(NamedTuple):
    """The score details of one player; the rules decide which of them count.

    ``stones`` are living stones, ``points`` surrounded empty points (including those of the
    opponent's dead stones), ``seki_points`` those of them that are eyes in seki, and ``teire``
    those that have to be filled. ``prisoners`` were captured in play, ``dead`` are the opponent's
    dead stones, ``pass_stones`` were given for passes. ``komi`` and ``compensation`` are White's
    only.
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
    """The score of a game under some rules; ``neutral`` is the number of neutral points."""

    rules: RuleSet
    black: Side
    white: Side
    neutral: int = 0

    @property
    def margin(self) -> float:
        """Black's lead in points, negative if White leads."""
        return self.black.total - self.white.total

    @property
    def winner(self) -> Colour | None:
        """The winner, None for a draw."""
        if self.margin == 0:
            return Colour.BLACK if self.rules.ties_to_black else None
        return Colour.BLACK if self.margin > 0 else Colour.WHITE
