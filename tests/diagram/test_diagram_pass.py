"""A pass is the player's stone in a corner of the board, beside all points."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from goboard_gui.diagram.compose import DisplayOptions, compose_picture
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.painting.pass_mark import pass_place
from goboard_gui.diagram.picture import Cell, EdgeLabels, PassMark, Picture
from goboard_gui.diagram.theme import LIGHT, PRINT
from goboard_gui.go import Board, Colour, Crop, Point, Size
from goboard_gui.notation import NOTATIONS, Naming, Side, notation
from goboard_gui.record import Session
from tests.cases import for_each
from tests.diagram.diagram_cases import aspects, crops, empty_board, layout_of, shown, sizes, window
from tests.diagram.pixels import places
from tests.record.record_cases import line

pytestmark = pytest.mark.usefixtures("qapp")

PASS = PassMark(Colour.BLACK, "Pass")


def stone_rect(layout: Layout) -> QRectF | None:
    """Return the rectangle of the stone that shows a pass, on the surface."""
    place = pass_place(layout)
    if place is None:
        return None
    (x, y), side = layout.origin, place.diameter * layout.pitch
    centre = QPointF(
        x + place.centre.column * layout.pitch_x, y + place.centre.row * layout.pitch_y
    )
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


@given(
    st.data(),
    sizes,
    st.sampled_from(NOTATIONS),
    st.frozensets(st.sampled_from(Side)),
    st.none() | st.sampled_from(NOTATIONS),
    aspects,
)
def test_the_stone_is_on_the_board_and_touches_no_other_one(
    data, size, notation, sides, second, aspect
):
    options = DisplayOptions(edges=sides, second=second)
    picture = compose_picture(Board.empty(size), Naming(notation, size), options)
    crop = data.draw(st.none() | crops(size))
    layout = Layout.for_picture(picture._replace(crop=crop), 30, aspect)
    rect = stone_rect(layout)
    if rect is None:
        # Only a part of the board without any of its corners has no place for it.
        assert crop is not None
        corners = [Point(x, y) for x in (0, size.width - 1) for y in (0, size.height - 1)]
        assert not any(map(crop.contains, corners))
        return
    assert layout.board_rect().adjusted(-1, -1, 1, 1).contains(rect)
    for point in layout.points():
        apart = layout.centre(point) - rect.center()
        assert hypot(apart.x(), apart.y()) >= (layout.pitch + rect.width()) / 2 - 1e-6


@for_each("theme", [LIGHT, PRINT], ids=["light", "print"])
@for_each("edges", [None, EdgeLabels()], ids=["labels", "no labels"])
@for_each("pitch", [20, 36])
def test_a_pass_appears_and_disappears_without_a_trace(theme, edges, pitch):
    board = empty_board(5) if edges is None else empty_board(5)._replace(edges=edges)
    stones = {Point(4, 4): Cell(Colour.WHITE), Point(0, 0): Cell(Colour.BLACK)}
    layout = layout_of(Picture(board), pitch)
    layer, size = BoardImage(), window(layout)
    pictures = [
        Picture(board, stones),
        Picture(board, stones, passed=PASS),
        Picture(board, {Point(0, 0): Cell(Colour.BLACK)}, passed=PASS),
        Picture(board, {Point(0, 0): Cell(Colour.BLACK)}, passed=PassMark(Colour.WHITE, "Pass")),
        Picture(board, stones),
    ]
    images = []
    for picture in pictures:
        layer.update(picture, layout, theme, size)
        images.append(layer.image.copy())
        assert images[-1] == shown(picture, theme, pitch)
    assert images[0] == images[-1] != images[1]
    assert len({image.cacheKey() for image in images}) == len(images)
    assert images[2] != images[3]


@for_each(
    ("moves", "expected"),
    [
        ((), None),
        (("B[aa]",), None),
        (("B[]",), Colour.BLACK),
        (("B[aa]", "W[]"), Colour.WHITE),
        (("B[aa]", "W[]", "C[comment]"), Colour.WHITE),
        (("W[tt]",), Colour.WHITE),
        (("B[]", "W[aa]"), None),
        # A value that is not a point of the board is not a pass.
        (("W[zz]",), None),
    ],
)
def test_a_pass_is_shown_until_the_next_move(moves, expected):
    session = Session(line("SZ[9]", *moves))
    session.go_to(len(moves))
    naming = Naming(notation("western"), Size(9, 9))
    picture = compose_picture(
        session.board, naming, DisplayOptions(), session.last_move, pass_text="Pass"
    )
    assert picture.passed == (None if expected is None else PassMark(expected, "Pass"))
    silent = compose_picture(session.board, naming, DisplayOptions(), session.last_move)
    assert silent.passed is None


def test_a_cropped_board_shows_a_pass_in_a_corner_that_is_visible():
    picture = Picture(empty_board(9), crop=Crop(0, 0, 4, 4))
    place = pass_place(layout_of(picture, 30))
    assert place is not None
    assert place.centre.column < 0
    assert place.centre.row < 0
    assert pass_place(layout_of(picture._replace(crop=Crop(2, 2, 5, 5)), 30)) is None


def test_the_whole_text_is_on_the_stone_or_none_of_it():
    theme = LIGHT._replace(wood=None, shading=None, surface="#ffffff", on_white="#ff0000")
    widths = {}
    for pitch in (8, 13, 16, 24, 36):
        picture = Picture(empty_board(5), passed=PassMark(Colour.WHITE, "Pass"))
        image, layout = shown(picture, theme, pitch), layout_of(picture, pitch)
        rect = stone_rect(layout)
        red = [x for x, _ in places(image, lambda colour: colour.red() > colour.blue() + 60)]
        widths[pitch] = max(red) - min(red) + 1 if red else 0
        assert not red or rect.left() <= min(red) <= max(red) <= rect.right()
    assert widths[8] == 0
    # The text is as wide as the stone allows, not shortened.
    assert all(widths[pitch] > 0.6 * pitch for pitch in (13, 16, 24, 36)), widths
