import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

CORNER = notation("corner")
BOARD = Size(19, 19)
LARGE = Size(27, 27)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(2, 15), "CD"),
        (BOARD, Point(16, 15), "3D"),
        (BOARD, Point(2, 2), "C3"),
        (BOARD, Point(16, 3), "34"),
        (BOARD, Point(9, 9), "KK"),
        (BOARD, Point(9, 0), "K1"),
        (Size(18, 18), Point(8, 9), "JJ"),
        (Size(18, 18), Point(9, 8), "99"),
        (Size(19, 13), Point(9, 6), "KG"),
        (Size(1, 1), Point(0, 0), "AA"),
        (Size(3, 1), Point(2, 0), "1A"),
        (LARGE, Point(26, 0), "11"),
        (LARGE, Point(16, 0), "11-1"),
        (LARGE, Point(26, 10), "1-11"),
        (LARGE, Point(16, 26), "11A"),
        (Size(52, 52), Point(25, 51), "AA-A"),
        (Size(52, 52), Point(0, 26), "A-AA"),
        (Size(52, 52), Point(25, 25), "AA26"),
    ],
)
def test_letters_count_from_the_lower_left_and_numbers_from_the_upper_right(size, point, name):
    assert CORNER.format(point, size) == name
    assert CORNER.parse(name, size) == point


@for_each(
    ("text", "name"),
    [
        ("c-3", "C3"),
        ("c3", "C3"),
        ("cd", "CD"),
        ("3 - 4", "34"),
        ("3,4", "34"),
        ("\uff23\uff24", "CD"),
        ("10-10", "KK"),
        ("R-S", "32"),
    ],
)
def test_small_letters_hyphens_and_long_counts_are_tolerated(text, name):
    assert CORNER.format(CORNER.parse(text, BOARD), BOARD) == name


@for_each(
    ("size", "text", "reason", "part"),
    [
        (BOARD, "I3", NotationErrorReason.UNUSED_LETTER, "I"),
        (BOARD, "3i", NotationErrorReason.UNUSED_LETTER, "I"),
        (BOARD, "03", NotationErrorReason.NO_SUCH_COLUMN, "0"),
        (BOARD, "u3", NotationErrorReason.NO_SUCH_COLUMN, "U"),
        (BOARD, "A20", NotationErrorReason.NO_SUCH_ROW, "20"),
        (Size(19, 13), "CO", NotationErrorReason.NO_SUCH_ROW, "O"),
        (BOARD, "C", NotationErrorReason.SYNTAX, ""),
        (BOARD, "C3D", NotationErrorReason.SYNTAX, ""),
        (BOARD, "CD 34", NotationErrorReason.SYNTAX, ""),
        (LARGE, "111", NotationErrorReason.SYNTAX, ""),
        (LARGE, "1111", NotationErrorReason.SYNTAX, ""),
        (LARGE, "AAA", NotationErrorReason.SYNTAX, ""),
    ],
)
def test_other_texts_are_refused_and_never_split_by_a_guess(size, text, reason, part):
    with pytest.raises(NotationError) as caught:
        CORNER.parse(text, size)
    assert (caught.value.reason, caught.value.part) == (reason, part)


@pytest.mark.parametrize("side", Side)
def test_all_four_sides_show_the_same_axis(side):
    size = Size(5, 5)
    labels = [CORNER.edge_label(side, point, size) for point in side.points(size)]
    axis = ["A", "B", "C", "2", "1"]
    assert labels == (axis if side.is_horizontal else axis[::-1])
