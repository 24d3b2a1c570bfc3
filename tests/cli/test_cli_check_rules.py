from __future__ import annotations

import pytest

from goboard_gui.go.rules import RULE_SETS
from tests.cases import for_each

KO = "SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W];W[bb]"
# Three kos in a row, each taken in turn.
TRIPLE_KO = (
    "SZ[7:4]AB[bb][ac][cc][ec][gc][ad:gd]AW[aa:ga][ab][cb][eb][gb][dc][fc]"
    ";B[db];W[bc];B[fb];W[dc];B[bb];W[fc]"
)
ALL = [known.id for known in RULE_SETS]
KEYS = ["file", "games", "nodes", "moves", "illegal", "warnings", "error"]
POSITIONAL = ("chinese", "ing", "tromp-taylor", "citizendium")
SITUATIONAL = ("aga", "nz")
SUICIDE_ALLOWED = ("nz", "ing", "tromp-taylor")


def all_but(*allowed: str, reason: str) -> dict[str, str]:
    """Return that reason for each rule set but those."""
    return {key: reason for key in ALL if key not in allowed}


CASES = {
    "taking a ko back": (f"(;{KO};B[cb])", all_but(reason="ko")),
    "taking a ko back after two passes": (
        f"(;{KO};B[];W[];B[cb])",
        dict.fromkeys((*POSITIONAL, *SITUATIONAL), "superko"),
    ),
    "taking a ko back after a pass": (
        f"(;{KO};B[];B[cb])",
        dict.fromkeys((*POSITIONAL, *SITUATIONAL), "superko"),
    ),
    "coming round in a triple ko": (
        f"(;{TRIPLE_KO})",
        dict.fromkeys((*POSITIONAL, *SITUATIONAL), "superko"),
    ),
    "suicide of two stones": (
        "(;SZ[3:2]AB[aa]AW[ba][bb];B[ab])",
        all_but(*SUICIDE_ALLOWED, reason="suicide"),
    ),
    "a stone on a stone": ("(;SZ[2]AB[aa];W[aa])", all_but(reason="occupied")),
}


@pytest.mark.parametrize("text", ["(;SZ[9])", "(;SZ[2];B[aa];W[aa])"])
def test_without_rules_nothing_is_said_of_them(goboard, record, text: str):
    assert list(goboard("check", record(text), "--json").json) == KEYS


@for_each("key", ALL)
def test_every_rule_set_is_known_by_its_id(goboard, record, key: str):
    result = goboard("check", record("(;SZ[9];B[ee];W[cc];B[];W[])"), "--rules", key, "--json")
    assert (result.status, result.json["rules"], result.json["illegal"]) == (0, key, [])
    assert ("postulate" in result.json) == (key == "citizendium")


def test_of_unknown_rules_those_that_are_known_are_named(goboard, record):
    result = goboard("check", record("(;SZ[9])"), "--rules", "chess")
    assert (result.status, result.out) == (2, "")
    assert all(key in result.err for key in ["chess", *ALL])


@for_each("key", ALL)
@for_each(("text", "reasons"), CASES.values(), ids=CASES)
def test_moves_are_judged_by_the_rules_asked_for(
    goboard, record, text: str, reasons: dict[str, str], key: str
):
    result = goboard("check", record(text), "--rules", key, "--json")
    found = [illegal["reason"] for illegal in result.json["illegal"]]
    assert found == [reasons[key]] if key in reasons else found == []
    assert result.status == (1 if found else 0)


def test_every_move_that_repeats_a_position_is_named_and_the_rest_is_judged_as_played(
    goboard, record
):
    path = record(f"(;{TRIPLE_KO};B[db];W[];B[];W[bc])")
    free = goboard("check", path, "--json").json
    repeated = [it["number"] for it in free["warnings"] if it["kind"] == "repetition"]
    assert (free["illegal"], repeated) == ([], [6, 7, 10])
    judged = goboard("check", path, "--rules", "chinese", "--json").json
    assert [(it["number"], it["reason"]) for it in judged["illegal"]] == [
        (number, "superko") for number in repeated
    ]
    assert judged["moves"] == free["moves"] == 10


def test_lines_beside_the_main_one_are_judged_too(goboard, record):
    path = record(f"(;{KO}(;B[])(;B[];W[];B[cb]))")
    result = goboard("check", path, "--rules", "chinese")
    assert result.status == 1
    assert "    game 0, node 5, move 4: illegal: superko at C2" in result.lines


POSTULATES = [
    pytest.param("(;SZ[2:1];B[aa];W[ba];B[];W[])", [], 0, id="none"),
    pytest.param("(;SZ[1];B[];W[])", [], 0, id="none on one point"),
    pytest.param("(;SZ[2:1]AB[aa];B[];W[])", [(1, 0, None)], 0, id="1"),
    pytest.param("(;SZ[9];B[ee];W[cc])", [(2, 2, 2)], 0, id="2"),
    pytest.param("(;SZ[9])", [(2, 0, None)], 0, id="2 without a move"),
    pytest.param("(;SZ[9];B[ee];W[])", [(2, 2, 2)], 0, id="2 with one pass"),
    pytest.param("(;SZ[2:1];B[aa];W[ba];B[aa];W[];B[])", [(3, 3, 3)], 1, id="3"),
    pytest.param("(;SZ[9];B[];W[];B[])", [(3, 2, 2)], 0, id="3 after the end"),
    pytest.param("(;SZ[1];B[aa];W[];B[])", [(4, 1, 1)], 1, id="4"),
    pytest.param("(;SZ[9];B[ee];B[ff];W[];B[])", [(5, 2, 2)], 0, id="5 out of turn"),
    pytest.param("(;SZ[9];B[ee];W[ee];B[];W[])", [(5, 2, 2)], 1, id="5 on a stone"),
    pytest.param("(;SZ[9];B[zz];W[];B[])", [(5, 1, 1)], 0, id="5 off the board"),
    pytest.param("(;SZ[9];B[ee];AW[aa];W[cc];B[];W[])", [(5, 3, 2), (6, 3, 2)], 0, id="5 and 6"),
    pytest.param("(;SZ[9];B[ee];AE[ee];W[cc];B[];W[])", [(6, 3, 2)], 0, id="6"),
    pytest.param("(;SZ[9];B[ee];AB[cc];W[];B[];W[])", [(6, 3, 2)], 0, id="6 by a pass"),
    pytest.param(
        "(;SZ[2:1]AB[aa];W[ba];B[ba])", [(1, 0, None), (2, 2, 2), (5, 1, 1), (5, 2, 2)], 1, id="all"
    ),
]


@for_each(("text", "failing", "status"), POSTULATES)
def test_the_first_postulate_that_fails_is_named_by_number(
    goboard, record, text: str, failing, status: int
):
    result = goboard("check", record(text), "--rules", "citizendium", "--json")
    found = result.json["postulates"]
    assert [(each["postulate"], each["node"], each["number"]) for each in found] == failing
    assert result.json["postulate"] == (failing[0][0] if failing else None)
    assert result.status == status


def test_what_fails_is_told_in_sentences(goboard, record):
    path = record("(;SZ[2:1];B[aa];W[ba];B[aa])(;SZ[9];B[];W[])(;SZ[9]AB[aa][bb];W[ee];B[];W[])")
    result = goboard("check", path, "--rules", "citizendium")
    assert result.lines[0] == f"{path}: 3 games, 11 nodes, 8 moves, 1 illegal, " + (
        "1 warning, postulate 1 fails"
    )
    assert [line.strip() for line in result.lines if "fails: " in line] == [
        "game 0, node 3, move 3: postulate 2 fails: the game does not end with two passes",
        "game 0, node 3, move 3: postulate 3 fails: the position is again that after move 1",
        "game 2, node 0: postulate 1 fails: there are stones on the board at the start: A9, B8",
        "game 2, node 1, move 1: postulate 5 fails: White plays, and it is Black's turn: E5",
    ]


def test_that_all_postulates_hold_is_told(goboard, record):
    path = record("(;SZ[1];B[];W[])")
    assert goboard("check", path, "--rules", "citizendium").lines == [
        f"{path}: 1 game, 3 nodes, 2 moves, all postulates hold"
    ]


def test_points_are_named_in_the_notation_asked_for_and_not_all_of_many(goboard, record):
    path = record(f"(;SZ[19]AB{''.join(f'[{name}a]' for name in 'abcdefghij')})")
    lines = goboard("check", path, "--rules", "citizendium", "--notation", "cartesian").lines
    assert lines[1].endswith(
        "start: (0,18), (1,18), (2,18), (3,18), (4,18), (5,18), (6,18), (7,18) and 2 more"
    )


def test_variations_are_no_part_of_the_record_that_the_postulates_are_about(goboard, record):
    path = record("(;SZ[2:1];B[aa];W[ba](;B[];W[])(;B[aa]))")
    result = goboard("check", path, "--rules", "citizendium", "--json")
    assert result.json["postulate"] is None
    assert [found["node"] for found in result.json["illegal"]] == [5]
    assert result.status == 1


def test_a_file_that_cannot_be_read_fails_no_postulate(goboard, record):
    result = goboard("check", record("nothing"), "--rules", "citizendium", "--json")
    assert result.status == 2
    assert (result.json["postulate"], result.json["postulates"]) == (None, [])


def test_each_failure_says_where_and_why(goboard, record):
    path = record("(;SZ[3:1];B[ba];W[aa];B[];W[])")
    result = goboard("check", path, "--rules", "citizendium", "--json")
    assert result.json["postulates"] == [
        {
            "game": 0,
            "node": 2,
            "number": 2,
            "postulate": 4,
            "kind": "dead chain",
            "colour": "white",
            "points": [[0, 0]],
            "repeats": None,
            "text": "a chain of White has no liberty: A1",
        }
    ]
