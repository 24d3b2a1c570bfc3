from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import OffBoardError, Point, Size, Symmetry
from goboard_gui.study.regions import (
    BoardPart,
    Rectangle,
    Zone,
    parse_region,
    serialize_region,
    zone_of,
)
from tests.cases import for_each
from tests.study.study_cases import regions, sizes


def drawn(points, size: Size) -> list[str]:
    """Return a board with the points of a part as `x`."""
    return [
        "".join("x" if Point(column, row) in points else "." for column in range(size.width))
        for row in range(size.height)
    ]


@for_each(
    ("part", "size", "board"),
    [
        (BoardPart.WHOLE, Size(2, 1), ["xx"]),
        (BoardPart.UPPER_LEFT, Size(5, 4), ["xxx..", "xxx..", ".....", "....."]),
        (BoardPart.LOWER_RIGHT, Size(5, 4), [".....", ".....", "..xxx", "..xxx"]),
        (BoardPart.UPPER_RIGHT, Size(4, 3), ["..xx", "..xx", "...."]),
        (BoardPart.LOWER_LEFT, Size(4, 3), ["....", "xx..", "xx.."]),
        (BoardPart.LEFT, Size(8, 2), ["xx......"] * 2),
        (BoardPart.RIGHT, Size(3, 2), ["..x"] * 2),
        (BoardPart.TOP, Size(2, 8), ["xx"] * 2 + [".."] * 6),
        (BoardPart.BOTTOM, Size(2, 4), [".."] * 3 + ["xx"]),
        (BoardPart.FIRST_LINES, Size(6, 5), ["xxxxxx"] * 2 + ["xx..xx"] + ["xxxxxx"] * 2),
        (BoardPart.THIRD_LINES, Size(6, 5), ["......"] * 2 + ["..xx.."] + ["......"] * 2),
        (BoardPart.CENTRE, Size(9, 9), ["........."] * 4 + ["....x...."] + ["........."] * 4),
        (Rectangle(1, 0, 9, 1), Size(3, 3), [".xx", ".xx", "..."]),
    ],
    ids=str,
)
def test_parts_hold_these_points(part, size, board):
    assert drawn(part.points(size), size) == board


@given(regions, sizes)
def test_a_region_holds_points_of_the_board_once(region, size):
    points = region.points(size)
    assert all(map(size.contains, points))
    assert len(set(points)) == len(points)


@given(sizes)
def test_quadrants_cover_the_board_and_lines_part_it(size):
    quadrants = [
        BoardPart.LOWER_LEFT,
        BoardPart.UPPER_LEFT,
        BoardPart.UPPER_RIGHT,
        BoardPart.LOWER_RIGHT,
    ]
    assert {point for part in quadrants for point in part.points(size)} == set(size.points())
    assert all(part.points(size) for part in quadrants)
    bands = [BoardPart.FIRST_LINES, BoardPart.THIRD_LINES, BoardPart.CENTRE]
    assert sorted(p for part in bands for p in part.points(size)) == sorted(size.points())


@given(sizes)
def test_edge_bands_are_never_empty(size):
    assert all(
        part.points(size)
        for part in (BoardPart.LEFT, BoardPart.TOP, BoardPart.RIGHT, BoardPart.BOTTOM)
    )


@given(regions)
def test_a_region_is_read_back_from_its_text(region):
    assert parse_region(serialize_region(region)) == region


@pytest.mark.parametrize("text", ["", "left of it", "1 2 3", "1 2 3 -4", "a b c d"])
def test_another_text_is_no_region(text):
    with pytest.raises(ValueError, match="is not a valid BoardPart"):
        parse_region(text)


@given(st.builds(Point, *[st.integers(0, 20)] * 2), st.builds(Point, *[st.integers(0, 20)] * 2))
def test_a_rectangle_holds_both_its_corners(one, other):
    points = Rectangle.between(one, other).points(Size(21, 21))
    assert {one, other} <= set(points)
    assert len(points) == (abs(one.column - other.column) + 1) * (abs(one.row - other.row) + 1)


@for_each(
    ("size", "widths"),
    [
        (19, (6, 7, 6)),
        (13, (4, 5, 4)),
        (9, (3, 3, 3)),
        (5, (2, 1, 2)),
        (2, (1, 0, 1)),
        (1, (0, 1, 0)),
    ],
    ids=str,
)
def test_zones_are_thirds(size, widths):
    board = Size(size, size)
    tops = [zone_of(Point(column, 0), board) for column in range(size)]
    row = (Zone.UPPER_LEFT, Zone.TOP, Zone.UPPER_RIGHT) if size > 1 else (None, Zone.CENTRE, None)
    assert tuple(tops.count(zone) for zone in row) == widths


@given(sizes)
def test_mirrored_points_lie_in_mirrored_zones(size):
    mirrored = {"left": "right", "right": "left"}
    for point in size.points():
        image = zone_of(Symmetry.MIRROR_HORIZONTAL.apply(point, size), size)
        words = [mirrored.get(word, word) for word in image.value.split()]
        assert zone_of(point, size).value == " ".join(words)


def test_a_point_off_the_board_has_no_zone():
    with pytest.raises(OffBoardError):
        zone_of(Point(9, 0), Size(9, 9))
