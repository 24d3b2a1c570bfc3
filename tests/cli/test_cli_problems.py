"""`goboard problems`: the list of problems, as a table and as JSON."""

from __future__ import annotations

import json

SOLVED = "(;GN[First]AB[aa]AW[ba](;B[ab]C[Correct])(;B[bb];W[ab]))"
UNSOLVED = "(;AB[cc]AW[cd]PL[W](;B[dd]C[Wrong]))"


def test_as_json_all_problems_of_all_files_are_one_list(goboard, record):
    first = record(SOLVED + UNSOLVED, "first.sgf")
    second = record("(;C[Book](;N[One]AB[aa]AW[ba];B[ab]))", "second.sgf")
    result = goboard("problems", first, second, "--json")
    assert (result.status, result.err) == (0, "")
    assert json.loads(result.out) == [
        {
            "file": str(first),
            "game": 0,
            "node": 0,
            "title": "First",
            "to_play": "black",
            "right_ends": [[0, 1]],
            "wrong_ends": [[0, 3]],
            "warnings": [],
        },
        {
            "file": str(first),
            "game": 1,
            "node": 0,
            "title": "",
            "to_play": "black",
            "right_ends": [],
            "wrong_ends": [[1, 1]],
            "warnings": [
                {
                    "game": 1,
                    "node": 0,
                    "kind": "wrong turn",
                    "text": "White is to play (PL), but only Black moves next",
                },
                {
                    "game": 1,
                    "node": 0,
                    "kind": "only wrong marks",
                    "text": "no solution: only wrong lines are marked",
                },
            ],
        },
        {
            "file": str(second),
            "game": 0,
            "node": 1,
            "title": "One",
            "to_play": "black",
            "right_ends": [[0, 2]],
            "wrong_ends": [],
            "warnings": [],
        },
    ]


def test_without_json_each_file_has_a_table_and_its_warnings(goboard, record):
    path = record(SOLVED + UNSOLVED)
    result = goboard("problems", path)
    assert (result.status, result.err) == (0, "")
    assert result.lines == [
        f"{path}: 2 problems",
        "    game  node  title  to play  right  wrong",
        "       0     0  First  Black        1      1",
        "       1     0         Black        0      1",
        "    game 1, node 0: White is to play (PL), but only Black moves next",
        "    game 1, node 0: no solution: only wrong lines are marked",
        "2 problems, 1 without solution",
    ]


def test_games_with_one_position_are_one_problem_with_ends_in_several_games(goboard, record):
    games = "(;AB[aa]AW[ba];B[ab]C[Correct])(;AB[aa]AW[ba];B[bb])"
    (problem,) = json.loads(goboard("problems", record(games), "--json").out)
    assert (problem["right_ends"], problem["wrong_ends"]) == ([[0, 1]], [[1, 1]])


def test_a_file_that_cannot_be_read_does_not_stop_the_others(goboard, record, tmp_path):
    bad, good = record("no record", "bad.sgf"), record(SOLVED, "good.sgf")
    missing = tmp_path / "missing.sgf"
    result = goboard("problems", bad, missing, good, "--json")
    assert result.status == 2
    assert [problem["file"] for problem in json.loads(result.out)] == [str(good)]
    assert str(bad) in result.err
    assert str(missing) in result.err


def test_of_a_folder_all_records_below_it_are_listed(goboard, record, tmp_path):
    record(SOLVED, "one.sgf")
    record("not read", "readme.txt")
    result = goboard("problems", tmp_path)
    assert (result.status, result.lines[-1]) == (0, "1 problem, 0 without solution")
    empty = tmp_path / "empty"
    empty.mkdir()
    result = goboard("problems", empty)
    assert (result.status, result.err) == (2, f"{empty}: no .sgf files in this folder\n")


def test_a_file_without_problems_is_listed_as_such(goboard, record):
    path = record("(;C[Nothing here])")
    assert goboard("problems", path).lines == [
        f"{path}: 0 problems",
        "0 problems, 0 without solution",
    ]
    assert json.loads(goboard("problems", path, "--json").out) == []


def test_records_of_other_games_are_errors(goboard, record):
    path = record("(;GM[2]SZ[8];B[aa])" + SOLVED)
    result = goboard("problems", path)
    assert (result.status, result.err) == (2, f"{path}: not a record of Go (GM[2])\n")
    assert result.lines[-1] == "1 problem, 0 without solution"
