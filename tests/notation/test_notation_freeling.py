import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import (
    FreelingMove,
    NotationError,
    NotationErrorReason,
    is_playable,
    notation,
    oblique_lines,
    read_move,
    write_move,
)
from tests.cases import for_each
from tests.notation.notation_cases import SMALL_SIZES, boards_and_points

DIAGONAL = notation("diagonal")
BOARD = Size(19, 19)
DRAUGHTS_BOARD = Size(10, 10)


def _move(start, end, size, *, capture):
    return FreelingMove(DIAGONAL.parse(start, size), DIAGONAL.parse(end, size), capture)


@for_each(
    ("size", "text", "start", "end"),
    [
        (DRAUGHTS_BOARD, "f45", "f4", "f5"),
        (DRAUGHTS_BOARD, "gf5", "g5", "f5"),
        (DRAUGHTS_BOARD, "f54", "f5", "f4"),
        (DRAUGHTS_BOARD, "e90", "e9", "e0"),
        (DRAUGHTS_BOARD, "e8g6x", "e8", "g6"),
        (DRAUGHTS_BOARD, "eg8x", "e8", "g8"),
        (DRAUGHTS_BOARD, "f46x", "f4", "f6"),
        (DRAUGHTS_BOARD, "f6x", "f6", "f6"),
        (DRAUGHTS_BOARD, "F45", "F4", "F5"),
        (DRAUGHTS_BOARD, "GF5", "G5", "F5"),
        (DRAUGHTS_BOARD, "E8G6x", "E8", "G6"),
        (Size(11, 9), "f90", "f9", "f0"),
    ],
)
def test_a_move_writes_only_the_lines_that_change(size, text, start, end):
    move = _move(start, end, size, capture=text.endswith("x"))
    assert write_move(move, size) == text
    assert read_move(text, size) == move


@for_each(
    ("size", "text", "start", "end"),
    [
        (BOARD, "j4-5", "j4", "j5"),
        (BOARD, "k-j5", "k5", "j5"),
        (BOARD, "j4-15", "j4", "j15"),
        (BOARD, "I3-4", "I3", "I4"),
        (BOARD, "I-J3", "I3", "J3"),
        (BOARD, "j10-l12x", "j10", "l12"),
        (BOARD, "j-l10x", "j10", "l10"),
        (BOARD, "j10-12x", "j10", "j12"),
        (BOARD, "j10x", "j10", "j10"),
        (Size(52, 52), "aa-ab30", "aa30", "ab30"),
        (Size(52, 52), "x30-31x", "x30", "x31"),
        (Size(52, 52), "x30x", "x30", "x30"),
        (Size(52, 52), "X-Y30", "X30", "Y30"),
    ],
)
def test_a_hyphen_parts_numbers_of_several_digits(size, text, start, end):
    move = _move(start, end, size, capture=text.endswith("x"))
    assert read_move(text, size) == move
    assert write_move(move, size) == text


def test_the_classes_of_one_board_may_differ_in_the_need_of_a_hyphen():
    size = Size(11, 10)
    assert write_move(_move("e1", "e2", size, capture=False), size) == "e12"
    assert write_move(_move("F1", "F2", size, capture=False), size) == "F12"
    size = Size(11, 11)
    assert write_move(_move("f1", "f2", size, capture=False), size) == "f1-2"
    assert write_move(_move("F1", "F2", size, capture=False), size) == "F12"


@for_each(
    ("size", "text", "canonical"),
    [
        (DRAUGHTS_BOARD, "f4-5", "f45"),
        (DRAUGHTS_BOARD, "g-f5", "gf5"),
        (DRAUGHTS_BOARD, "e8-g6x", "e8g6x"),
        (DRAUGHTS_BOARD, "e1-10", "e10"),
        (DRAUGHTS_BOARD, "f4f5", "f45"),
        (DRAUGHTS_BOARD, "g5f5", "gf5"),
        (DRAUGHTS_BOARD, "e8g8x", "eg8x"),
        (DRAUGHTS_BOARD, "f6f6x", "f6x"),
        (DRAUGHTS_BOARD, "f66x", "f6x"),
        (DRAUGHTS_BOARD, "e8g6X", "e8g6x"),
        (DRAUGHTS_BOARD, "e8g6\u00d7", "e8g6x"),
        (DRAUGHTS_BOARD, " f45 ", "f45"),
        (BOARD, "j4\u20135", "j4-5"),
        (BOARD, "j4-j5", "j4-5"),
    ],
)
def test_hyphens_and_what_could_be_left_out_are_tolerated(size, text, canonical):
    assert write_move(read_move(text, size), size) == canonical


@for_each(
    ("size", "text", "fields", "words"),
    [
        (
            DRAUGHTS_BOARD,
            "e8g6",
            (NotationErrorReason.NO_LINE_KEPT, "", "e8", "g6"),
            "“e8” and “g6” are not on the same diagonal line; "
            "if a capture (as in draughts) is meant, add “x”",
        ),
        (
            DRAUGHTS_BOARD,
            "f44",
            (NotationErrorReason.NO_STEP, "", "f4", "f4"),
            (
                "a move to “f4” must start at another point: only a capture, with “x” at "
                "the end, may end where it starts"
            ),
        ),
        (
            DRAUGHTS_BOARD,
            "gF5",
            (NotationErrorReason.CLASSES_MIXED, "", "g5", "F5"),
            "no diagonal line leads from “g5” to “F5”: "
            "one has a small letter, the other a capital letter",
        ),
        (
            BOARD,
            "j10-J10x",
            (NotationErrorReason.CLASSES_MIXED, "", "j10", "J10"),
            "no diagonal line leads from “j10” to “J10”: "
            "one has a small letter, the other a capital letter",
        ),
        (
            DRAUGHTS_BOARD,
            "f4j5x",
            (NotationErrorReason.NO_SUCH_LETTER, "j", "a", "i"),
            "“j” is not a letter of the 10×10 board: letters run from “a” to “i”",
        ),
        (
            DRAUGHTS_BOARD,
            "F90",
            (NotationErrorReason.NO_SUCH_NUMBER, "0", "1", "9"),
            "“0” is out of range on the 10×10 board: numbers run from “1” to “9”",
        ),
        (
            DRAUGHTS_BOARD,
            "a57",
            (NotationErrorReason.NO_CROSSING, "a", "a5", "a6"),
            "two lines in “a57” do not cross on the 10×10 board: "
            "the points of line “a” run from “a5” to “a6”",
        ),
    ],
)
def test_a_move_that_no_piece_makes_is_refused_with_a_reason(size, text, fields, words):
    with pytest.raises(NotationError) as caught:
        read_move(text, size)
    error = caught.value
    assert (error.reason, error.part, error.first, error.last) == fields
    assert (error.text, error.size, error.notation) == (text, size, "diagonal")
    assert str(error) == words


@for_each(
    ("size", "text", "example"),
    [
        (DRAUGHTS_BOARD, "f4", "e12"),
        (DRAUGHTS_BOARD, "", "e12"),
        (DRAUGHTS_BOARD, "xf4g5", "e12"),
        (DRAUGHTS_BOARD, "fxg5", "e12"),
        (DRAUGHTS_BOARD, "f-5", "e12"),
        (DRAUGHTS_BOARD, "f-5x", "e12"),
        (DRAUGHTS_BOARD, "f4'5", "e12"),
        (BOARD, "j45", "j1-2"),
        (BOARD, "kj5", "j1-2"),
        (BOARD, "j" + "9" * 5000 + "x", "j1-2"),
        (Size(1, 5), "c1", "c1x"),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else "",
)
def test_what_looks_like_no_move_is_answered_with_an_example(size, text, example):
    with pytest.raises(NotationError) as caught:
        read_move(text, size)
    assert (caught.value.reason, caught.value.expected) == (NotationErrorReason.NO_MOVE, example)
    assert f"where moves look like “{example}”" in str(caught.value)
    assert read_move(example, size).start == Point(0, size.height - 1)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (FreelingMove(Point(0, 9), Point(4, 9)), NotationErrorReason.NO_LINE_KEPT),
        (FreelingMove(Point(0, 9), Point(0, 9)), NotationErrorReason.NO_STEP),
        (FreelingMove(Point(0, 9), Point(0, 8)), NotationErrorReason.CLASSES_MIXED),
        (FreelingMove(Point(0, 9), Point(0, 8), True), NotationErrorReason.CLASSES_MIXED),
    ],
)
def test_a_move_that_no_piece_makes_cannot_be_written(move, reason):
    with pytest.raises(NotationError) as caught:
        write_move(move, DRAUGHTS_BOARD)
    assert (caught.value.reason, caught.value.text) == (reason, "")


def test_a_move_off_the_board_cannot_be_written():
    with pytest.raises(OffBoardError):
        write_move(FreelingMove(Point(0, 9), Point(10, 0)), DRAUGHTS_BOARD)


@given(board_and_point=boards_and_points(), data=st.data())
def test_reading_undoes_writing_on_boards_of_any_size(board_and_point, data):
    size, start = board_and_point
    own = [point for point in size.points() if is_playable(point, size) == is_playable(start, size)]
    capture = FreelingMove(start, data.draw(st.sampled_from(own)), True)
    assert read_move(write_move(capture, size), size) == capture
    reached = [point for line in oblique_lines(start, size) for point in line if point != start]
    if reached:
        quiet = FreelingMove(start, data.draw(st.sampled_from(reached)))
        assert read_move(write_move(quiet, size), size) == quiet


@for_each("size", SMALL_SIZES, ids=str)
def test_different_quiet_moves_have_different_forms(size):
    moves = [
        FreelingMove(start, end)
        for start in size.points()
        for line in oblique_lines(start, size)
        for end in line
        if end != start
    ]
    assert len({write_move(move, size) for move in moves}) == len(moves)
