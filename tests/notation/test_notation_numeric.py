import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

NUMERIC = notation("numeric")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "1-1"),
        (BOARD, Point(18, 0), "19-1"),
        (BOARD, Point(0, 18), "1-19"),
        (BOARD, Point(15, 3), "16-4"),
        (Size(19, 13), Point(18, 12), "19-13"),
        (Size(7, 4), Point(3, 2), "4-3"),
        (Size(1, 1), Point(0, 0), "1-1"),
        (Size(52, 52), Point(51, 0), "52-1"),
    ],
)
def test_both_lines_are_counted_from_the_upper_left_from_one(size, point, name):
    assert NUMERIC.format(point, size) == name
    assert NUMERIC.parse(name, size) == point


@for_each(
    "text", ["10,4", "10/4", "10 4", "10 - 4", "10, 4", "10\u20134", "\uff11\uff10\uff0d\uff14"]
)
def test_other_separators_are_tolerated(text):
    assert NUMERIC.parse(text, BOARD) == Point(9, 3)


@for_each(
    ("text", "reason", "part"),
    [
        ("0-1", NotationErrorReason.NO_SUCH_COLUMN, "0"),
        ("20-1", NotationErrorReason.NO_SUCH_COLUMN, "20"),
        ("1-0", NotationErrorReason.NO_SUCH_ROW, "0"),
        ("1-20", NotationErrorReason.NO_SUCH_ROW, "20"),
        ("104", NotationErrorReason.SYNTAX, ""),
        ("10--4", NotationErrorReason.SYNTAX, ""),
        ("10-4-1", NotationErrorReason.SYNTAX, ""),
        ("-4", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(text, reason, part):
    with pytest.raises(NotationError) as caught:
        NUMERIC.parse(text, BOARD)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_numbers_label_columns_and_rows():
    size = Size(4, 3)
    labels = {
        side: " ".join(NUMERIC.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "1 2 3 4"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "1 2 3"
