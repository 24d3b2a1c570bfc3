import pytest
from hypothesis import given

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each
from tests.notation.notation_cases import boards_and_points, squares

NAMED = notation("named")
BOARD = Size(19, 19)


def _assert_names(size, diagram):
    assert [NAMED.format(point, size) for point in size.points()] == diagram.split()


def test_the_smaller_count_from_a_side_comes_first():
    diagram = """
        1-1 1-2 1-3 1-2 1-1
        1-2 2-2 2-3 2-2 1-2
        1-3 2-3 3-3 2-3 1-3
        1-2 2-2 2-3 2-2 1-2
        1-1 1-2 1-3 1-2 1-1
    """
    _assert_names(Size(5, 5), diagram)


def test_on_a_rectangle_the_counts_of_columns_go_further():
    diagram = """
        1-1 1-2 1-3 1-3 1-2 1-1
        1-2 2-2 2-3 2-3 2-2 1-2
        1-1 1-2 1-3 1-3 1-2 1-1
    """
    _assert_names(Size(6, 3), diagram)


@for_each(
    ("size", "name", "points"),
    [
        (BOARD, "3-3", [(2, 2), (16, 2), (2, 16), (16, 16)]),
        (
            BOARD,
            "3-4",
            [(2, 3), (3, 2), (15, 2), (16, 3), (2, 15), (3, 16), (15, 16), (16, 15)],
        ),
        (BOARD, "4-10", [(3, 9), (15, 9), (9, 3), (9, 15)]),
        (BOARD, "10-10", [(9, 9)]),
        (Size(18, 18), "9-9", [(8, 8), (9, 8), (8, 9), (9, 9)]),
        (Size(7, 4), "2-4", [(3, 1), (3, 2)]),
        (Size(6, 3), "1-2", [(1, 0), (4, 0), (1, 2), (4, 2), (0, 1), (5, 1)]),
        (Size(1, 1), "1-1", [(0, 0)]),
        (Size(1, 3), "1-1", [(0, 0), (0, 2)]),
    ],
)
def test_a_name_belongs_to_all_points_with_these_counts(size, name, points):
    assert NAMED.parse_points(name, size) == {Point(*point) for point in points}
    for point in points:
        assert NAMED.format(Point(*point), size) == name


@for_each(
    "text",
    [
        "3-4",
        "4-3",
        "3\u20134",
        "3 - 4",
        "3-4 point",
        "3-4 Points",
        "3-4-point",
        "4-3 point",
        "03-4",
    ],
)
def test_order_blanks_and_the_word_point_do_not_matter(text):
    assert NAMED.parse_points(text, BOARD) == NAMED.parse_points("3-4", BOARD)


@pytest.mark.parametrize(
    ("size", "text", "point"),
    [
        (BOARD, "10-10", Point(9, 9)),
        (BOARD, "10-10 point", Point(9, 9)),
        (Size(3, 1), "2-1", Point(1, 0)),
        (Size(1, 1), "1-1", Point(0, 0)),
    ],
)
def test_a_name_of_one_point_is_read_as_that_point(size, text, point):
    assert NAMED.parse(text, size) == point


@pytest.mark.parametrize("text", ["3-4", "4-3 point"])
def test_a_name_of_several_points_is_not_read_as_one(text):
    with pytest.raises(NotationError) as caught:
        NAMED.parse(text, BOARD)
    error = caught.value
    assert (error.reason, error.text, error.part) == (
        NotationErrorReason.SEVERAL_POINTS,
        text,
        "3-4",
    )
    assert str(error) == "“3-4” stands for several points of the 19×19 board: choose one of them"


@for_each("read", [NAMED.parse, NAMED.parse_points], ids=["one", "all"])
@for_each(
    ("size", "text", "reason", "part", "first", "last"),
    [
        (BOARD, "3-11", NotationErrorReason.NO_SUCH_NUMBER, "11", "1", "10"),
        (BOARD, "0-3", NotationErrorReason.NO_SUCH_NUMBER, "0", "1", "10"),
        (Size(18, 18), "10-9", NotationErrorReason.NO_SUCH_NUMBER, "10", "1", "9"),
        (Size(7, 4), "4-4", NotationErrorReason.NO_CROSSING, "4", "1-4", "2-4"),
        (Size(4, 7), "3-4", NotationErrorReason.NO_CROSSING, "4", "1-4", "2-4"),
        (BOARD, "34", NotationErrorReason.SYNTAX, "", "", ""),
        (BOARD, "3-", NotationErrorReason.SYNTAX, "", "", ""),
        (BOARD, "-3-4", NotationErrorReason.SYNTAX, "", "", ""),
        (BOARD, "3-4pt", NotationErrorReason.SYNTAX, "", "", ""),
        (BOARD, "point", NotationErrorReason.SYNTAX, "", "", ""),
        (BOARD, "3-" + "9" * 5000, NotationErrorReason.SYNTAX, "", "", ""),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else "",
)
def test_other_texts_are_refused(read, size, text, reason, part, first, last):
    with pytest.raises(NotationError) as caught:
        read(text, size)
    error = caught.value
    assert (error.reason, error.part, error.first, error.last) == (reason, part, first, last)


def test_lines_of_one_direction_are_told_not_to_cross():
    with pytest.raises(NotationError) as caught:
        NAMED.parse_points("4-4", Size(7, 4))
    assert str(caught.value) == (
        "two lines in “4-4” do not cross on the 7×4 board: "
        "the points of line “4” run from “1-4” to “2-4”"
    )


@given(board_and_point=boards_and_points(squares))
def test_on_a_square_a_class_is_what_the_symmetries_make_of_a_point(board_and_point):
    size, point = board_and_point
    orbit = {symmetry.apply(point, size) for symmetry in Symmetry}
    assert NAMED.parse_points(NAMED.format(point, size), size) == orbit


@given(board_and_point=boards_and_points())
def test_a_point_is_one_of_those_that_its_name_names(board_and_point):
    size, point = board_and_point
    assert point in NAMED.parse_points(NAMED.format(point, size), size)


def test_every_line_is_labelled_with_its_count_from_the_nearer_side():
    size = Size(6, 3)
    labels = {
        side: " ".join(NAMED.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "1 2 3 3 2 1"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "1 2 1"
