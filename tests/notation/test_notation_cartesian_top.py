import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

CARTESIAN_TOP = notation("cartesian-top")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "(0,0)"),
        (BOARD, Point(0, 18), "(0,18)"),
        (BOARD, Point(18, 0), "(18,0)"),
        (BOARD, Point(3, 15), "(3,15)"),
        (Size(19, 13), Point(18, 12), "(18,12)"),
        (Size(1, 1), Point(0, 0), "(0,0)"),
        (Size(52, 52), Point(51, 7), "(51,7)"),
    ],
)
def test_x_goes_right_and_y_down_from_nought(size, point, name):
    assert CARTESIAN_TOP.format(point, size) == name
    assert CARTESIAN_TOP.format_for_records(point, size) == name
    assert CARTESIAN_TOP.parse(name, size) == point


def test_the_same_text_is_another_point_than_in_the_notation_that_counts_from_below():
    assert CARTESIAN_TOP.parse("(3,3)", BOARD) == Point(3, 3)
    assert notation("cartesian").parse("(3,3)", BOARD) == Point(3, 15)


@pytest.mark.parametrize("text", ["2,3", "2 3", "(2;3)", "( 2 , 3 )", "\uff082\uff0c3\uff09"])
def test_brackets_and_commas_may_be_left_out(text):
    assert CARTESIAN_TOP.parse(text, BOARD) == Point(2, 3)


@pytest.mark.parametrize(
    ("text", "reason", "part", "first", "last"),
    [
        ("(19,0)", NotationErrorReason.NO_SUCH_COLUMN, "19", "0", "18"),
        ("(0,13)", NotationErrorReason.NO_SUCH_ROW, "13", "0", "12"),
        ("(-1,0)", NotationErrorReason.SYNTAX, "", "", ""),
        ("23", NotationErrorReason.SYNTAX, "", "", ""),
    ],
)
def test_other_texts_are_refused(text, reason, part, first, last):
    with pytest.raises(NotationError) as caught:
        CARTESIAN_TOP.parse(text, Size(19, 13))
    error = caught.value
    assert (error.reason, error.part, error.first, error.last) == (reason, part, first, last)
    assert error.notation == "cartesian-top"


def test_x_labels_the_columns_and_y_the_rows():
    size = Size(4, 3)
    labels = {
        side: " ".join(CARTESIAN_TOP.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "0 1 2 3"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "0 1 2"
