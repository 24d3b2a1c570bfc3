import pytest

from goboard_gui.go import Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

SGF = notation("sgf")
BOARD = Size(19, 19)
TOO_WIDE = Size(53, 19)


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "aa"),
        (BOARD, Point(18, 0), "sa"),
        (BOARD, Point(0, 18), "as"),
        (BOARD, Point(15, 3), "pd"),
        (BOARD, Point(8, 8), "ii"),
        (Size(20, 20), Point(19, 19), "tt"),
        (Size(27, 27), Point(26, 25), "Az"),
        (Size(52, 52), Point(51, 51), "ZZ"),
        (Size(19, 13), Point(18, 12), "sm"),
        (Size(1, 1), Point(0, 0), "aa"),
    ],
)
def test_letters_go_right_and_down(size, point, name):
    assert SGF.format(point, size) == name
    assert SGF.parse(name, size) == point


@pytest.mark.parametrize("text", [" pd ", "\uff50\uff44"])
def test_blanks_and_width_do_not_matter(text):
    assert SGF.parse(text, BOARD) == Point(15, 3)


def test_case_matters():
    size = Size(52, 52)
    assert SGF.parse("aA", size) == Point(0, 26)
    assert SGF.parse("Aa", size) == Point(26, 0)


@for_each(
    ("text", "reason", "part", "first", "last"),
    [
        ("tt", NotationErrorReason.NO_SUCH_COLUMN, "t", "a", "s"),
        ("PD", NotationErrorReason.NO_SUCH_COLUMN, "P", "a", "s"),
        ("an", NotationErrorReason.NO_SUCH_ROW, "n", "a", "m"),
        ("aA", NotationErrorReason.NO_SUCH_ROW, "A", "a", "m"),
        ("", NotationErrorReason.SYNTAX, "", "", ""),
        ("a", NotationErrorReason.SYNTAX, "", "", ""),
        ("abc", NotationErrorReason.SYNTAX, "", "", ""),
        ("p d", NotationErrorReason.SYNTAX, "", "", ""),
        ("[pd]", NotationErrorReason.SYNTAX, "", "", ""),
        ("p4", NotationErrorReason.SYNTAX, "", "", ""),
    ],
)
def test_other_texts_are_refused(text, reason, part, first, last):
    with pytest.raises(NotationError) as caught:
        SGF.parse(text, Size(19, 13))
    error = caught.value
    assert (error.reason, error.part, error.first, error.last) == (reason, part, first, last)


def test_what_is_a_pass_in_a_file_is_off_a_board_of_19_lines():
    with pytest.raises(NotationError) as caught:
        SGF.parse("tt", BOARD)
    assert (
        str(caught.value) == "“t” is not a column of the 19×19 board: columns run from “a” to “s”"
    )


@pytest.mark.parametrize(
    ("size", "supported"),
    [(Size(52, 52), True), (TOO_WIDE, False), (Size(19, 53), False), (Size(100, 100), False)],
    ids=str,
)
def test_the_letters_reach_52_lines(size, supported):
    assert SGF.supports(size) is supported


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (lambda: SGF.parse(" qd", TOO_WIDE), "qd"),
        (lambda: SGF.parse("?", TOO_WIDE), "?"),
        (lambda: SGF.format(Point(0, 0), TOO_WIDE), ""),
        (lambda: SGF.edge_label(Side.TOP, Point(52, 0), TOO_WIDE), ""),
        (lambda: SGF.edge_label(Side.LEFT, Point(0, 0), TOO_WIDE), ""),
    ],
    ids=["parse", "parse what is no name", "format", "column", "row"],
)
def test_a_larger_board_has_no_names_at_all(name, text):
    with pytest.raises(NotationError) as caught:
        name()
    error = caught.value
    assert (error.reason, error.text, error.last) == (
        NotationErrorReason.BOARD_TOO_LARGE,
        text,
        "52",
    )
    assert str(error) == (
        "the notation sgf can't be used on a 53×19 board: it is limited to 52 lines"
    )


def test_every_line_is_labelled_with_its_letter():
    size = Size(4, 3)
    labels = {
        side: " ".join(SGF.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels[Side.BOTTOM] == labels[Side.TOP] == "a b c d"
    assert labels[Side.LEFT] == labels[Side.RIGHT] == "a b c"
