import pytest

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, Side, is_playable, notation
from tests.cases import for_each

DRAUGHTS = notation("draughts")
BOARD = Size(19, 19)


def test_a_draughts_board_is_numbered_row_by_row_and_so_are_the_squares_between():
    diagram = """
         1'  1  2'  2  3'  3  4'  4  5'  5
         6   6' 7   7' 8   8' 9   9' 10  10'
        11' 11 12' 12 13' 13 14' 14 15' 15
        16  16' 17 17' 18 18' 19 19' 20 20'
        21' 21 22' 22 23' 23 24' 24 25' 25
        26  26' 27 27' 28 28' 29 29' 30 30'
        31' 31 32' 32 33' 33 34' 34 35' 35
        36  36' 37 37' 38 38' 39 39' 40 40'
        41' 41 42' 42 43' 43 44' 44 45' 45
        46  46' 47 47' 48 48' 49 49' 50 50'
    """
    size = Size(10, 10)
    assert [DRAUGHTS.format(point, size) for point in size.points()] == diagram.split()


def test_on_a_board_with_an_odd_width_rows_begin_in_turn_with_either_class():
    diagram = """
        1  1' 2  2' 3
        3' 4  4' 5  5'
        6  6' 7  7' 8
    """
    size = Size(5, 3)
    assert [DRAUGHTS.format(point, size) for point in size.points()] == diagram.split()


@pytest.mark.parametrize(
    ("size", "column", "numbers"),
    [
        (Size(10, 10), 5, [3, 13, 23, 33, 43]),
        (Size(8, 8), 5, [3, 11, 19, 27]),
        (Size(12, 12), 5, [3, 15, 27, 39, 51, 63]),
        (Size(11, 9), 4, [3, 14, 25, 36, 47]),
    ],
    ids=["draughts", "8×8", "Canadian", "Bushka"],
)
def test_a_column_counts_on_as_freeling_quotes_it(size, column, numbers):
    playable = [point for point in size.points() if is_playable(point, size)]
    found = [DRAUGHTS.format(point, size) for point in playable if point.column == column]
    assert found == list(map(str, numbers))


@for_each(
    ("size", "point", "name"),
    [
        (BOARD, Point(0, 0), "1"),
        (BOARD, Point(18, 18), "181"),
        (BOARD, Point(1, 0), "1'"),
        (BOARD, Point(17, 18), "180'"),
        (Size(18, 19), Point(17, 18), "171'"),
        (Size(19, 18), Point(0, 0), "1'"),
        (Size(1, 1), Point(0, 0), "1"),
        (Size(1, 3), Point(0, 2), "2"),
        (Size(2, 1), Point(1, 0), "1'"),
        (Size(52, 52), Point(0, 51), "1327"),
    ],
)
def test_boards_for_go_are_numbered_in_the_same_way(size, point, name):
    assert DRAUGHTS.format(point, size) == name
    assert DRAUGHTS.parse(name, size) == point


@for_each("text", ["144'", "144\u2032", "144\u2019", " 144\u2018", "\uff1144'", "0144'"])
def test_every_kind_of_prime_is_tolerated(text):
    assert DRAUGHTS.parse(text, BOARD) == Point(2, 15)


@pytest.mark.parametrize(
    ("size", "text", "first", "last", "words"),
    [
        (
            Size(10, 10),
            "51",
            "1",
            "50",
            "“51” is out of range on the 10×10 board: numbers run from “1” to “50”",
        ),
        (
            BOARD,
            "181'",
            "1'",
            "180'",
            "“181'” is out of range on the 19×19 board: numbers run from “1'” to “180'”",
        ),
        (
            BOARD,
            "0",
            "1",
            "181",
            "“0” is out of range on the 19×19 board: numbers run from “1” to “181”",
        ),
        (
            Size(1, 1),
            "1'",
            "1",
            "1",
            "“1'” is out of range on the 1×1 board: numbers run from “1” to “1”",
        ),
    ],
)
def test_a_number_that_the_class_lacks_is_answered_with_its_range(size, text, first, last, words):
    with pytest.raises(NotationError) as caught:
        DRAUGHTS.parse(text, size)
    error = caught.value
    assert error.reason is NotationErrorReason.NO_SUCH_NUMBER
    assert (error.part, error.first, error.last) == (text, first, last)
    assert str(error) == words


@for_each("text", ["", "'", "3''", "'3", "-3", "3.5", "3 '", "a3"])
def test_other_texts_are_no_numbers(text):
    with pytest.raises(NotationError) as caught:
        DRAUGHTS.parse(text, BOARD)
    assert (caught.value.reason, caught.value.expected) == (NotationErrorReason.SYNTAX, "172")


def test_the_border_is_labelled_with_its_own_numbers():
    size = Size(3, 3)
    labels = {
        side: " ".join(DRAUGHTS.edge_label(side, point, size) for point in side.points(size))
        for side in Side
    }
    assert labels == {
        Side.TOP: "1 1' 2",
        Side.RIGHT: "2 3' 5",
        Side.BOTTOM: "4 4' 5",
        Side.LEFT: "1 2' 4",
    }


@pytest.mark.parametrize("size", [Size(10, 10), Size(11, 9), Size(9, 10), Size(1, 4)], ids=str)
def test_the_lower_left_corner_and_its_diagonal_neighbours_are_playable(size):
    corner = Point(0, size.height - 1)
    for point in size.points():
        steps = abs(point.column - corner.column) + abs(point.row - corner.row)
        assert is_playable(point, size) == (steps % 2 == 0)


def test_a_point_off_the_board_is_not_even_unplayable():
    with pytest.raises(OffBoardError):
        is_playable(Point(10, 0), Size(10, 10))
