"""The page about rules says what the rules in the code are."""

from __future__ import annotations

from pathlib import Path

from goboard_gui.go.rules import RULE_SETS, Compensation, RuleSet
from tests.cases import for_each

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"
FOR_HANDICAP = {
    Compensation.NONE: "nothing",
    Compensation.STONES: "a point per stone",
    Compensation.BUT_ONE: "a point per stone but one",
}


def table() -> dict[str, list[str]]:
    """Return the cells of the first table of the page, by the ids in its first column."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.read_text("utf-8").split("\n## ")[1].splitlines()
        if line.startswith("| `")
    ]
    return {row[0].strip("`"): row[1:] for row in rows}


def test_the_page_has_every_rule_set_in_its_place():
    assert list(table()) == [known.id for known in RULE_SETS]


@for_each("rules", RULE_SETS, ids=lambda rules: rules.id)
def test_the_page_says_what_a_rule_set_does(rules: RuleSet):
    assert table()[rules.id] == [
        rules.ko.value,
        "yes" if rules.suicide else "no",
        rules.counting.value,
        "yes" if rules.seki_points else "no",
        "removed" if rules.dead_stones_removed else "count",
        FOR_HANDICAP[rules.compensation],
        "a stone" if rules.pass_stones else "nothing",
        f"{rules.komi:g}",
    ]
