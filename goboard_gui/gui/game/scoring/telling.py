"""What is told of a count and of what the record says about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....go.difference import explain
from ....go.rule_sets import Counting
from ....record.values.game_info import read_texts
from ....record.values.game_rules import rules_of
from ....record.values.scoring import agrees
from . import words

if TYPE_CHECKING:
    from ....go import RuleSet
    from ....record import Tree
    from ....study.scoring_session import ScoringSession


class Told(NamedTuple):
    """A count by some rules in words and numbers; a sentence is empty if there is none to say.

    ``rows`` add up to ``total``. ``ways`` has a line for each way to count.
    """

    rules: RuleSet
    rows: list[words.Row]
    total: words.Row
    result: str
    ways: list[tuple[str, str, str, str]]
    way: int
    difference: str
    rules_source: str
    komi_source: str
    nobodys: str
    recorded: str
    hint: str


def told(tree: Tree, settling: ScoringSession) -> Told:
    """What there is to tell of a position as it is settled."""
    rules, terms, counts = settling.rules, settling.terms, settling.counts()
    score = counts[list(Counting).index(rules.counting)]
    said = recorded_result(tree)
    return Told(
        rules,
        words.rows(score),
        words.total(score),
        words.result(score),
        [
            (words.way_name(way), *words.total(each)[1:], words.result(each))
            for way, each in zip(Counting, counts, strict=True)
        ],
        list(Counting).index(rules.counting),
        words.explained(explain(counts, terms)),
        words.rules_source(rules, rules_of(tree)),
        words.komi_source(terms.komi, "KM" in read_texts(tree)),
        words.nobodys(score.neutral),
        words.recorded(said, agrees(tree, score)) if said else "",
        words.hint(rules),
    )


def recorded_result(tree: Tree) -> str:
    """What the record says of its result."""
    return read_texts(tree).get("RE", "").strip()
