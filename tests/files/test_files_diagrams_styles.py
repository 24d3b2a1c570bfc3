"""Text diagrams as other programs print and read them, and what each style cannot show."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from sgfmill import ascii_boards

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.diagram_content import DiagramContent, Omission
from goboard_gui.files.text_diagrams.record_diagram import (
    diagram_title,
    number_last_moves,
    write_diagram,
)
from goboard_gui.files.text_diagrams.styles import (
    UnsupportedBoardError,
    UnsupportedContentError,
    write_content,
)
from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from goboard_gui.go import Board, Colour, Crop, Point, Size, Symmetry
from goboard_gui.notation import Naming, Reading, notation
from goboard_gui.record import Session
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.examples import examples
from tests.files.diagram_cases import read_diagram
from tests.files.text_cases import games

PLAIN, SENSEI, FORUM, GNU_GO, GNU_GO_ASCII, SGFMILL, WIKIPEDIA = TextDiagramStyle
CAPTURE = "(;SZ[3]AB[ba]AW[aa];B[ab];W[];B[cc])"
MARKED = (
    "(;SZ[9]AB[aa][ba]AW[ab]CR[aa][ee]TR[aa]TB[ii]LB[ba:A][ee:B][cc:C][dd:12][ff:d]"
    "AR[aa:cc]LN[bb:cc]DD[hh])"
)


def end(text):
    tree = read_sgf(text.encode()).games[0]
    return tree, tree.main_line()[-1]


def written(text, style, numbered=0, **options):
    tree, node = end(text)
    numbers = number_last_moves(tree, node, numbered)
    return write_diagram(tree, node, style, numbers=numbers, **options)


# GNU Go


def test_the_board_of_gnu_go_has_captures_beside_two_rows():
    assert written(CAPTURE, GNU_GO).text == (
        "   A B C\n"
        " 3 . X . 3\n"
        " 2 X + . 2     WHITE (O) has captured 0 stones\n"
        " 1 . . X 1     BLACK (X) has captured 1 stones\n"
        "   A B C\n"
    )


def test_the_ascii_board_of_gnu_go_has_the_last_move():
    assert written(CAPTURE, GNU_GO_ASCII).text == (
        "    White (O) has captured 0 pieces\n"
        "    Black (X) has captured 1 pieces\n"
        "\n"
        "    A B C        Last move: Black C1\n"
        "  3 + X + 3\n"
        "  2 X + . 2\n"
        "  1 + .(X)1\n"
        "    A B C\n"
    )
    passed = written("(;SZ[2];B[];W[])", GNU_GO_ASCII).text.splitlines()
    assert passed[3] == "    A B        Last move: White PASS"
    assert written("(;SZ[2]AB[aa])", GNU_GO_ASCII).text.splitlines()[3] == "    A B"


@for_each(
    ("side", "stars", "row_of_captures"),
    [
        *((1, 1, None), (2, 0, 1), (3, 1, 2), (4, 0, 3), (5, 5, 4), (6, 4, 5), (7, 5, 6)),
        *((8, 4, 7), (9, 5, 8), (10, 4, 9), (11, 5, 9), (12, 4, 9), (13, 9, 9), (14, 4, 9)),
        *((18, 4, 9), (19, 9, 9)),
    ],
)
def test_gnu_go_has_star_points_of_its_own(side, stars, row_of_captures):
    lines = write_content(DiagramContent(Board.empty(Size(side, side))), GNU_GO).text.splitlines()
    assert sum(line.count("+") for line in lines) == stars
    found = [row for row, line in enumerate(lines) if "WHITE" in line]
    assert found == ([] if row_of_captures is None else [row_of_captures])


def test_row_numbers_of_the_ascii_board_are_aligned_on_both_sides():
    lines = write_content(DiagramContent(Board.empty(Size(12, 12))), GNU_GO_ASCII).text.splitlines()
    assert lines[4] == " 12 . . . . . . . . . . . . 12"
    assert lines[15] == "  1 . . . . . . . . . . . .  1"


@for_each(("side", "stars"), [(1, 0), (2, 0), (3, 5), (4, 4), (5, 5), (6, 4), (13, 9), (19, 9)])
def test_the_ascii_board_has_other_stars_on_small_boards(side, stars):
    assert (
        write_content(DiagramContent(Board.empty(Size(side, side))), GNU_GO_ASCII).text.count("+")
        == stars
    )


@examples(0.5)
@given(games())
@for_each("style", [GNU_GO, GNU_GO_ASCII])
def test_the_boards_of_gnu_go_read_back(style, game):
    tree, (width, height) = game
    if width != height or not 1 < width <= 19:
        return
    node = tree.main_line()[-1]
    session = Session(tree)
    session.go_to(node)
    (back,) = read_diagram(write_diagram(tree, node, style).text)
    assert Session(back).board.rows() == session.board.rows()


# sgfmill


@examples(0.5)
@given(games())
def test_sgfmill_reads_its_boards(game):
    tree, (width, height) = game
    node = tree.main_line()[-1]
    session = Session(tree)
    session.go_to(node)
    if width != height or width < 2:
        with pytest.raises(UnsupportedBoardError):
            write_diagram(tree, node, SGFMILL)
        return
    text, omitted, _ = write_diagram(tree, node, SGFMILL)
    if omitted:  # its board plays the stones, so those without liberties are removed
        assert omitted.keys() == {Omission.CAPTURED}
        return
    read = ascii_boards.interpret_diagram(text, width)
    colours = {"b": Colour.BLACK, "w": Colour.WHITE}
    stones = {
        Point(column, height - 1 - row): colours[colour]
        for colour, (row, column) in read.list_occupied_points()
    }
    assert stones == session.board.stones()
    if width <= 25:
        assert text == f"{ascii_boards.render_board(read)}\n"


@for_each("stones", ["B[cc];W[dd]", "W[cc]", "B[cc]", "B[cc];W[dd];B[ee];W[ce]"])
def test_the_boards_of_sgfmill_read_back(stones):
    tree, node = end(f"(;SZ[5];{stones})")
    session = Session(tree)
    session.go_to(node)
    (back,) = read_diagram(write_diagram(tree, node, SGFMILL).text)
    assert Session(back).board == session.board


# Sensei's Library and forums


def test_the_tags_of_forums_are_on_the_first_and_the_last_line():
    text = written("(;SZ[2];B[aa];W[ba];B[ab];B[bb])", FORUM, 4, title="Two").text
    assert text == dedent("""\
        [go]$$B2 Two, 1-3
        $$  -----
        $$ | 1 2 |
        $$ | 3 . |
        $$  -----[/go]

        [go]$$B2m4 Two, 4
        $$  -----
        $$ | X O |
        $$ | X 1 |
        $$  -----[/go]
        """)


def test_ends_of_lines_on_a_part_of_a_board_are_counted_within_the_part():
    text = written("(;AR[qb:sd]LN[aa:qb]VW[pa:se])", SENSEI)
    assert text.text.splitlines()[-1] == "$$ {AR 2:2 4:4}"
    assert text.omitted == {Omission.PAIRS: 1}
    (back,) = read_diagram(text.text)
    assert read_markup(back, 0).arrows == ((Point(16, 1), Point(18, 3)),)


@for_each(
    ("crop", "size", "view", "reading", "header"),
    [
        (None, Size(9, 9), Symmetry.IDENTITY, Reading.TRAVEL, "$$Bc9"),
        (None, Size(19, 19), Symmetry.IDENTITY, Reading.TRAVEL, "$$Bc"),
        (None, Size(9, 7), Symmetry.IDENTITY, Reading.TRAVEL, "$$Bc"),
        (None, Size(9, 9), Symmetry.R90, Reading.TRAVEL, "$$B9"),
        (None, Size(9, 9), Symmetry.R90, Reading.STAY, "$$Bc9"),
        (None, Size(26, 26), Symmetry.IDENTITY, Reading.TRAVEL, "$$B26"),
        (Crop(4, 0, 8, 4), Size(9, 9), Symmetry.IDENTITY, Reading.TRAVEL, "$$Bc9"),
        (Crop(4, 1, 8, 4), Size(9, 9), Symmetry.IDENTITY, Reading.TRAVEL, "$$B9"),
        (Crop(4, 0, 8, 4), Size(9, 7), Symmetry.IDENTITY, Reading.TRAVEL, "$$B"),
        (Crop(0, 2, 4, 6), Size(9, 7), Symmetry.IDENTITY, Reading.TRAVEL, "$$Bc"),
    ],
    ids=str,
)
def test_coordinates_are_asked_for_where_sensei_draws_the_same(crop, size, view, reading, header):
    naming = Naming(notation("western"), size, view, reading)
    content = DiagramContent(Board.empty(size), crop=crop, to_play=Colour.BLACK, naming=naming)
    found = write_content(content, SENSEI)
    assert found.text.splitlines()[0] == header
    assert (Omission.COORDINATES in found.omitted) is ("c" not in header)
    assert (Omission.PLACE in found.omitted) is (crop == Crop(4, 1, 8, 4))
    assert (Omission.SIZE in found.omitted) is (crop is not None and size == Size(9, 7))


@pytest.mark.parametrize("style", [GNU_GO, GNU_GO_ASCII, SGFMILL])
@pytest.mark.parametrize(
    ("ident", "view", "reading", "omitted"),
    [
        ("western", Symmetry.IDENTITY, Reading.TRAVEL, False),
        ("western", Symmetry.R90, Reading.STAY, False),
        ("western", Symmetry.R90, Reading.TRAVEL, True),
        ("korean", Symmetry.IDENTITY, Reading.TRAVEL, True),
    ],
)
def test_coordinates_that_programs_do_not_print_are_told(style, ident, view, reading, omitted):
    size = Size(9, 9)
    naming = Naming(notation(ident), size, view, reading)
    found = write_content(DiagramContent(Board.empty(size), naming=naming), style)
    assert (Omission.COORDINATES in found.omitted) is omitted


def test_marks_on_stones_that_a_diagram_does_not_show_are_left_out():
    tree, node = end("(;SZ[3]AW[aa]AB[ab];B[ba]TR[aa]CR[ba])")
    found = write_diagram(tree, node, SENSEI, numbers={node: 1})
    assert found.omitted == {Omission.MARKS: 2}
    assert "O 1 ." in found.text


# What a style cannot show


@for_each(
    ("text", "style", "numbered", "omitted"),
    [
        ("(;SZ[9];B[aa])", PLAIN, 0, {}),
        ("(;SZ[9];B[aa])", SENSEI, 1, {}),
        ("(;SZ[9];B[aa])", SGFMILL, 1, {"numbers": 1}),
        ("(;SZ[9];B[aa];C[!])", SENSEI, 1, {}),
        ("(;SZ[9];B[aa];AW[bb];B[cc])", SENSEI, 2, {"numbers": 1}),
        ("(;SZ[9];B[aa];AW[bb];B[cc])", SGFMILL, 2, {"numbers": 2}),
        (MARKED, PLAIN, 0, {"signs": 2, "labels": 3, "pairs": 2, "dimmed": 1}),
        (MARKED, SENSEI, 0, {"signs": 2, "labels": 3, "dimmed": 1}),
        (MARKED, FORUM, 0, {"signs": 2, "labels": 3, "dimmed": 1}),
        (MARKED, GNU_GO, 0, {"signs": 4, "labels": 5, "pairs": 2, "dimmed": 1}),
        ("(;SZ[9]VW[aa:ee])", SGFMILL, 0, {"part": 1}),
        ("(;SZ[9]LB[aa:A][bb:a])", SENSEI, 0, {"labels": 1}),
        ("(;SZ[9]LB[aa:A][bb:A][cc:b])", PLAIN, 0, {}),
        ("(;SZ[9]VW[aa:ee])", SENSEI, 0, {}),
        ("(;SZ[2]AB[aa][ba]AW[ab][bb])", SGFMILL, 0, {"captured": 4}),
        ("(;GM[q5go-1]SZ[5]TO[3];B[aa])", GNU_GO, 0, {"joined edges": 1}),
        ("(;GM[q5go-1]SZ[5]TO[3];B[aa])", SENSEI, 0, {"joined edges": 1}),
    ],
    ids=str,
)
def test_what_a_style_cannot_show_is_counted(text, style, numbered, omitted):
    found = written(text, style, numbered).omitted
    assert found == {Omission(key): number for key, number in omitted.items()}


@for_each(
    ("text", "numbered", "refused"),
    [
        (MARKED, 0, {"signs": 4, "labels": 3, "pairs": 2, "dimmed": 1}),
        ("(;SZ[9]VW[aa:ee])", 0, {"part": 1}),
        ("(;SZ[9]LB[aa:A][bb:a])", 0, {"labels": 1}),
        ("(;SZ[9]LB[aa:l])", 0, {"labels": 1}),
        ("(;SZ[9]AB[aa]LB[aa:12])", 0, {"labels": 1}),
        ("(;SZ[9]AB[aa]CR[aa]SQ[bb])", 0, {"signs": 2}),
        ("(;SZ[9]CR[aa]LB[aa:a])", 0, {"signs": 1, "labels": 1}),
        ("(;SZ[9]AW[ee];B[aa];W[bb];B[])", 3, {"numbers": 1}),
        ("(;SZ[9];B[aa];AW[bb];B[cc])", 2, {"numbers": 1}),
        ("(;SZ[9]" + ";W[];B[]" * 5 + ";W[bb])", 1, {"numbers": 1}),
        ("(;GM[q5go-1]SZ[5]TO[3];B[aa])", 0, {"joined edges": 1}),
    ],
)
def test_what_the_wiki_template_cannot_hold_is_an_error(text, numbered, refused):
    with pytest.raises(UnsupportedContentError, match="the wikipedia style can't show: ") as caught:
        written(text, WIKIPEDIA, numbered)
    assert caught.value.omitted == {Omission(key): number for key, number in refused.items()}


def test_the_wiki_template_has_no_coordinates_which_is_no_error():
    naming = Naming(notation("western"), Size(9, 9))
    found = write_content(DiagramContent(Board.empty(Size(9, 9)), naming=naming), WIKIPEDIA)
    assert found.omitted == {Omission.COORDINATES: 1}


@for_each(
    ("text", "refusing"),
    [
        ("(;SZ[19])", []),
        ("(;SZ[1:5])", [GNU_GO, GNU_GO_ASCII, SGFMILL, WIKIPEDIA]),
        ("(;SZ[9:7])", [GNU_GO, GNU_GO_ASCII, SGFMILL]),
        ("(;SZ[20])", [GNU_GO, GNU_GO_ASCII]),
        (
            "(;GM[goboard-1]GBSH[hexagon:2])",
            [SENSEI, FORUM, GNU_GO, GNU_GO_ASCII, SGFMILL, WIKIPEDIA],
        ),
    ],
)
def test_a_style_is_only_for_boards_that_it_can_show(text, refusing):
    for style in TextDiagramStyle:
        if style in refusing:
            with pytest.raises(UnsupportedBoardError, match="board"):
                written(text, style)
        else:
            assert written(text, style).text


@for_each(
    ("text", "title"),
    [
        ("(;PB[Ann]PW[Bob]GN[Final];B[aa]N[Joseki])", "Joseki"),
        ("(;PB[Ann]PW[Bob]GN[Final];B[aa])", "Final"),
        ("(;PB[Ann]PW[Bob];B[aa])", "Ann - Bob"),
        ("(;B[aa])", ""),
    ],
)
def test_a_diagram_is_called_as_its_node_or_game(text, title):
    assert diagram_title(*end(text)) == title
