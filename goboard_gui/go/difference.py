"""Explanation of differences between area and territory scores.

Every stone that a player brought onto the board lives there, is dead there, or was captured. So the
number of a player's living stones is the number played or set up, less those that the opponent has
as prisoners and as dead stones, and the surrounded points are the same in both scores. Area less
territory is therefore the number of stones Black brought onto the board beyond White's, plus
whatever only one of the scores includes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from .counting import count
from .rule_sets import Compensation, Counting

if TYPE_CHECKING:
    from .board import Board
    from .rule_sets import RuleSet
    from .score import Marking, Score, Side, Terms


class BothScores(NamedTuple):
    """The score of one final position by area and by territory."""

    area: Score
    territory: Score


class ScoreDifference(NamedTuple):
    """Black's margin by area less that by territory, split into parts that add up to it.

    ``setup`` are stones set up without a move, mostly handicap stones: Black's less White's.
    ``moves`` is the number of Black's moves beyond White's, plays and passes; ``passes`` that of
    White's passes beyond Black's. ``seki`` and ``teire`` are points that only one score includes,
    ``pass_stones`` those that only territory includes, and ``compensation`` is White's compensation
    for a handicap in one score only.
    """

    setup: int = 0
    moves: int = 0
    passes: int = 0
    seki: int = 0
    teire: int = 0
    pass_stones: int = 0
    compensation: int = 0

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(self)


def both_scores(board: Board, marking: Marking, rules: RuleSet, terms: Terms) -> BothScores:
    """Return the score under the rules and the score by the other method.

    The area score has only the compensation of the rules, and points in seki count. The territory
    score has no compensation, and points in seki count only with pass stones, which make it
    equivalent to area scoring (AGA).

    :raises OffBoardError: when a dead stone is not on the board.
    """
    area, territory = (count(board, marking, _counted(rules, way), terms) for way in Counting)
    return BothScores(area, territory)


def explain_difference(counts: BothScores, terms: Terms) -> ScoreDifference:
    """Explain the difference of two scores; ``terms`` are those used for both.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.go.rule_sets import rule_set
    >>> from goboard_gui.go.score import Marking, Terms
    >>> terms = Terms(passes=(1, 1), plays=(3, 2))
    >>> counts = both_scores(Board.from_rows(".XO", "XXO"), Marking(), rule_set("aga"), terms)
    >>> difference = explain_difference(counts, terms)
    >>> counts.area.margin, counts.territory.margin, difference.moves
    (2.0, 1.0, 1)
    """
    area, territory = counts
    black, white = territory.black, territory.white
    brought = _brought(black, white) - _brought(white, black)
    plays, passes = (made[0] - made[1] for made in (terms.plays, terms.passes))
    seki, teire = (
        getattr(area.rules, kind) - getattr(territory.rules, kind)
        for kind in ("seki_points", "teire_points")
    )
    return ScoreDifference(
        setup=brought - plays,
        moves=plays + passes,
        passes=-passes,
        seki=seki * (black.seki_points - white.seki_points),
        teire=teire * (black.teire - white.teire),
        pass_stones=white.pass_stones - black.pass_stones,
        compensation=white.compensation - area.white.compensation,
    )


def _counted(rules: RuleSet, way: Counting) -> RuleSet:
    if rules.counting is way:
        return rules
    if way is Counting.AREA:
        return replace(rules, counting=way, seki_points=True)
    return replace(
        rules, counting=way, seki_points=rules.pass_stones, compensation=Compensation.NONE
    )


def _brought(side: Side, opponent: Side) -> int:
    """Return the number of stones that a player brought onto the board."""
    return side.stones + opponent.dead + opponent.prisoners
