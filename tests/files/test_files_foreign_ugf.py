from __future__ import annotations

import pytest

from goboard_gui.files.foreign.errors import UnsupportedFormatError
from goboard_gui.files.formats import Format
from goboard_gui.files.sgf.game_info import read_info
from tests.cases import for_each
from tests.files.foreign_cases import game_of, line_of, noticed, opened, said, told, ugf

MOVES = ("CC,B1,1,0", "GC,W1,2,12", "GG,B1,3,3")


def variations(tree, node):
    return [said(tree, child) for child in tree.children(node)]


def test_the_header_tells_about_the_game():
    text = ugf(
        *MOVES,
        Title="26th,Gosei,,5th game",
        Place="Tokyo",
        Date="2019/03/08,22:09:00,2019/03/09,07:16:59",
        Rule="JPN",
        Hdcp="0,-5.50",
        Ptime="J;240;0;0,J;240;0;0,0,0",
        Writer="PANDA-EGG",
        Copyright="PANDANET",
        Comment="a fine game",
        PlayerW="bob, 9-dan ,0,",
    )
    assert opened(text).format is Format.UGF
    assert told(text) == {
        "black_name": "ann",
        "black_rank": "5k",
        "white_name": "bob",
        "white_rank": "9d",
        "event": "26th, Gosei, 5th game",
        "place": "Tokyo",
        "date": "2019-03-08,09",
        "rules": "Japanese",
        "komi": -5.5,
        "time": "14400",
        "result": "B+7.5",
        "user": "PANDA-EGG",
        "copyright": "PANDANET",
        "comment": "a fine game",
    }


@for_each(
    ("winner", "result"),
    [
        ("B,7.50", "B+7.5"),
        ("W,C", "W+R"),
        ("W,T", "W+T"),
        ("B,F", "B+F"),
        ("B", "B+"),
        ("D", "0"),
        ("N1,E", "Void"),
        ("P", None),
        ("", None),
        ("B," + "9" * 999, "B+"),
    ],
)
def test_the_winner_is_told_with_points_or_a_letter(winner, result):
    assert told(ugf(*MOVES, Winner=winner)).get("result") == result


@pytest.mark.parametrize(
    ("date", "said"),
    [
        ("2001/08/20,09:00:00,2001/08/20,00:00:00", "2001-08-20"),
        ("2001/08/31,09:00:00,2001/09/01,00:00:00", "2001-08-31,09-01"),
        ("2001/12/31,09:00:00,2002/01/01,00:00:00", "2001-12-31"),
        ("2001/08/20", "2001-08-20"),
        ("//,,//,", None),
    ],
)
def test_a_game_of_several_days_has_two_dates(date, said):
    assert told(ugf(*MOVES, Date=date)).get("date") == said


def test_players_who_share_a_colour_are_one_name():
    text = ugf(*MOVES, PlayerB="ann,5k", PlayerB2="eve,2d")
    assert told(text)["black_name"] == "ann & eve"


def test_rows_count_from_below_or_from_the_top():
    assert line_of(game_of(ugf(*MOVES)))[1:] == ["B[cg]", "W[gg]", "B[gc]"]
    from_top = ugf(*MOVES, CoordinateType="JPN")
    assert line_of(game_of(from_top))[1:] == ["B[cc]", "W[gc]", "B[gg]"]


def test_a_move_off_the_board_is_a_pass_and_one_without_number_a_stone():
    tree = game_of(ugf("CC,B1,0,0", "GG,W1,0,0", "YA,W1,1,0", "IA,B2,2,0 '00:00:31"))
    assert line_of(tree) == ["AB[cg]AW[gc]", "W[]", "B[ii]"]


def test_handicap_stones_that_are_not_told_lie_where_custom_has_them():
    text = ugf("EE,W1,1,0", Hdcp="2,0.50")
    assert line_of(game_of(text)) == ["AB[gc][cg]", "W[ee]"]
    assert noticed(text) == [(6, "CUSTOMARY_STONES")]
    told_of = game_of(ugf("CC,B1,0,0", "EE,W1,1,0", Hdcp="2,0.50"))
    assert line_of(told_of) == ["AB[cg]", "W[ee]"]
    assert read_info(told_of).handicap == 2
    assert line_of(game_of(ugf("EE,B1,1,0", Hdcp="2,0.50"))) == ["", "B[ee]"]


def test_a_review_adds_variations_and_remarks():
    notes = [
        "[ReviewNode]",
        "NODE,1,0,0,0",
        "NODE,2,1,3,3",
        "  VARIATION,",
        "    NODE,5,2,5,5",
        "    VARIATION,",
        "      NODE,6,1,20,20",
        "    VARIATIONEND,",
        "    NODE,7,1,4,4",
        "  VARIATIONEND,",
        "NODE,3,2,7,3",
        "NODE,4,1,7,7",
        "NODE,8,0,0,0",
        "[ReviewComment]",
        ".Comment,1",
        " hello: to all",
        ".Comment,6",
        "one",
        "two",
    ]
    text = ugf(*MOVES, notes=notes)
    tree = game_of(text)
    assert line_of(tree) == ["C[hello: to all]", "B[cg]", "W[gg]", "B[gc]"]
    assert variations(tree, 1) == ["W[gg]", "W[ee]"]
    below = tree.children(1)[1]
    assert variations(tree, below) == ["B[]C[one\ntwo]", "B[df]"]
    assert noticed(text) == []


def test_a_review_that_differs_from_the_game_is_a_variation():
    text = ugf(*MOVES, notes=["[ReviewNode]", "NODE,1,0,0,0", "NODE,2,1,1,1", "nonsense"])
    tree = game_of(text)
    assert variations(tree, 0) == ["B[cg]", "B[ai]"]
    assert [kind for _, kind in noticed(text)] == ["OTHER_MOVE", "NOT_UNDERSTOOD"]


def test_figures_say_something_about_a_move_and_label_points():
    notes = [
        "[Figure]",
        ".Text,0",
        "before the game",
        ".EndText",
        ".Text,2,1,1",
        "a good move",
        ".#,3,3,A",
        ".#,99,3,B",
        ".EndText",
        ".Fig,3,1,1,9,9,title,1,0",
        "AA,B1,1,0",
        ".EndFig",
        ".Text,77",
        "too late",
        ".EndText",
    ]
    text = ugf(*MOVES, notes=notes)
    assert line_of(game_of(text)) == [
        "C[before the game]",
        "B[cg]",
        "W[gg]LB[cg:A]C[a good move]",
        "B[gc]C[too late]",
    ]
    assert [kind for _, kind in noticed(text)] == ["BAD_VALUE", "NOT_UNDERSTOOD", "NO_NODE"]


@pytest.mark.parametrize(
    ("lang", "codec"),
    [("SJIS", "cp932"), ("EUC", "euc_jp"), ("UTF8", "utf-8"), ("GB", "gbk"), (None, "cp932")],
)
def test_the_charset_is_the_one_that_is_told(lang, codec):
    name, place = "趙治勲", "日本棋院の対局室"
    if codec == "gbk":
        name, place = "赵治勋", "日本棋院"
    data = ugf(*MOVES, Lang=lang, PlayerW=f"{name},9d", Place=place, Copyright="パンダネット")
    facts = told(data.encode(codec))
    assert (facts["white_name"], facts["place"]) == (name, place)


@pytest.mark.parametrize("lang", ["UTF8", "zlib", "martian"])
def test_a_wrong_charset_is_told_and_another_is_used(lang):
    data = ugf(*MOVES, Lang=lang, PlayerW="趙治勲,9d", Place="日本棋院の対局室").encode("cp932")
    assert told(data)["white_name"] == "趙治勲"
    assert noticed(data) == [(None, "GUESSED_AMONG"), (None, "WRONG_ENCODING")]


def test_encrypted_moves_are_refused_and_why():
    with pytest.raises(UnsupportedFormatError, match="encrypted") as caught:
        opened(ugf("%$&,!", Crypt="9666,X,READ_ONLY"), "game.ugf")
    assert caught.value.format is Format.UGF
    assert str(caught.value).startswith("game.ugf: ")
    assert line_of(game_of(ugf(*MOVES, Crypt=None)))[1] == "B[cg]"
    assert line_of(game_of(ugf(*MOVES, Crypt="2146,PLAIN_UGF_FILE,READ_WRITE")))[1] == "B[cg]"


@pytest.mark.parametrize("line", ["QQ", "aa,B1,1,0", "AA,X1,1,0", "AA,B1,x,0"])
def test_a_bad_move_is_left_out_and_told_with_its_line(line):
    text = ugf(line, *MOVES)
    assert len(line_of(game_of(text))) == 4
    assert noticed(text) == [(11, "BAD_MOVE")]


@pytest.mark.parametrize("size", ["0", "53", "x", "9" * 5000])
def test_a_size_that_no_board_has_is_19_and_told(size):
    text = ugf(*MOVES, Size=size)
    assert game_of(text).node(0).first_value("SZ") == "19"
    assert noticed(text) == [(5, "BAD_VALUE")]
