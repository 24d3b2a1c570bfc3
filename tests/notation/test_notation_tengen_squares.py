import pytest
from hypothesis import given

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import (
    Area,
    AreaLevelOffset,
    NotationError,
    NotationErrorReason,
    Side,
    area_level_offset,
    levels,
    notation,
    point_at,
    side_points,
)
from tests.cases import for_each
from tests.notation.notation_cases import LARGE_SQUARES, SMALL_SIZES, boards_and_points, odd_squares

SQUARES = notation("tengen-squares")
BOARD = Size(19, 19)


def _assert_names(size, diagram):
    assert [SQUARES.format(point, size) for point in size.points()] == diagram.split()


def test_each_side_of_a_ring_owns_the_vertex_that_it_starts_from():
    diagram = """
        N2.0 N2.1 N2.2 N2.3 E2.0
        W2.3 N1.0 N1.1 E1.0 E2.1
        W2.2 W1.1 C    E1.1 E2.2
        W2.1 W1.0 S1.1 S1.0 E2.3
        W2.0 S2.3 S2.2 S2.1 S2.0
    """
    _assert_names(Size(5, 5), diagram)


def test_the_rings_of_an_even_square_have_no_centre():
    diagram = """
        N2.0 N2.1 N2.2 E2.0
        W2.2 N1.0 E1.0 E2.1
        W2.1 W1.0 S1.0 E2.2
        W2.0 S2.2 S2.1 S2.0
    """
    _assert_names(Size(4, 4), diagram)


def test_the_core_of_a_rectangle_is_a_line():
    wide = """
        N1.0 N1.1 N1.2 N1.3 E1.0
        W1.1 C0.0 C0.1 C0.2 E1.1
        W1.0 S1.3 S1.2 S1.1 S1.0
    """
    _assert_names(Size(5, 3), wide)
    _assert_names(Size(1, 3), "C0.0 C0.1 C0.2")


def test_a_rectangle_of_even_height_has_no_core():
    diagram = """
        N1.0 N1.1 N1.2 E1.0
        W1.0 S1.2 S1.1 S1.0
    """
    _assert_names(Size(4, 2), diagram)


@for_each(
    ("point", "name"),
    [
        (Point(16, 3), "E7.1"),
        (Point(3, 2), "N7.1"),
        (Point(3, 15), "W6.0"),
        (Point(15, 15), "S6.0"),
        (Point(2, 4), "W7.12"),
        (Point(14, 2), "N7.12"),
        (Point(9, 3), "N6.6"),
        (Point(9, 9), "C"),
    ],
)
def test_moves_of_the_papers_example_have_their_places(point, name):
    assert SQUARES.format(point, BOARD) == name
    assert SQUARES.parse(name, BOARD) == point


@for_each(
    "text",
    ["(North, 7, 1)", "north 7 1", "n7:1", "N 7, 1", "N7.1", "N.7/1", "( N7.1 )", "\uff2e7.1"],
)
def test_the_papers_spelling_and_mixtures_are_tolerated(text):
    assert SQUARES.parse(text, BOARD) == Point(3, 2)


@for_each("text", ["C", "c", "Center", "Centre", "tengen", "(C)", "C0.0"])
def test_tengen_has_several_spellings(text):
    assert SQUARES.parse(text, BOARD) == Point(9, 9)


@for_each(
    ("size", "text", "reason", "part"),
    [
        (BOARD, "N7.14", NotationErrorReason.NO_SUCH_OFFSET, "14"),
        (BOARD, "C0.1", NotationErrorReason.NO_SUCH_OFFSET, "1"),
        (BOARD, "N10.0", NotationErrorReason.NO_SUCH_LEVEL, "10"),
        (BOARD, "W0.0", NotationErrorReason.NO_SUCH_LEVEL, "0"),
        (BOARD, "X7.1", NotationErrorReason.NO_SUCH_AREA, "X"),
        (BOARD, "hello", NotationErrorReason.NO_SUCH_AREA, "hello"),
        (BOARD, "N7", NotationErrorReason.SYNTAX, ""),
        (BOARD, "N", NotationErrorReason.SYNTAX, ""),
        (BOARD, "7.1", NotationErrorReason.SYNTAX, ""),
        (Size(18, 18), "tengen", NotationErrorReason.NO_SUCH_AREA, "tengen"),
        (Size(18, 18), "C0.0", NotationErrorReason.NO_SUCH_AREA, "C"),
        (Size(19, 13), "C", NotationErrorReason.SYNTAX, ""),
        (Size(19, 13), "C0.7", NotationErrorReason.NO_SUCH_OFFSET, "7"),
        (Size(1, 3), "W1.0", NotationErrorReason.NO_SUCH_LEVEL, "1"),
    ],
)
def test_other_texts_are_refused(size, text, reason, part):
    with pytest.raises(NotationError) as caught:
        SQUARES.parse(text, size)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_the_border_is_labelled_with_the_names_of_its_own_points():
    size = Size(3, 3)
    labels = {
        side: " ".join(SQUARES.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels == {
        Side.TOP: "N1.0 N1.1 E1.0",
        Side.RIGHT: "E1.0 E1.1 S1.0",
        Side.BOTTOM: "W1.0 S1.1 S1.0",
        Side.LEFT: "N1.0 W1.1 W1.0",
    }


@given(board_and_point=boards_and_points())
def test_a_place_leads_back_to_its_point(board_and_point):
    size, point = board_and_point
    place = area_level_offset(point, size)
    assert point_at(place, size) == point
    assert side_points(place.area, place.level, size)[place.offset] == point


@for_each("size", SMALL_SIZES + LARGE_SQUARES, ids=str)
def test_the_sides_of_all_levels_share_out_the_board(size):
    points = [
        point for level in levels(size) for area in Area for point in side_points(area, level, size)
    ]
    assert sorted(points) == sorted(size.points())


@given(board_and_point=boards_and_points(odd_squares))
def test_on_odd_squares_the_level_is_the_distance_from_tengen(board_and_point):
    size, point = board_and_point
    middle = size.width // 2
    distance = max(abs(point.column - middle), abs(point.row - middle))
    assert area_level_offset(point, size).level == distance


@pytest.mark.parametrize(
    ("size", "lengths"),
    [(BOARD, range(2, 19, 2)), (Size(18, 18), range(1, 18, 2))],
    ids=["odd", "even"],
)
def test_the_sides_grow_by_two_from_level_to_level(size, lengths):
    for area in (Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH):
        assert [len(side_points(area, level, size)) for level in range(1, 10)] == list(lengths)


@pytest.mark.parametrize(
    ("area", "level", "size"),
    [
        (Area.WEST, 0, BOARD),
        (Area.WEST, 10, BOARD),
        (Area.WEST, -1, BOARD),
        (Area.CENTRE, 1, BOARD),
        (Area.CENTRE, 0, Size(18, 18)),
    ],
)
def test_a_side_that_the_board_lacks_has_no_points(area, level, size):
    assert side_points(area, level, size) == []


@pytest.mark.parametrize(
    "place",
    [
        AreaLevelOffset(Area.WEST, 9, 18),
        AreaLevelOffset(Area.WEST, 9, -1),
        AreaLevelOffset(Area.WEST, 10, 0),
        AreaLevelOffset(Area.CENTRE, 0, 1),
    ],
    ids=str,
)
def test_a_place_that_the_board_lacks_is_refused_with_data(place):
    with pytest.raises(OffBoardError) as caught:
        point_at(place, BOARD)
    assert (caught.value.place, caught.value.size) == (place, BOARD)


def test_a_point_off_the_board_has_no_place():
    with pytest.raises(OffBoardError):
        area_level_offset(Point(19, 0), BOARD)
