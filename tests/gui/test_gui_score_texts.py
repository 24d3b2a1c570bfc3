"""Counts put into words."""

from __future__ import annotations

import pytest

from goboard_gui.go import RULE_SETS, Board, rule_set
from goboard_gui.go.difference import ScoreDifference
from goboard_gui.go.score import Marking, ScoringTerms, calculate_score
from goboard_gui.gui.game.scoring.score_texts import (
    record_comparison_text,
    rules_source_text,
    score_difference_text,
    score_rows,
    total_row,
)
from tests.cases import for_each

BOARD = Board.from_rows(".XO.", "XXOO")
TERMS = ScoringTerms(komi=0.5, handicap=2, prisoners=(3, 1), passes=(2, 0))


@pytest.mark.parametrize(
    ("rules", "labels"),
    [
        ("japanese", ["Territory", "Prisoners", "Dead stones", "Komi"]),
        ("chinese", ["Stones on the board", "Territory", "Komi", "Compensation for handicap"]),
        ("tromp-taylor", ["Stones on the board", "Territory", "Komi"]),
    ],
)
def test_a_count_has_the_lines_that_its_rules_add_up(rules, labels):
    score = calculate_score(BOARD, Marking(), rule_set(rules), TERMS)
    assert [row.label for row in score_rows(score)] == labels


@for_each("rules", RULE_SETS, ids=lambda rules: rules.id)
@for_each(
    "marking",
    [
        Marking(),
        Marking(seki=frozenset(BOARD.stones())),
        Marking(teire=frozenset(BOARD.graph.points)),
    ],
    ids=["all alive", "seki", "teire"],
)
def test_the_lines_of_a_count_add_up_to_its_total(rules, marking):
    for counted in (rules, rules._replace(pass_stones=True, seki_points=False)):
        score = calculate_score(BOARD, marking, counted, TERMS)
        rows, total = score_rows(score), total_row(score)
        assert sum(float(row.black) for row in rows) == float(total.black)
        assert sum(float(row.white) for row in rows) == float(total.white)


@pytest.mark.parametrize(
    ("chosen", "stated", "told"),
    [
        ("aga", "aga", ""),
        ("aga", None, "No rules given; using AGA rules."),
        ("aga", "nz", "The rules in the record remain unchanged: New Zealand rules."),
    ],
    ids=["stated", "not stated", "others"],
)
def test_it_is_told_where_the_rules_of_a_count_come_from(chosen, stated, told):
    assert rules_source_text(rule_set(chosen), stated and rule_set(stated)) == told


@pytest.mark.parametrize(
    ("difference", "told"),
    [
        (ScoreDifference(), "Area and territory scoring give the same result."),
        (
            ScoreDifference(moves=1),
            "Area scoring favours Black by 1 point: Black made 1 more move (+1).",
        ),
        (
            ScoreDifference(moves=1, passes=-3),
            "Area scoring favours White by 2 points: "
            "Black made 1 more move (-1); Black passed 3 more times (+3).",
        ),
        (
            ScoreDifference(setup=2, compensation=-2),
            "Area and territory scoring give the same result because these differences cancel "
            "out (points for Black): Black has 2 more setup stones (+2); "
            "White gets 2 points for the handicap (-2).",
        ),
        (
            ScoreDifference(seki=-1, pass_stones=2),
            "Area scoring favours Black by 1 point: "
            "White has 1 more point in seki (-1); Black gave 2 more pass stones (+2).",
        ),
        (
            ScoreDifference(teire=-2),
            "Area scoring favours White by 2 points: White needs 2 more protective moves (+2).",
        ),
    ],
    ids=["nothing", "a move", "passes", "cancelled", "seki", "teire"],
)
def test_it_is_told_why_the_counts_differ(difference, told):
    assert score_difference_text(difference).startswith(told)


@pytest.mark.parametrize(
    ("said", "agrees", "told"),
    [
        ("", None, ""),
        ("W+R", None, "Recorded result: W+R"),
        ("B+3", True, "Matches the recorded result: B+3"),
        ("B+3", False, "Differs from the recorded result: B+3"),
    ],
)
def test_what_the_record_says_is_held_beside_a_count(said, agrees, told):
    assert record_comparison_text(said, agrees) == told
