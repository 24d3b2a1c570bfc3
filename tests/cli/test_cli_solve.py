"""`goboard solve`: the exact result of a small board, or bounds of it."""

from __future__ import annotations

import json

import pytest

from goboard_gui.cli.main import main
from goboard_gui.study import best_play
from tests.cases import for_each


def test_the_result_the_moves_and_the_best_line_are_printed(capsys):
    assert main(["solve", "--size", "3x1"]) == 0
    assert capsys.readouterr().out.splitlines()[4:] == [
        "B+3",
        "",
        "Result after each move of Black:",
        "  A1    W+3",
        "  B1    B+3",
        "  C1    W+3",
        "  pass  W+3",
        "",
        "Best line: 1. B1 2. pass 3. pass",
    ]


def test_a_graph_from_a_file_is_solved(tmp_path, capsys):
    star = {
        "points": [{"x": n, "y": n % 2, "name": name} for n, name in enumerate("abcd")],
        "edges": [["a", "b"], ["a", "c"], ["a", "d"]],
    }
    file = tmp_path / "star.json"
    file.write_text(json.dumps(star))
    assert main(["solve", "--graph", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["solved"], found["value"]) == (True, 4)


def test_the_position_of_a_record_is_solved_with_the_moves_before_it(tmp_path, capsys):
    file = tmp_path / "ko.sgf"
    file.write_text("(;SZ[2:1];B[aa];W[ba])")
    assert main(["solve", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["to_play"] == "black"
    assert [(move["point"], move["value"]) for move in found["moves"]] == [(None, -2)]
    assert main(["solve", str(file), "--move", "0"]) == 0
    assert "\n0\n" in capsys.readouterr().out


def test_a_player_named_wrongly_is_told_and_the_moves_decide(tmp_path, capsys):
    file = tmp_path / "problem.sgf"
    file.write_text("(;SZ[3:1]PL[W];B[ba])")
    assert main(["solve", str(file), "--move", "0", "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["to_play"] == "black"
    assert printed.err == (
        f"{file}: White is to play (PL), but only Black moves next; solving for Black\n"
    )


def test_the_bounds_are_printed_if_time_runs_out(capsys):
    assert main(["solve", "--size", "9x9", "--seconds", "0"]) == 1
    output = capsys.readouterr().out
    assert "Not solved: between 0 and B+81\nThe search ran out of time; see --seconds." in output


def test_a_finished_game_is_printed_as_such(tmp_path, capsys):
    file = tmp_path / "ended.sgf"
    file.write_text("(;SZ[3:1];B[ba];W[];B[])")
    assert main(["solve", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[4:] == ["The game has ended: B+3"]
    assert main(["solve", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["solved"], found["value"], found["moves"], found["line"]) == (True, 3, [], [])


def test_a_search_that_needs_too_much_memory_says_so(monkeypatch, capsys):
    monkeypatch.setattr(best_play, "_MOST_BYTES", 10_000)
    assert main(["solve", "--size", "3x3"]) == 1
    assert "The search ran out of memory." in capsys.readouterr().out


@for_each(
    ("arguments", "message"),
    [
        pytest.param([], "give a FILE", id="nothing to solve"),
        pytest.param(["a.sgf", "--size", "2"], "give a FILE", id="two things"),
        pytest.param(["--graph", "missing.json"], "missing.json", id="no such file"),
    ],
)
def test_unusable_arguments_are_reported(arguments: list[str], message: str, capsys):
    assert main(["solve", *arguments]) == 2
    assert message in capsys.readouterr().err
