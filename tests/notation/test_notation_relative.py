import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

RELATIVE = notation("relative")
BOARD = Size(19, 19)
LARGE = Size(27, 27)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(3, 15), "44"),
        (BOARD, Point(15, 15), "4'4"),
        (BOARD, Point(3, 3), "44'"),
        (BOARD, Point(15, 3), "4'4'"),
        (BOARD, Point(2, 3), "34'"),
        (BOARD, Point(9, 9), "XX"),
        (BOARD, Point(9, 3), "X4'"),
        (Size(18, 18), Point(8, 9), "99"),
        (Size(18, 18), Point(9, 8), "9'9'"),
        (Size(19, 13), Point(9, 6), "X7"),
        (Size(7, 4), Point(3, 2), "42"),
        (Size(1, 1), Point(0, 0), "11"),
        (Size(20, 20), Point(9, 9), "10-10'"),
        (Size(21, 21), Point(10, 10), "11-11"),
        (Size(21, 21), Point(9, 0), "10-1'"),
        (Size(27, 19), Point(13, 9), "14-X"),
        (LARGE, Point(26, 0), "1'-1'"),
        (Size(52, 52), Point(26, 25), "26'-26'"),
    ],
)
def test_lines_are_counted_from_the_nearest_edge_with_a_prime_for_the_far_ones(size, point, name):
    assert RELATIVE.format(point, size) == name
    assert RELATIVE.parse(name, size) == point


@for_each(
    ("text", "name"),
    [
        ("34*", "34'"),
        ("3*4\u2019", "3'4'"),
        ("3\u20324", "3'4"),
        ("1010", "XX"),
        ("110", "1X"),
        ("101", "X1"),
        ("x4", "X4"),
        ("X'X", "XX"),
        ("3-4'", "34'"),
        ("10, 4", "X4"),
        ("16-4", "4'4"),
    ],
)
def test_stars_tens_hyphens_and_long_counts_are_tolerated(text, name):
    assert RELATIVE.format(RELATIVE.parse(text, BOARD), BOARD) == name


@for_each(
    ("size", "text", "reason", "part"),
    [
        (BOARD, "0X", NotationErrorReason.NO_SUCH_COLUMN, "0"),
        (BOARD, "40'", NotationErrorReason.NO_SUCH_ROW, "0'"),
        (BOARD, "20*-4", NotationErrorReason.NO_SUCH_COLUMN, "20'"),
        (Size(9, 5), "46", NotationErrorReason.NO_SUCH_ROW, "6"),
        (BOARD, "4", NotationErrorReason.SYNTAX, ""),
        (BOARD, "4''4", NotationErrorReason.SYNTAX, ""),
        (BOARD, "444", NotationErrorReason.SYNTAX, ""),
        (BOARD, "44 33", NotationErrorReason.SYNTAX, ""),
        (LARGE, "1111", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(size, text, reason, part):
    with pytest.raises(NotationError) as caught:
        RELATIVE.parse(text, size)
    assert (caught.value.reason, caught.value.part) == (reason, part)


@pytest.mark.parametrize("side", Side)
def test_all_four_sides_show_the_same_axis(side):
    size = Size(6, 6)
    labels = [RELATIVE.edge_label(side, point, size) for point in side.points(size)]
    axis = ["1", "2", "3", "3'", "2'", "1'"]
    assert labels == (axis if side.is_horizontal else axis[::-1])
