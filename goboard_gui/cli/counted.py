"""The score of a position, with its explanation."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..go import rule_set
from ..go.counting import count
from ..go.difference import both_scores, explain_difference
from ..record.values.game_info import read_texts
from ..record.values.scoring import agrees_with_result, scoring_terms

if TYPE_CHECKING:
    from ..go import RuleSet
    from ..go.difference import BothScores, ScoreDifference
    from ..go.score import Marking, Score, Terms
    from ..record import Session

CONFIGURATION = replace(
    rule_set("citizendium"), id="configuration", name="Configuration", dead_leave=False
)
"""Citizendium's rules as they count any position: as it stands, without komi."""


class Counted(NamedTuple):
    """The score of a position: agreed or ``proposed`` stones, terms and counts.

    ``result`` is that of the record; ``agrees`` is whether the score confirms it.
    """

    marking: Marking
    terms: Terms
    score: Score
    counts: BothScores
    proposed: bool
    result: str
    agrees: bool | None

    @property
    def method(self) -> str:
        """The counting method, in one word."""
        rules = self.score.rules
        return rules.id if rules is CONFIGURATION else rules.counting.value

    @property
    def difference(self) -> ScoreDifference:
        """The difference between area and territory."""
        return explain_difference(self.counts, self.terms)


def counted(session: Session, rules: RuleSet, marking: Marking, *, proposed: bool) -> Counted:
    """Score the position at a session's cursor."""
    tree, board = session.tree, session.board
    terms = scoring_terms(tree, session.cursor)
    if rules is CONFIGURATION:
        terms = terms._replace(komi=0.0, handicap=0)
    score = count(board, marking, rules, terms)
    counts = both_scores(board, marking, rules, terms)
    # A result is that of the last position.
    unsaid = rules is CONFIGURATION or tree.children(session.cursor)
    said = None if unsaid else agrees_with_result(tree, score)
    result = read_texts(tree).get("RE", "")
    return Counted(marking, terms, score, counts, proposed, result, said)
