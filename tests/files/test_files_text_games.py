"""Moves, logs and boards in text are read in one way, wherever text is read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import ReadError, ReadErrorReason
from goboard_gui.files.formats import Format
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.text_games import read_text_games
from goboard_gui.files.text_records.errors import TextError, TextErrorReason
from goboard_gui.go import Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session
from goboard_gui.study.interpretation import InterpretationKind, interpret_text
from tests.cases import for_each
from tests.examples import examples

NAMED = ("B", "W", "AB", "KM", "RE", "SZ")
WESTERN = Naming(notation("western"), Size(19, 19))


def said(tree):
    """Return the main line of a record as SGF, node by node."""
    return [
        "".join(
            ident + "".join(f"[{value}]" for value in values)
            for ident, values in tree.properties(node)
            if ident in NAMED
        )
        for node in tree.main_line()
    ]


MOVES = ["B[dp]", "W[pd]", "B[pp]"]


@for_each(
    "text",
    [
        "1. B D4 2. W Q16 3. B Q4",
        "1) D4 2) Q16 3) Q4",
        "(1) D4 (2) Q16 (3) Q4".replace("(", "").replace(")", "."),
        "B D4; W Q16; B Q4",
        "D4 Q16 Q4",
        "d4, q16, q4",
        "D4 -> Q16 -> Q4",
        "B[D4] W[Q16] B[Q4]",
        "BD4 WQ16 BQ4",
        "PV: D4 Q16 Q4",
        "black: D4\nwhite: Q16\nblack: Q4",
        "黒1-D4 白2-Q16 黒3-Q4",
        "黒1 D4\n白2 Q16\n黒3 Q4",
        "● D4 ○ Q16 ● Q4",
        "1 (D4) 2 (Q16) 3 (Q4)",
        "1. D4 Q16\n2. Q4",
        "1: B - D4\n2: W - Q16\n3: B - Q4",
        "> 1. B D4\n> 2. W Q16\n> 3. B Q4",
        "```\nD4 Q16 Q4\n```",
        "1.&nbsp;B&nbsp;D4 2.&nbsp;W&nbsp;Q16 3.&nbsp;B&nbsp;Q4",
    ],
)
def test_a_list_of_moves_is_read_however_it_is_written(text):
    read = read_text_games(text, Size(19, 19))
    assert (read.format, read.diagnostics) == (Format.MOVES, [])
    assert said(read.trees[0])[1:] == MOVES


@for_each("name", ["B3", "O11", "W3", "X2"])
def test_a_column_is_not_a_colour(name):
    size = Size(25, 25)
    (tree,) = read_text_games(f"{name} D4 {name[0]}5 R3", size).trees
    western = Naming(notation("western"), size)
    points = [step.move.point for step in Session(tree).steps() if step.move]
    assert [western.name(point) for point in points] == [name, "D4", f"{name[0]}5", "R3"]


def test_stated_colours_count_and_a_pass_is_a_move():
    (tree,) = read_text_games("W D4 B pass W Q16").trees
    assert said(tree)[1:] == ["W[dp]", "B[]", "W[pd]"]


@for_each(
    "text",
    [
        "I think D4 Q16 are good.",
        "D4",
        "Q16 is big",
        "B W B W",
        "(D4 Q16)",
        "1. one 2. two",
        "e4 e5 Nf3",
        "",
    ],
)
def test_other_text_is_not_a_list_of_moves(text):
    with pytest.raises(ValueError, match="no board"):
        read_text_games(text)


@for_each(
    ("text", "reason", "line", "column"),
    [
        ("1. D4 2. Q16 4. Q4", TextErrorReason.NUMBER, 1, 17),
        ("1. D4 2. Q16\n2. Q4", TextErrorReason.NUMBER, 2, 4),
        ("D4 2. Q16", TextErrorReason.NO_NUMBER, 1, 1),
        ("D4 Q16\nZ4 Q4", TextErrorReason.NAME, 2, 1),
        ("boardsize 9\nplay b Q16\n", TextErrorReason.NAME, 2, 1),
        ("play b c3\nplya w d4\n", TextErrorReason.LEFTOVER, 2, 1),
        ("play b c3\nboardsize 99\n", TextErrorReason.LEFTOVER, 2, 1),
        ("play b c3\nplay d4\n", TextErrorReason.LEFTOVER, 2, 1),
        ("play b c3\nand then play w d4\n", TextErrorReason.LEFTOVER, 2, 1),
        ("play b c3\ngenmove w\nplay b e5\n", TextErrorReason.NO_MOVE, 2, 1),
    ],
)
def test_a_contradiction_is_an_error_with_its_line(text, reason, line, column):
    with pytest.raises(TextError) as caught:
        read_text_games(text, Size(19, 19))
    error = caught.value
    assert (error.reason, error.line, error.column) == (reason, line, column)


FORMS = {
    "bare": lambda number, colour, name: name,
    "small": lambda number, colour, name: name.lower(),
    "commas": lambda number, colour, name: f"{name},",
    "arrows": lambda number, colour, name: f"{name} ->",
    "numbered": lambda number, colour, name: f"{number}. {name}",
    "numbers and colours": lambda number, colour, name: f"{number}. {colour} {name}",
    "colours": lambda number, colour, name: f"{colour} {name};",
    "joined": lambda number, colour, name: f"{colour}{name}",
    "brackets": lambda number, colour, name: f"{colour}[{name}]",
    "parentheses": lambda number, colour, name: f"{number} ({name})",
    "dashes": lambda number, colour, name: f"{number}: {colour} - {name}",
    "kanji": lambda number, colour, name: f"{'黒' if colour == 'B' else '白'}{number}-{name}",
    "circles": lambda number, colour, name: f"{'●' if colour == 'B' else '○'} {name}",
    "commands": lambda number, colour, name: f"play {colour.lower()} {name}\n",
}


@examples(0.8)
@given(
    st.lists(st.sampled_from(Size(19, 19).points()), min_size=2, max_size=8, unique=True),
    st.sampled_from(sorted(FORMS)),
    st.sampled_from([" ", "\n"]),
)
def test_every_move_of_a_list_is_read(points, form, gap):
    moves = [("BW"[at % 2], WESTERN.name(point)) for at, point in enumerate(points)]
    text = gap.join(FORMS[form](at, *move) for at, move in enumerate(moves, 1))
    (tree,) = read_text_games(text, Size(19, 19)).trees
    played = [step.move for step in Session(tree).steps() if step.move]
    assert [(move.colour.name[0], move.point) for move in played] == [
        (colour, point) for (colour, _), point in zip(moves, points, strict=True)
    ]
    found, _ = interpret_text(text, WESTERN)
    assert said(found[0].games[0])[1:] == said(tree)[1:]


LOG = """\
boardsize 9
= 

komi 5.5
= 

play b E5
= 

genmove w
= C3

play b C3
? illegal move

play black pass
= 

"""  # noqa: W291 - engines end their answers with a space


@for_each(
    "text",
    [
        LOG,
        "".join(f"> {line}\n" for line in LOG.splitlines()),
        LOG.replace("genmove", "7 genmove").replace("= C3", "=7 C3"),
        LOG.replace("play", ">>play"),
        LOG.replace("play", "GTP command: play"),
        f"Engine 1.0 starts\n{LOG}Thinking: 10 playouts\n",
        LOG.replace("\n", "\r\n"),
    ],
)
def test_a_log_of_the_go_text_protocol_is_a_game(text):
    read = read_text_games(text)
    assert read.format is Format.MOVES
    assert said(read.trees[0]) == ["SZ[9]KM[5.5]", "B[ee]", "W[cg]", "B[]"]


@for_each(
    ("commands", "expected"),
    [
        ("play b c3\nplay w d4\nundo\nplay w e5", ["SZ[19]", "B[cq]", "W[eo]"]),
        ("boardsize 9\nfixed_handicap 2\nplay w e5", ["SZ[9]AB[gc][cg]", "W[ee]"]),
        ("boardsize 9\nfixed_handicap 3\nplay w e5", ["SZ[9]AB[gc][cg][cc]", "W[ee]"]),
        ("set_free_handicap C3 D4\nplay w e5", ["SZ[19]AB[cq][dp]", "W[eo]"]),
        ("place_free_handicap 2\n= D4 Q16\nplay w e5", ["SZ[19]AB[dp][pd]", "W[eo]"]),
        ("play b c3\ngenmove w\n= resign", ["SZ[19]RE[B+R]", "B[cq]"]),
        ("play b c3\ngenmove w\n", ["SZ[19]", "B[cq]"]),
    ],
)
def test_other_commands_have_their_effect(commands, expected):
    (tree,) = read_text_games(commands).trees
    assert sorted(said(tree)[0]) == sorted(expected[0])
    assert said(tree)[1:] == expected[1:]


def test_numbered_pairs_keep_their_numbers():
    (tree,) = read_text_games("3. D4 Q16\n4. Q4").trees
    numbers = [tree.node(node).first_value("MN") for node in tree.main_line()]
    assert numbers == [None, "5", None, None]


def test_a_log_may_have_several_games():
    trees = read_text_games("play b c3\nclear_board\nboardsize 9\nplay b e5\nplay w d4").trees
    assert [said(tree) for tree in trees] == [["SZ[19]", "B[cq]"], ["SZ[9]", "B[ee]", "W[df]"]]


BOARD = " 3 . . .\n 2 . {} .\n 1 . . .\n   A B C\n"


@for_each(("stone", "form"), [("X", Format.MOVES), ("O", Format.DIAGRAM)])
def test_a_log_counts_unless_the_board_in_it_shows_something_else(stone, form):
    log = f"boardsize 3\nplay b b2\n=\nshowboard\n=\n{BOARD.format(stone)}\n"
    assert read_text_games(log).format is form


def test_a_size_that_has_to_be_assumed_is_reported():
    opened = open_bytes(b"D4 Q16 Q4", "a.txt")
    assert opened.format is Format.MOVES
    assert [str(each) for each in opened.diagnostics] == [
        "the text doesn't say how large the board is; read as 19×19"
    ]
    naming = Naming(notation("western"), Size(9, 9))
    found, failures = interpret_text("PV: C3 G7", naming)
    assert naming not in [failure.naming for failure in failures]
    assert [(each.kind, each.diagnostics) for each in found] == [(InterpretationKind.RECORD, ())]
    assert said(found[0].games[0]) == ["SZ[9]", "B[cg]", "W[gc]"]


def test_moves_that_were_read_in_a_notation_are_offered_once():
    found, _ = interpret_text("Q16 D4 Q3", WESTERN)
    western = [each for each in found if each.naming and each.naming.notation.id == "western"]
    assert len(western) == 1


@for_each("text", ["1: B - D4\n2: W - Q16", "1. B - d4 2. W - q16"])
def test_a_dash_between_a_colour_and_a_name_is_not_a_pass(text):
    found, _ = interpret_text(text, WESTERN)
    assert said(found[0].games[0])[1:] == MOVES[:2]


def test_a_bullet_before_every_line_is_not_a_pass():
    found, _ = interpret_text("- D4, Q16\n- Q4\n", WESTERN)
    assert said(found[0].games[0])[1:] == MOVES


@for_each("text", ["- - b -\n- - - w\n- w - -\n- b - -", "B -\n- -"])
def test_the_dashes_of_a_board_are_not_passes(text):
    found, _ = interpret_text(text, WESTERN)
    assert [each.kind for each in found] == [InterpretationKind.DIAGRAM]


def test_entities_are_not_a_part_of_a_game():
    found, _ = interpret_text("B[D4]&nbsp;W[Q16]&nbsp;B[Q4]", WESTERN)
    assert said(found[0].games[0])[1:] == MOVES


def test_why_a_file_with_moves_cannot_be_read_is_told():
    with pytest.raises(ReadError) as caught:
        open_bytes(b"1. D4 2. Q16\n2. Q4", "a.txt")
    assert caught.value.reason is ReadErrorReason.BAD_MOVES
    assert "at line 2, column 4" in str(caught.value)


ODD_NUMBERS = {
    "a superscript beside a row": "² 9 . . . . . . . . . 9\n",
    "a circled number beside a row": "① 9 . . . . . . . . . 9\n",
    "circled numbers beside rows": "① . X\n② O .\n③ . .\n④ . .\n",
    "a superscript for a size": "boardsize ²\nplay b D4\n=\n",
    "a superscript for a handicap": "fixed_handicap ²\nplay w D4\n=\n",
    "thousands of digits for a size": f"boardsize {'9' * 5_000}\nplay b D4\n=\n",
    "thousands of digits for a handicap": f"fixed_handicap {'9' * 5_000}\nplay w D4\n=\n",
    "thousands of digits for moves": f"MoveNum: {'9' * 5_000} HASH: 1\n" + ". X .\n" * 3,
    "thousands of digits for captures": f"captures B: {'9' * 5_000} W: 0\n" + ". X .\n" * 3,
}


@for_each("text", ODD_NUMBERS.values(), ODD_NUMBERS)
def test_numbers_of_other_kinds_are_read_or_refused(text):
    with suppress(ReadError):
        assert open_bytes(text.encode(), "a.txt").games
    found, why_not = interpret_text(text, WESTERN)
    assert found or why_not
