from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import quadrant
from goboard_gui.study.corners import CORNERS, corner_rotation, corner_sign_change, studied_corner
from tests.cases import for_each

BOARD = Size(19, 19)

PAIRS = list(product(CORNERS, CORNERS))


@for_each("way", [corner_sign_change, corner_rotation])
@for_each(("start", "goal"), PAIRS)
@for_each("size", [BOARD, Size(18, 18), Size(19, 13)], ids=str)
def test_all_of_a_corner_comes_to_the_other(way, start, goal, size):
    symmetry = way(start, goal)
    for point in size.points():
        if quadrant(point, size) == start:
            assert quadrant(symmetry.apply(point, size), symmetry.transformed_size(size)) == goal


@for_each(("start", "goal"), PAIRS)
def test_signs_mirror_into_neighbouring_corners_and_turns_never_do(start, goal):
    neighbours = (start - goal) % 2 == 1
    assert corner_sign_change(start, goal).is_reflection is neighbours
    assert not corner_rotation(start, goal).is_reflection


@for_each(("start", "goal"), PAIRS)
def test_the_way_back_undoes_the_way_there(start, goal):
    for way in (corner_sign_change, corner_rotation):
        assert way(start, goal).followed_by(way(goal, start)) is Symmetry.IDENTITY


@for_each(
    ("last", "stones", "corner"),
    [
        (Point(3, 15), [], 1),
        (Point(3, 3), [], 2),
        (Point(15, 3), [Point(3, 15), Point(2, 15)], 3),
        (Point(15, 15), [], 4),
        (Point(9, 3), [Point(15, 3), Point(16, 3), Point(3, 15)], 3),
        (None, [Point(3, 3)], 2),
        (Point(9, 9), [Point(9, 0)], 1),
        (None, [], 1),
    ],
)
def test_the_corner_of_the_last_move_is_studied_or_else_the_fullest(last, stones, corner):
    assert studied_corner(last, stones, BOARD) == corner


@given(st.builds(Size, st.integers(1, 9), st.integers(1, 9)))
def test_every_board_has_a_corner_to_study(size):
    assert all(studied_corner(point, [], size) in CORNERS for point in size.points())
