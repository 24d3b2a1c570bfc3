from __future__ import annotations

import pytest

from goboard_gui.files.text_records.errors import TextErrorReason
from goboard_gui.files.text_records.reading import read
from goboard_gui.go import Size
from goboard_gui.notation import NotationErrorReason, RecordStyle, notation
from tests.cases import for_each
from tests.corpus import material_data
from tests.files.text_cases import failure, said, understood

RUNNING, ACTIONS, MOVES = RecordStyle.RUNNING, RecordStyle.ACTIONS, RecordStyle.MOVES
Q16_D4 = ["", "B[pd]", "W[dp]"]


@for_each(
    ("key", "text", "nodes"),
    [
        ("cartesian", "1 (2 3) 2 (15 15) 3 (4 2) etc.", ["", "B[cp]", "W[pd]", "B[eq]"]),
        ("cartesian", "1 (2 3)\n2 (15,15)\n3 (4 2)\n...", ["", "B[cp]", "W[pd]", "B[eq]"]),
        ("cartesian", "1 pass 2 pass.", ["", "B[]", "W[]"]),
        ("cartesian", "1 (2 3) 2 (15 15).\n\n", ["", "B[cp]", "W[pd]"]),
        ("western", "1 Q16 2 D4.", Q16_D4),
        ("tengen-squares", "1 N7.1 2 W1.0.", ["", "B[dc]", "W[ik]"]),
        ("kanji", "1 16の四 2 4の十六。", Q16_D4),
        ("cartesian", "1(2 3)2(15 15)", ["", "B[cp]", "W[pd]"]),
        ("cartesian", "1 2 3 2 15 15", ["", "B[cp]", "W[pd]"]),
        ("cartesian", "1 pass 2 PASS 3 - 4 — …", ["", "B[]", "W[]", "B[]", "W[]"]),
        ("cartesian", "1\n(2 3)\n2\npass", ["", "B[cp]", "W[]"]),
        ("cartesian", "7 (2 3) 8 (15 15)", ["", "B[cp]MN[7]", "W[pd]"]),
        ("cartesian", "8 (15 15) 9 (2 3)", ["", "W[pd]MN[8]", "B[cp]"]),
        ("andreev", "1 -3-3 2 +3 +3", Q16_D4),
        ("andreev", "1 -3-3 2 - 3 a etc.", None),
        ("andreev", "1 - 3 - 3 2 - 3 -3 ...", ["", "B[pd]", "W[pd]"]),
        ("western", "1. Q16, 2. D 4; etc", Q16_D4),
        ("tengen-squares", "1 (North, 7, 1) 2 C 3 w 1 0", ["", "B[dc]", "W[jj]", "B[ik]"]),
        ("serial", "1 73 2 289", ["", "B[pd]", "W[dp]"]),
        ("cartesian", "2 (2 3) 3 (15 15)", ["", "W[cp]", "B[pd]"]),
        ("cartesian", "1 (2 3) 3 (15 15) 4 pass", ["", "B[cp]", "B[pd]", "W[]"]),
        ("cartesian", "1 (2 3) 4 (15 15) 5 (4 2)", ["", "B[cp]", "W[pd]MN[4]", "B[eq]"]),
        ("cartesian", "+B (2 3) (15 15) 2 (4 2)", ["AB[pd][cp]", "W[eq]"]),
        ("cartesian", "+b (2 3)\n+ w (15 15) 2. (4 2)", ["AB[cp]AW[pd]", "W[eq]"]),
        ("cartesian", "+B (2 3) etc.", ["AB[cp]"]),
        ("cartesian", "1 (2 3) -B (2 3) +W (4 2) 2 -", ["", "B[cp]", "AW[eq]AE[cp]", "W[]"]),
        ("serial", "+B 73 289 2. 301 3 302", ["AB[pd][dp]", "W[pp]", "B[qp]"]),
        ("serial", "+B 73 289 2", ["AB[ba][pd][dp]"]),
        ("western", "+B D4 2 Q16", ["AB[dp]", "W[pd]"]),
        ("kanji", "1 16の四 2 4の十六 3 パス", [*Q16_D4, "B[]"]),
        ("sgf", "1 pd 2 dp 3 []", [*Q16_D4, "B[]"]),
    ],
)
def test_a_running_text_is_numbers_and_points_in_turn(key, text, nodes):
    if nodes is None:
        assert failure(text, key, style=RUNNING).reason is TextErrorReason.NAME
    else:
        assert understood(text, key, style=RUNNING)[0] == nodes


@for_each(
    ("key", "text", "nodes"),
    [
        ("western", "Q16 D4", Q16_D4),
        ("western", "q16,d4\npass;- C3", [*Q16_D4, "B[]", "W[]", "B[cq]"]),
        ("western", "1. Q16\n2: D4\n3) C3", [*Q16_D4, "B[cq]"]),
        ("western", "1 B Q16\n2 W D4", Q16_D4),
        ("western", "Black: Q16 white D4 b C3", [*Q16_D4, "B[cq]"]),
        ("western", "W Q16 D4 W C3", ["", "W[pd]", "B[dp]", "W[cq]"]),
        ("western", "12: D4", ["", "W[dp]MN[12]"]),
        ("western", "B 16 W 3 pass", None),
        ("western", "B 16 D4", ["", "B[bd]", "W[dp]"]),
        ("western", "set up B D4 Q16, W C3\nK10", ["AB[pd][dp]AW[cq]", "B[jj]"]),
        ("western", "1 B D4\ntaken off B D4\n2 W D4", ["", "B[dp]", "AE[dp]", "W[dp]"]),
        ("tengen-squares", "1 B C\n2 W W1.0\n3 B W 2 1", ["", "B[jj]", "W[ik]", "B[hk]"]),
        ("tengen-squares", "set up B C N7.1, W W1.0", ["AB[dc][jj]AW[ik]"]),
        ("cartesian", "set up B (0 1) (1 0), W (1 1)", ["AB[ar][bs]AW[br]"]),
        ("cartesian", "2 3 15 15", ["", "B[cp]", "W[pd]"]),
        ("cartesian", "2,3, 15,15", ["", "B[cp]", "W[pd]"]),
        ("serial", "73 289", Q16_D4),
        ("serial", "5 73 7 289", ["", "B[ea]", "W[pd]", "B[ga]", "W[dp]"]),
        ("serial", "1 73 9 289", ["", "B[aa]", "W[pd]", "B[ia]", "W[dp]"]),
        ("cartesian", "2 3 15 15 4 2", ["", "B[cp]", "W[pd]", "B[eq]"]),
        ("western", "2 D4 4 Q16", ["", "W[dp]", "W[pd]"]),
        ("western", "5 D4 9 Q16", ["", "B[dp]MN[5]", "B[pd]MN[9]"]),
        ("western", "1 W D4\n2 B Q16", ["", "W[dp]", "B[pd]"]),
        ("western", "1 B D4\n3 W Q16", ["", "B[dp]", "W[pd]MN[3]"]),
        ("serial", "73: 289", ["", "B[dp]MN[73]"]),
        ("western", "73 D4", ["", "B[dp]MN[73]"]),
        ("numeric", "16-4 4-16", Q16_D4),
        ("audouard", "1 B 10\n2 W a44", ["", "B[jj]", "W[dd]"]),
        ("sgf", "B pd W bb bw", None),
        ("sgf", "B pd W bb", ["", "B[pd]", "W[bb]"]),
    ],
)
def test_a_list_of_moves_may_have_numbers_and_colours(key, text, nodes):
    if nodes is None:
        assert failure(text, key, style=MOVES).reason is TextErrorReason.NAME
    else:
        assert understood(text, key, style=MOVES)[0] == nodes


@for_each(
    ("text", "nodes"),
    [
        ("+B +2+2\n+W +3+3\n 1 +4+4", ["AB[cq]AW[dp]", "B[eo]"]),
        ("1 +4+4\n+B +2+2\n2 +3+3", ["", "B[eo]", "AB[cq]", "W[dp]"]),
        ("1 +4+4\n-B +4+4\n", ["", "B[eo]", "AE[eo]"]),
        ("1 +4+4 Tsuke\n2 pass Tenuki: [x]\\\n", ["", "B[eo]C[Tsuke]", "W[]C[Tenuki: [x\\]\\\\]"]),
        ("+b +2+2 a\n+B +3+3 b\n1 -3−3", ["AB[dp][cq]C[a\nb]", "B[pd]"]),
        ("+B +0+1\n+W +0+0\n-W +0+0 dead\n1 +1+0 takes", ["AB[ar]AW[as]", "B[bs]C[dead\ntakes]"]),
        ("5 +4+4\n6 - why", ["", "B[eo]MN[5]", "W[]C[why]"]),
        ("2 +4+4 a\n4 +3+3 b\n9 +2+2", ["", "W[eo]C[a]", "W[dp]C[b]", "B[cq]MN[9]"]),
        ("1 +4+4 illegal: ko", ["", "B[eo]C[illegal: ko]"]),
        ("1 +4+4\n2 +4+4 illegal: occupied, a slip", ["", "B[eo]", "W[eo]C[a slip]"]),
        ("1 =9=9　天元　の石", ["", "B[jj]C[天元　の石]"]),
    ],
)
def test_rows_of_actions_make_setup_moves_and_comments(text, nodes):
    assert understood(text, "andreev", style=ACTIONS)[0] == nodes


@for_each(
    ("key", "text", "style"),
    [
        ("andreev", "1 +2+2 2 +3+3", RUNNING),
        ("andreev", "1 +2+2, takes +3+3", MOVES),
        ("andreev", "1 B +2+2", MOVES),
        ("andreev", "1 +2+2 B was here", ACTIONS),
        ("andreev", "1 +2+2 3 stones\n2 +3+3 2 stones", ACTIONS),
        ("western", "1 D4\n2 Q16", RUNNING),
        ("western", "+B D4\n2 Q16", ACTIONS),
        ("western", "+B D4\n2 pass\n3 C3", ACTIONS),
        ("western", "+B D4 2 Q16", RUNNING),
        ("western", "+B D4 2 pass", RUNNING),
        ("serial", "+B 73 289 2. 301", RUNNING),
        ("serial", "+B 73 2. 301", RUNNING),
        ("serial", "+B 73 289", RUNNING),
        ("western", "+B D4 Q16\n2 C3", RUNNING),
        ("western", "+B D4 +W Q16\n1 C3", RUNNING),
        ("andreev", "+B +2+2 +W +3+3 1 +4+4", RUNNING),
        ("relative", "+W 12 21 1 21' 2 2'2' 3 12'", RUNNING),
        ("serial", "+W 73 289 +B 301 1 302", RUNNING),
        ("relative", "+W 12 21 stones to come\n1 21'", ACTIONS),
        ("andreev", "+B +2+2 +W +3+3 1 +4+4 1 +5+5", None),
        ("western", "D4 Q16", MOVES),
        ("western", "+B D4\n1 Q16 Hm", ACTIONS),
        ("cartesian", "(2 3)\n(4 5)", MOVES),
    ],
)
def test_without_a_form_the_strictest_that_fits_is_taken(key, text, style):
    if style is None:
        assert failure(text, key).reason is TextErrorReason.NUMBER
    else:
        assert read(text, notation(key), Size(19, 19)).style is style


@for_each(
    ("key", "text", "told"),
    [
        (
            "western",
            "1 D4 2 D4 3 C3",
            ["line 1, column 6: move 2 is illegal: occupied"],
        ),
        (
            "western",
            "1 B D4\n2 B C3\n3 B A1",
            ["line 2, column 1: the colour of move 2 doesn't match its number"],
        ),
        (
            "western",
            "set up B B1, W A1\n1 B A2, takes A1 C3",
            ["line 2, column 1: move 1 doesn't capture the stones listed: C3"],
        ),
        (
            "western",
            "set up B C1 A2, W A1 B1\nB2, takes A1",
            ["line 2, column 1: move 1 captures more stones than listed: B1"],
        ),
        ("western", "set up B C1 A2, W A1 B1\nB2", []),
        (
            "andreev",
            "+B +0+1\n+W +0+0\n1 +1+0 x",
            ["line 3, column 1: move 1 captures more stones than listed: +0+0"],
        ),
        (
            "andreev",
            "+B +0+1\n+W +0+0\n-W +0+0\n-B +0+1\n1 +1+0 x",
            [
                "line 5, column 1: move 1 doesn't capture the stones listed: +0+0 +0+1",
            ],
        ),
        (
            "andreev",
            "1 +0+1\n-W +0+1\n2 +4+4 x",
            ["line 2, column 1: White has no stone to remove at +0+1"],
        ),
        ("western", "D4\ntaken off B D4\nset up W D4\nC3", []),
        ("western", "1 W D4\n2 B C3\n3 Q16", []),
        ("western", "1 W D4\n2 W C3", ["line 2, column 1: the colour of move 2 doesn't match"]),
        ("western", "set up B D4\ntaken off B D4\nset up W D4\nC3", []),
        ("western", "D4\ntaken off W D4", ["line 2, column 11: White has no stone to remove"]),
        ("western", "1 B zz, not on the board", ["line 1, column 1: move 1 (“zz”) is not on"]),
        ("diagonal", "1 j4 2 j10 3 j4-5 4 j5", ["line 1, column 19: move 4 is illegal: occupied"]),
        ("diagonal", "j4-5", ["line 1, column 1: the move “j4-5” starts on a point"]),
    ],
)
def test_what_is_odd_is_told_with_its_place(key, text, told):
    notices = understood(text, key)[1]
    assert len(notices) == len(told)
    for notice, begin in zip(notices, told, strict=True):
        assert notice.startswith(begin)


def test_a_stone_taken_off_that_no_move_takes_goes_by_hand_and_the_record_stays_as_given():
    text = "+B +0+1\n+W +0+0\n+W +5+5\n1 +9+8\n-W +0+0\n-W +5+5\n2 +4+4\n3 +1+0"
    nodes, notices = understood(text, "andreev")
    assert nodes == ["AB[ar]AW[fn][as]", "B[jk]", "AE[fn][as]", "W[eo]", "B[bs]"]
    assert notices == ["line 7, column 1: move 2 doesn't capture the stones listed: +0+0 +5+5"]


def test_an_illegal_move_stays_in_the_record():
    nodes, notices = understood("1 D4 2 D4", "western")
    assert nodes == ["", "B[dp]", "W[dp]"]
    assert notices == ["line 1, column 6: move 2 is illegal: occupied"]


def test_damaged_names_are_repaired_on_request_only():
    text = "1 33 2 +33 3 +4+4"
    assert failure(text, "andreev").cause.reason is NotationErrorReason.SYNTAX
    nodes, notices = understood(text, "andreev", repair=True)
    assert nodes == ["", "B[pd]", "W[dd]", "B[eo]"]
    assert notices == [
        "line 1, column 3: “33” was read as -3-3",
        "line 1, column 8: “+33” was read as +3-3",
    ]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("f4 d4 f45", "f4 d4 f5"),
        ("1 B g5, 2 W pass, 3 B gf5", "1 B g5, 2 W pass, 3 B f5"),
        ("d4 pass d4f6x", "d4 pass f6"),
        ("d4 pass df4x", "d4 pass f4"),
        ("d4 pass d46x", "d4 pass d6"),
        ("e5 pass e5x", "e5 pass e5"),
    ],
)
def test_a_step_in_a_list_is_a_move_to_its_end(text, plain):
    assert understood(text, "diagonal", 10) == understood(plain, "diagonal", 10)


@pytest.mark.corpus
@pytest.mark.parametrize("case", ["f45", "gf5", "e8g6x", "eg8x", "f6x"])
def test_the_steps_of_seed_001_end_where_they_end(case):
    records = material_data("spec", "notations.json")["records"]
    move = next(move for move in records["freeling_moves"] if move["text"] == case)
    start, end = move["expand"]
    stepped, notices = understood(f"{start} pass {case}", "diagonal", (move["w"], move["h"]))
    assert stepped == understood(f"{start} pass {end}", "diagonal", (move["w"], move["h"]))[0]
    assert not any("starts where" in notice for notice in notices)


@pytest.mark.corpus
def test_the_record_of_seed_002_is_read():
    record = material_data("spec", "notations.json")["records"]["citizendium_record"]
    moves = [f"{c}[{chr(97 + x)}{chr(97 + y)}]" for c, x, y in record["moves"]]
    assert understood(record["text"], "cartesian") == (["", *moves], [])


@pytest.mark.corpus
def test_the_record_of_davars_page_is_read_with_nothing_to_tell():
    spec = material_data("spec", "notations.json")
    nodes, notices = understood(spec["records"]["davar_sequence"]["text"], "andreev")
    assert notices == []
    assert nodes == [
        "AB[fn][gn][eo][ep][cq][dq]AW[cl][co][go][ho][dp][eq][fq][iq]",
        "B[cn]C[Tsuke]",
        "W[bn]",
        "B[bo]C[Cross-cut]",
        "W[dn]",
        "B[do]",
        "W[cm]C[Capture]",
        "B[cp]C[Capture]",
    ]


@pytest.mark.parametrize(
    ("size", "text", "nodes"),
    [
        ((1, 1), "1 pass 2 =0=0", ["", "B[]", "W[aa]"]),
        ((3, 1), "1 +0=0 2 -0=0", ["", "B[aa]", "W[ca]"]),
        ((52, 9), "1 -0-0 2 +25=4", ["", "B[Za]", "W[ze]"]),
    ],
)
def test_boards_of_any_size_are_read(size, text, nodes):
    record = read(text, notation("andreev"), Size(*size))
    assert said(record.tree) == nodes
    root = record.tree.node(record.tree.root)
    assert root.first_value("SZ") == (
        f"{size[0]}:{size[1]}" if size[0] != size[1] else str(size[0])
    )


@pytest.mark.parametrize("before", ["A1", "A1 takes B1", "1 A1 2 B1"])
@pytest.mark.parametrize("blank", [" ", "\t", " , "])
def test_a_long_blank_is_not_tried_in_every_division(before, blank):
    # With divisions, the last of these would take days.
    for count in (1, 1_000, 300_000):
        text = before + blank * count
        assert said(read(text, notation("western"), Size(19, 19)).tree)[1].startswith("B[as]")
        error = failure(f"{text}§", "western")
        assert error.reason in (TextErrorReason.NAME, TextErrorReason.NO_NUMBER)
