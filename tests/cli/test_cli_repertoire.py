"""`goboard repertoire`: where the games of a player leave a repertoire, as a table and as JSON."""

from __future__ import annotations

import json

import pytest

from tests.cases import for_each
from tests.cli.collections import written
from tests.game_index.scanner import built

REPERTOIRE = "(;SZ[9];B[cc](;W[gg];B[gc])(;W[ee];B[ge]))"
GAMES = {
    "a.sgf": "(;SZ[9]PB[Ann]PW[Bob]DT[2001]RE[B+R];B[gg];W[cc];B[ee])",
    "b.sgf": "(;SZ[9]PB[Ann Lee]PW[Bob];B[cc];W[ab])(;SZ[9]PB[Ann]PW[Eve];B[cc];W[ee];B[ge];W[aa])",
    "c.sgf": "(;SZ[9]PB[Bob]PW[Ann];B[aa])",
    "d.sgf": "(;SZ[9]PB[Ann]PW[Bob];B[cc])(;SZ[13]PB[Ann]PW[Bob];B[cc])",
}


@pytest.fixture
def index(tmp_path):
    built(tmp_path / "index", written(tmp_path / "games", GAMES))
    return tmp_path / "index"


def test_as_json_each_game_of_the_player_has_its_first_deviation(goboard, record, index):
    path = record(REPERTOIRE)
    result = goboard("repertoire", path, index, "--player", "ann", "--json")
    assert (result.status, result.err) == (0, "")
    found = json.loads(result.out)
    assert found["repertoire"] == {"file": str(path), "colour": "black", "cards": 3, "warnings": []}
    games = index.parent / "games"
    assert found["games"][0] == {
        "file": str(games / "a.sgf"),
        "game": 0,
        "black": "Ann",
        "white": "Bob",
        "date": "2001",
        "result": "B+R",
        "ending": "deviation",
        "moves": 2,
        "deviation": {"node": 3, "move": 3, "by": "player", "played": [4, 4], "expected": [[2, 6]]},
    }
    rest = [
        (each["file"][-5:], each["game"], each["ending"], each["moves"], each["deviation"])
        for each in found["games"][1:]
    ]
    assert rest == [
        (
            "b.sgf",
            0,
            "deviation",
            1,
            {
                "node": 2,
                "move": 2,
                "by": "opponent",
                "played": [0, 1],
                "expected": [[6, 6], [4, 4]],
            },
        ),
        ("b.sgf", 1, "end of repertoire", 3, None),
        ("d.sgf", 0, "end of game", 1, None),
        ("d.sgf", 1, "outside", 0, None),
    ]


def test_as_text_deviations_are_a_table_and_all_games_are_counted(goboard, record, index):
    result = goboard("repertoire", record(REPERTOIRE), index, "--player", "ann")
    games = index.parent / "games"
    assert (result.status, result.err) == (0, "")
    assert result.lines == [
        "move  by        played  repertoire  Black    White  date  result  file",
        f"   3  player    E5      C3          Ann      Bob    2001  B+R     {games / 'a.sgf'}",
        f"   2  opponent  A8      G3, E5      Ann Lee  Bob    ?     ?       {games / 'b.sgf'}",
        "",
        "5 games as Black: 2 deviations, 1 by the player; 1 to the end of a line, "
        "1 to the end of the game, 1 with another start",
    ]


@for_each(
    ("options", "games"),
    [
        (["--player", '"ann"'], 4),
        (["--player", "lee"], 1),
        (["--player", "lee", "--player", "eve"], 1),
        (["--player", "lee", "--player", "bob"], 2),
        (["--player", "ann", "--colour", "white"], 1),
    ],
)
def test_games_are_those_of_the_players_with_the_colour(goboard, record, index, options, games):
    result = goboard("repertoire", record(REPERTOIRE), index, *options, "--json")
    assert len(json.loads(result.out)["games"]) == games


@for_each(
    ("text", "options", "error"),
    [
        ("(;SZ[9];B[cc])", ["--colour", "white"], "the record has no moves of White"),
        ("(;SZ[9])", ["--colour", "white"], "the record has no moves of White"),
    ],
)
def test_a_record_that_is_not_a_repertoire_is_an_error(
    goboard, record, index, text, options, error
):
    path = record(text)
    result = goboard("repertoire", path, index, "--player", "ann", *options)
    assert (result.status, result.out) == (2, "")
    assert result.err == f"{path}: {error}\n"


def test_without_alternatives_the_repertoire_is_that_of_black(goboard, record, index):
    result = goboard("repertoire", record("(;SZ[9];B[cc];W[gg])"), index, "--player", "ann")
    assert result.status == 0
    assert "games as Black" in result.out


@for_each(("names", "text"), [(["zzz"], "zzz"), (["Zoe", "Y\x1b[0m"], "Zoe or Y\\x1b[0m")])
def test_a_player_without_games_is_an_error(goboard, record, index, names, text):
    players = [part for name in names for part in ("--player", name)]
    for form in ([], ["--json"]):
        result = goboard("repertoire", record(REPERTOIRE), index, *players, *form)
        assert (result.status, result.out) == (2, "")
        assert result.err == f"{index}: no games of {text} as Black\n"


def test_a_player_without_a_name_is_an_error(goboard, record, index):
    result = goboard("repertoire", record(REPERTOIRE), index, "--player", " ")
    assert result.status == 2
    assert "the name of the player is empty" in result.err


def test_unreadable_and_changed_files_are_reported_and_the_others_compared(goboard, record, index):
    games = index.parent / "games"
    (games / "a.sgf").unlink()
    (games / "b.sgf").write_text("(;SZ[9]PB[Ann])")
    result = goboard("repertoire", record(REPERTOIRE), index, "--player", "ann", "--json")
    assert result.status == 2
    assert [each["file"][-5:] for each in json.loads(result.out)["games"]] == [
        "b.sgf",
        "d.sgf",
        "d.sgf",
    ]
    missing, gone = result.err.splitlines()
    assert "a.sgf" in missing
    assert gone == f"{games / 'b.sgf'}: game 1 is not in the file any more"


def test_warnings_about_the_repertoire_name_its_nodes(goboard, record, index):
    path = record("(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[cc]))")
    result = goboard("repertoire", path, index, "--player", "ann", "--colour", "black")
    assert result.status == 0
    assert result.err == (
        f"{path}: game 0, node 6: the same position has another first move earlier in the file, "
        "which counts (game 0, node 3)\n"
    )
    options = ("--player", "ann", "--colour", "black", "--json")
    (warning,) = json.loads(goboard("repertoire", path, index, *options).out)["repertoire"][
        "warnings"
    ]
    assert (warning["node"], warning["kind"], warning["counting"]) == (6, "different moves", [0, 3])


def test_a_missing_index_is_an_error_with_a_remedy(goboard, record, tmp_path):
    result = goboard("repertoire", record(REPERTOIRE), tmp_path / "none", "--player", "ann")
    assert result.status == 2
    assert "create it with" in result.err
