"""Data types for scoring: the agreed status of stones, the scoring terms, and the score."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from .points import Colour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .points import Point
    from .rules import RuleSet


@dataclass(frozen=True, slots=True)
class Marking:
    """What the players agree on in a final position before it is scored.

    ``dead`` are the points of dead stones, ``seki`` those of living stones in seki. ``owners``
    overrides the owners of empty points and of points with dead stones; None means neutral.
    ``teire`` are points at which their owners need a protective move: they count as area but not as
    territory.
    """

    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    owners: Mapping[Point, Colour | None] = field(default_factory=dict, hash=False)
    teire: frozenset[Point] = frozenset()


class ScoringTerms(NamedTuple):
    """The facts of a game that its score depends on, besides the final position.

    ``handicap`` is the number of handicap stones. ``prisoners``, ``passes`` and ``plays`` are pairs
    of numbers, for Black and for White: the stones that the player captured during the game, and
    how often the player passed and placed a stone.
    """

    komi: float = 0.0
    handicap: int = 0
    prisoners: tuple[int, int] = (0, 0)
    passes: tuple[int, int] = (0, 0)
    plays: tuple[int, int] = (0, 0)


class PlayerScore(NamedTuple):
    """The score details of one player; the rules decide which of them count.

    ``stones`` is the number of living stones, ``points`` that of surrounded points, including the
    points of the opponent's dead stones. Among them, ``seki_points`` are eyes in seki and ``teire``
    need a protective move. ``prisoners`` were captured during the game, ``dead`` are the opponent's
    dead stones, and ``pass_stones`` were received for the opponent's passes. Only White has
    ``komi`` and ``compensation``.
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
    """The score of a game under given rules; ``neutral`` is the number of neutral points."""

    rules: RuleSet
    black: PlayerScore
    white: PlayerScore
    neutral: int = 0

    @property
    def margin(self) -> float:
        """Black's lead in points, negative if White leads."""
        return self.black.total - self.white.total

    @property
    def winner(self) -> Colour | None:
        """The winner, or None if the game is drawn."""
        if self.margin == 0:
            return Colour.BLACK if self.rules.black_wins_ties else None
        return Colour.BLACK if self.margin > 0 else Colour.WHITE
