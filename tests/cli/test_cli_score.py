from __future__ import annotations

import pytest

from goboard_gui.go import RULE_SETS, Board, Colour, Point, Size
from goboard_gui.go.score import Marking
from goboard_gui.notation import NOTATIONS
from goboard_gui.study.dead_stones import propose_marking
from tests.cases import for_each
from tests.record.record_cases import setup

B = Colour.BLACK
# .XO.     the white stone on A2 is dead
# OXO.
# .XO.
BOARD = "SZ[4:3]AB[ba][bb][bc]AW[ca][cb][cc][ab]"
GAME = f"(;{BOARD}KM[0.5]RU[Japanese])"
SEQUENCE = (
    "(;SZ[5:1]KM[0.5]RU[AGA];B[aa];W[ea];B[];W[])",
    "(;SZ[5:1]KM[0.5]RU[AGA];B[aa];W[ea];B[ba];W[];B[];W[])",
)


def score(goboard, path, *options):
    result = goboard("score", path, "--json", *options)
    assert (result.status, result.err) == (0, "")
    return result.json


@for_each(
    ("rules", "dead", "black", "white", "result", "method"),
    [
        ("japanese", "A2", 4, 3.5, "B+0.5", "territory"),
        ("korean", "A2", 4, 3.5, "B+0.5", "territory"),
        ("chinese", "A2", 6, 6.5, "W+0.5", "area"),
        ("aga", "A2", 6, 6.5, "W+0.5", "area"),
        ("nz", "A2", 6, 6.5, "W+0.5", "area"),
        ("ing", "A2", 6, 6.5, "W+0.5", "area"),
        ("citizendium", "A2", 6, 6.5, "W+0.5", "area"),
        ("tromp-taylor", "A2", 6, 6.5, "W+0.5", "area"),
        ("configuration", "A2", 6, 6, "0", "configuration"),
        ("japanese", "none", 0, 3.5, "W+3.5", "territory"),
        ("chinese", "none", 3, 7.5, "W+4.5", "area"),
        ("chinese", "A2,B1", 0, 12.5, "W+12.5", "area"),
    ],
)
def test_a_position_is_counted_by_rules(goboard, record, rules, dead, black, white, result, method):
    facts = score(goboard, record(GAME), "--rules", rules, "--dead", dead)
    wanted = {"black": black, "white": white, "result": result, "method": method, "rules": rules}
    assert {key: facts[key] for key in wanted} == wanted


def test_everything_that_was_counted_is_told(goboard, record):
    moves = ";B[ac];W[];B[];W[];B[]"
    path = record(f"(;{BOARD}KM[7.5]HA[3]RE[W+2]{moves})")
    assert score(goboard, path, "--rules", "aga", "--dead", "C3,A2") == {
        "black": 12.0,
        "white": 9.5,
        "result": "B+2.5",
        "without_filling": {"black": 12.0, "white": 9.5, "result": "B+2.5"},
        "method": "area",
        "rules": "aga",
        "komi": 7.5,
        "handicap": 3,
        "proposed": False,
        "dead": [[2, 0], [0, 1], [2, 1], [2, 2]],
        "seki": [],
        "teire": [],
        "owners": [],
        "neutral": 0,
        "sides": {
            "black": {
                "stones": 4,
                "points": 8,
                "seki_points": 0,
                "teire": 0,
                "prisoners": 0,
                "dead": 4,
                "pass_stones": 2,
                "komi": 0,
                "compensation": 0,
            },
            "white": {
                "stones": 0,
                "points": 0,
                "seki_points": 0,
                "teire": 0,
                "prisoners": 0,
                "dead": 0,
                "pass_stones": 2,
                "komi": 7.5,
                "compensation": 2,
            },
        },
        "area": {"black": 12.0, "white": 9.5, "result": "B+2.5"},
        "territory": {"black": 14.0, "white": 9.5, "result": "B+4.5"},
        "difference": {
            "setup": -1,
            "moves": 1,
            "passes": 0,
            "seki": 0,
            "teire": 0,
            "pass_stones": 0,
            "compensation": -2,
            "total": -2,
        },
        "agrees": False,
        "unreadable_komi": None,
        "unreadable_handicap": None,
    }


@for_each("rules", [*(known.id for known in RULE_SETS), "configuration"])
@for_each("dead", ["none", "A2"])
def test_the_difference_of_both_counts_is_the_sum_of_its_parts(goboard, record, rules, dead):
    facts = score(goboard, record(GAME), "--rules", rules, "--dead", dead)
    *parts, total = facts["difference"].values()
    area, territory = facts["area"], facts["territory"]
    assert sum(parts) == total
    assert (area["black"] - area["white"]) - (territory["black"] - territory["white"]) == total


def test_one_stone_of_a_chain_is_enough(goboard, record):
    facts = score(goboard, record(GAME), "--dead", "B2")
    assert facts["dead"] == [[1, 0], [1, 1], [1, 2]]


@for_each(
    ("notation", "dead"),
    [
        ("western", "a2, c3"),
        ("sgf", "ab,ca"),
        ("cartesian", "(0,1),(2,2)"),
        ("cartesian-top", "(0,1), (2,0)"),
        ("andreev", "+0=1,-1+0"),
        ("andreev", "-1+0,+0=1"),
    ],
)
def test_dead_stones_are_named_in_any_notation(goboard, record, notation, dead):
    facts = score(goboard, record(GAME), "--notation", notation, "--dead", dead)
    assert not facts["proposed"]
    assert facts["dead"] == [[2, 0], [0, 1], [2, 1], [2, 2]]


@pytest.mark.parametrize("board", [Size(9, 9), Size(10, 8)], ids=str)
def test_dead_stones_may_have_the_names_of_any_notation(goboard, record, board):
    stones = {Point(0, 0), Point(7, 1), Point(6, 6), Point(1, 7), Point(4, 4)}
    placed = "".join(f"[{'abcdefghij'[point.column]}{'abcdefghij'[point.row]}]" for point in stones)
    path, failed = record(f"(;SZ[{board.width}:{board.height}]AB{placed})"), []
    for notation in (each for each in NOTATIONS if each.bijective and each.supports(board)):
        names = [notation.format(point, board) for point in stones]
        for dead in (",".join(names), ",".join(reversed(names))):
            options = ("--rules", "aga", "--notation", notation.id, "--dead", dead)
            if {Point(*it) for it in score(goboard, path, *options)["dead"]} != stones:
                failed.append((notation.id, dead))
    assert failed == []


def test_the_rules_of_the_record_count_unless_others_are_asked_for(goboard, record):
    path = record(GAME)
    assert score(goboard, path, "--dead", "A2")["rules"] == "japanese"
    assert score(goboard, path, "--dead", "A2", "--rules", "nz")["rules"] == "nz"


@pytest.mark.parametrize("said", ["", "RU[]", "RU[Klingon]"])
def test_a_record_without_known_rules_needs_some(goboard, record, said):
    path = record(f"(;{BOARD}{said})")
    result = goboard("score", path)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"{path}: ")
    assert all(known.id in result.err for known in RULE_SETS)
    assert "configuration" in result.err


def test_without_dead_stones_some_are_proposed(goboard, record):
    rows = ["...XO....", "...XO....", "O..XO..X.", "...XO....", "...XO...."]
    path = record(f"(;RU[Chinese]{setup(*rows)})")
    proposed = propose_marking(Board.from_rows(*rows), Colour.BLACK)
    facts = score(goboard, path)
    assert [Point(*at) for at in facts["dead"]] == sorted(
        proposed.dead, key=lambda point: (point.row, point.column)
    )
    assert [0, 2] in facts["dead"]
    assert facts["proposed"]
    assert goboard("score", path).lines[-1].startswith("Dead (estimated): ")


@pytest.mark.parametrize("rules", ["tromp-taylor", "citizendium", "configuration"])
def test_where_all_stones_live_nothing_is_proposed(goboard, record, rules, monkeypatch):
    monkeypatch.setattr("goboard_gui.study.dead_stones.propose_marking", None)
    assert score(goboard, record(GAME), "--rules", rules)["dead"] == []


def test_what_the_record_marks_counts_if_asked_for(goboard, record):
    path = record(f"(;{BOARD}RU[Japanese]TB[aa][ab][ac]TW[db][dc])")
    facts = score(goboard, path, "--marked")
    assert (facts["dead"], facts["black"], facts["white"]) == ([[0, 1]], 4, 2)
    assert (facts["neutral"], facts["owners"], facts["teire"]) == (0, [], [[3, 0]])
    assert facts["result"] == "B+2"
    assert facts["without_filling"] == {"black": 4.0, "white": 3.0, "result": "B+1"}


@pytest.mark.parametrize(("rules", "line"), [("japanese", "Without filling: B+1"), ("aga", None)])
def test_the_result_without_filling_is_printed_if_a_point_has_to_be_filled(
    goboard, record, rules, line
):
    path = record(f"(;{BOARD}RU[Japanese]TB[aa][ab][ac]TW[db][dc])")
    lines = goboard("score", path, "--marked", "--rules", rules).lines
    assert "To be filled: D3" in lines
    assert [it for it in lines if it.startswith("Without")] == ([line] if line else [])


def test_by_area_a_point_that_is_not_marked_is_nobodys(goboard, record):
    path = record(f"(;{BOARD}RU[Chinese]TB[aa][ab][ac]TW[db][dc])")
    facts = score(goboard, path, "--marked")
    assert (facts["neutral"], facts["teire"]) == (1, [])
    assert facts["owners"] == [{"point": [3, 0], "owner": None}]


def test_what_is_agreed_besides_is_told(goboard, record, monkeypatch):
    agreed = Marking(
        frozenset({Point(0, 1)}), frozenset({Point(1, 0)}), {Point(3, 1): None, Point(3, 0): B}
    )
    monkeypatch.setattr(
        "goboard_gui.study.dead_stones.propose_marking", lambda board, to_play: agreed
    )
    path = record(GAME)
    assert goboard("score", path).lines[-4:] == [
        "Dead (estimated): A2",
        "In seki: B3",
        "Black's by agreement: D3",
        "Neutral by agreement: D2",
    ]
    facts = score(goboard, path)
    assert facts["seki"] == [[1, 0]]
    assert facts["owners"] == [
        {"point": [3, 0], "owner": "black"},
        {"point": [3, 1], "owner": None},
    ]


def test_a_position_that_marks_nothing_is_refused(goboard, record):
    path = record(GAME)
    result = goboard("score", path, "--marked")
    assert (result.status, result.out) == (2, "")
    assert result.err == f"{path}: no TB or TW in this position\n"


def test_komi_and_handicap_are_those_of_the_record_but_a_configuration_knows_neither(
    goboard, record
):
    path = record("(;SZ[3:1]KM[375]HA[2]AB[aa]AW[ca])")
    assert score(goboard, path, "--rules", "chinese", "--dead", "none")["white"] == 10.5
    facts = score(goboard, path, "--rules", "configuration")
    assert (facts["black"], facts["white"], facts["komi"], facts["handicap"]) == (1, 1, 0, 0)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("KM[six\x1b]", "KM[six\\x1b] is not a number; scored without komi"),
        ("HA[a few]", "HA[a few] is not a number; scored without compensation"),
        ("KM[6½]HA[2 stones]", ""),
        ("KM[]", ""),
    ],
)
def test_numbers_that_cannot_be_read_are_told(goboard, record, said, told):
    path = record(f"(;{BOARD}{said})")
    result = goboard("score", path, "--rules", "chinese", "--dead", "A2", "--json")
    assert result.status == 0
    assert result.err == (f"{path}: {told}\n" if told else "")
    assert goboard("score", path, "--rules", "configuration", "--dead", "A2").err == ""


def test_a_result_without_the_komi_that_cannot_be_read_says_so(goboard, record):
    path = record("(;SZ[3:1]KM[reverse]RU[NZ]AB[ba])")
    facts = goboard("score", path, "--json").json
    assert (facts["result"], facts["komi"], facts["unreadable_komi"]) == ("B+3", 0, "reverse")
    said = goboard("score", path)
    assert said.out.startswith("B+3 without komi by NZ rules, which count area\n")
    assert said.err == f"{path}: KM[reverse] is not a number; scored without komi\n"


@for_each(
    ("said", "rules", "left_out"),
    [
        ("HA[some]", "chinese", " without compensation"),
        ("HA[some]", "japanese", ""),
        ("KM[soon]HA[some]", "chinese", " without komi and compensation"),
        ("KM[soon]HA[some]", "japanese", " without komi"),
    ],
)
def test_a_result_without_the_handicap_that_cannot_be_read_says_so(
    goboard, record, said, rules, left_out
):
    path = record(f"(;SZ[3:1]{said}AB[ba])")
    facts = goboard("score", path, "--rules", rules, "--json").json
    assert (facts["handicap"], facts["unreadable_handicap"]) == (0, "some")
    printed = goboard("score", path, "--rules", rules).out
    assert printed.startswith(f"{facts['result']}{left_out} by ")


@pytest.mark.parametrize(("moves", "result"), [(0, "0"), (1, "B+4"), (2, "0"), (3, "B+1")])
def test_the_position_after_some_moves_is_counted(goboard, record, moves, result):
    path = record("(;SZ[4:1];B[aa];W[da];B[ba])")
    facts = score(goboard, path, "--rules", "configuration", "--move", moves)
    assert facts["result"] == result


def test_a_game_of_a_collection_is_picked(goboard, record):
    path = record("(;SZ[2]AB[aa])(;SZ[3]AB[aa])")
    options = ["--rules", "configuration", "--game", "1"]
    assert score(goboard, path, *options)["result"] == "B+9"


@pytest.mark.parametrize(
    ("result", "agreed"), [("B+0.5", True), ("B+1.5", False), ("B+R", None), ("", None)]
)
def test_whether_the_record_agrees_is_told(goboard, record, result, agreed):
    path = record(f"(;{BOARD}KM[0.5]RU[Japanese]RE[{result}])")
    assert score(goboard, path, "--dead", "A2")["agrees"] is agreed
    text = goboard("score", path, "--dead", "A2").out
    assert ("\nThe result in the record differs: B+1.5.\n" in text) is (agreed is False)


def test_no_record_says_what_a_position_before_the_last_counts(goboard, record):
    path = record("(;SZ[3:1]RU[NZ]RE[B+3];B[ba];W[ca])")
    options = ["--dead", "none", "--move"]
    assert score(goboard, path, *options, "1")["agrees"] is None
    assert score(goboard, path, *options, "2")["agrees"] is True


def test_as_text_both_counts_stand_below_each_other(goboard, record):
    result = goboard("score", record(SEQUENCE[1]), "--dead", "none")
    assert result.status == 0
    assert result.lines == [
        "B+0.5 by AGA rules, which count area",
        "",
        "                      Black  White",
        "living stones             2      1",
        "surrounded points         0      0",
        "prisoners                 0      0",
        "dead stones               0      0",
        "pass stones               2      1",
        "komi                      0    0.5",
        "area                      2    1.5",
        "territory                 2    1.5",
        "neutral points            2",
        "",
        "By area B+0.5, by territory B+0.5: the same, as White passed once more (+1), "
        "Black got 1 more pass stone (-1).",
        "",
        "Dead: none",
    ]


@pytest.mark.parametrize(
    ("text", "rules", "sentence"),
    [
        pytest.param(
            SEQUENCE[0], "japanese", "By area W+0.5, by territory W+0.5.", id="no difference"
        ),
        pytest.param(
            SEQUENCE[1],
            "japanese",
            "By area B+0.5, by territory W+0.5: 1 point for Black, as White passed once more (+1).",
            id="a pass",
        ),
        pytest.param(
            "(;SZ[6:1]HA[2]AB[aa][ba];W[fa];B[];W[ea])",
            "chinese",
            "By area W+2, by territory 0: 2 points for White, as Black had 2 more "
            "stones set up (+2), White made 1 more move (-1), Black passed once more "
            "(-1), area scoring compensates for the handicap (-2).",
            id="a handicap",
        ),
    ],
)
def test_a_sentence_tells_why_the_counts_differ(goboard, record, text, rules, sentence):
    result = goboard("score", record(text), "--rules", rules, "--dead", "none")
    assert sentence in result.lines


def test_dead_stones_are_listed_by_name(goboard, record):
    result = goboard("score", record(GAME), "--dead", "A2,B1")
    assert result.lines[-1] == "Dead: B3, A2, B2, B1"


@for_each(
    ("options", "reason"),
    [
        pytest.param(
            ["--dead", "A2,Z9"], "--dead: name 2: “Z” is not a column", id="a name of no point"
        ),
        pytest.param(["--dead", "A1"], "--dead: name 1: there is no stone on A1", id="no stone"),
        pytest.param(["--dead", "A2,,B1"], "--dead: name 2: ", id="no name between commas"),
        pytest.param(["--dead", ""], "--dead: name 1: ", id="no name at all"),
        pytest.param(["--move", "1"], "0 moves, not 1", id="fewer moves"),
        pytest.param(["--game", "1"], "no game 1", id="fewer games"),
    ],
)
def test_what_cannot_be_done_is_told_with_its_place(goboard, record, options, reason):
    path = record(GAME)
    result = goboard("score", path, *options)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"{path}: ")
    assert reason in result.err
    assert len(result.err.splitlines()) == 1


def test_a_notation_of_classes_names_no_stones(goboard, record):
    path = record("(;SZ[19]RU[Chinese]AB[dd])")
    result = goboard("score", path, "--notation", "named", "--dead", "4-4")
    assert result.status == 2
    assert "named" in result.err
    assert goboard("score", path, "--notation", "named", "--dead", "none").lines[-1] == "Dead: none"


@pytest.mark.parametrize(
    "options",
    [["--rules", "klingon"], ["--rules", ""], ["--dead", "A2", "--marked"], ["--komi", "3"]],
    ids=" ".join,
)
def test_wrong_arguments_are_told_with_status_2(goboard, record, options):
    result = goboard("score", record(GAME), *options)
    assert (result.status, result.out) == (2, "")
    assert "goboard score: error: " in result.err


def test_unknown_rules_are_answered_with_those_there_are(goboard, record):
    result = goboard("score", record(GAME), "--rules", "klingon")
    assert all(known.id in result.err for known in RULE_SETS)
