from __future__ import annotations

import pytest

from goboard_gui.files.errors import ReadErrorReason
from goboard_gui.files.formats import Format, detect_format
from goboard_gui.files.opening import open_bytes
from tests.cases import for_each
from tests.files.foreign_cases import game_of, line_of, noticed, opened, said, told, wgs

PASS = (1, 0)


def test_the_header_tells_about_the_game_and_two_bytes_about_each_move():
    data = wgs((8, 3), (0, 8), PASS, (32, 0))
    assert opened(data).format is Format.WGS
    assert line_of(game_of(data)) == ["", "B[cd]", "W[ai]", "B[]", "W[ia]"]
    assert told(data) == {
        "black_name": "ann",
        "black_rank": "1k",
        "white_name": "bob",
        "white_rank": "1d",
        "komi": 7.5,
        "result": "B+R",
    }
    assert noticed(data) == []


@for_each(
    ("rating", "dan", "rank"),
    [
        (0, 0, "1k"), (99, 0, "1k"), (-1, 0, "2k"), (-100, 0, "2k"), (-119, 0, "3k"),
        (-258, 0, "4k"), (-900, 0, "9k"), (-5000, 0, "9k"), (100, 0, "1d"), (199, 0, "1d"),
        (970, 0, "9d"), (2000, 0, "9d"), (-119, 1, "1d"), (400, 6, "6d"), (0, 10, "1k"),
    ],
)  # fmt: skip
def test_a_rank_is_that_of_the_certificate_or_else_of_the_rating(rating, dan, rank):
    found = told(wgs(ratings=(rating, 0), dans=(dan, 0)))
    assert (found["black_rank"], found["white_rank"]) == (rank, "1k")


ENDINGS = [
    pytest.param(9, 0, 0, "W+R", id="resignation"),
    pytest.param(8, 1, 0, "B+T", id="time"),
    pytest.param(6, 0, 0, "W+F", id="the loser left"),
    pytest.param(2, 0, 0, "0", id="draw"),
    pytest.param(5, 1, 0, "Void", id="dissolved"),
    pytest.param(7, 0, 0, "Void", id="left in agreement"),
    pytest.param(0, 0, 0, None, id="still played"),
    pytest.param(99, 1, 0, None, id="unknown"),
    pytest.param(9, 2, 0, None, id="unknown winner"),
    pytest.param(10, 1, 2, "B+1.5", id="Black by three quarters of a stone"),
    pytest.param(10, 1, 28, "B+27.5", id="Black by 13¾ stones"),
    pytest.param(10, 0, -30, "W+30.5", id="White by 15¼ stones"),
    pytest.param(10, 0, 0, "W+0.5", id="White by a quarter"),
    pytest.param(10, 0, 28, "W+", id="a margin of the other player"),
]


@for_each(("ending", "winner", "margin", "result"), ENDINGS)
def test_a_result_is_how_the_game_ended_for_whom(ending, winner, margin, result):
    data = wgs(game=(0, 19, 0, 7, 5, ending, winner), margin=margin)
    assert told(data).get("result") == result


def test_a_margin_is_left_out_where_the_komi_has_no_half():
    assert told(wgs(game=(0, 19, 0, 6, 0, 10, 1), margin=8))["result"] == "B+"


def test_names_are_in_gb18030_unless_the_user_chooses_another_encoding():
    data = wgs(black="松鹤".encode("gb18030"), white=b"\xc0\xcc\xc3\xa2\xc8\xa3" + b"x" * 20)
    found = told(data)
    assert (found["black_name"], found["white_name"]) == ("松鹤", "捞芒龋xxxxxxxxxxxxxxxx")
    assert opened(data).guess is None
    (korean,) = open_bytes(data, encoding="euc-kr").games
    assert said(korean, 0, ("PW",)) == "PW[이창호xxxxxxxxxxxxxxxx]"
    assert told(wgs(black=b"", white=b"a\nb"))["white_name"] == "a b"


def test_handicap_stones_are_placed_and_white_begins():
    data = wgs((40, 10), (44, 10), game=(3, 19, 0, 0, 0, 9, 1))
    tree = game_of(data)
    assert line_of(tree) == ["AB[dd][pd][dp]", "W[kk]", "B[lk]"]
    assert told(data)["handicap"] == 3


@for_each(
    ("data", "line", "notices"),
    [
        pytest.param(wgs((8, 3), (8, 9)), ["", "B[cd]"], ["BAD_MOVE"], id="off the board"),
        pytest.param(wgs((9, 3), (8, 4)), ["", "W[ce]"], ["BAD_MOVE"], id="unknown flag"),
        pytest.param(wgs((8, 3), count=3), ["", "B[cd]"], ["CUT"], id="moves are missing"),
        pytest.param(wgs((8, 3))[:-1], [""], ["CUT"], id="half a move"),
        pytest.param(wgs((8, 3), (4, 4), count=1), ["", "B[cd]"], ["NOT_UNDERSTOOD"], id="more"),
        pytest.param(wgs(game=(1, 9, 0, 7, 5, 9, 1)), [""], ["BAD_VALUE"], id="handicap of one"),
    ],
)
def test_what_is_odd_is_reported(data, line, notices):
    assert line_of(game_of(data)) == line
    assert noticed(data) == [(1, name) for name in notices]


@for_each(
    "data",
    [
        wgs()[:-1],
        b"\1" + wgs()[1:],
        wgs(game=(10, 19, 0, 7, 5, 9, 1)),
        wgs(game=(0, 1, 0, 7, 5, 9, 1)),
        wgs(game=(0, 53, 0, 7, 5, 9, 1)),
    ],
)
def test_a_file_without_such_a_header_is_none(data):
    assert detect_format(data) is Format.SGF
    with pytest.raises(ValueError, match=ReadErrorReason.NO_GAME.value[:10]):
        open_bytes(data, "a.wgs")
