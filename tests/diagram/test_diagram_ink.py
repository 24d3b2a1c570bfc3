"""Heights of text on points, measured as ink in drawn images."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect

from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
from goboard_gui.diagram.layout import Layout
from goboard_gui.diagram.picture import Cell, Picture, StatusMark
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Board, Colour, Point, Size
from goboard_gui.notation import NOTATIONS, Naming
from goboard_gui.record.properties.marks import Mark
from tests.cases import for_each
from tests.diagram.diagram_cases import empty_board, shown
from tests.diagram.pixels import places

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QColor, QImage

pytestmark = pytest.mark.usefixtures("qapp")

RATIOS = (1.0, 1.25, 1.5, 2.0)

COLOURED = LIGHT._replace(
    wood=None, surface="#ffffff", line="#ff0000", name_ink="#0000ff", ink="#0000ff"
)
"""A theme in which the pixels of lines are red, and those of text on empty points are blue."""


def is_blue(colour: QColor) -> bool:
    """Return whether text covers at least half of a pixel."""
    return colour.blue() > colour.red() + 127


def is_red(colour: QColor) -> bool:
    return colour.red() > colour.blue() + 127


def ink(image: QImage, is_ink: Callable[[QColor], bool], within: QRect) -> list[QPoint]:
    """Return the pixels in a rectangle that are ink."""
    corner = within.topLeft()
    return [corner + QPoint(x, y) for x, y in places(image.copy(within), is_ink)]


def ink_box(image: QImage, is_ink: Callable[[QColor], bool], within: QRect) -> QRect:
    """Return the rectangle of the pixels that are ink, which is empty if there are none."""
    found = ink(image, is_ink, within)
    if not found:
        return QRect()
    columns, rows = [pixel.x() for pixel in found], [pixel.y() for pixel in found]
    left, top = min(columns), min(rows)
    return QRect(left, top, max(columns) - left + 1, max(rows) - top + 1)


def cell_pixels(picture: Picture, point: Point, pitch: float, ratio: float) -> QRect:
    """Return the pixels of the cell of a point."""
    rect = Layout.for_picture(picture, pitch).cell_rect(point)
    corner, side = rect.topLeft() * ratio, rect.size() * ratio
    return QRect(round(corner.x()), round(corner.y()), round(side.width()), round(side.height()))


@for_each("notation", NOTATIONS, ids=lambda notation: notation.id)
@for_each("ratio", RATIOS)
def test_names_on_empty_points_are_at_least_nine_pixels_high_if_points_are_36_apart(
    notation, ratio
):
    size = Size(19, 19)
    options = DisplayOptions(names=NamedPoints.EMPTY)
    picture = compose_picture(Board.empty(size), Naming(notation, size), options)
    points = [Point(9, 9), Point(0, 0), Point(18, 18), Point(13, 4)]
    picture = picture._replace(cells={point: picture.cells[point] for point in points})
    image = shown(picture, COLOURED, 36, ratio)
    boxes = [ink_box(image, is_blue, cell_pixels(picture, point, 36, ratio)) for point in points]
    # Names of small letters only, such as "mm", are as high as their letters.
    letters = [picture.cells[point].name for point in points]
    heights = [
        box.height() / ratio
        for box, name in zip(boxes, letters, strict=True)
        if any(sign.isdigit() or sign.isupper() for sign in name)
    ]
    assert all(not box.isEmpty() for box in boxes)
    assert all(height >= 9 for height in heights), heights


@for_each("name", ["T19", "(15,15)", "十の三"])
@for_each("pitch", [30, 36, 60])
def test_grid_lines_are_interrupted_behind_names(name, pitch):
    board = empty_board(5, labelled=False)._replace(longest_name=name)
    picture = Picture(board, {Point(2, 2): Cell(name=name)})
    image = shown(picture, COLOURED, pitch)
    within = cell_pixels(picture, Point(2, 2), pitch, 1.0)
    text = ink_box(image, is_blue, within)
    assert not text.isEmpty()
    assert ink_box(image, is_red, text).isEmpty()
    # The crossing of the lines itself is visible.
    assert not ink_box(image, is_red, within).isEmpty()


@for_each("size", [Size(1, 1), Size(1, 3), Size(3, 1)], ids=str)
@for_each("pitch", [16, 36, 61])
def test_each_point_of_a_board_with_a_single_line_is_a_crossing(size, pitch):
    picture = Picture(empty_board(size, labelled=False))
    image = shown(picture, COLOURED, pitch)
    for point in size.points():
        within = cell_pixels(picture, point, pitch, 1.0)
        lines = ink_box(image, is_red, within)
        assert lines.contains(within.center())
        assert min(lines.width(), lines.height()) >= pitch / 3


ON_STONES = COLOURED._replace(shading=None, on_white="#0000ff", accent="#00ff00")
"""A theme in which the pixels of text on white stones are blue."""


def numbered(
    number: str, *, marks: tuple[Mark, ...] = (), mark: StatusMark | None = None
) -> Picture:
    cell = Cell(Colour.WHITE, number=number, marks=marks, status_mark=mark)
    return Picture(empty_board(3, labelled=False), {Point(1, 1): cell})


def number_box(picture: Picture, pitch: float, ratio: float) -> QRect:
    """Return the pixels of the number on the stone in the middle."""
    image = shown(picture, ON_STONES, pitch, ratio)
    return ink_box(image, is_blue, cell_pixels(picture, Point(1, 1), pitch, ratio))


@for_each("number", ["1", "8", "24", "99", "107", "399", "1024"])
@for_each("pitch", [16, 17, 19, 21, 23, 28, 36])
@for_each("ratio", RATIOS)
def test_digits_on_stones_are_at_least_eight_pixels_high(number, pitch, ratio):
    picture = numbered(number)
    cell = cell_pixels(picture, Point(1, 1), pitch, ratio)
    middle, radius = cell.toRectF().center(), pitch * ratio / 2
    pixels = ink(shown(picture, ON_STONES, pitch, ratio), is_blue, cell)
    rows = [pixel.y() for pixel in pixels]
    assert (max(rows) - min(rows) + 1) / ratio >= 8
    for pixel in pixels:
        offset = pixel.toPointF() + QPointF(0.5, 0.5) - middle
        assert offset.x() ** 2 + offset.y() ** 2 <= radius**2


@for_each("ratio", RATIOS)
def test_of_a_number_that_does_not_fit_the_last_two_digits_are_drawn(ratio):
    def same(number: str, other: str, pitch: float) -> bool:
        return shown(numbered(number), ON_STONES, pitch, ratio) == shown(
            numbered(other), ON_STONES, pitch, ratio
        )

    assert same("123", "23", 16)
    assert same("107", "07", 18)
    assert not same("123", "23", 24)
    assert same("1024", "24", 24)
    assert not same("1024", "24", 36)


@for_each("ratio", RATIOS)
def test_below_sixteen_pixels_of_spacing_no_numbers_are_drawn(ratio):
    assert number_box(numbered("7"), 15.75, ratio).isEmpty()
    assert not number_box(numbered("7"), 16, ratio).isEmpty()


def test_digits_keep_their_height_inside_a_sign():
    for pitch in (16, 24, 36):
        boxes = [
            number_box(numbered("57", marks=marks), pitch, 1.0) for marks in ((), (Mark.TRIANGLE,))
        ]
        assert boxes[1].height() >= 8


def test_a_label_replaces_the_number_of_a_stone():
    labelled = {Point(1, 1): Cell(Colour.WHITE, label="A", number="57")}
    plain = {Point(1, 1): Cell(Colour.WHITE, label="A")}
    board = empty_board(3)
    assert shown(Picture(board, labelled), LIGHT, 36) == shown(Picture(board, plain), LIGHT, 36)


def test_the_last_move_is_marked_by_a_ring_around_its_number():
    marked = numbered("57", mark=StatusMark.LAST_MOVE)
    image = shown(marked, ON_STONES, 36)
    cell = cell_pixels(marked, Point(1, 1), 36, 1.0)

    def is_green(colour: QColor) -> bool:
        return colour.green() > colour.blue() + 127 and colour.green() > colour.red() + 127

    ring = ink_box(image, is_green, cell)
    number = ink_box(image, is_blue, cell)
    assert ring.contains(number)
    assert ring.width() >= 0.75 * 36
