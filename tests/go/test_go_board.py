from __future__ import annotations

import pytest

from goboard_gui.go import (
    MAX_SIDE,
    Board,
    Colour,
    Graph,
    OffBoardError,
    Point,
    Size,
    SizeError,
)
from tests.cases import for_each
from tests.go.diagrams import B, W, board, rows

PICTURE = """
    .XO.
    X..O
    ...O
"""


def test_points_are_counted_from_the_top_left():
    picture = board(PICTURE)
    assert picture[Point(1, 0)] is B
    assert picture[Point(3, 1)] is W
    assert picture[Point(0, 2)] is None


def test_a_board_is_written_as_it_is_read():
    assert board(PICTURE).rows() == rows(PICTURE)
    assert Board.from_rows(*str(board(PICTURE)).splitlines()) == board(PICTURE)


def test_the_representation_of_a_board_makes_it_again():
    assert eval(repr(board(PICTURE))) == board(PICTURE)


@pytest.mark.parametrize(
    "picture",
    [[], [""], ["..", "."], ["x."], ["X", "O", "?"]],
    ids=["no row", "an empty row", "rows of two lengths", "a small letter", "another sign"],
)
def test_other_pictures_are_refused(picture: list[str]):
    with pytest.raises(ValueError):  # noqa: PT011
        Board.from_rows(*picture)


def test_the_stones_of_a_board_are_told_by_their_points():
    assert board(".X. O..").stones() == {Point(1, 0): B, Point(0, 1): W}
    assert board("... ...").stones() == {}


def test_a_point_is_empty_or_has_a_stone():
    half = board(".X. O..")
    assert half.empty_points() == [Point(0, 0), Point(2, 0), Point(1, 1), Point(2, 1)]
    assert {*half.empty_points(), *half.stones()} == set(half.graph.points)


def test_boards_are_equal_when_their_stones_are():
    one = board("... ...").play(Point(0, 0), B).board.play(Point(2, 1), W).board
    other = board("... ...").play(Point(2, 1), W).board.play(Point(0, 0), B).board
    assert one == other == board("X.. ..O")
    assert hash(one) == hash(other)
    assert len({one, other, board("X.. ..O"), board("O.. ..X")}) == 2


def test_boards_of_different_shapes_are_not_equal():
    assert board("... ...") != board(".. .. ..")
    assert Board.empty(Size(3, 3)) != Board.empty(Graph.torus(Size(3, 3)))
    assert board("...") != "..."


def test_setup_puts_and_removes_and_captures_nothing():
    before = board("OX. X.. ...")
    after = before.with_stones({Point(0, 0): None, Point(2, 0): W, Point(1, 0): W, Point(1, 1): B})
    assert after == board(".OO XX. ...")
    assert after.with_stones({Point(0, 0): B}) == board("XOO XX. ...")
    assert before.with_stones({}) == before == board("OX. X.. ...")
    assert board(".X X.").with_stones({Point(0, 0): W}) == board("OX X.")


def test_a_play_leaves_the_board_it_was_made_on():
    before = board("O. X.")
    assert before.play(Point(1, 0), B).board == board(".X X.")
    assert before == board("O. X.")


@pytest.mark.parametrize("point", [Point(3, 0), Point(0, 2), Point(-1, 0), Point(0, -1)])
def test_a_point_off_the_board_is_named(point: Point):
    three_by_two = Board.empty(Size(3, 2))
    for ask in (
        lambda: three_by_two[point],
        lambda: three_by_two.play(point, B),
        lambda: three_by_two.with_stones({point: W}),
    ):
        with pytest.raises(OffBoardError) as told:
            ask()
        assert (told.value.place, told.value.size) == (point, Size(3, 2))
        assert str(told.value) == f"{point} is not on the 3×2 board"


@pytest.mark.parametrize("size", [Size(1, 1), Size(1, 52), Size(52, 1), Size(52, 52), Size(5, 7)])
def test_boards_have_any_size_up_to_52_lines(size: Size):
    empty = Board.empty(size)
    corner = Point(size.width - 1, size.height - 1)
    assert empty.size == size
    assert len(empty.cells) == size.width * size.height
    assert empty.with_stones({corner: B})[corner] is B
    assert len(empty.rows()) == size.height


@for_each(("width", "height"), [(0, 1), (1, 0), (-1, 5), (53, 19), (19, 53), (0, 0)])
def test_other_sizes_are_refused(width: int, height: int):
    with pytest.raises(SizeError) as told:
        Board.empty(Size(width, height))
    assert (told.value.width, told.value.height) == (width, height)
    assert f"{width}×{height}" in str(told.value)
    assert str(MAX_SIDE) in str(told.value)


def test_the_points_of_a_size_come_row_by_row():
    upper, lower = [(0, 0), (1, 0), (2, 0)], [(0, 1), (1, 1), (2, 1)]
    assert Size(3, 2).points() == upper + lower
    assert all(Size(3, 2).contains(point) for point in Size(3, 2).points())
    assert not any(Size(3, 2).contains(Point(*at)) for at in [(3, 0), (0, 2), (-1, 0), (0, -1)])


def test_each_colour_is_the_opponent_of_the_other():
    assert (B.opponent, W.opponent) == (W, B)
    assert [int(colour) for colour in Colour] == [1, 2]
