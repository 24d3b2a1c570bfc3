"""The theme for paper: opaque greys and lines that printers can print."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QImage, QPainter

from goboard_gui.diagram.book.sheet import Pages, Sheet
from goboard_gui.diagram.book.typesetting.boards import PlacedBoard
from goboard_gui.diagram.notation_grids import NotationGrid
from goboard_gui.diagram.output.pdf import save_pages
from goboard_gui.diagram.picture import (
    Cell,
    FractionalPoint,
    LineStyle,
    Picture,
    Segment,
    Tint,
    TintRole,
)
from goboard_gui.diagram.theme import PRINT, blended_colour
from goboard_gui.go import Colour, Point
from tests.cases import for_each
from tests.diagram.diagram_cases import empty_board, pictures, small_sizes
from tests.diagram.output_cases import greys
from tests.diagram.pdf_content import drawn_on_pages
from tests.examples import examples

pytestmark = pytest.mark.usefixtures("qapp")

PITCHES = (1.5, 3.2, 4.2, 5.5, 8.75)


def is_grey(colour: tuple[float, ...]) -> bool:
    """Return whether the components of a colour are equal."""
    return max(colour) - min(colour) < 0.002


@examples(0.4)
@given(data=st.data(), size=small_sizes, pitch=st.sampled_from(PITCHES))
def test_boards_on_paper_are_opaque_and_grey_and_have_no_hairlines(
    tmp_path_factory, data, size, pitch
):
    picture = data.draw(pictures(size))
    path = tmp_path_factory.mktemp("print") / "board.pdf"
    board = PlacedBoard(picture, 5.0, 5.0, pitch, 1.0, PRINT)
    save_pages(path, Pages((Sheet(120, 120, (board,)),)))
    (drawn,) = drawn_on_pages(path)
    assert {(each.opacity, each.blending) for each in drawn} <= {(1.0, "/Normal")}
    assert [each for each in drawn if not all(is_grey(tint) for _, tint in each.colours)] == []
    assert min((each.width for each in drawn if each.width), default=1.0) >= 0.2499


def image(picture: Picture, *, solid: bool) -> QImage:
    """Return a board as it is drawn on paper, at 8 pixels per millimetre."""
    board = PlacedBoard(picture, 0.0, 0.0, 5.0, 1.0, PRINT._replace(solid=solid))
    drawn = QImage(
        int(board.rect.width() * 8), int(board.rect.height() * 8), QImage.Format.Format_RGB32
    )
    drawn.fill(0xFFFFFF)
    with QPainter(drawn) as qp:
        qp.scale(8, 8)
        board.draw(qp)
    return drawn


def differing_share(one: QImage, other: QImage) -> float:
    """Return the share of pixels whose greys differ visibly."""
    pixels = [greys(image) for image in (one, other)]
    return sum(abs(a - b) > 24 for a, b in zip(*pixels, strict=True)) / len(pixels[0])


STRUCTURE = NotationGrid(
    lines=tuple(
        Segment(FractionalPoint(0, row), FractionalPoint(8, 8 - row), style)
        for row, style in enumerate(LineStyle)
    )
)
BOARDS = {
    "lines": empty_board(9),
    "structure": empty_board(9)._replace(notation_grid=STRUCTURE),
    "squares": empty_board(9)._replace(
        dark_squares=frozenset(Point(i, (i * 2) % 9) for i in range(9))
    ),
}


@for_each("board", BOARDS.values(), ids=BOARDS)
@for_each("role", TintRole, ids=lambda role: role.name)
def test_a_board_below_a_tint_looks_as_if_the_tint_were_translucent(board, role):
    points = frozenset(Point(column, row) for column in range(1, 6) for row in range(2, 9))
    picture = Picture(board, overlays_below=(Tint(points, role),))
    assert differing_share(image(picture, solid=True), image(picture, solid=False)) < 0.004


def test_stones_beyond_joined_edges_are_as_pale_as_below_a_tint():
    cells = {Point(2, 2): Cell(Colour.BLACK), Point(5, 5): Cell(Colour.WHITE, label="8")}
    tint = Tint(frozenset(cells), TintRole.CONTINUED)
    picture = Picture(empty_board(9), cells, overlays_above=(tint,))
    one, other = image(picture, solid=True), image(picture, solid=False)
    assert differing_share(one, other) < 0.01


def test_a_ghost_and_a_dimmed_stone_are_grey_and_hide_the_lines_below_them():
    for cell, opacity in (
        (Cell(ghost=Colour.BLACK), PRINT.ghost_opacity),
        (Cell(Colour.BLACK, dimmed=True), PRINT.dimmed_opacity),
    ):
        drawn = image(Picture(empty_board(9), {Point(4, 4): cell}), solid=True)
        middle = drawn.rect().center()
        assert drawn.pixelColor(middle).name() == blended_colour("#000000", opacity, "#ffffff")


@for_each(
    ("colour", "opacity", "ground", "seen"),
    [
        ("#000000", 1.0, "#ffffff", "#000000"),
        ("#000000", 0.0, "#ffffff", "#ffffff"),
        ("#000000", 0.55, "#ffffff", "#737373"),
        ("#80000000", 0.5, "#ffffff", "#bfbfbf"),
        ("#b0ffffff", 1.0, "#000000", "#b0b0b0"),
        ("#ff8000", 0.5, "#0080ff", "#808080"),
    ],
)
def test_a_translucent_colour_has_the_colour_in_which_it_is_seen(colour, opacity, ground, seen):
    assert blended_colour(colour, opacity, ground) == seen


def test_all_colours_of_the_theme_for_paper_are_grey():
    texts = [value for value in PRINT if isinstance(value, str)]
    for colour in (*texts, *PRINT.tints):
        assert colour[-6:-4] == colour[-4:-2] == colour[-2:], colour
    assert PRINT.evaluation_colours is None
