from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from goboard_gui.diagram.layout import (
    CUT_MARGIN,
    LABEL_MARGIN,
    LABELLED,
    PLAIN,
    BoardMargins,
    Layout,
    largest_pitch,
)
from goboard_gui.diagram.picture import EdgeLabels
from goboard_gui.go import Crop, Point, Size
from tests.diagram.diagram_cases import ASPECT, aspects, crops, points_of, ratios, sizes

pitches = st.floats(1.0, 300.0)


@st.composite
def layouts(draw) -> Layout:
    size = draw(sizes)
    layout = Layout.at_pitch(
        size,
        draw(pitches),
        margins=draw(st.sampled_from((PLAIN, LABELLED))),
        aspect=draw(aspects),
        crop=draw(st.none() | crops(size)),
    )
    return layout.translated(draw(st.floats(-500, 500)), draw(st.floats(-500, 500)))


@given(layout=layouts(), data=st.data())
def test_the_point_at_the_middle_of_a_shown_point_is_that_point(layout, data):
    point = data.draw(st.sampled_from(layout.points()))
    middle = layout.centre(point)
    assert layout.point_at(middle.x(), middle.y()) == point


@given(layout=layouts(), data=st.data())
def test_a_point_is_hit_anywhere_in_its_cell_and_no_further(layout, data):
    point = data.draw(st.sampled_from(layout.points()))
    cell = layout.cell_rect(point)
    inside = cell.adjusted(*[0.01 * layout.pitch] * 2, *[-0.01 * layout.pitch] * 2)
    for corner in (inside.topLeft(), inside.bottomRight()):
        assert layout.point_at(corner.x(), corner.y()) == point
    beyond = layout.point_at(cell.right() + 0.01 * layout.pitch, cell.center().y())
    assert beyond in (None, Point(point.column + 1, point.row))


@given(layout=layouts())
def test_beside_the_shown_points_there_is_none(layout):
    board = layout.board_rect()
    middle = board.center()
    assert layout.point_at(board.left() - 1, middle.y()) is None
    assert layout.point_at(middle.x(), board.bottom() + 1) is None


@given(layout=layouts())
def test_all_shown_points_lie_on_the_board(layout):
    board = layout.board_rect().adjusted(-0.001, -0.001, 0.001, 0.001)
    for point in layout.points():
        assert board.contains(layout.cell_rect(point))


@given(size=sizes, aspect=aspects, width=st.floats(50, 3000), height=st.floats(50, 3000))
def test_a_fitted_board_fills_the_rectangle_one_way_and_stays_in_it(size, aspect, width, height):
    room = QRectF(10, 20, width, height)
    board = Layout.fit(size, room, aspect=aspect).board_rect()
    assert room.adjusted(-0.001, -0.001, 0.001, 0.001).contains(board)
    filled = max(board.width() / room.width(), board.height() / room.height())
    assert filled == pytest.approx(1)
    assert board.center().x() == pytest.approx(room.center().x())


@given(layout=layouts(), ratio=ratios)
def test_an_aligned_board_has_whole_pixels_from_line_to_line_and_grows_nowhere(layout, ratio):
    aligned = layout.aligned_to_pixels(ratio)
    for number in (aligned.pitch_x, aligned.pitch_y, *aligned.origin):
        assert number * ratio == pytest.approx(round(number * ratio), abs=1e-6)
    if layout.pitch * ratio >= 1:
        assert aligned.pitch_x <= layout.pitch_x + 1e-6
        assert aligned.pitch_y <= layout.pitch_y + 1e-6
        assert aligned.board_rect().width() <= layout.board_rect().width() + 1e-6
    moved = aligned.board_rect().center() - layout.board_rect().center()
    assert max(abs(moved.x()), abs(moved.y())) <= 1 / ratio + 1e-6


def test_an_aligned_board_is_aligned_already():
    layout = Layout.at_pitch(Size(19, 19), 23.4).aligned_to_pixels(1.5)
    assert layout.aligned_to_pixels(1.5) == layout


@given(size=sizes, data=st.data())
def test_moving_and_scaling_take_the_points_along(size, data):
    point = data.draw(points_of(size))
    layout = Layout.at_pitch(size, 20, aspect=ASPECT)
    centre = layout.centre(point)
    assert layout.translated(3, -4).centre(point).x() == pytest.approx(centre.x() + 3)
    assert layout.scaled(2.5).centre(point).y() == pytest.approx(centre.y() * 2.5)


def test_boards_of_all_sizes_share_the_pitch_they_are_given():
    for side in (9, 13, 19):
        layout = Layout.at_pitch(Size(side, side), 30, aspect=ASPECT)
        assert (layout.pitch_x, layout.pitch_y) == (30, 30 * ASPECT)


def test_the_fitting_pitch_of_a_long_board_is_set_by_its_length():
    room = QRectF(0, 0, 400, 400)
    long = largest_pitch(Size(19, 5), room, margins=PLAIN)
    assert long == largest_pitch(Size(19, 19), room, margins=PLAIN)
    assert long < largest_pitch(Size(9, 5), room, margins=PLAIN)


def test_only_sides_with_labels_take_room_for_them():
    margins = BoardMargins.for_labels(EdgeLabels(bottom=("A",), left=("1",)))
    assert margins.left == margins.bottom == LABEL_MARGIN
    assert margins.top == margins.right == PLAIN.top


def test_a_cut_side_shows_half_a_cell_more_and_keeps_its_labels():
    corner = Crop(0, 12, 6, 18)
    size = Size(19, 19)
    assert PLAIN.for_crop(corner, size) == (PLAIN.left, CUT_MARGIN, CUT_MARGIN, PLAIN.bottom)
    assert LABELLED.for_crop(corner, size) == LABELLED
