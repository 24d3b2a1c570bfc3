from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.diagram.picture import (
    Cell,
    EdgeLabels,
    FractionalPoint,
    LineStyle,
    Picture,
    Segment,
    Tint,
    TintRole,
)
from goboard_gui.go import Colour, Crop, Point, Size
from goboard_gui.record.properties.marks import Mark
from tests.diagram.diagram_cases import empty_board, picture, points_of, positions

BOARD = Size(9, 9)
BLACK, WHITE = Cell(Colour.BLACK), Cell(Colour.WHITE)


@given(before=positions(BOARD), after=positions(BOARD))
def test_the_difference_names_exactly_the_points_that_look_different(before, after):
    empty = Cell()
    found = Picture(empty_board(), after).diff(Picture(empty_board(), before))
    assert found == {
        point for point in BOARD.points() if before.get(point, empty) != after.get(point, empty)
    }


def test_a_capture_names_the_stones_taken_and_the_stone_played():
    before = picture(". X . \n X O X \n . . .")
    after = picture(". X . \n X . X \n . X .")
    assert after.diff(before) == {Point(1, 1), Point(1, 2)}


@pytest.mark.parametrize(
    "other",
    [
        Picture(empty_board(13)),
        Picture(empty_board()._replace(edges=EdgeLabels())),
        Picture(empty_board()._replace(longest_name="N9.17")),
        Picture(empty_board(), crop=Crop(0, 0, 4, 4)),
    ],
    ids=["size", "edges", "names", "crop"],
)
def test_another_ground_makes_everything_different(other):
    assert Picture(empty_board()).diff(other) is None


def test_a_moved_spotlight_names_the_points_of_the_old_and_the_new():
    row = Segment(FractionalPoint(0, 2), FractionalPoint(8, 2), LineStyle.SPOT)
    square = Tint(frozenset({Point(3, 3), Point(4, 3)}), TintRole.SPOT)
    before, after = (
        Picture(empty_board(), spotlight=(row,)),
        Picture(empty_board(), spotlight=(square,)),
    )
    names = {Point(column, 2) for column in range(9)} | {Point(3, 3), Point(4, 3)}
    assert after.diff(before) == names
    assert after.diff(after) == frozenset()


def test_a_tint_that_grew_names_only_the_points_that_it_won_or_lost():
    square, row = {Point(3, 3), Point(4, 3)}, {Point(column, 5) for column in range(9)}
    before = (
        Tint(frozenset(row), TintRole.BLACK_AREA),
        Tint(frozenset(square), TintRole.WHITE_AREA),
    )
    grown = (
        Tint(frozenset(row | {Point(0, 6)}), TintRole.BLACK_AREA),
        Tint(frozenset(square - {Point(3, 3)}), TintRole.WHITE_AREA),
    )
    found = Picture(empty_board(), overlays_below=grown).diff(
        Picture(empty_board(), overlays_below=before)
    )
    assert found == {Point(0, 6), Point(3, 3)}


def test_tints_of_other_roles_name_all_their_points():
    points = frozenset({Point(3, 3), Point(4, 3)})
    before, after = (Tint(points, TintRole.BLACK_AREA),), (Tint(points, TintRole.WHITE_AREA),)
    assert (
        Picture(empty_board(), overlays_below=after).diff(
            Picture(empty_board(), overlays_below=before)
        )
        == points
    )


def test_a_spotlight_beyond_the_board_names_no_point_beyond_it():
    line = Segment(FractionalPoint(-3, 4), FractionalPoint(12, 4), LineStyle.SPOT)
    found = Picture(empty_board(), spotlight=(line,)).diff(Picture(empty_board()))
    assert found == {Point(column, 4) for column in range(9)}


@given(data=st.data())
def test_a_line_touches_the_points_it_passes(data):
    start, end = data.draw(points_of(BOARD)), data.draw(points_of(BOARD))
    touched = Segment(
        FractionalPoint(*start), FractionalPoint(*end), LineStyle.DIVISION
    ).affected_points()
    share = data.draw(st.floats(0, 1))
    x = start.column + share * (end.column - start.column)
    y = start.row + share * (end.row - start.row)
    assert any(abs(x - column) < 1 and abs(y - row) < 1 for column, row in touched)
    assert {start, end} <= touched


def test_equal_pictures_have_equal_hashes():
    one, other = picture("X . \n . O"), picture("X . \n . O")
    assert one == other
    assert hash(one) == hash(other)
    assert one != one._replace(cells={**one.cells, Point(0, 0): Cell(status_mark=Mark.CIRCLE)})
