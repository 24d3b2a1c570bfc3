import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

WESTERN = notation("western")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 18), "A1"),
        (BOARD, Point(18, 0), "T19"),
        (BOARD, Point(7, 0), "H19"),
        (BOARD, Point(8, 0), "J19"),
        (BOARD, Point(3, 15), "D4"),
        (BOARD, Point(9, 9), "K10"),
        (Size(19, 13), Point(18, 0), "T13"),
        (Size(13, 19), Point(12, 18), "N1"),
        (Size(1, 1), Point(0, 0), "A1"),
        (Size(27, 27), Point(24, 26), "Z1"),
        (Size(27, 27), Point(25, 26), "AA1"),
        (Size(52, 52), Point(49, 0), "AZ52"),
        (Size(52, 52), Point(50, 0), "BA52"),
    ],
)
def test_letters_go_right_without_i_and_numbers_go_up(size, point, name):
    assert WESTERN.format(point, size) == name
    assert WESTERN.parse(name, size) == point


@for_each("text", ["q16", "Q-16", "Q 16", "Q,16", "Q, 16", "Q1\uff16", "\uff3116", "Q016", " Q16 "])
def test_small_letters_and_separators_are_tolerated(text):
    assert WESTERN.parse(text, BOARD) == Point(15, 3)


@for_each(
    ("text", "reason", "part"),
    [
        ("I5", NotationErrorReason.UNUSED_LETTER, "I"),
        ("ai5", NotationErrorReason.UNUSED_LETTER, "I"),
        ("U1", NotationErrorReason.NO_SUCH_COLUMN, "U"),
        ("aa1", NotationErrorReason.NO_SUCH_COLUMN, "AA"),
        ("A0", NotationErrorReason.NO_SUCH_ROW, "0"),
        ("A20", NotationErrorReason.NO_SUCH_ROW, "20"),
        ("16Q", NotationErrorReason.SYNTAX, ""),
        ("Q", NotationErrorReason.SYNTAX, ""),
        ("Q1.6", NotationErrorReason.SYNTAX, ""),
        ("Q--16", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(text, reason, part):
    with pytest.raises(NotationError) as caught:
        WESTERN.parse(text, BOARD)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_letters_label_the_columns_and_numbers_the_rows():
    size = Size(9, 4)
    labels = {
        side: " ".join(WESTERN.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "A B C D E F G H J"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "4 3 2 1"
