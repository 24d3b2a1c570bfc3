"""Rectangles cut out of boards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Crop, Point, Size, Symmetry


@st.composite
def cuts(draw):
    size = Size(draw(st.integers(1, 25)), draw(st.integers(1, 25)))
    points = st.builds(Point, st.integers(0, size.width - 1), st.integers(0, size.height - 1))
    return size, draw(st.lists(points, min_size=1))


@given(cuts())
def test_the_crop_around_points_holds_them_and_touches_them_on_every_side(cut):
    _, points = cut
    crop = Crop.around_points(points)
    assert all(map(crop.contains, points))
    assert {crop.left, crop.right} <= {point.column for point in points}
    assert {crop.top, crop.bottom} <= {point.row for point in points}


@given(cuts(), st.sampled_from(Symmetry))
def test_a_crop_under_a_view_shows_where_its_points_are_seen(cut, view):
    size, points = cut
    crop = Crop.around_points(points)
    assert set(crop.transformed(view, size).points()) == {
        view.apply(p, size) for p in crop.points()
    }


@given(cuts())
def test_it_shows_as_many_points_as_its_size_says(cut):
    size, points = cut
    crop = Crop.around_points(points)
    assert len(crop.points()) == crop.size.width * crop.size.height
    assert [
        point for point in Crop.whole_board(size).points() if crop.contains(point)
    ] == crop.points()


def test_there_is_none_around_nothing():
    with pytest.raises(ValueError, match="values to unpack"):
        Crop.around_points([])
