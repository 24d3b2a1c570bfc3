import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

CARTESIAN = notation("cartesian")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name", "in_a_record"),
    [
        (BOARD, Point(0, 18), "(0,0)", "(0 0)"),
        (BOARD, Point(18, 18), "(18,0)", "(18 0)"),
        (BOARD, Point(0, 0), "(0,18)", "(0 18)"),
        (BOARD, Point(2, 15), "(2,3)", "(2 3)"),
        (BOARD, Point(15, 3), "(15,15)", "(15 15)"),
        (Size(19, 13), Point(18, 0), "(18,12)", "(18 12)"),
        (Size(1, 5), Point(0, 0), "(0,4)", "(0 4)"),
        (Size(1, 1), Point(0, 0), "(0,0)", "(0 0)"),
    ],
)
def test_x_goes_right_and_y_up_from_nought(size, point, name, in_a_record):
    assert CARTESIAN.format(point, size) == name
    assert CARTESIAN.format_for_records(point, size) == in_a_record
    assert CARTESIAN.parse(name, size) == CARTESIAN.parse(in_a_record, size) == point


@for_each(
    "text", ["2,3", "2 3", "2   3", "(2;3)", "( 2 , 3 )", "(2 3)", "\uff082\uff0c3\uff09", "02 03"]
)
def test_brackets_and_commas_may_be_left_out(text):
    assert CARTESIAN.parse(text, BOARD) == Point(2, 15)


@for_each(
    ("text", "reason", "part"),
    [
        ("(19,0)", NotationErrorReason.NO_SUCH_COLUMN, "19"),
        ("(0,19)", NotationErrorReason.NO_SUCH_ROW, "19"),
        ("(-1,0)", NotationErrorReason.SYNTAX, ""),
        ("(-0,3)", NotationErrorReason.SYNTAX, ""),
        ("23", NotationErrorReason.SYNTAX, ""),
        ("(2,3,4)", NotationErrorReason.SYNTAX, ""),
        ("pass", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(text, reason, part):
    with pytest.raises(NotationError) as caught:
        CARTESIAN.parse(text, BOARD)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_x_labels_the_columns_and_y_the_rows():
    size = Size(4, 3)
    labels = {
        side: " ".join(CARTESIAN.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "0 1 2 3"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "2 1 0"
