from __future__ import annotations

import pytest

from goboard_gui.go import RULE_SETS, Compensation, Counting, Ko, Rules, UnknownRulesError, rule_set
from tests.cases import for_each

AREA, TERRITORY = Counting.AREA, Counting.TERRITORY
NONE, STONES, BUT_ONE = Compensation


@for_each(
    ("key", "ko", "suicide", "counting", "komi", "compensation"),
    [
        ("japanese", Ko.SIMPLE, False, TERRITORY, 6.5, NONE),
        ("chinese", Ko.POSITIONAL, False, AREA, 7.5, STONES),
        ("korean", Ko.SIMPLE, False, TERRITORY, 6.5, NONE),
        ("aga", Ko.SITUATIONAL, False, AREA, 7.5, BUT_ONE),
        ("nz", Ko.SITUATIONAL, True, AREA, 7.0, NONE),
        ("ing", Ko.POSITIONAL, True, AREA, 8.0, NONE),
        ("tromp-taylor", Ko.POSITIONAL, True, AREA, 7.5, NONE),
        ("citizendium", Ko.POSITIONAL, False, AREA, 0.0, NONE),
    ],
)
def test_each_set_is_as_its_text_says(key, ko, suicide, counting, komi, compensation):
    rules = rule_set(key)
    assert rules.rules == Rules(ko, suicide)
    assert (rules.counting, rules.komi, rules.compensation) == (counting, komi, compensation)


def test_points_in_seki_count_where_area_is_counted():
    assert all(known.seki_points is (known.counting is AREA) for known in RULE_SETS)


def test_a_pass_costs_a_stone_by_the_rules_of_the_aga_alone():
    assert [known.id for known in RULE_SETS if known.pass_stones] == ["aga"]


def test_what_is_on_the_board_counts_where_the_rules_know_no_agreement():
    remaining = [known.id for known in RULE_SETS if not known.dead_stones_removed]
    assert remaining == ["tromp-taylor", "citizendium"]


def test_no_two_sets_have_an_id_or_a_name_in_common():
    assert len({known.id for known in RULE_SETS}) == len(RULE_SETS)
    assert len({known.name for known in RULE_SETS}) == len(RULE_SETS)


@for_each("stones", [0, 1])
@for_each("way", Compensation)
def test_fewer_than_two_stones_are_no_handicap_to_be_made_up_for(way, stones):
    assert way.points(stones) == 0


def test_rules_that_are_not_known_are_refused_with_those_that_are():
    with pytest.raises(UnknownRulesError, match="no rules are called hahn \\(japanese, ") as raised:
        rule_set("hahn")
    assert raised.value.key == "hahn"
