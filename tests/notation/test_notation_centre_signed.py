import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

CENTRE_SIGNED = notation("centre-signed")
BOARD = Size(19, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(15, 3), "T+6+6"),
        (BOARD, Point(3, 3), "T-6+6"),
        (BOARD, Point(3, 15), "T-6-6"),
        (BOARD, Point(15, 15), "T+6-6"),
        (BOARD, Point(9, 9), "T=0=0"),
        (BOARD, Point(9, 3), "T=0+6"),
        (BOARD, Point(0, 18), "T-9-9"),
        (Size(18, 18), Point(9, 8), "T+1+1"),
        (Size(18, 18), Point(8, 9), "T-1-1"),
        (Size(18, 18), Point(17, 0), "T+9+9"),
        (Size(7, 4), Point(3, 2), "T=0-1"),
        (Size(1, 1), Point(0, 0), "T=0=0"),
        (Size(2, 1), Point(0, 0), "T-1=0"),
        (Size(52, 52), Point(51, 51), "T+26-26"),
    ],
)
def test_plus_is_right_and_up_of_the_centre(size, point, name):
    assert CENTRE_SIGNED.format(point, size) == name
    assert CENTRE_SIGNED.parse(name, size) == point


@for_each(
    ("text", "name"),
    [
        ("(6,6)", "T+6+6"),
        ("(-6,0)", "T-6=0"),
        ("( +6 , \u22126 )", "T+6-6"),
        ("(=0,-0)", "T=0=0"),
        ("t+6+6", "T+6+6"),
        ("+6+6", "T+6+6"),
        ("T +6, -6", "T+6-6"),
        ("T+0-0", "T=0=0"),
        ("\uff34\uff0b\uff16\uff0b\uff16", "T+6+6"),
    ],
)
def test_pairs_in_brackets_lost_letters_and_other_signs_of_nought_are_tolerated(text, name):
    assert CENTRE_SIGNED.format(CENTRE_SIGNED.parse(text, BOARD), BOARD) == name


@pytest.mark.parametrize(
    ("size", "text", "reason", "part", "words"),
    [
        (
            BOARD,
            "T+10+0",
            NotationErrorReason.NO_SUCH_COLUMN,
            "+10",
            "“+10” is not a column of the 19×19 board: columns run from “-9” to “+9”",
        ),
        (
            Size(18, 18),
            "T+1-10",
            NotationErrorReason.NO_SUCH_ROW,
            "-10",
            "“-10” is not a row of the 18×18 board: rows run from “-9” to “+9”",
        ),
        (
            Size(18, 18),
            "T=0+1",
            NotationErrorReason.NO_CENTRE,
            "=0",
            (
                "“=0” is not a line of the 18×18 board: a board with an even number of "
                "lines has no centre line"
            ),
        ),
        (
            BOARD,
            "T+6=3",
            NotationErrorReason.WRONG_CENTRE,
            "=3",
            "“=3” is not a line of the 19×19 board: the centre line is “=0”",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 7 else "",
)
def test_an_error_says_which_distance_is_wrong(size, text, reason, part, words):
    with pytest.raises(NotationError) as caught:
        CENTRE_SIGNED.parse(text, size)
    assert (caught.value.reason, caught.value.part) == (reason, part)
    assert str(caught.value) == words


@for_each("text", ["66", "T66", "T+6", "T6+6", "6,6", "T(6,6)", "(6 6", "T+6+6+6"])
def test_signs_or_brackets_are_needed(text):
    with pytest.raises(NotationError) as caught:
        CENTRE_SIGNED.parse(text, BOARD)
    assert caught.value.reason is NotationErrorReason.SYNTAX


@for_each(
    ("size", "axis"),
    [(Size(5, 5), ["-2", "-1", "=0", "+1", "+2"]), (Size(4, 4), ["-2", "-1", "+1", "+2"])],
)
@for_each("side", Side)
def test_edges_show_the_distance_of_each_line(size, axis, side):
    labels = [CENTRE_SIGNED.edge_label(side, point, size) for point in side.points(size)]
    assert labels == (axis if side.is_horizontal else axis[::-1])
