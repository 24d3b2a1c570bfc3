"""How games went on is written on points, and the part that was looked for is set off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QSize

from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.overlays.continuations import with_continuations, with_search_region
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.picture import (
    Cell,
    ContinuationStats,
    EmptyBoard,
    FractionalPoint,
    Picture,
    Segment,
    StatusMark,
    Tint,
    TintRole,
    VariationMove,
)
from goboard_gui.diagram.theme import DARK, LIGHT, PRINT, Theme
from goboard_gui.go import Colour, Crop, Point, Size, Symmetry
from goboard_gui.notation import Naming, notation

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

pytestmark = pytest.mark.usefixtures("qapp")

BLACK, WHITE = Colour.BLACK, Colour.WHITE
SIZE = Size(9, 9)
OFTEN = ContinuationStats("A", BLACK, 11_759, 52, 4)
PITCH = 40.0
NAMING = Naming(notation("western"), SIZE, Symmetry.R90)


def picture(**cells: Cell) -> Picture:
    """Return a board with cells on points that are called as SGF calls them."""
    points = {Point(ord(name[0]) - 97, ord(name[1]) - 97): cell for name, cell in cells.items()}
    return Picture(EmptyBoard(SIZE), points)


def painted(shown: Picture, theme: Theme = LIGHT, pitch: float = PITCH) -> QImage:
    layer, side = BoardImage(), round(9 * pitch)
    layer.update(shown, layout(pitch), theme, QSize(side, side))
    return layer.image.copy()


def layout(pitch: float) -> Layout:
    return Layout.at_pitch(SIZE, pitch)


CENTRE = layout(PITCH).centre(Point(4, 4))


def test_a_move_is_written_where_it_is_seen():
    shown = with_continuations(picture(), NAMING, {Point(2, 6): OFTEN})
    assert shown.cells == {Point(2, 2): Cell(continuation=OFTEN)}


def test_other_letters_give_way_and_what_has_none_stays():
    before = picture(
        aa=Cell(variation=VariationMove(BLACK, letter="A")),
        bb=Cell(variation=VariationMove(WHITE)),
        cc=Cell(BLACK),
    )
    shown = with_continuations(before, Naming(notation("western"), SIZE), {Point(0, 0): OFTEN})
    assert shown.cells[Point(0, 0)] == Cell(variation=VariationMove(BLACK), continuation=OFTEN)
    assert shown.cells[Point(1, 1)] == before.cells[Point(1, 1)]
    assert shown.cells[Point(2, 2)] == Cell(BLACK)


def test_a_region_is_outlined_and_the_rest_is_paler():
    shown = with_search_region(picture(), NAMING, Crop(6, 0, 8, 1), {Point(7, 0)})
    (tint,) = (item for item in shown.overlays_above if isinstance(item, Tint))
    inside = {Point(8, 6), Point(8, 8), Point(7, 6), Point(7, 7), Point(7, 8)}
    assert (tint.role, set(SIZE.points()) - tint.points) == (TintRole.DIMMED, inside)
    lines = [item for item in shown.overlays_above if isinstance(item, Segment)]
    ends = [(line.start, line.end) for line in lines]
    corners = [
        FractionalPoint(6.5, 5.5),
        FractionalPoint(8.5, 5.5),
        FractionalPoint(8.5, 8.5),
        FractionalPoint(6.5, 8.5),
    ]
    assert ends[-4:] == list(zip(corners, corners[1:] + corners[:1], strict=True))
    assert len(ends) == 6
    assert all(Point(8, 7) in line.affected_points() for line in lines[:2])


def test_a_region_may_be_the_whole_board():
    shown = with_search_region(picture(), NAMING, Crop.whole_board(SIZE))
    assert not [item for item in shown.overlays_above if isinstance(item, Tint)]


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
def test_what_is_played_more_often_is_darker(theme):
    images = [
        painted(picture(ee=Cell(continuation=OFTEN._replace(step=step))), theme)
        for step in range(5)
    ]
    # To the left of the letter there is nothing but paper.
    place = (CENTRE + QPointF(-0.38, -0.15) * PITCH).toPoint()
    papers = [image.pixelColor(place).lightness() for image in images]
    assert papers == sorted(papers, reverse=True)
    assert papers[0] - papers[-1] > 60


def test_each_word_on_a_chip_is_seen():
    plain = painted(picture(ee=Cell(continuation=OFTEN)))
    others = (
        OFTEN._replace(letter="B"),
        OFTEN._replace(colour=WHITE),
        OFTEN._replace(games=11),
        OFTEN._replace(black_wins=25),
        OFTEN._replace(black_wins=None),
    )
    assert all(painted(picture(ee=Cell(continuation=other))) != plain for other in others)


def test_where_lines_are_close_there_is_room_for_the_letter_alone():
    small, other = (
        painted(picture(ee=Cell(continuation=counted)), pitch=18)
        for counted in (OFTEN, OFTEN._replace(games=5, black_wins=1))
    )
    assert small == other
    assert small != painted(picture(ee=Cell(continuation=OFTEN._replace(letter="B"))), pitch=18)


HIDDEN = {
    "a stone": Cell(BLACK),
    "the ghost of a stone": Cell(ghost=WHITE),
    "a label of the record": Cell(label="x"),
}


@pytest.mark.parametrize("cell", HIDDEN.values(), ids=HIDDEN)
def test_what_is_on_the_point_itself_is_seen(cell):
    assert painted(picture(ee=cell._replace(continuation=OFTEN))) == painted(picture(ee=cell))


SEEN = {
    "light": Cell(highlighted=True),
    "that a move is forbidden": Cell(status_mark=StatusMark.ILLEGAL),
}


@pytest.mark.parametrize("cell", SEEN.values(), ids=SEEN)
def test_what_is_told_of_the_point_is_seen_as_well(cell):
    shown = painted(picture(ee=cell._replace(continuation=OFTEN)))
    assert shown not in (painted(picture(ee=Cell(continuation=OFTEN))), painted(picture(ee=cell)))
