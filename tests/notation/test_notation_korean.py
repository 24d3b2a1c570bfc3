import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

KOREAN = notation("korean")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "A1"),
        (BOARD, Point(18, 0), "S1"),
        (BOARD, Point(0, 18), "A19"),
        (BOARD, Point(8, 0), "I1"),
        (BOARD, Point(9, 9), "J10"),
        (BOARD, Point(15, 3), "P4"),
        (Size(19, 13), Point(18, 12), "S13"),
        (Size(1, 5), Point(0, 4), "A5"),
        (Size(27, 27), Point(25, 26), "Z27"),
        (Size(27, 27), Point(26, 0), "AA1"),
        (Size(52, 52), Point(51, 51), "AZ52"),
    ],
)
def test_letters_go_right_with_i_and_numbers_go_down(size, point, name):
    assert KOREAN.format(point, size) == name
    assert KOREAN.parse(name, size) == point


@for_each("text", ["p4", "P-4", "P 4", "p, 4", "\uff30\uff14", "P04"])
def test_small_letters_and_separators_are_tolerated(text):
    assert KOREAN.parse(text, BOARD) == Point(15, 3)


@for_each(
    ("text", "reason", "part"),
    [
        ("T1", NotationErrorReason.NO_SUCH_COLUMN, "T"),
        ("aa1", NotationErrorReason.NO_SUCH_COLUMN, "AA"),
        ("A0", NotationErrorReason.NO_SUCH_ROW, "0"),
        ("A20", NotationErrorReason.NO_SUCH_ROW, "20"),
        ("4P", NotationErrorReason.SYNTAX, ""),
        ("P", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(text, reason, part):
    with pytest.raises(NotationError) as caught:
        KOREAN.parse(text, BOARD)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_letters_label_the_columns_and_numbers_from_above_the_rows():
    size = Size(9, 4)
    labels = {
        side: " ".join(KOREAN.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "A B C D E F G H I"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "1 2 3 4"
