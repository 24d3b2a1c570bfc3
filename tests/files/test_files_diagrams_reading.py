from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.text_diagrams.errors import DiagramError, DiagramErrorReason
from goboard_gui.files.text_diagrams.reading import DiagramDiagnosticCode, read_diagrams
from goboard_gui.go import Point
from goboard_gui.record import Session
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.files.diagram_cases import read_diagram

THREE_STARS = ", . . . . . , . . . . . ,"
BARE = THREE_STARS.replace(",", ".")
SAID = ("SZ", "GN", "AB", "AW", "PL", "B", "W", "MN", "LB", "CR", "SQ", "TR", "MA", "AR", "LN")


def said(text):
    """Return each node of the only diagram's main line as SGF."""
    (tree,) = read_diagram(dedent(text))
    return [
        "".join(
            ident + "".join(f"[{value}]" for value in values)
            for ident, values in tree.properties(node)
            if ident in SAID
        )
        for node in tree.main_line()
    ]


def failure(text):
    with pytest.raises(DiagramError) as caught:
        read_diagram(dedent(text))
    return caught.value


def test_stones_labels_and_numbered_moves_become_a_record():
    assert said("""
        $$ A variation
        $$  ------------------
        $$ | . . . . . . . . .
        $$ | . . . . . . . . .
        $$ | . . 4 3 X d . . .
        $$ | . . O 1 O . . . .
        $$ | . . . 2 . c . . .
        """) == [
        "SZ[19]GN[A variation]AB[ec]AW[cd][ed]LB[fc:d][fe:c]",
        "B[dd]",
        "W[de]",
        "B[dc]",
        "W[cc]",
    ]


def test_every_sign_has_its_meaning():
    (tree,) = read_diagram("$$ | X B # Y Z |\n$$ | O W @ Q P |\n$$ | C S T M , |\n$$ | . _ + * ? |")
    assert Session(tree).board.rows()[:3] == ["XXXXX", "OOOOO", "....."]
    signs = read_markup(tree, tree.root).marks
    marks = (Mark.CIRCLE, Mark.SQUARE, Mark.TRIANGLE, Mark.CROSS)
    for row, columns in enumerate(((1, 2, 3, 4), (1, 2, 3, 4), (0, 1, 2, 3))):
        for column, mark in zip(columns, marks, strict=True):
            assert signs.pop(Point(column, row)) == {mark}
    assert not signs


def test_white_may_begin_and_numbers_may_begin_later():
    assert said("""
        $$Wcm23 Later
        $$ | . 1 2 |
        $$ | 0 . 9 |
        $$ | 3 4 5 |
        $$ | 6 7 8 |
        $$  -------
        """)[1:3] == ["W[ba]MN[23]", "B[ca]"]
    assert said("$$W\n$$ | . X |\n$$ | . . |")[0] == "SZ[2]AB[ba]PL[W]"


@for_each(
    ("header", "size", "title"),
    [
        ("$$B9 title", "9", "title"),
        ("$$c13", "13", None),
        ("$$ 9 lives", "19", "9 lives"),
        ("$$Bad title", "19", "Bad title"),
        ("$$99", "19", None),
        ("$$B\ttitle", "19", "title"),
    ],
)
def test_the_first_line_tells_how_to_draw_and_the_title(header, size, title):
    (tree,) = read_diagram(f"{header}\n$$  ----\n$$ | X .\n$$ | . .\n")
    assert tree.node(0).first_value("SZ") == size
    assert tree.node(0).first_value("GN") == title


@for_each(
    ("rows", "point", "is_told"),
    [
        (["  -----", "| X .", "| . ."], "aa", True),
        (["  -----", "  . X |", "  . . |"], "sa", True),
        (["  X .", "  . . ", "  -----"], "ir", False),
        (["| X .", "| . .", "  -----"], "ar", True),
        (["  . . |", "  . X |", "  -----"], "ss", True),
        ([THREE_STARS, "X" + BARE[1:], BARE, BARE, "-----"], "dq", True),
        (["  X . . , . . . |", "  . . . . . . . |"], "mj", False),
        ([", . X", ". . ."], "lj", False),
    ],
    ids=[
        *("top left", "top right", "bottom", "bottom left", "bottom right", "all stars"),
        *("hoshi", "tengen"),
    ],
)
def test_a_part_lies_where_its_edges_and_hoshi_are(rows, point, is_told):
    read = read_diagrams("$$\n" + "\n".join(f"$$ {row}" for row in rows))
    (tree,) = read.trees
    assert tree.node(0).first_value("SZ") == "19"
    assert tree.node(0).values("AB") == (point,)
    assumed = [] if is_told else [DiagramDiagnosticCode.PLACE]
    assert [it.code for it in read.diagnostics] == assumed


def test_opposite_edges_tell_the_size_of_the_board():
    assert said("$$ | . X . |\n$$ | . . . |\n$$  -----")[0] == "SZ[3]AB[bb]"
    assert said("$$  ---\n$$ | . X |\n$$ | . . |\n$$ | O . |\n$$  ---")[0] == "SZ[2:3]AB[ba]AW[ac]"


def test_arrows_lines_and_links_are_no_rows():
    text = """
        $$
        $$  -----
        $$ | a X .
        $$ | . . .
        $$ {AR A19 C18}
        $$ {LN a C19}
        $$ {AR A19 nowhere}
        $$ [a|SomePage]
        """
    assert said(text) == ["SZ[19]AB[ba]LB[aa:a]AR[aa:cb]LN[aa:ca]"]


def test_a_move_may_be_played_at_another_or_elsewhere():
    assert said("$$ Ko (3 at a, 5 at 1)\n$$  -----\n$$ | 1 a 2\n$$ | 4 . .")[1:] == [
        "B[aa]",
        "W[ca]",
        "B[ba]",
        "W[ab]",
        "B[aa]",
    ]
    assert said("$$\n$$  -----\n$$ | 1 . .\n$$ | 3 . .")[1:] == ["B[aa]", "W[]", "B[ab]"]


def test_a_page_with_several_diagrams_gives_each():
    page = """
        Some text, then
        $$ One
        $$ | X .
        $$ | . .

        and $$ in between
        $$B Two
        $$ | O .
        $$ | . .
        $$ Three
        $$ | . .
        $$ | . .
        """
    trees = read_diagram(dedent(page))
    assert [tree.node(0).first_value("GN") for tree in trees] == ["One", "Two", "Three"]


def test_compact_rows_are_rows():
    assert said("$$ 5x5\n$$ -----\n$$ |..X..|\n$$ |.....|\n$$ -----")[0] == "SZ[5:2]GN[5x5]AB[ca]"


def test_a_board_as_programs_print_it_is_read():
    text = """
           A B C D E F G H J
         9 . . . . . . . . . 9
         8 . . . . . . . . . 8
         7 . . + . . . X . . 7
         6 . . . . . . . . . 6
         5 . . . . + . . . . 5
         4 . . . . .(O). . . 4
         3 . . + . . . + . . 3
         2 . . . . . . . . . 2     WHITE (O) has captured 0 stones
         1 . . . . . . . . X 1     BLACK (X) has captured 0 stones
           A B C D E F G H J
        Black to play
        """
    assert said(text) == ["SZ[9]AB[gc][ii]AW[ff]PL[B]CR[ff]"]


@for_each(
    ("text", "expected"),
    [
        ("Board 3x2\n. X .\n. O .\n", "SZ[3:2]AB[ba]AW[bb]"),
        (". # .\n. O .\n. . .\n", "SZ[3]AB[ba]AW[bb]"),
        ("+---+\n|.X.|\n|...|\n|..O|\n+---+\n", "SZ[3]AB[ba]AW[cc]"),
        ("3 . X .\n2 . . .\n1 O . .\n", "SZ[3]AB[ba]AW[ac]"),
        (". X . 3\n. . . 2\nO . . 1\n", "SZ[3]AB[ba]AW[ac]"),
        ("  A B C\n19 . X .\n18 . . .\n17 O . .\n", "SZ[19]AB[ba]AW[ac]"),
        ("   Q R S T\n 4 X . . .\n 3 . . O .\n", "SZ[19]AB[pp]AW[rq]"),
        ("Board 13x13\n   A B\n 9 X .\n 8 . O\n", "SZ[13]AB[ae]AW[bf]"),
        ("●┼○\n┼┼┼\n┼┼┼\n", "SZ[3]AB[aa]AW[ca]"),
        ("@ . .\n. @ .\n. . .\n", "SZ[3]AB[aa][bb]"),
        ("Black to play\n\n. X\nO .\n", "SZ[2]AB[ba]AW[ab]PL[B]"),
        ("Black to play\n\n. X\nO .\n\nWhite to play", "SZ[2]AB[ba]AW[ab]"),
        ("White to move\n. 1\n2 X\n", "SZ[2]AB[bb]PL[W]"),
        ("3 10 11 .\n2 12 X .\n1 . . .\n", "SZ[3]AB[bb]"),
    ],
)
def test_plain_text_has_many_forms(text, expected):
    assert said(text)[0] == expected


def test_a_line_that_is_too_long_is_no_row():
    rows = f"{'. X':<300}\n{'. O':<300}\n"
    assert said(f"{rows}{'. .':>301}\n") == said(". X\n. O\n")


def test_numbers_of_several_digits_are_moves():
    assert said("3 10 11 .\n2 12 X .\n1 . . .\n")[1:] == ["W[aa]MN[10]", "B[ba]", "W[ab]"]
    assert said("White to move\n. 1 .\n. 2 X\n. . .")[1:] == ["W[ba]", "B[bb]"]


@for_each(
    ("text", "reason", "line"),
    [
        ("$$ x\n$$ | . X . |\n$$ | . . |\n", DiagramErrorReason.RAGGED, 3),
        ("$$ x\n$$ | . % . |\n", DiagramErrorReason.SIGN, 2),
        ("$$ x\n$$ | . . |\n$$ -----\n$$\n$$ | . . |\n", DiagramErrorReason.EDGE, 5),
        ("$$ x\n$$ | . . |\noops\n$$ | . . |\n", DiagramErrorReason.INTERRUPTED, 3),
        ("$$ x\n$$ | x . |\n$$ | . . |\n", DiagramErrorReason.AMBIGUOUS_SIGN, 2),
        ("X x . o O\nx x X o .\n. . . . .\nO o . . .\nX X . . .\n", DiagramErrorReason.ESTIMATE, 1),
        ("3 . X .\n1 . . .\n0 . . .\n", DiagramErrorReason.NAMES, 2),
        (" A B C\n. X . .\n. O . .\n. . . .\n. . . .\n", DiagramErrorReason.COLUMNS, 2),
        ("  ---\n" + "| . X . . . . |\n" * 6 + "  ---\n", DiagramErrorReason.COLUMNS, 1),
        ("┌┬●\n├┼●\n├┼●\n├┼●\n", DiagramErrorReason.PART, 1),
        ("X    O\nX O  .\n. .  .\n", DiagramErrorReason.RAGGED, 1),
        ("".join(["| . X .\n"] * 3), DiagramErrorReason.PART, 1),
        (". X . . . . . . .\n" * 8, DiagramErrorReason.PART, 1),
        ("$$ x\n$$ | . 1 . |\n$$ | 1 . . |\n", DiagramErrorReason.TWICE, 3),
        ("$$ x\n" + "$$ |" + " ." * 53 + "|\n", DiagramErrorReason.TOO_LARGE, 2),
        ("$$ x\n" + "$$ | . . |\n" * 53, DiagramErrorReason.TOO_LARGE, 54),
        (". X .\n. O\n. . .\n", DiagramErrorReason.RAGGED, 2),
        ("$$ a\n$$ | . . |\n" * 201, DiagramErrorReason.TOO_MANY, 402),
        ("$$ title\n", DiagramErrorReason.NO_DIAGRAM, 1),
        ("Dear all,\nI play at O. X.\nSee you. 1\n", DiagramErrorReason.NO_DIAGRAM, 1),
        ("B Q16\nW D4\n", DiagramErrorReason.NO_DIAGRAM, 1),
        ("", DiagramErrorReason.NO_DIAGRAM, 1),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_place(text, reason, line):
    error = failure(text)
    assert (error.reason, error.line) == (reason, line)
    assert str(error).startswith(f"line {line}, column ")


def test_a_wrong_sign_is_shown_where_it_stands():
    error = failure("$$ x\n$$ | . % . |\n")
    assert (error.column, error.text) == (8, "%")


@given(st.text(st.sampled_from("$BW XO.,+|-1290ab#@\n{}AR()Dm\t"), max_size=200))
def test_any_text_is_read_or_refused(text):
    for begin in ("", "$$"):
        try:
            trees = read_diagram(begin + text)
        except DiagramError:
            continue
        for tree in trees:
            for point in Session(tree).board.stones():
                assert write_point(point)
