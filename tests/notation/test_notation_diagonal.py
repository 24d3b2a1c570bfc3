import pytest

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, notation
from tests.cases import for_each

DIAGONAL = notation("diagonal")
BOARD = Size(19, 19)
DRAUGHTS_BOARD = Size(10, 10)


def _assert_names(size, diagram):
    assert [DIAGONAL.format(point, size) for point in size.points()] == diagram.split()


def test_on_a_draughts_board_letters_rise_and_numbers_fall_to_the_right():
    diagram = """
        A5 a6 B6 b7 C7 c8 D8 d9 E9 e0
        a5 B5 b6 C6 c7 D7 d8 E8 e9 F9
        B4 b5 C5 c6 D6 d7 E7 e8 F8 f9
        b4 C4 c5 D5 d6 E6 e7 F7 f8 G8
        C3 c4 D4 d5 E5 e6 F6 f7 G7 g8
        c3 D3 d4 E4 e5 F5 f6 G6 g7 H7
        D2 d3 E3 e4 F4 f5 G5 g6 H6 h7
        d2 E2 e3 F3 f4 G4 g5 H5 h6 I6
        E1 e2 F2 f3 G3 g4 H4 h5 I5 i6
        e1 F1 f2 G2 g3 H3 h4 I4 i5 J5
    """
    _assert_names(DRAUGHTS_BOARD, diagram)


def test_on_a_board_for_go_either_class_has_lines_of_its_own():
    diagram = """
        a3 A3 b4 B4 c5
        A2 b3 B3 c4 C4
        b2 B2 c3 C3 d4
        B1 c2 C2 d3 D3
        c1 C1 d2 D2 e3
    """
    _assert_names(Size(5, 5), diagram)


def test_a_rectangle_has_more_of_one_kind_of_line_on_the_border_only():
    _assert_names(Size(4, 2), "A1 a2 B2 b3  a1 B1 b2 C2")
    _assert_names(Size(1, 4), "A2 a2 B1 b1")
    _assert_names(Size(4, 1), "a1 A1 b2 B2")


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 18), "j1"),
        (BOARD, Point(18, 0), "j19"),
        (BOARD, Point(0, 0), "a10"),
        (BOARD, Point(18, 18), "s10"),
        (BOARD, Point(9, 9), "j10"),
        (BOARD, Point(2, 15), "I3"),
        (BOARD, Point(1, 0), "A10"),
        (BOARD, Point(17, 18), "R9"),
        (Size(8, 8), Point(7, 0), "d8"),
        (Size(12, 12), Point(0, 11), "f1"),
        (Size(12, 12), Point(11, 0), "f12"),
        (Size(11, 9), Point(10, 0), "f0"),
        (Size(11, 9), Point(9, 0), "E9"),
        (Size(52, 52), Point(51, 51), "AZ26"),
        (Size(1, 1), Point(0, 0), "a1"),
    ],
)
def test_every_point_is_where_two_lines_cross(size, point, name):
    assert DIAGONAL.format(point, size) == name
    assert DIAGONAL.parse(name, size) == point


@pytest.mark.parametrize(
    ("size", "tenth"),
    [
        (Size(9, 9), set()),
        (Size(10, 10), {"e0"}),
        (Size(11, 10), {"e0", "f0", "F0"}),
        (Size(11, 11), {"e10", "f10", "g10", "E0", "F0"}),
    ],
    ids=["9×9", "10×10", "11×10", "11×11"],
)
def test_the_tenth_number_is_nought_where_its_class_has_no_more(size, tenth):
    names = {DIAGONAL.format(point, size) for point in size.points()}
    assert {name for name in names if name.endswith("0")} == tenth


@for_each(
    ("size", "text", "point"),
    [
        (DRAUGHTS_BOARD, "e10", Point(9, 0)),
        (BOARD, "i3'", Point(2, 15)),
        (BOARD, "i3\u2032", Point(2, 15)),
        (BOARD, " \uff293", Point(2, 15)),
        (BOARD, "I03", Point(2, 15)),
        (Size(52, 52), "ay27'", Point(51, 49)),
    ],
)
def test_a_tenth_line_and_the_other_class_have_another_spelling(size, text, point):
    assert DIAGONAL.parse(text, size) == point


def test_case_matters():
    assert DIAGONAL.parse("i3", BOARD) == Point(1, 15)
    assert DIAGONAL.parse("I3", BOARD) == Point(2, 15)


@for_each(
    ("size", "text", "reason", "part", "first", "last"),
    [
        (DRAUGHTS_BOARD, "j1", NotationErrorReason.NO_SUCH_LETTER, "j", "a", "i"),
        (DRAUGHTS_BOARD, "K1", NotationErrorReason.NO_SUCH_LETTER, "K", "A", "J"),
        (DRAUGHTS_BOARD, "k1'", NotationErrorReason.NO_SUCH_LETTER, "k", "A", "J"),
        (DRAUGHTS_BOARD, "e11", NotationErrorReason.NO_SUCH_NUMBER, "11", "1", "0"),
        (DRAUGHTS_BOARD, "E0", NotationErrorReason.NO_SUCH_NUMBER, "0", "1", "9"),
        (BOARD, "j0", NotationErrorReason.NO_SUCH_NUMBER, "0", "1", "19"),
        (BOARD, "J19", NotationErrorReason.NO_SUCH_NUMBER, "19", "1", "18"),
        (DRAUGHTS_BOARD, "a1", NotationErrorReason.NO_CROSSING, "a", "a5", "a6"),
        (DRAUGHTS_BOARD, "e10'", NotationErrorReason.NO_SUCH_NUMBER, "10", "1", "9"),
        (Size(1, 1), "A1", NotationErrorReason.NO_SUCH_LETTER, "A", "a", "a"),
        (DRAUGHTS_BOARD, "5e", NotationErrorReason.SYNTAX, "", "", ""),
        (DRAUGHTS_BOARD, "e", NotationErrorReason.SYNTAX, "", "", ""),
        (DRAUGHTS_BOARD, "e-5", NotationErrorReason.SYNTAX, "", "", ""),
        (DRAUGHTS_BOARD, "E5'", NotationErrorReason.SYNTAX, "", "", ""),
        (Size(52, 52), "aB5", NotationErrorReason.SYNTAX, "", "", ""),
        (DRAUGHTS_BOARD, "f45x", NotationErrorReason.SYNTAX, "", "", ""),
    ],
)
def test_other_texts_are_refused(size, text, reason, part, first, last):
    with pytest.raises(NotationError) as caught:
        DIAGONAL.parse(text, size)
    error = caught.value
    assert (error.reason, error.part, error.first, error.last) == (reason, part, first, last)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("j1", "“j” is not a letter of the 10×10 board: letters run from “a” to “i”"),
        ("e11", "“11” is out of range on the 10×10 board: numbers run from “1” to “0”"),
        (
            "a1",
            "two lines in “a1” do not cross on the 10×10 board: "
            "the points of line “a” run from “a5” to “a6”",
        ),
        ("5e", "“5e” is not a point in the notation diagonal, where points look like “e1”"),
    ],
)
def test_an_error_says_in_words_what_is_wrong(text, words):
    with pytest.raises(NotationError) as caught:
        DIAGONAL.parse(text, DRAUGHTS_BOARD)
    assert str(caught.value) == words


def test_the_border_is_labelled_with_the_names_of_its_own_points():
    size = Size(4, 3)
    labels = {
        side: " ".join(DIAGONAL.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels == {
        Side.TOP: "a2 A2 b3 B3",
        Side.RIGHT: "B3 c3 C2",
        Side.BOTTOM: "b1 B1 c2 C2",
        Side.LEFT: "a2 A1 b1",
    }


@pytest.mark.parametrize(
    ("size", "start", "end", "text"),
    [
        (DRAUGHTS_BOARD, Point(4, 7), Point(5, 6), "f45"),
        (DRAUGHTS_BOARD, Point(6, 7), Point(5, 6), "gf5"),
        (BOARD, Point(3, 15), Point(4, 14), "j4-5"),
        (BOARD, Point(2, 15), Point(3, 16), "I-J3"),
    ],
)
def test_a_diagonal_step_is_written_by_the_one_index_that_changes(size, start, end, text):
    assert DIAGONAL.write_step(start, end, size) == text
    assert DIAGONAL.read_step(text, size) == (start, end)


@pytest.mark.parametrize(
    "end",
    [Point(3, 15), Point(3, 14), Point(4, 13), Point(5, 15), Point(18, 18)],
    ids=["itself", "up", "knight's move", "aside", "far off"],
)
def test_a_step_between_points_on_no_common_diagonal_has_no_form(end):
    assert DIAGONAL.write_step(Point(3, 15), end, BOARD) == ""


@pytest.mark.parametrize(
    ("text", "points"),
    [("e8g6x", ["e8", "g6"]), ("f6x", ["f6", "f6"]), ("e10", ["e1", "e0"])],
)
def test_a_capture_and_a_way_to_the_tenth_line_are_read_as_steps(text, points):
    start, end = DIAGONAL.read_step(text, DRAUGHTS_BOARD)
    assert [DIAGONAL.format(point, DRAUGHTS_BOARD) for point in (start, end)] == points


@for_each("text", ["", "f4", "e8g6", "f44", "a12", "hello"])
def test_what_is_no_step_is_not_read_as_one(text):
    assert DIAGONAL.read_step(text, DRAUGHTS_BOARD) is None


@pytest.mark.parametrize("ends", [(Point(0, 0), Point(10, 10)), (Point(10, 10), Point(0, 0))])
def test_a_step_off_the_board_is_refused(ends):
    with pytest.raises(OffBoardError):
        DIAGONAL.write_step(*ends, DRAUGHTS_BOARD)
