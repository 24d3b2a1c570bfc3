import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

ROKIROVKA = notation("rokirovka")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(2, 15), "C4"),
        (BOARD, Point(16, 15), "C*4"),
        (BOARD, Point(2, 3), "C4*"),
        (BOARD, Point(16, 3), "C*4*"),
        (BOARD, Point(9, 9), "K10"),
        (BOARD, Point(9, 3), "K4*"),
        (BOARD, Point(15, 9), "D*10"),
        (Size(18, 18), Point(8, 9), "J9"),
        (Size(18, 18), Point(9, 8), "J*9*"),
        (Size(19, 13), Point(9, 6), "K7"),
        (Size(1, 1), Point(0, 0), "A1"),
        (Size(2, 1), Point(1, 0), "A*1"),
        (Size(52, 52), Point(26, 0), "AA*1*"),
    ],
)
def test_a_star_marks_the_right_and_the_upper_half(size, point, name):
    assert ROKIROVKA.format(point, size) == name
    assert ROKIROVKA.parse(name, size) == point


@for_each(
    ("text", "name"),
    [
        ("c*4*", "C*4*"),
        ("C*-4*", "C*4*"),
        ("C* 4*", "C*4*"),
        ("\uff23\uff0a\uff14", "C*4"),
        ("K*10*", "K10"),
        ("R16", "C*4*"),
    ],
)
def test_small_letters_separators_and_long_counts_are_tolerated(text, name):
    assert ROKIROVKA.format(ROKIROVKA.parse(text, BOARD), BOARD) == name


@for_each(
    ("text", "reason", "part"),
    [
        ("I3", NotationErrorReason.UNUSED_LETTER, "I"),
        ("u*3", NotationErrorReason.NO_SUCH_COLUMN, "U*"),
        ("C0*", NotationErrorReason.NO_SUCH_ROW, "0*"),
        ("C20", NotationErrorReason.NO_SUCH_ROW, "20"),
        ("C4**", NotationErrorReason.SYNTAX, ""),
        ("C**4", NotationErrorReason.SYNTAX, ""),
        ("*C4", NotationErrorReason.SYNTAX, ""),
        ("4C", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused(text, reason, part):
    with pytest.raises(NotationError) as caught:
        ROKIROVKA.parse(text, BOARD)
    assert (caught.value.reason, caught.value.part) == (reason, part)


def test_an_error_tells_the_lines_from_edge_to_edge():
    with pytest.raises(NotationError) as caught:
        ROKIROVKA.parse("C20", BOARD)
    assert str(caught.value) == ("“20” is not a row of the 19×19 board: rows run from “1” to “1*”")


def test_letters_label_the_columns_and_numbers_the_rows():
    size = Size(5, 4)
    labels = {
        side: " ".join(ROKIROVKA.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "A B C B* A*"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "1* 2* 2 1"
