from __future__ import annotations

import pytest

from tests.cases import for_each

GAME = "(;SZ[5];B[bb];W[dd];B[];W[db](;B[cc])(;B[aa]))"


def test_a_position_is_shown_with_names_on_all_four_sides(goboard, record):
    result = goboard("show", record(GAME))
    assert result.status == 0
    assert result.lines == [
        "  A B C D E",
        "5 . . . . . 5",
        "4 . X . O . 4",
        "3 . . X . . 3",
        "2 . . . O . 2",
        "1 . . . . . 1",
        "  A B C D E",
        "",
        "Move 5, Black C3; White to play; prisoners: Black 0, White 0",
    ]


def test_a_player_named_wrongly_is_told(goboard, record):
    result = goboard("show", record("(;SZ[5]PL[W];B[bb])"), "--move", "0")
    told = "Before the first move; Black to play (the record says White); "
    assert result.lines[-1].startswith(told)


def test_wide_characters_in_labels_take_two_columns(goboard, record):
    result = goboard("show", record("(;SZ[2];B[aa])"), "--notation", "kanji")
    assert result.lines[:4] == ["   1 2", "一 X . 一", "二 . . 二", "   1 2"]


@for_each(
    ("options", "lines"),
    [
        pytest.param([], ["  A B C", "2 X . . 2", "1 . O . 1", "  A B C"], id="as it is"),
        pytest.param(
            ["--view", "r90"],
            ["  1 2", "A . X A", "B O . B", "C . . C", "  1 2"],
            id="names rotate with the board",
        ),
        pytest.param(
            ["--view", "r90", "--labels", "stay"],
            ["  A B", "3 . X 3", "2 O . 2", "1 . . 1", "  A B"],
            id="names stay with the window",
        ),
        pytest.param(
            ["--view", "mh"], ["  C B A", "2 . . X 2", "1 . O . 1", "  C B A"], id="reflected"
        ),
        pytest.param(
            ["--notation", "andreev"],
            ["   +0 =1 -0", "-0  X  .  . -0", "+0  .  O  . +0", "   +0 =1 -0"],
            id="labels of two characters",
        ),
        pytest.param(
            ["--notation", "cartesian"],
            ["  0 1 2", "1 X . . 1", "0 . O . 0", "  0 1 2"],
            id="labels from 0",
        ),
        pytest.param(
            ["--notation", "tengen-squares"],
            [
                "     N N E",
                "     1 1 1",
                "     . . .",
                "     0 1 0",
                "N1.0 X . . E1.0",
                "W1.0 . O . S1.0",
                "     W S S",
                "     1 1 1",
                "     . . .",
                "     0 1 0",
            ],
            id="names of the border points",
        ),
    ],
)
def test_the_board_is_turned_and_named_as_asked(goboard, record, options, lines):
    result = goboard("show", record("(;SZ[3:2];B[aa];W[bb])"), *options)
    assert result.lines[: len(lines)] == lines
    assert result.lines[len(lines)] == ""


def test_marked_points_are_commas_where_no_stone_is(goboard, record):
    rows = goboard("show", record("(;SZ[9];B[cc])")).lines
    assert rows[3] == "7 . . X . . . , . . 7"
    assert rows[5] == "5 . . . . , . . . . 5"


def test_rows_of_one_and_two_digits_stand_in_line(goboard, record):
    rows = goboard("show", record("(;SZ[10])")).lines
    assert rows[0] == "   A B C D E F G H J K"
    assert rows[1] == "10 . . . . . . . . . . 10"
    assert rows[10] == " 1 . . . . . . . . . . 1"


@pytest.mark.parametrize(
    ("moves", "caption"),
    [
        (0, "Before the first move; Black to play; prisoners: Black 0, White 0"),
        (1, "Move 1, Black B4; White to play; prisoners: Black 0, White 0"),
        (3, "Move 3, Black pass; White to play; prisoners: Black 0, White 0"),
    ],
)
def test_the_last_move_and_the_turn_are_told(goboard, record, moves, caption):
    assert goboard("show", record(GAME), "--move", moves).lines[-1] == caption


def test_nobody_is_to_play_after_two_passes(goboard, record):
    assert goboard("show", record("(;SZ[9];B[];W[])")).lines[-1] == (
        "Move 2, White pass; both players passed; prisoners: Black 0, White 0"
    )


def test_as_json_a_position_is_one_document(goboard, record):
    result = goboard("show", record("(;SZ[3:2];B[ba];W[aa];B[ab])"), "--json")
    assert result.status == 0
    assert result.err == ""
    assert result.json == {
        "size": [3, 2],
        "shape": "rectangle",
        "rows": [".X.", "X.."],
        "move": 3,
        "to_play": "white",
        "prisoners": {"black": 1, "white": 0},
        "last": [0, 1],
    }


@for_each(
    ("text", "options", "facts"),
    [
        pytest.param(GAME, [], {"move": 5, "last": [2, 2]}, id="the last position"),
        pytest.param(GAME, ["--move", "4"], {"move": 4, "last": [3, 1]}, id="after four moves"),
        pytest.param(GAME, ["--move", "3"], {"move": 3, "last": None}, id="after a pass"),
        pytest.param(GAME, ["--move", "0"], {"move": 0, "last": None}, id="before all moves"),
        pytest.param("(;SZ[1])", [], {"size": [1, 1], "rows": ["."]}, id="an empty record"),
        pytest.param("(;)", [], {"size": [19, 19]}, id="no size"),
        pytest.param(
            "(;SZ[2];AB[aa];W[bb])",
            ["--move", "0"],
            {"rows": ["X.", ".."], "to_play": "white"},
            id="setup before the first move counts",
        ),
        pytest.param(
            "(;SZ[2];B[aa];AE[aa]AW[bb])",
            [],
            {"rows": ["..", ".O"], "move": 1, "last": [0, 0]},
            id="setup after the last move counts",
        ),
        pytest.param(
            "(;SZ[2]PL[W];B[zz])", [], {"move": 1, "last": None, "to_play": "white"}, id="no point"
        ),
        pytest.param("(;SZ[2]AB[aa];W[bb])", ["--move", "0"], {"to_play": "white"}, id="a problem"),
        pytest.param(
            "(;SZ[2]AB[aa][ba][ab];B[bb])",
            [],
            {"prisoners": {"black": 0, "white": 4}, "rows": ["..", ".."]},
            id="suicide feeds the opponent",
        ),
    ],
)
def test_which_position_is_shown(goboard, record, text, options, facts):
    shown = goboard("show", record(text), "--json", *options).json
    assert {key: shown[key] for key in facts} == facts


def test_json_is_never_turned(goboard, record):
    path = record("(;SZ[3:2];B[aa])")
    straight = goboard("show", path, "--json").out
    assert goboard("show", path, "--json", "--view", "r90", "--notation", "andreev").out == straight


def test_a_game_of_a_collection_is_picked(goboard, record):
    path = record("(;SZ[2])(;SZ[3])(;SZ[4])")
    sizes = [goboard("show", path, "--json", "--game", game).json["size"] for game in range(3)]
    assert sizes == [[2, 2], [3, 3], [4, 4]]


def test_a_record_may_come_from_standard_input(goboard):
    assert goboard("show", "-", "--json", stdin=b"(;SZ[2];B[aa])").json["rows"] == ["X.", ".."]


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        pytest.param(GAME, ["--move", "6"], "5 moves, not 6", id="fewer moves"),
        pytest.param(GAME, ["--game", "1"], "no game 1", id="fewer games"),
        pytest.param("no record", [], "no game record", id="no record"),
        pytest.param("", [], "empty", id="an empty file"),
        ("(;SZ[5]B[aa])", ["--move", "0"], "the game starts with a move"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_name(goboard, record, text, options, reason):
    path = record(text)
    result = goboard("show", path, *options)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"{path}: ")
    assert reason in result.err
    assert len(result.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_told_with_its_name(goboard, tmp_path):
    path = tmp_path / "nowhere.sgf"
    result = goboard("show", path)
    assert result.status == 2
    assert result.err.startswith(f"{path}: ")
    assert "No such file" in result.err


@for_each(
    "options",
    [
        ["--move", "-1"],
        ["--move", "1.5"],
        ["--move", "٣"],
        ["--game", "x"],
        ["--notation", "klingon"],
        ["--view", "r45"],
        ["--colour"],
        ["--mov", "1"],
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_told_with_status_2(goboard, record, options):
    result = goboard("show", record(GAME), *options)
    assert (result.status, result.out) == (2, "")
    assert "goboard show: error: " in result.err


def test_a_damaged_file_is_shown_and_its_damage_told(goboard, record):
    path = record("(;SZ[2];B[aa];W[b")
    result = goboard("show", path, "--json")
    assert result.status == 0
    assert result.json["rows"][0] == "X."
    assert result.err.startswith(f"{path}: line 1, column ")


def test_of_much_damage_only_the_first_is_told(goboard, record):
    result = goboard("show", record("(;SZ[2]" + ";B[aa]x;W[bb]x" * 20 + ")"))
    assert result.status == 0
    assert 2 <= len(result.err.splitlines()) <= 6
    assert "goboard check" in result.err


def test_boards_in_a_wiki_template_are_shown(goboard, record):
    page = record("One {{Go board 3x2| ul| b1| ur| dlA| w| dr|24}}, two {{Go board 1x1|b}}", "page")
    assert goboard("show", page, "--json").json["rows"] == [".X.", ".O."]
    assert goboard("show", page, "--game", "1", "--json").json["rows"] == ["X"]
