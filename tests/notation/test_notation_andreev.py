import pytest

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import (
    NotationError,
    NotationErrorReason,
    Side,
    centre_lines,
    notation,
    quadrant,
)
from tests.cases import for_each

ANDREEV = notation("andreev")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 18), "+0+0"),
        (BOARD, Point(18, 18), "-0+0"),
        (BOARD, Point(0, 0), "+0-0"),
        (BOARD, Point(18, 0), "-0-0"),
        (BOARD, Point(9, 9), "=9=9"),
        (BOARD, Point(9, 18), "=9+0"),
        (BOARD, Point(10, 8), "-8-8"),
        (BOARD, Point(2, 15), "+2+3"),
        (BOARD, Point(16, 3), "-2-3"),
        (Size(18, 18), Point(8, 9), "+8+8"),
        (Size(18, 18), Point(9, 8), "-8-8"),
        (Size(19, 13), Point(9, 6), "=9=6"),
        (Size(7, 4), Point(3, 2), "=3+1"),
        (Size(1, 1), Point(0, 0), "=0=0"),
        (Size(3, 1), Point(2, 0), "-0=0"),
        (Size(52, 52), Point(26, 26), "-25+25"),
    ],
)
def test_the_signs_tell_the_corner_that_is_counted_from(size, point, name):
    assert ANDREEV.format(point, size) == name
    assert ANDREEV.parse(name, size) == point


@for_each(
    ("text", "name"),
    [
        ("\u22123\u22123", "-3-3"),
        ("+3\u20133", "+3-3"),
        ("+3, -3", "+3-3"),
        (" + 3 - 3 ", "+3-3"),
        ("+03-03", "+3-3"),
        ("+9+3", "=9+3"),
        ("-9-3", "=9-3"),
        ("+15+3", "-3+3"),
        ("-18-0", "+0-0"),
    ],
)
def test_other_signs_and_long_counts_are_tolerated(text, name):
    assert ANDREEV.format(ANDREEV.parse(text, BOARD), BOARD) == name


@for_each("text", ["33", "+3", "+33", "3+3", "+3-3-3", "++3-3", "+3.5-3"])
def test_each_count_needs_one_sign(text):
    with pytest.raises(NotationError) as caught:
        ANDREEV.parse(text, BOARD)
    assert caught.value.reason is NotationErrorReason.SYNTAX


@pytest.mark.parametrize(
    ("size", "text", "reason", "part"),
    [
        (BOARD, "+0-19", NotationErrorReason.NO_SUCH_ROW, "-19"),
        (BOARD, "+3=3", NotationErrorReason.WRONG_CENTRE, "=3"),
        (Size(19, 18), "=9=9", NotationErrorReason.NO_CENTRE, "=9"),
        (Size(9, 19), "=9=9", NotationErrorReason.WRONG_CENTRE, "=9"),
    ],
)
def test_a_line_must_exist_on_its_own_axis(size, text, reason, part):
    with pytest.raises(NotationError) as caught:
        ANDREEV.parse(text, size)
    assert (caught.value.reason, caught.value.part) == (reason, part)


@for_each(
    ("text", "name"),
    [
        ("33", "-3-3"),
        ("+33", "+3-3"),
        ("3+3", "-3+3"),
        ("=93", "=9-3"),
        ("3=9", "-3=9"),
        ("00", "-0-0"),
        ("-33", "-3-3"),
        ("3 3", "-3-3"),
        ("+15+3", "-3+3"),
    ],
)
def test_a_lost_minus_sign_is_put_back_on_request(text, name):
    assert ANDREEV.format(ANDREEV.repair(text, BOARD), BOARD) == name


@for_each(
    ("size", "text"),
    [
        (Size(21, 21), "33"),
        (Size(9, 21), "33"),
        (Size(9, 9), "55"),
        (BOARD, "99"),
        (BOARD, "=83"),
        (BOARD, "123"),
        (BOARD, "333"),
        (BOARD, "3"),
        (BOARD, ""),
    ],
)
def test_a_repair_never_guesses(size, text):
    with pytest.raises(NotationError) as caught:
        ANDREEV.repair(text, size)
    assert caught.value.text == text


def test_twenty_lines_are_the_most_that_single_digits_can_count():
    assert ANDREEV.format(ANDREEV.repair("99", Size(20, 20)), Size(20, 20)) == "-9-9"


@pytest.mark.parametrize("side", Side)
def test_all_four_sides_show_the_same_axis_and_the_far_edge_is_minus_nought(side):
    size = Size(5, 5)
    labels = [ANDREEV.edge_label(side, point, size) for point in side.points(size)]
    axis = ["+0", "+1", "=2", "-1", "-0"]
    assert labels == (axis if side.is_horizontal else axis[::-1])


def test_quadrants_go_clockwise_from_the_lower_left_between_the_centre_lines():
    diagram = """
        2 2 . 3 3
        2 2 . 3 3
        . . . . .
        1 1 . 4 4
        1 1 . 4 4
    """
    quadrants = [quadrant(point, Size(5, 5)) for point in Size(5, 5).points()]
    assert ["." if number is None else str(number) for number in quadrants] == diagram.split()
    assert [quadrant(point, Size(2, 2)) for point in Size(2, 2).points()] == [2, 3, 1, 4]


def test_a_point_off_the_board_is_in_no_quadrant():
    with pytest.raises(OffBoardError):
        quadrant(Point(5, 0), Size(5, 5))


@pytest.mark.parametrize(
    ("size", "lines"),
    [(BOARD, (9, 9)), (Size(18, 18), (None, None)), (Size(8, 5), (None, 2)), (Size(1, 1), (0, 0))],
)
def test_an_even_side_has_no_centre_line(size, lines):
    assert centre_lines(size) == lines
