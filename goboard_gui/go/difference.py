"""Explanation of differences between area and territory scores.

Every stone that a player brought onto the board lives there, is dead there, or was captured. So a
player's living stones are all stones that the player played or set up, minus the prisoners and dead
stones that the opponent counts. The surrounded points are the same in both scores. The area score
minus the territory score is therefore the number of stones that Black brought onto the board minus
those that White brought, plus whatever only one of the two scores includes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .rules import Compensation, Counting
from .score import calculate_score

if TYPE_CHECKING:
    from .board import Board
    from .rules import RuleSet
    from .score import Marking, PlayerScore, Score, ScoringTerms


class AreaAndTerritoryScores(NamedTuple):
    """The area score and the territory score of the same final position."""

    area: Score
    territory: Score


class ScoreDifference(NamedTuple):
    """Black's margin by area minus Black's margin by territory, split into its causes.

    The fields add up to the difference. ``setup`` is the number of Black's stones set up without a
    move (mostly handicap stones) minus White's. ``moves`` is the number of Black's plays and passes
    minus White's, ``passes`` the number of White's passes minus Black's. ``seki`` and ``teire`` are
    eyes in seki and points for protective moves that only one of the scores includes,
    ``pass_stones`` are those that only the territory score includes, and ``compensation`` is
    White's compensation for a handicap if only one of the scores includes it.
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
        """The total difference, which is the sum of its parts."""
        return sum(self)


def area_and_territory_scores(
    board: Board, marking: Marking, rules: RuleSet, terms: ScoringTerms
) -> AreaAndTerritoryScores:
    """Return the score under the rules, and the score by the other method (area or territory).

    If the rules use territory scoring, eyes in seki count in the area score. If they use area
    scoring, the territory score has no compensation for handicap stones, and eyes in seki count
    only if the rules have pass stones, which make both scores equivalent (AGA).

    :raises OffBoardError: when a dead stone is not on the board.
    """
    area, territory = (
        calculate_score(board, marking, _counted(rules, way), terms) for way in Counting
    )
    return AreaAndTerritoryScores(area, territory)


def explain_difference(counts: AreaAndTerritoryScores, terms: ScoringTerms) -> ScoreDifference:
    """Return the causes of the difference between two scores, which were calculated with the same
    ``terms`` (komi, handicap and so on).

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.go.rules import rule_set
    >>> from goboard_gui.go.score import Marking, ScoringTerms
    >>> terms = ScoringTerms(passes=(1, 1), plays=(3, 2))
    >>> board, rules = Board.from_rows(".XO", "XXO"), rule_set("aga")
    >>> counts = area_and_territory_scores(board, Marking(), rules, terms)
    >>> difference = explain_difference(counts, terms)
    >>> counts.area.margin, counts.territory.margin, difference.moves
    (2.0, 1.0, 1)
    """
    area, territory = counts
    black, white = territory.black, territory.white
    placed = _stones_placed(black, white) - _stones_placed(white, black)
    plays, passes = (made[0] - made[1] for made in (terms.plays, terms.passes))
    seki, teire = (
        getattr(area.rules, kind) - getattr(territory.rules, kind)
        for kind in ("seki_points", "teire_points")
    )
    return ScoreDifference(
        setup=placed - plays,
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
        return rules._replace(counting=way, seki_points=True)
    return rules._replace(
        counting=way, seki_points=rules.pass_stones, compensation=Compensation.NONE
    )


def _stones_placed(side: PlayerScore, opponent: PlayerScore) -> int:
    """Return the number of stones that a player has placed on the board, including those captured
    since.
    """
    return side.stones + opponent.dead + opponent.prisoners
