"""The contents of the score panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....go.difference import explain_difference
from ....go.rule_sets import Counting
from ....record.values.game_info import read_texts
from ....record.values.game_rules import rules_of
from ....record.values.scoring import agrees_with_result
from . import words

if TYPE_CHECKING:
    from ....go import RuleSet
    from ....record import Tree
    from ....study.scoring_session import ScoringSession


class ScoreSummary(NamedTuple):
    """A score as texts; a text is "" if there is nothing to say.

    ``rows`` add up to ``total``. ``ways`` has a row for each scoring method.
    """

    rules: RuleSet
    rows: list[words.ScoreRow]
    total: words.ScoreRow
    result: str
    ways: list[tuple[str, str, str, str]]
    way: int
    difference: str
    rules_source: str
    komi_source: str
    nobodys: str
    recorded: str
    hint: str


def score_summary(tree: Tree, settling: ScoringSession) -> ScoreSummary:
    """Return the texts for the current state of scoring a position."""
    rules, terms, counts = settling.rules, settling.terms, settling.counts()
    score = counts[list(Counting).index(rules.counting)]
    said = recorded_result(tree)
    return ScoreSummary(
        rules,
        words.rows(score),
        words.total(score),
        words.result(score),
        [
            (words.way_name(way), *words.total(each)[1:], words.result(each))
            for way, each in zip(Counting, counts, strict=True)
        ],
        list(Counting).index(rules.counting),
        words.explained(explain_difference(counts, terms)),
        words.rules_source(rules, rules_of(tree)),
        words.komi_source(terms.komi, "KM" in read_texts(tree)),
        words.nobodys(score.neutral),
        words.recorded(said, agrees_with_result(tree, score)) if said else "",
        words.hint(rules),
    )


def recorded_result(tree: Tree) -> str:
    """Return the result stated by the record."""
    return read_texts(tree).get("RE", "").strip()
