from __future__ import annotations

import pytest

from goboard_gui.files.formats import Format
from goboard_gui.files.sgf.game_info import read_info
from tests.cases import for_each
from tests.files.foreign_cases import game_of, line_of, ngf, noticed, opened, said, told

MARKED = """\
GI韩国十段战
GI朴承华 初段
GI李载雄 五段
GI
GI
GI2006-9-5
GI19
GI0
GI0
GI6
GI2
PMABBREER
PMACWEEEE
GI1
ACW[2] 黑中盘胜(现场消息)[EndTxt]
"""


def test_the_lines_before_the_moves_tell_about_the_game():
    text = ngf("PMABBREER", "PMACWEEEE")
    assert opened(text).format is Format.NGF
    assert line_of(game_of(text)) == ["", "B[qd]", "W[dd]"]
    assert told(text) == {
        "black_name": "ann k",
        "black_rank": "5k",
        "white_name": "bob",
        "white_rank": "3d*",
        "event": "Rated game",
        "place": "www.cyberoro.com",
        "date": "2017-03-16",
        "komi": 6.5,
        "result": "B+0.5",
    }


@pytest.mark.parametrize(
    ("handicap", "komi", "expected"),
    [("0", "6", 6.5), ("0", "0", 0.5), ("2", "0", 0), ("0", "6.5", 6.5), ("0", "x", None)],
)
def test_half_a_point_goes_without_saying_in_even_games(handicap, komi, expected):
    text = ngf("PMABBREER", handicap=handicap, komi=komi)
    assert read_info(game_of(text)).komi == expected


def test_handicap_stones_lie_as_the_server_puts_them():
    tree = game_of(ngf("PMABWQRRQ", handicap="3"))
    assert said(tree, tree.root) == "AB[dd][pd][dp]"
    assert read_info(tree).handicap == 3


@for_each(
    ("line", "result"),
    [
        ("White wins by  resign!", "W+R"),
        ("Black wins by 34win >> White(58):Black(92)", "B+34"),
        ("White loses by time", "B+T"),
        ("백 3집반승", "W+3.5"),
        ("Draw", "0"),
        ("", None),
    ],
)
def test_a_sentence_tells_the_result(line, result):
    assert told(ngf("PMABBREER", result=line)).get("result") == result


def test_a_header_whose_lines_are_marked_has_another_order():
    tree = game_of(MARKED.encode("gbk"))
    info = read_info(tree)
    assert (info.white_name, info.white_rank) == ("朴承华", "1d")
    assert (info.black_name, info.black_rank) == ("李载雄", "5d")
    assert (info.event, info.date, info.komi) == ("韩国十段战", "2006-09-05", 6.5)
    assert info.result == "B+R"
    assert line_of(tree)[1:] == ["B[qd]", "W[dd]C[黑中盘胜(现场消息)]"]


def test_the_first_line_may_be_missing():
    text = ngf("PMABBREER").removeprefix("Rated game\n")
    facts = told(text)
    assert "event" not in facts
    assert (facts["white_name"], facts["date"]) == ("bob", "2017-03-16")


def test_a_remark_goes_on_until_its_end():
    text = ngf("PMABBREER") + "ABB[1] one\ntwo[EndTxt]\n"
    assert line_of(game_of(text))[1] == "B[qd]C[one\ntwo]"


def test_smaller_boards_and_passes_are_read():
    tree = game_of(ngf("PMABBBBBB", "PMACWAAAA", size="9"))
    assert tree.node(0).first_value("SZ") == "9"
    assert line_of(tree)[1:] == ["B[aa]", "W[]"]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("PMABBZZZZ", "BAD_MOVE"),
        ("PMABXBBBB", "BAD_MOVE"),
        ("PM", "BAD_MOVE"),
        ("something else", "NOT_UNDERSTOOD"),
        ("ABB[77] late[EndTxt]", "NO_NODE"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_line(line, kind):
    text = ngf("PMABBREER", line, "PMACWEEEE")
    assert [part[:5] for part in line_of(game_of(text))] == ["", "B[qd]", "W[dd]"]
    assert noticed(text) == [(14, kind)]


@pytest.mark.parametrize("size", ["1000000", "-3", "x", "1", ""])
def test_a_size_that_no_board_has_is_19(size):
    tree = game_of(ngf("PMABBREER", size=size))
    assert tree.node(0).first_value("SZ") == "19"
