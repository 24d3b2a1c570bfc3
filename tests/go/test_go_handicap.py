from __future__ import annotations

import pytest

from goboard_gui.go import Point, Size, Symmetry, handicap_points
from goboard_gui.go.hoshi import MAX_HANDICAP_STONES, HandicapError, hoshi, max_handicap_stones
from tests.cases import for_each
from tests.go.diagrams import points

# Of 3,300 handicap records of servers and events, nearly all (94 % with three stones, 99 % with
# each other number) have their stones on these points.
ON_19_LINES = {
    2: "dp pd",
    3: "dp pd pp",
    4: "dd dp pd pp",
    5: "dd dp pd pp jj",
    6: "dd dp pd pp dj pj",
    7: "dd dp pd pp dj pj jj",
    8: "dd dp pd pp dj pj jd jp",
    9: "dd dp pd pp dj pj jd jp jj",
}


@for_each(("stones", "names"), ON_19_LINES.items())
def test_handicap_stones_on_19_lines_lie_where_custom_has_them(stones: int, names: str):
    placed = handicap_points(stones, Size(19, 19))
    assert len(placed) == stones
    assert set(placed) == points(names)


# What GNU Go's fixed_handicap places, too.
@for_each(
    ("side", "stones", "names"),
    [
        (7, 2, "ce ec"),
        (7, 4, "cc ce ec ee"),
        (8, 4, "cc cf fc ff"),
        (9, 5, "cc cg gc gg ee"),
        (11, 9, "cc fc ic cf ff if ci fi ii"),
        (12, 4, "cc cj jc jj"),
        (13, 9, "dd gd jd dg gg jg dj gj jj"),
    ],
)
def test_handicap_stones_lie_on_the_third_line_below_13_lines(side: int, stones: int, names: str):
    assert set(handicap_points(stones, Size(side, side))) == points(names)


def test_a_rectangle_uses_the_line_of_each_side():
    assert set(handicap_points(4, Size(9, 19))) == points("cd gd cp gp")


@for_each(
    ("size", "most"),
    [
        (Size(6, 19), 0),
        (Size(7, 7), 4),
        (Size(7, 19), 4),
        (Size(8, 9), 4),
        (Size(9, 9), 9),
        (Size(9, 10), 4),
        (Size(18, 19), 4),
        (Size(19, 19), 9),
        (Size(21, 51), 9),
    ],
    ids=str,
)
def test_a_board_has_room_for_so_many_and_no_more(size: Size, most: int):
    assert max_handicap_stones(size) == most
    for stones in range(2, most + 1):
        placed = handicap_points(stones, size)
        assert len(set(placed)) == stones
        assert all(size.contains(point) for point in placed)
    for stones in (max(most, 1) + 1, MAX_HANDICAP_STONES + 1, -1):
        with pytest.raises(HandicapError) as told:
            handicap_points(stones, size)
        assert (told.value.stones, told.value.size) == (stones, size)
        assert str(size) in str(told.value)


@pytest.mark.parametrize("stones", [0, 1])
def test_no_handicap_needs_no_point(stones: int):
    assert handicap_points(stones, Size(19, 19)) == []
    assert handicap_points(stones, Size(1, 1)) == []


def test_the_first_two_stones_lie_upper_right_and_lower_left():
    assert handicap_points(2, Size(19, 19)) == [Point(15, 3), Point(3, 15)]


def test_any_number_but_three_looks_alike_from_both_sides_of_the_board():
    size = Size(13, 13)
    for stones in (2, 4, 5, 6, 7, 8, 9):
        placed = set(handicap_points(stones, size))
        assert {Symmetry.R180.apply(point, size) for point in placed} == placed


@for_each(
    ("size", "names"),
    [
        (Size(6, 6), ""),
        (Size(5, 19), ""),
        (Size(7, 7), "cc ce ec ee dd"),
        (Size(8, 8), "cc cf fc ff"),
        (Size(9, 9), "cc cg gc gg ee"),
        (Size(12, 12), "cc cj jc jj"),
        (Size(13, 13), "dd dj jd jj gg"),
        (Size(19, 19), "dd dj dp jd jj jp pd pj pp"),
        (Size(9, 13), "cd cj gd gj eg"),
        (Size(9, 19), "cd cp gd gp cj gj ej"),
        (Size(18, 19), "dd od dp op dj oj"),
    ],
    ids=str,
)
def test_hoshi_are_marked(size: Size, names: str):
    assert hoshi(size) == points(names)


@for_each("side", range(1, 53))
def test_hoshi_are_on_the_board_and_alike_from_every_side(side: int):
    size = Size(side, side)
    marked = hoshi(size)
    assert all(size.contains(point) for point in marked)
    for symmetry in Symmetry:
        assert {symmetry.apply(point, size) for point in marked} == marked


@pytest.mark.parametrize("side", [9, 13, 19])
def test_handicap_stones_lie_on_hoshi(side: int):
    size = Size(side, side)
    most = 9 if side == 19 else 5
    assert set(handicap_points(most, size)) == hoshi(size)
