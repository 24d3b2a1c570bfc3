"""What engines say about a final position: dead stones, seki, and the score."""

from __future__ import annotations

import pytest

from goboard_gui.engine import requests
from goboard_gui.engine.final_status import (
    FinalStatus,
    parse_final_score,
    parse_status_list,
    status_by_ownership,
)
from goboard_gui.engine.rule_names import gnu_go_rules
from goboard_gui.go import Board, Point
from tests.engine.harness import desk, position

BOARD = Board.from_rows(
    "XX.OO",
    ".X.O.",
    ".....",
    "X...O",
    ".....",
)
GAME = "E5 D4 E4 D5 pass pass"
"""Black at E5 and E4, White at D4 and D5."""


@pytest.mark.parametrize(
    ("case", "value", "wanted"),
    [
        ("scores", "E5 E4;;W+5.5", ["dead E5 E4, seki , unsure ", "score -5.5"]),
        ("scores", "E5;D4;B+12", ["dead E5 E4, seki D5 D4, unsure ", "score 12"]),
        ("scores", ";;0", ["dead , seki , unsure ", "score 0"]),
        ("scores", "E5;E5;Draw", ["dead , seki E5 E4, unsure ", "score 0"]),
        ("lists stones", "D4;", ["dead D5 D4, seki , unsure "]),
    ],
)
def test_dead_stones_come_first_and_then_the_score(tmp_path, case, value, wanted):
    with desk(tmp_path, case, value) as engine:
        engine.supervisor.request_score(position(GAME))
        engine.wait_for(*(line + by_other(line) for line in wanted))
    assert [text for text in engine.sent() if text.startswith("final")] == [
        "final_status_list dead",
        "final_status_list seki",
        *(["final_score"] if case == "scores" else []),
    ]


def by_other(line: str) -> str:
    """The double knows no rules."""
    return " by other rules" if line.startswith("score") else ""


def test_without_a_list_of_dead_stones_they_are_taken_from_the_ownership(tmp_path, monkeypatch):
    monkeypatch.setattr(requests, "OWNERSHIP_SECONDS", 0.3)
    numbers = {"E5": -0.9, "E4": -0.9, "D5": -0.6, "D4": -0.6}
    points = [f"{'ABCDEFGHJ'[at % 9]}{9 - at // 9}" for at in range(81)]
    ownership = " ".join(str(numbers.get(point, 0)) for point in points)
    line = (
        f"info move A1 visits 8 winrate 0.6 order 0 pv A1 rootInfo visits 9 ownership {ownership}"
    )
    with desk(tmp_path, "sound", line) as engine:
        engine.supervisor.request_score(position(GAME))
        engine.wait_for("dead E5 E4, seki , unsure D5 D4")


@pytest.mark.parametrize(
    ("case", "value", "wanted"),
    [
        pytest.param("scores", "A1;;0", "UnexpectedAnswerError", id="an empty point"),
        pytest.param("scores", "none;;0", "UnexpectedAnswerError", id="a word"),
        pytest.param("no analysis", "", "MissingCommandError", id="no list and no ownership"),
    ],
)
def test_answers_that_make_no_sense_are_errors(tmp_path, case, value, wanted):
    with desk(tmp_path, case, value) as engine:
        engine.supervisor.request_score(position(GAME))
        engine.wait_for(wanted)


def test_a_score_that_makes_no_sense_leaves_the_dead_stones(tmp_path):
    with desk(tmp_path, "scores", "E5;;soon") as engine:
        engine.supervisor.request_score(position(GAME))
        engine.wait_for("dead E5 E4, seki , unsure ", "UnexpectedAnswerError")


def test_a_chain_is_listed_as_a_whole():
    assert parse_status_list("A5", BOARD) == {Point(0, 0), Point(1, 0), Point(1, 1)}
    assert parse_status_list("", BOARD) == frozenset()
    with pytest.raises(ValueError, match="A4"):
        parse_status_list("A4", BOARD)


def test_ownership_is_averaged_over_a_chain():
    ownership = [0.0] * 25
    ownership[0], ownership[1], ownership[6] = -1, -1, -0.2
    ownership[3], ownership[4], ownership[8] = -0.9, -0.8, -0.5
    ownership[15], ownership[19] = 0.69, 0.7
    assert status_by_ownership(BOARD, ownership) == FinalStatus(
        dead=frozenset({Point(0, 0), Point(1, 0), Point(1, 1), Point(4, 3)}),
        unsure=frozenset({Point(0, 3)}),
    )


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("B+3.5", 3.5),
        ("W+24.7 (upper bound: -8.6, lower: -40.9)", -24.7),
        ("0", 0),
        ("0.0", 0),
        ("W+0", 0),
    ],
)
def test_scores_are_read(text, lead):
    assert parse_final_score(text) == lead


@pytest.mark.parametrize("text", ["", "B", "B+", "B+R", "3.5", "B+1e9", "nan"])
def test_what_is_no_score_is_refused(text):
    with pytest.raises(ValueError, match=r".*"):
        parse_final_score(text)


def test_the_command_line_chooses_the_rules_of_gnu_go():
    assert gnu_go_rules(["gnugo", "--mode", "gtp", "--chinese-rules"]).id == "chinese"
    assert gnu_go_rules(["gnugo", "--mode", "gtp"]).id == "japanese"
