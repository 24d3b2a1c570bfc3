from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.formats import Format
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.diagram_content import DiagramContent
from goboard_gui.files.text_diagrams.errors import DiagramError, DiagramErrorReason
from goboard_gui.files.text_diagrams.record_diagram import number_last_moves, write_diagram
from goboard_gui.files.text_diagrams.styles import write_content
from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from goboard_gui.go import Board, Colour, Size
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, Tree, board_size
from goboard_gui.record.properties.codec import read_point
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup, read_markup
from goboard_gui.study.interpretation import InterpretationKind, interpret_text
from tests.cases import for_each
from tests.corpus import material_data, material_files
from tests.examples import examples
from tests.files.diagram_cases import read_diagram

MARKED = "{{Go board 3x3 |ulA| b1| ur | w8| B| r| b12|w|drC|24}}"


BLACK, WHITE = Colour
CONTENTS = [
    *[(None, None, ""), (BLACK, None, ""), (WHITE, None, "")],
    *[(None, None, letter) for letter in "abk"],
    *[(BLACK, None, number) for number in ("0", "1", "8", "11", "99")],
    *[(WHITE, None, number) for number in ("0", "1", "8", "10", "98")],
    *[(BLACK, Mark.TRIANGLE, ""), (WHITE, Mark.SQUARE, ""), (None, Mark.CIRCLE, "")],
]
"""What the template can show at a point: stone, mark and label."""


def rows(tree: Tree) -> list[str]:
    """Return the position of a diagram, row by row."""
    root, size = tree.node(tree.root), board_size(tree)
    signs = {
        read_point(value, size): sign
        for ident, sign in (("AB", "X"), ("AW", "O"))
        for value in root.values(ident) or ()
    }
    return [
        "".join(signs.get((column, row), ".") for column in range(size.width))
        for row in range(size.height)
    ]


def labels(tree: Tree) -> dict[str, str]:
    """Return the labels of a diagram by the Western names of their points."""
    size = board_size(tree)
    western = Naming(notation("western"), size)
    pairs = (value.split(":") for value in tree.node(tree.root).values("LB") or ())
    return {western.name(read_point(at, size)): label for at, label in pairs}


@for_each(
    ("text", "drawn", "marked"),
    [
        ("{{Go board 2x2 |ul|b|w|dr|24}}", [".X", "O."], {}),
        ("{{Go board 2x2 |ul|b|w|dr}}", [".X", "O."], {}),
        ("{{go_board 3 x 2|\n u | | b\n|w| d|  \n|\n 24px}}", ["..X", "O.."], {}),
        (
            MARKED,
            [".X.", "O..", "XO."],
            {"A3": "a", "B3": "1", "A2": "8", "B2": "b", "A1": "12", "C1": "c"},
        ),
        (
            "{{Go board 3x3|17|12|05|bT|wS|ulc|x|-|c}}",
            ["XOX", "XO.", "..."],
            {"A3": "17", "B3": "12", "C3": "5"},
        ),
        ("The {{Go board 1x1||}} board, {{other|b}}", ["."], {}),
    ],
)
def test_stones_numbers_and_letters_stand_where_the_template_lists_them(text, drawn, marked):
    (tree,) = read_diagram(text)
    assert (rows(tree), labels(tree)) == (drawn, marked)
    assert tree.main_line() == [tree.root]


def test_marks_stand_where_the_template_lists_them():
    (tree,) = read_diagram("{{Go board 3x2|bT|wS|ulc|bT|c|-c}}")
    root = tree.node(tree.root)
    assert [root.values(ident) for ident in ("TR", "SQ", "CR")] == [
        ("aa", "ab"),
        ("ba",),
        ("ca", "bb", "cb"),
    ]


@examples(0.5)
@given(st.data(), st.integers(2, 7), st.integers(2, 7))
def test_a_written_template_reads_back(data, width, height):
    size = Size(width, height)
    points = Board.empty(size).graph.points
    contents = {point: data.draw(st.sampled_from(CONTENTS)) for point in points}
    stones = {point: colour for point, (colour, _, _) in contents.items() if colour is not None}
    markup = Markup(
        {point: frozenset({mark}) for point, (_, mark, _) in contents.items() if mark is not None},
        {point: label for point, (_, _, label) in contents.items() if label},
    )
    content = DiagramContent(Board.empty(size).with_stones(stones), markup)
    written = write_content(content, TextDiagramStyle.WIKIPEDIA)
    assert written.omitted == {}
    (tree,) = read_diagram(written.text)
    session = Session(tree)
    assert session.board == content.board
    assert read_markup(tree, tree.root) == markup


def test_moves_are_numbered_in_a_written_template_and_captured_stones_stay():
    tree = read_sgf(b"(;SZ[3]AB[ba]AW[aa];B[ab];W[cc])").games[0]
    node = tree.main_line()[-1]
    numbers = number_last_moves(tree, node, 2)
    text = write_diagram(tree, node, TextDiagramStyle.WIKIPEDIA, numbers=numbers).text
    assert text == "{{Go board 3x3\n| w| b| ur\n| b1| | r\n| dl| d| w2|24}}\n"


def test_all_boards_of_a_text_are_read():
    trees = read_diagram(f"One: {MARKED}\r\nTwo: {{{{Go board 1x2|b|w|24}}}} = three")
    assert [rows(tree) for tree in trees] == [[".X.", "O..", "XO."], ["X", "O"]]


@for_each(
    ("text", "place", "reason", "quote"),
    [
        ("x\n {{Go board 2x2|b|w|24}}", (2, 2), DiagramErrorReason.POINTS, "3"),
        ("{{Go board 2x2|b|w|b|w|b|w|24}}", (1, 1), DiagramErrorReason.POINTS, "7"),
        ("{{Go board 2x1|b|\n  q|24}}", (2, 3), DiagramErrorReason.SIGN, "q"),
        ("{{Go board 2x1|b|bb|24}}", (1, 18), DiagramErrorReason.SIGN, "bb"),
        ("{{Go board 0x2|24}}", (1, 1), DiagramErrorReason.TOO_LARGE, "52"),
        ("{{Go board 53x2|24}}", (1, 1), DiagramErrorReason.TOO_LARGE, "52"),
        ("{{Go board 1x1|}}" * 201, (1, 1 + 17 * 200), DiagramErrorReason.TOO_MANY, "200"),
    ],
)
def test_a_board_that_does_not_add_up_is_an_error_with_its_place(text, place, reason, quote):
    with pytest.raises(DiagramError) as caught:
        read_diagram(text)
    error = caught.value
    assert ((error.line, error.column), error.reason, error.text) == (place, reason, quote)


def test_lines_of_senseis_library_go_before_templates_and_sgf_before_both():
    assert rows(read_diagram(f"{MARKED}\n$$ | X . |\n$$ | . O |")[0])[0][:2] == "X."
    assert open_bytes(f"(;SZ[3]C[{MARKED}])".encode()).format is Format.SGF


@pytest.mark.parametrize("name", ["page.html", "page", "a.sgf"])
def test_a_page_with_templates_is_opened_by_its_contents(name):
    opened = open_bytes(f"<p>{MARKED}</p>".encode(), name)
    assert opened.format is Format.DIAGRAM
    assert [rows(tree) for tree in opened.games] == [[".X.", "O..", "XO."]]


def test_a_pasted_template_is_a_diagram():
    found, _ = interpret_text(MARKED, Naming(notation("western"), Size(19, 19)))
    assert [each.kind for each in found] == [InterpretationKind.DIAGRAM]
    assert rows(found[0].games[0]) == [".X.", "O..", "XO."]


@pytest.mark.corpus
def test_the_figures_of_seed_003_are_read():
    texts = material_files("seeds", endings=(".txt",))
    (seed,) = [path for path in texts if path.name.startswith("003_")]
    figures = material_data("spec", "seed_positions.json")["positions"]
    trees = read_diagram(seed.read_text("utf-8"))
    assert len(trees) == len(figures) == 5
    for tree, figure in zip(trees, figures, strict=True):
        assert rows(tree) == figure["rows"]
        assert labels(tree) == figure["labels"]
        (again,) = read_diagram(write_diagram(tree, tree.root, TextDiagramStyle.WIKIPEDIA).text)
        assert (rows(again), labels(again)) == (rows(tree), labels(tree))
        for colour, names in ((Colour.BLACK, figure["black"]), (Colour.WHITE, figure["white"])):
            ident = "AB" if colour is Colour.BLACK else "AW"
            assert len(tree.node(tree.root).values(ident) or ()) == len(names)
