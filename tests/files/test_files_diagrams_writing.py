from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.diagram_content import DiagramContent, DiagramMove
from goboard_gui.files.text_diagrams.errors import DiagramError
from goboard_gui.files.text_diagrams.record_diagram import number_last_moves, write_diagram
from goboard_gui.files.text_diagrams.styles import write_content
from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from goboard_gui.go import Board, Colour, Crop, Point, Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, board_size
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup, read_markup
from tests.cases import for_each
from tests.examples import examples
from tests.files.diagram_cases import read_diagram
from tests.files.text_cases import games

NUMBERED = "(;SZ[9]AB[aa];B[ee];W[ab];B[cc];W[ba];B[aa])"


def tree_of(text):
    return read_sgf(text.encode()).games[0]


def drawn(text, style, *, numbered=0, **options):
    tree = tree_of(text)
    node = tree.main_line()[-1]
    numbers = number_last_moves(tree, node, numbered)
    return write_diagram(tree, node, style, numbers=numbers, **options).text


def written(style, *arguments, **options):
    return write_content(DiagramContent(*arguments, **options), style).text


READABLE = (TextDiagramStyle.PLAIN, TextDiagramStyle.SENSEI)
"""The styles in which positions read back with markup and moves."""


def test_a_position_with_markup_has_senseis_signs():
    tree = "(;SZ[4]AB[aa][ba][ca]AW[ab][bb]CR[aa][bc]SQ[ab]TR[ba]MA[cc]LB[dd:A][da:long][ca:a])"
    assert drawn(tree, TextDiagramStyle.SENSEI, title="All\nsigns") == dedent("""\
        $$B4 All signs
        $$  ---------
        $$ | B Y X . |
        $$ | @ O . . |
        $$ | . C M . |
        $$ | . . . a |
        $$  ---------

        a at C4; long at D4
        """)


@for_each(
    ("labels", "drawn_labels", "listed"),
    [
        ("[aa:A]", "a..", ""),
        ("[aa:A][ba:A][ca:b]", "aab", ""),
        ("[aa:A][ba:a]", ".a.", "A at A1"),
        ("[aa:ab][ba:é][ca:黒]", "...", "ab at A1; é at B1; 黒 at C1"),
        ("[aa:1][ba:1][ca:12]", "...", "1 at A1, B1; 12 at C1"),
        ("[aa:a\nb][ba:x]", ".x.", "a b at A1"),
    ],
)
@for_each("style", [TextDiagramStyle.PLAIN, TextDiagramStyle.SENSEI, TextDiagramStyle.FORUM])
def test_labels_that_a_diagram_cannot_show_are_listed_below_it(labels, drawn_labels, listed, style):
    lines = drawn(f"(;SZ[3:1]PL[B]LB{labels})", style).splitlines()
    assert any(" ".join(drawn_labels) in line for line in lines)
    assert [line for line in lines if " at " in line] == [listed] * bool(listed)


def test_the_last_moves_are_numbered_on_the_position_before_them():
    assert drawn(NUMBERED, TextDiagramStyle.SENSEI, numbered=4) == dedent("""\
        $$W9m2 (5 at A9)
        $$  -------------------
        $$ | X 3 . . . . . . . |
        $$ | 1 . . . . . . . . |
        $$ | . . 2 . . . , . . |
        $$ | . . . . . . . . . |
        $$ | . . . . X . . . . |
        $$ | . . . . . . . . . |
        $$ | . . , . . . , . . |
        $$ | . . . . . . . . . |
        $$ | . . . . . . . . . |
        $$  -------------------
        """)


def test_the_same_as_plain_text():
    text = drawn(NUMBERED, TextDiagramStyle.PLAIN, numbered=4)
    assert text.splitlines()[:3] == [
        "1 is move 2, 4 at A9",
        "   A B C D E F G H J",
        " 9 X 3 . . . . . . . 9",
    ]
    assert text.endswith("White to play\n")


@for_each("view", ["ba:cb", "ab:bc", "aa:bb"])
def test_a_last_move_outside_the_visible_part_is_not_marked(view):
    text = drawn(f"(;SZ[3]VW[{view}];B[cc];W[ac];B[ca]VW[{view}])", TextDiagramStyle.PLAIN)
    assert text.count("(") == (view == "ba:cb")
    assert "(X)" in text or "(" not in text


def test_the_last_move_stands_in_brackets():
    lines = drawn("(;SZ[3];B[aa];W[cb])", TextDiagramStyle.PLAIN).splitlines()
    assert lines == [
        "   A B C",
        " 3 X . . 3",
        " 2 . .(O)2",
        " 1 . . . 1",
        "   A B C",
        "Black to play",
    ]


def test_sensei_has_a_diagram_for_every_ten_moves():
    points = [Point(column, row) for row in (0, 2) for column in range(6)]
    moves = [
        DiagramMove(Colour(2 - number % 2), point, number) for number, point in enumerate(points, 1)
    ]
    board = Board.from_rows(*["." * 6] * 4)
    text = written(TextDiagramStyle.SENSEI, board, moves=moves, title="All")
    assert [line for line in text.splitlines() if "All" in line] == [
        "$$B All, 1-10",
        "$$Bm11 All, 11-12",
    ]
    assert text.count("1 2 3 4 5 6") == 1
    assert "X O X O 1 2" in text


def test_moves_of_one_player_in_a_row_are_in_different_diagrams_of_sensei():
    text = drawn("(;SZ[3];B[aa];B[ba];W[ca])", TextDiagramStyle.SENSEI, numbered=3)
    assert [line for line in text.splitlines() if "B3" in line or "1" in line] == [
        *("$$B3 1", "$$ | 1 . . |", "$$B3m2 2-3", "$$ | X 1 2 |")
    ]


def test_the_player_of_the_next_move_is_first_in_the_header():
    assert drawn("(;SZ[3];B[aa])", TextDiagramStyle.SENSEI).startswith("$$W3\n")
    (back,) = read_diagram(drawn("(;SZ[3];B[aa])", TextDiagramStyle.SENSEI))
    assert Session(back).to_play is Colour.WHITE


def test_the_last_move_is_that_before_a_node_with_a_comment_only():
    assert "(X)" in drawn("(;SZ[3];B[aa];C[!])", TextDiagramStyle.PLAIN)


def test_moves_before_a_node_with_a_comment_only_have_numbers():
    text = drawn("(;SZ[3];B[aa];C[!];W[bb];C[?])", TextDiagramStyle.SENSEI, numbered=2)
    assert text.splitlines()[2:4] == ["$$ | 1 . . |", "$$ | . 2 . |"]


def test_nobody_is_to_play_after_two_passes():
    game = "(;SZ[2];B[];W[])"
    assert drawn(game, TextDiagramStyle.SENSEI).startswith("$$2\n")
    assert drawn(game, TextDiagramStyle.PLAIN).endswith("   A B\n")


@for_each("style", READABLE)
def test_passes_and_the_first_number_read_back(style):
    text = drawn(
        "(;SZ[5];B[aa];W[];B[bb];W[];B[])", style, numbered=4, title="A game where 7 pass by"
    )
    (back,) = read_diagram(text)
    moves = [back.properties(node) for node in back.main_line()[1:]]
    assert [(item.ident, *item.values) for item, *_ in moves] == [
        *(("W", ""), ("B", "bb"), ("W", ""), ("B", ""))
    ]
    assert moves[0][1].values == ("2",)


def test_a_move_with_the_number_of_its_row_is_not_taken_for_its_name():
    board = Board.from_rows(*["." * 5] * 12)
    points = [Point(3, 11), Point(0, 9), Point(2, 9), Point(1, 0), Point(1, 1), Point(4, 2)]
    points += [Point(0, 2), Point(0, 4), Point(2, 4), Point(0, 1), Point(2, 1), Point(2, 0)]
    moves = [
        DiagramMove(Colour(2 - number % 2), point, number) for number, point in enumerate(points, 1)
    ]
    text = written(TextDiagramStyle.PLAIN, board, moves=moves)
    assert "12  .  4 12  .  . 12" in text
    (back,) = read_diagram(text)
    steps = [move_of(back, node).values[0] for node in back.main_line()[1:]]
    assert steps == [f"{chr(97 + x)}{chr(97 + y)}" for x, y in points]


def test_a_title_is_not_taken_for_the_size_of_the_board():
    text = drawn("(;SZ[2];B[aa])", TextDiagramStyle.PLAIN, title="A 19x19 game")
    assert text.splitlines()[:2] == ["Board 2×2", "A 19x19 game"]
    assert board_size(read_diagram(text)[0]) == Size(2, 2)


def test_passes_are_in_the_title():
    game = "(;SZ[3];B[aa];W[];B[bb])"
    assert drawn(game, TextDiagramStyle.SENSEI, numbered=3).startswith("$$B3 (2 pass)\n")
    assert drawn(game, TextDiagramStyle.PLAIN, numbered=3).startswith("2 pass\n")


def test_a_part_shows_the_edges_it_touches():
    board = Board.empty(Size(13, 13))
    content = {"crop": Crop(8, 0, 12, 3), "naming": Naming(notation("western"), board.size)}
    assert written(TextDiagramStyle.SENSEI, board, **content) == dedent("""\
        $$c13
        $$  -----------
        $$   . . . . . |
        $$   . . . . . |
        $$   . . . . . |
        $$   . , . . . |
        """)


def test_arrows_and_lines_are_written_for_sensei():
    markup = Markup(arrows=((Point(0, 0), Point(2, 2)),), lines=((Point(1, 0), Point(1, 2)),))
    text = written(TextDiagramStyle.SENSEI, Board.empty(Size(3, 3)), markup)
    assert text.splitlines()[-2:] == ["$$ {AR A3 C1}", "$$ {LN B3 B1}"]
    again = read_markup(read_diagram(text)[0], 0)
    assert (again.arrows, again.lines) == (markup.arrows, markup.lines)


def test_names_of_a_notation_are_written_beside_the_board():
    size = Size(11, 11)
    naming = Naming(notation("andreev"), size)
    text = written(TextDiagramStyle.PLAIN, Board.empty(size), naming=naming)
    above = text.splitlines()[: len(text.splitlines()) - 11]
    assert "A B C" not in text
    assert len({len(line) for line in text.splitlines()[len(above) // 2 :][:11]}) == 1


@examples(0.5)
@given(game=games())
@for_each("style", READABLE)
def test_the_position_reads_back(style, game):
    tree, size = game
    session = Session(tree)
    session.go_to(tree.main_line()[-1])
    text = write_diagram(tree, session.cursor, style).text
    if min(size) == 1 and style is TextDiagramStyle.PLAIN:
        return  # a single row or column looks like nothing
    (back,) = read_diagram(text)
    assert Session(back).board.rows() == session.board.rows()


@examples(0.5)
@given(game=games(), numbered=st.integers(1, 9))
@for_each("style", READABLE)
def test_numbered_moves_read_back_as_moves(style, game, numbered):
    tree, size = game
    line = tree.main_line()
    if min(size) == 1:
        return
    numbers = number_last_moves(tree, line[-1], numbered)
    written = write_diagram(tree, line[-1], style, numbers=numbers)
    *_, back = read_diagram(written.text)
    session, read = Session(tree), Session(back)
    session.go_to(line[-1])
    read.go_to(back.main_line()[-1])
    assert read.board == session.board
    if written.diagrams > 1:  # the moves do not alternate
        return
    theirs = [move_of(back, node) for node in back.main_line()[1:]]
    stretch = [move_of(tree, node) for node in line[1:]][-numbered:]
    while stretch and None in stretch:
        del stretch[0]
    if any(move.values[0] for move in stretch):  # a diagram without numbers has no moves
        assert theirs == stretch


def move_of(tree, node):
    """Return the move of a node as a property, None where stones are set up."""
    (move,) = [item for item in tree.properties(node) if item.ident in ("B", "W")] or [None]
    return None if tree.node(node).has_any_property("AB", "AW", "AE") else move


@pytest.mark.parametrize("style", READABLE)
def test_markup_reads_back(style):
    tree = tree_of("(;SZ[9]AB[aa][ba]AW[ab]CR[aa][ee]SQ[ab]TR[ba]MA[ff]LB[dd:a][hh:k])")
    (back,) = read_diagram(write_diagram(tree, 0, style).text)
    assert read_markup(back, 0) == read_markup(tree, 0)
    assert Mark.CROSS in read_markup(back, 0).marks[Point(5, 5)]


@for_each("style", READABLE)
@for_each(
    "crop",
    [Crop(0, 0, 8, 6), Crop(10, 0, 18, 9), Crop(0, 12, 6, 18), Crop(12, 12, 18, 18)],
    ids=str,
)
def test_a_corner_of_a_board_reads_back_in_its_place(style, crop):
    tree = tree_of("(;AB[dd][pd]AW[dp][pp][cc][qq][cq][qc])")
    (back,) = read_diagram(write_diagram(tree, 0, style, crop=crop).text)
    stones = Session(tree).board.stones()
    assert Session(back).board.stones() == {p: c for p, c in stones.items() if crop.contains(p)}
    assert board_size(back) == board_size(tree)


@for_each("width", [1, 2, 3, 9, 52])
@for_each("stones", ["..", "X.", "XO"])
def test_a_board_of_height_one_reads_back(width, stones):
    row = (stones * 26)[:width]
    board = Board.from_rows(row)
    text = f"Some title\n{written(TextDiagramStyle.PLAIN, board)}\nAnd more.\n"
    (tree,) = read_diagram(text)
    assert board_size(tree) == Size(width, 1)
    assert Session(tree).board == board


@for_each("text", ["A B C\n1 . X . 1\n\n", "Which one? X O\n", "A\nX O\nB\n"])
def test_a_single_row_is_a_board_only_if_it_is_enclosed(text):
    with pytest.raises(DiagramError):
        read_diagram(text)
