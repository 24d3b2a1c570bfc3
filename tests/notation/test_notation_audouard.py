import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

AUDOUARD = notation("audouard")
BOARD = Size(19, 19)
LARGE = Size(21, 21)


@for_each(
    ("size", "diagram"),
    [
        (
            Size(5, 5),
            """
            a11 a21 a1 b21 b11
            a12 a22 a2 b22 b12
            d1  d2  3  b2  b1
            d12 d22 c2 c22 c12
            d11 d21 c1 c21 c11
            """,
        ),
        (
            Size(4, 3),
            """
            a11 a21 b21 b11
            d1  d2  b2  b1
            d11 d21 c21 c11
            """,
        ),
        (Size(5, 3), "a11 a21 a1 b21 b11  d1 d2 3-2 b2 b1  d11 d21 c1 c21 c11"),
        (Size(3, 1), "d1 2-1 b1"),
        (Size(1, 5), "a1 a2 1-3 c2 c1"),
        (Size(1, 1), "1"),
    ],
    ids=lambda value: str(value) if isinstance(value, Size) else "",
)
def test_the_letters_go_round_and_the_counts_come_from_the_corner(size, diagram):
    assert [AUDOUARD.format(point, size) for point in size.points()] == diagram.split()


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(3, 2), "a43"),
        (BOARD, Point(14, 2), "b53"),
        (BOARD, Point(16, 15), "c34"),
        (BOARD, Point(4, 15), "d54"),
        (BOARD, Point(9, 14), "c5"),
        (BOARD, Point(9, 9), "10"),
        (Size(20, 20), Point(9, 9), "a10-10"),
        (LARGE, Point(9, 0), "a10-1"),
        (LARGE, Point(10, 9), "a10"),
        (LARGE, Point(10, 10), "11"),
        (Size(9, 21), Point(0, 0), "a1-1"),
    ],
)
def test_large_boards_need_a_hyphen_in_quadrants_only(size, point, name):
    assert AUDOUARD.format(point, size) == name
    assert AUDOUARD.parse(name, size) == point


@for_each(
    ("text", "name"),
    [
        ("A43", "a43"),
        ("a4-3", "a43"),
        ("a10-3", "a3"),
        ("a3-10", "d3"),
        ("a16-3", "b43"),
        ("10-10", "10"),
        ("\uff41\uff14\uff13", "a43"),
    ],
)
def test_capitals_hyphens_and_long_counts_are_tolerated(text, name):
    assert AUDOUARD.format(AUDOUARD.parse(text, BOARD), BOARD) == name


@for_each(
    ("size", "text", "reason", "part", "words"),
    [
        (
            BOARD,
            "e34",
            NotationErrorReason.NO_SUCH_AREA,
            "e",
            "“e” is not an area of the 19×19 board: its areas are a, b, c, d",
        ),
        (
            BOARD,
            "a0",
            NotationErrorReason.NO_SUCH_ROW,
            "0",
            "“0” is not a row of the 19×19 board: rows run from “1” to “19”",
        ),
        (
            BOARD,
            "b0",
            NotationErrorReason.NO_SUCH_COLUMN,
            "0",
            "“0” is not a column of the 19×19 board: columns run from “1” to “19”",
        ),
        (
            Size(9, 5),
            "a36",
            NotationErrorReason.NO_SUCH_ROW,
            "6",
            "“6” is not a row of the 9×5 board: rows run from “1” to “5”",
        ),
        (
            Size(18, 19),
            "c5",
            NotationErrorReason.NO_CENTRE,
            "c5",
            (
                "“c5” is not a line of the 18×19 board: a board with an even number of "
                "lines has no centre line"
            ),
        ),
        (
            BOARD,
            "9",
            NotationErrorReason.WRONG_TENGEN,
            "9",
            "“9” is not tengen on the 19×19 board: tengen is “10”",
        ),
        (
            Size(19, 13),
            "10",
            NotationErrorReason.WRONG_TENGEN,
            "10",
            "“10” is not tengen on the 19×13 board: tengen is “10-7”",
        ),
        (
            Size(18, 19),
            "10",
            NotationErrorReason.SYNTAX,
            "",
            "“10” is not a point in the notation audouard, where points look like “d11”",
        ),
        (
            BOARD,
            "43a",
            NotationErrorReason.SYNTAX,
            "",
            "“43a” is not a point in the notation audouard, where points look like “d11”",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 5 else "",
)
def test_an_error_says_which_part_is_wrong(size, text, reason, part, words):
    with pytest.raises(NotationError) as caught:
        AUDOUARD.parse(text, size)
    assert (caught.value.reason, caught.value.part) == (reason, part)
    assert str(caught.value) == words


def test_a_border_shows_the_names_of_its_points():
    size = Size(5, 5)
    labels = [AUDOUARD.edge_label(Side.TOP, point, size) for point in Side.TOP.points(size)]
    assert labels == ["a11", "a21", "a1", "b21", "b11"]
