from __future__ import annotations

import pytest

from goboard_gui.files.errors import ReadError, ReadErrorReason
from goboard_gui.files.foreign import ishi
from goboard_gui.files.formats import RECORD_ENDINGS, Format, browsable_extensions
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import board_size
from tests.cases import for_each
from tests.files.foreign_cases import game_of, ishi_text, line_of, noticed, opened, told
from tests.files.text_cases import said


def branches(text):
    """Return the tree of the only game as SGF without its root."""
    (tree,) = opened(text).games
    data = "".join(write_sgf(opened(text).file, [tree]).decode().split())
    return data[2:].partition(";")[2]


def test_the_facts_before_the_moves_tell_about_the_game():
    text = ishi_text(
        "B 1 Q4", "W 2 D4", EVENT="Old match", ROUND="3", PLACE="Edo", DATE="16 May 1739",
        BLACK="Ann K. (5k)", WHITE="Bob", WHITERANK="3d", RESULT="W+15", KOMI="-2",
        RULES="Japanese",
    )  # fmt: skip
    assert opened(text).format is Format.ISHI
    assert line_of(game_of(text)) == ["", "B[pp]", "W[dp]"]
    assert told(text) == {
        "black_name": "Ann K.",
        "black_rank": "5k",
        "white_name": "Bob",
        "white_rank": "3d",
        "event": "Old match",
        "place": "Edo",
        "date": told(text)["date"],
        "rules": "Japanese",
        "komi": -2,
        "result": "W+15",
    }
    assert "1739" in told(text)["date"]


@for_each(
    ("lines", "nodes"),
    [
        (["SETUP W D16 Q4", "SETUP B D4 Q16", "W 1 R14"], ["AB[pd][dp]AW[dd][pp]", "W[qf]"]),
        (["w 1 r14", "b 2 j1", "W 3 pass"], ["", "W[qf]", "B[is]", "W[]"]),
        (["B D4", "W Q16"], ["", "B[dp]", "W[pd]"]),
        (["B 1 D4 W 2 Q16", "B 3 C3"], ["", "B[dp]", "W[pd]", "B[cq]"]),
        (["B 58 D11", "PRISONER D12 D13", "W 59 A1"], ["", "B[di]MN[58]", "W[as]"]),
        (["B 1 D4", "B 2 Q16", "W 5 C3"], ["", "B[dp]", "B[pd]", "W[cq]MN[5]"]),
        (["B 1 D4", "SETUP W Q16, C3", "W 2 C4"], ["", "B[dp]", "AW[pd][cq]", "W[cp]"]),
        (["\tB\t1\tD4", "  W  2  Q16"], ["", "B[dp]", "W[pd]"]),
        (["B 1 D4\0", "\fW 2 Q16", "\x1a\x1a"], ["", "B[dp]", "W[pd]"]),
    ],
)
def test_stones_are_set_up_and_moves_played_as_the_lines_say(lines, nodes):
    (tree,), problems = ishi.read(ishi_text(*lines))
    assert said(tree) == nodes
    assert problems == []


@for_each(
    ("lines", "nodes"),
    [
        (["COM", "First", " second line", "ENDCOM", "B 1 D4"], ["C[First\nsecond line]", "B[dp]"]),
        (["B 1 D4", "COM", "B 2 D5 was better", "EVENT", "ENDCOM", "W 2 Q16"],
         ["", "B[dp]C[B 2 D5 was better\nEVENT]", "W[pd]"]),
        (["B 1 D4", "com Good. endcom", "W 2 Q16", "COM", "Bad: [x\\]", "EndCom"],
         ["", "B[dp]C[Good.]", "W[pd]C[Bad: [x\\\\\\]]"]),
        (["B 1 D4", "COM", "ENDCOM", "W 2 Q16"], ["", "B[dp]", "W[pd]"]),
        (["B 1 D4", "COM", "", "One.", "", "", "Two.", "", "ENDCOM", "", "W 2 Q16"],
         ["", "B[dp]C[One.\n\n\nTwo.]", "W[pd]"]),
    ],
)  # fmt: skip
def test_comments_stand_between_com_and_endcom(lines, nodes):
    (tree,), problems = ishi.read(ishi_text(*lines))
    assert said(tree) == nodes
    assert problems == []


@for_each(
    ("lines", "tree"),
    [
        (["VAR 1", "W 2 C3", "B 3 C4", "ENDVAR", "B 3 R4"],
         "B[dp](;W[pd];B[qp])(;W[cq];B[cp]))"),
        (["VAR", "B 3 C3", "ENDVAR", "B 3 R4"], "B[dp];W[pd](;B[cq])(;B[qp]))"),
        (["VAR", "W 2 C3", "VAR", "W 2 E3", "ENDVAR", "B 3 C4", "ENDVAR"],
         "B[dp](;W[pd])(;W[cq];B[cp])(;W[eq]))"),
    ],
)  # fmt: skip
def test_a_variation_replaces_a_move_of_its_player_or_answers_one_of_the_other(lines, tree):
    assert branches(ishi_text("B 1 D4", "W 2 Q16", *lines)) == tree


def test_each_event_is_a_game_of_its_own():
    text = ishi_text("B 1 D4", "W 2 Q16", EVENT="One") + ishi_text("W 1 C3", EVENT="Two")
    games = opened(text).games
    assert [line_of(game) for game in games] == [["", "B[dp]", "W[pd]"], ["", "W[cq]"]]


@for_each(
    ("size", "expected", "problems"),
    [
        ("9", (9, 9), []),
        ("13 9", (13, 9), []),
        ("9x13", (9, 13), []),
        ("0", (19, 19), [(1, "BAD_VALUE")]),
        ("53", (19, 19), [(1, "BAD_VALUE")]),
    ],
)
def test_a_board_may_have_any_size(size, expected, problems):
    text = ishi_text("B 1 C3", "W 2 D4", BOARDSIZE=size)
    assert tuple(board_size(game_of(text))) == expected
    assert noticed(text) == problems


@for_each(
    ("lines", "problem"),
    [
        (["SETUP B D4", "PENALTY 3"], (2, "NOT_UNDERSTOOD")),
        (["SETUP B D4", "W 1 I9"], (2, "BAD_MOVE")),
        (["SETUP B D4", "W 1 D20"], (2, "BAD_MOVE")),
        (["SETUP B D4", "W one D3"], (2, "BAD_MOVE")),
        (["SETUP B D4", "SETUP E D5"], (2, "NOT_UNDERSTOOD")),
        (["SETUP B D4 D44"], (1, "BAD_VALUE")),
        (["SETUP B D4", "ENDVAR"], (2, "NOT_UNDERSTOOD")),
        (["SETUP B D4", "KOMI x"], (2, "BAD_VALUE")),
        (["SETUP B D4", "BOARDSIZE 9"], (2, "BAD_VALUE")),
        (["SETUP B D4", "COM", "Hm"], (3, "CUT")),
        (
            ["HANDICAP 2", "W 1 D4", "B 2 C3"],
            (1, "CUSTOMARY_STONES"),
        ),
    ],
)
def test_what_is_not_understood_is_reported_with_its_line(lines, problem):
    assert noticed(ishi_text(*lines)) == [problem]


def test_handicap_stones_that_are_set_up_are_not_placed_again():
    text = ishi_text("HANDICAP 2", "SETUP B D4 Q16", "W 1 C3", "B 2 D3")
    assert line_of(game_of(text)) == ["AB[pd][dp]", "W[cq]", "B[dq]"]
    assert noticed(text) == []


@for_each(
    ("data", "name"),
    [
        (b'package main\n\nimport "fmt"\n', "a.go"),
        (b"boardsize 19\nkomi 6.5\nshowboard\n", "a.gtp"),
        (b"", "a.go"),
        (b"EVENT Nothing\n", "a.go"),
    ],
)
def test_programs_in_go_and_gtp_commands_are_not_records(data, name):
    with pytest.raises(ReadError) as caught:
        open_bytes(data, name)
    assert caught.value.reason in (ReadErrorReason.NO_GAME, ReadErrorReason.EMPTY)


def test_go_files_are_browsed_only_next_to_another():
    assert ".go" not in RECORD_ENDINGS
    assert browsable_extensions(".sgf") == RECORD_ENDINGS
    assert browsable_extensions(".GO") == (*RECORD_ENDINGS, ".go", ".prb")


def test_an_empty_text_is_an_empty_game():
    (tree,), problems = ishi.read("")
    assert (tree.main_line(), problems) == ([0], [])
