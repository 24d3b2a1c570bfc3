import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

SERIAL = notation("serial")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "1"),
        (BOARD, Point(18, 0), "19"),
        (BOARD, Point(0, 1), "20"),
        (BOARD, Point(9, 9), "181"),
        (BOARD, Point(18, 18), "361"),
        (Size(19, 13), Point(0, 12), "229"),
        (Size(13, 19), Point(0, 12), "157"),
        (Size(1, 1), Point(0, 0), "1"),
        (Size(52, 52), Point(51, 51), "2704"),
    ],
)
def test_points_are_counted_row_by_row_from_the_top_left(size, point, name):
    assert SERIAL.format(point, size) == name
    assert SERIAL.parse(name, size) == point


@pytest.mark.parametrize("text", [" 61", "\uff16\uff11", "061"])
def test_digits_of_any_width_are_tolerated(text):
    assert SERIAL.parse(text, BOARD) == Point(3, 3)


@pytest.mark.parametrize("text", ["0", "362", "9999"])
def test_a_number_that_no_point_has_is_answered_with_the_range(text):
    with pytest.raises(NotationError) as caught:
        SERIAL.parse(text, BOARD)
    error = caught.value
    assert (error.reason, error.part) == (NotationErrorReason.NO_SUCH_NUMBER, text)
    assert (
        str(error) == f"“{text}” is out of range on the 19×19 board: numbers run from “1” to “361”"
    )


@for_each("text", ["", "-1", "+1", "1.0", "1 2", "1'", "A1"])
def test_other_texts_are_no_numbers(text):
    with pytest.raises(NotationError) as caught:
        SERIAL.parse(text, BOARD)
    assert (caught.value.reason, caught.value.expected) == (NotationErrorReason.SYNTAX, "343")


def test_the_border_is_labelled_with_its_own_numbers():
    size = Size(3, 2)
    labels = {
        side: " ".join(SERIAL.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels == {
        Side.TOP: "1 2 3",
        Side.RIGHT: "3 6",
        Side.BOTTOM: "4 5 6",
        Side.LEFT: "1 4",
    }
