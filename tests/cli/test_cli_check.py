from __future__ import annotations

import json

import pytest

from tests.cases import for_each

KO = "(;SZ[4:3]AB[ba][ab][cb][bc]AW[ca][db][cc]PL[W]"


def test_a_faultless_file_is_counted(goboard, record):
    path = record("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))(;SZ[9])")
    result = goboard("check", path)
    assert (result.status, result.err) == (0, "")
    assert result.lines == [f"{path}: 2 games, 6 nodes, 4 moves"]


def test_as_json_each_file_is_an_object_on_a_line(goboard, record):
    good = record("(;SZ[9];B[aa];W[])", "good.sgf")
    other = record("(;SZ[9](;B[aa];W[aa])(;C[x];W[bb];B[bb]))(;SZ[3];B[aa];W[aa])", "other.sgf")
    result = goboard("check", good, other, "--json")
    assert result.status == 1
    assert result.err == ""
    assert [json.loads(line) for line in result.lines] == [
        {
            "file": str(good),
            "games": 1,
            "nodes": 3,
            "moves": 2,
            "illegal": [],
            "warnings": [],
            "error": None,
        },
        {
            "file": str(other),
            "games": 2,
            "nodes": 9,
            "moves": 6,
            "illegal": [
                {
                    "game": 0,
                    "node": 2,
                    "number": 2,
                    "point": [0, 0],
                    "name": "A9",
                    "reason": "occupied",
                },
                {
                    "game": 0,
                    "node": 5,
                    "number": 2,
                    "point": [1, 1],
                    "name": "B8",
                    "reason": "occupied",
                },
                {
                    "game": 1,
                    "node": 2,
                    "number": 2,
                    "point": [0, 0],
                    "name": "A3",
                    "reason": "occupied",
                },
            ],
            "warnings": [],
            "error": None,
        },
    ]


def test_a_comment_that_may_contain_a_move_is_named_with_its_place(goboard, record):
    result = goboard("check", record("(;SZ[9];B[aa];W[bb]C[a;B[cc];B[dd])"))
    place = "game 0, node 2: line 1, column 23"
    assert result.status == 0
    assert f"{place}: This comment may contain a move (missing ]?)\n" in result.out
    damaged = goboard("check", record("(;SZ[9];B[aa];W[bb]C[a;B[cc];W[dd])"))
    assert (
        f"{place}: This comment may contain a move (missing ]?); that part was read as a move"
        in damaged.out
    )
    assert "5 nodes, 4 moves" in damaged.out


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        pytest.param(f"{KO};W[bb];B[cb])", ["ko"], id="ko"),
        pytest.param("(;SZ[2]AB[ba][ab];W[aa])", ["suicide"], id="suicide"),
        pytest.param("(;SZ[2]AB[ba];W[ba])", ["occupied"], id="occupied"),
        pytest.param(f"{KO}RU[Chinese];W[bb];B[];W[];B[cb])", [], id="superko whatever RU says"),
        pytest.param("(;SZ[2]RU[NZ]AB[ba][ab];W[aa])", ["suicide"], id="suicide whatever RU says"),
    ],
)
def test_illegal_moves_are_named_with_their_reason(goboard, record, text, reasons):
    result = goboard("check", record(text), "--json")
    assert [found["reason"] for found in result.json["illegal"]] == reasons
    assert result.status == (1 if reasons else 0)


@for_each(
    ("text", "warning"),
    [
        pytest.param(f"{KO};W[bb];B[];W[];PL[B];B[cb])", (0, 5, 4, "repetition"), id="repetition"),
        pytest.param("(;SZ[2];B[aa];B[bb])", (0, 2, 2, "same colour"), id="same colour"),
        pytest.param("(;SZ[2];B[];W[];B[])", (0, 3, 3, "after the end"), id="after the end"),
        pytest.param("(;SZ[2];B[zz])", (0, 1, 1, "bad point"), id="a move off the board"),
        pytest.param("(;SZ[2]AB[zz])", (0, 0, 0, "bad point"), id="a setup off the board"),
        pytest.param("(;SZ[2];B[aa]W[bb])", (0, 1, 1, "second move"), id="second move"),
        pytest.param("(;SZ[2])(;SZ[99])", (1, 0, None, "bad size"), id="bad size"),
        pytest.param("(;SZ[2]PL[W];C[x];B[aa])", (0, 0, 0, "wrong turn"), id="wrong turn"),
        pytest.param("(;KM[soon])", (0, 0, 0, "unreadable"), id="unreadable komi"),
        pytest.param("(;SZ[2];B[aa]BL[x])", (0, 1, 1, "unreadable"), id="unreadable time"),
        pytest.param("(;HA[2];W[aa])", (0, 0, None, "no handicap stones"), id="no stones"),
        pytest.param("(;SZ[2];B[aa];W[bb]", (0, None, None, "repair"), id="a damaged file"),
    ],
)
def test_oddities_are_warnings_and_no_reason_to_fail(goboard, record, text, warning):
    result = goboard("check", record(text), "--json")
    assert result.status == 0
    found = result.json["warnings"]
    assert all(list(each) == ["game", "node", "number", "kind", "text"] for each in found)
    kinds = [(each["game"], each["node"], each["number"], each["kind"]) for each in found]
    if warning[3] == "repair":
        kinds = [(game, None, number, kind) for game, _, number, kind in kinds]
    assert warning in kinds
    assert all(each["text"] for each in found)
    assert result.json["illegal"] == []


def test_a_wrong_encoding_is_a_warning_with_its_game(goboard, record):
    path = record("(;CA[UTF-8]PB[张小明])(;CA[GB2312]PB[李大为])".encode())
    assert goboard("check", path).lines == [
        f"{path}: 2 games, 2 nodes, 0 moves, 1 warning",
        "    game 1: the declared encoding GB2312 is wrong; read as UTF-8",
    ]


def test_in_words_each_finding_is_a_line_below_its_file(goboard, record):
    path = record("(;SZ[2];B[aa];W[aa])(;SZ[99];B[aa];B[bb])")
    result = goboard("check", path)
    assert result.status == 1
    assert result.lines == [
        f"{path}: 2 games, 6 nodes, 4 moves, 1 illegal, 2 warnings",
        "    game 0, node 2, move 2: illegal: occupied at A2",
        "    game 1, node 0: invalid board size SZ[99]; using 19×19",
        "    game 1, node 2, move 2: the same player moves again",
    ]


def test_each_number_that_cannot_be_read_is_named_with_its_meaning(goboard, record):
    path = record("(;SZ[99]KM[soon]HA[some]TM[ages];B[aa]BL[a]OB[b];W[bb]WL[c]OW[1])")
    assert goboard("check", path).lines[1:] == [
        "    game 0, node 0: invalid board size SZ[99]; using 19×19",
        "    game 0, node 0, move 0: komi not readable: KM[soon]",
        "    game 0, node 0, move 0: handicap not readable: HA[some]",
        "    game 0, node 0, move 0: time limit not readable: TM[ages]",
        "    game 0, node 1, move 1: time left not readable: BL[a]",
        "    game 0, node 1, move 1: moves left not readable: OB[b]",
        "    game 0, node 2, move 2: time left not readable: WL[c]",
    ]


def test_the_points_of_illegal_moves_are_named_in_the_notation_asked_for(goboard, record):
    path = record("(;SZ[9];B[aa];W[aa])")
    lines = goboard("check", path, "--notation", "andreev").lines
    assert lines[1] == "    game 0, node 2, move 2: illegal: occupied at +0-0"


def test_files_that_cannot_be_read_are_told_and_the_others_checked(goboard, record, tmp_path):
    bad, missing = record("nothing", "bad.sgf"), tmp_path / "missing.sgf"
    illegal = record("(;SZ[2]AB[aa];W[aa])", "illegal.sgf")
    result = goboard("check", bad, missing, illegal)
    assert result.status == 2
    assert result.lines[0].startswith(f"{illegal}: 1 game, 2 nodes, 1 move, 1 illegal")
    assert [line.split(": ")[0] for line in result.err.splitlines()] == [str(bad), str(missing)]


def test_as_json_a_file_that_cannot_be_read_has_an_error(goboard, record):
    bad = record("nothing", "bad.sgf")
    result = goboard("check", bad, "--json")
    assert result.status == 2
    assert result.json == {
        "file": str(bad),
        "games": 0,
        "nodes": 0,
        "moves": 0,
        "illegal": [],
        "warnings": [],
        "error": result.err.strip(),
    }


def test_of_a_folder_all_records_below_it_are_checked(goboard, record, tmp_path):
    (tmp_path / "b" / "deep").mkdir(parents=True)
    for name in ("z.sgf", "b/one.SGF", "b/deep/two.Sgf", "b/notes.txt"):
        record("(;SZ[9])", name)
    files = [json.loads(line)["file"] for line in goboard("check", tmp_path, "--json").lines]
    assert files == [str(tmp_path / name) for name in ("z.sgf", "b/one.SGF", "b/deep/two.Sgf")]


def test_a_folder_without_records_is_told(goboard, tmp_path):
    result = goboard("check", tmp_path)
    assert result.status == 2
    assert result.err == f"{tmp_path}: no .sgf files in this folder\n"


def test_a_folder_without_records_has_an_error_in_json_too(goboard, tmp_path):
    result = goboard("check", tmp_path, "--json")
    assert result.json["error"] == f"{tmp_path}: no .sgf files in this folder"


def test_standard_input_is_checked_too(goboard):
    assert goboard("check", "-", stdin=b"(;SZ[9];B[aa])").lines == ["-: 1 game, 2 nodes, 1 move"]


def test_something_must_be_named(goboard):
    result = goboard("check")
    assert result.status == 2
    assert "FILE" in result.err
