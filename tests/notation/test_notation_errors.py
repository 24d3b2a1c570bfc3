import pickle

import pytest

from goboard_gui.go import OffBoardError, Point, Size
from goboard_gui.notation import NotationError, NotationErrorReason, normalise_punctuation, notation
from tests.cases import for_each
from tests.notation.notation_cases import every_notation

BOARD = Size(19, 19)


@for_each(
    ("name", "size", "text", "fields", "words"),
    [
        (
            "andreev",
            BOARD,
            "=8+3",
            {"reason": NotationErrorReason.WRONG_CENTRE, "part": "=8", "expected": "=9"},
            "“=8” is not a line of the 19×19 board: the centre line is “=9”",
        ),
        (
            "andreev",
            Size(18, 19),
            "=9=9",
            {"reason": NotationErrorReason.NO_CENTRE, "part": "=9"},
            (
                "“=9” is not a line of the 18×19 board: a board with an even number of "
                "lines has no centre line"
            ),
        ),
        (
            "andreev",
            BOARD,
            "+19+0",
            {
                "reason": NotationErrorReason.NO_SUCH_COLUMN,
                "part": "+19",
                "first": "+0",
                "last": "-0",
            },
            "“+19” is not a column of the 19×19 board: columns run from “+0” to “-0”",
        ),
        (
            "western",
            BOARD,
            "U1",
            {"reason": NotationErrorReason.NO_SUCH_COLUMN, "part": "U", "first": "A", "last": "T"},
            "“U” is not a column of the 19×19 board: columns run from “A” to “T”",
        ),
        (
            "western",
            BOARD,
            "A0",
            {"reason": NotationErrorReason.NO_SUCH_ROW, "part": "0", "first": "1", "last": "19"},
            "“0” is not a row of the 19×19 board: rows run from “1” to “19”",
        ),
        (
            "western",
            BOARD,
            "i5",
            {"reason": NotationErrorReason.UNUSED_LETTER, "part": "I"},
            "the letter “I” is not used in the notation western",
        ),
        (
            "western",
            BOARD,
            "A\x1b[31m\t1",
            {"reason": NotationErrorReason.SYNTAX, "expected": "A1"},
            "“A\\x1b[31m\\t1” is not a point in the notation western, where points look like “A1”",
        ),
        (
            "named",
            BOARD,
            "1-30",
            {
                "reason": NotationErrorReason.NO_SUCH_NUMBER,
                "part": "30",
                "first": "1",
                "last": "10",
            },
            "“30” is out of range on the 19×19 board: numbers run from “1” to “10”",
        ),
        (
            "corner",
            BOARD,
            "C-I",
            {"reason": NotationErrorReason.UNUSED_LETTER, "part": "I"},
            "the letter “I” is not used in the notation corner",
        ),
        (
            "cartesian",
            Size(19, 13),
            "(0,13)",
            {"reason": NotationErrorReason.NO_SUCH_ROW, "part": "13", "first": "0", "last": "12"},
            "“13” is not a row of the 19×13 board: rows run from “0” to “12”",
        ),
        (
            "cartesian",
            BOARD,
            "pass",
            {"reason": NotationErrorReason.SYNTAX, "expected": "(0,0)"},
            "“pass” is not a point in the notation cartesian, where points look like “(0,0)”",
        ),
        (
            "tengen-squares",
            BOARD,
            "X7.1",
            {"reason": NotationErrorReason.NO_SUCH_AREA, "part": "X", "expected": "W, N, E, S, C"},
            "“X” is not an area of the 19×19 board: its areas are W, N, E, S, C",
        ),
        (
            "tengen-squares",
            Size(18, 18),
            "C",
            {"reason": NotationErrorReason.NO_SUCH_AREA, "part": "C", "expected": "W, N, E, S"},
            "“C” is not an area of the 18×18 board: its areas are W, N, E, S",
        ),
        (
            "tengen-squares",
            BOARD,
            "N10.0",
            {"reason": NotationErrorReason.NO_SUCH_LEVEL, "part": "10", "first": "1", "last": "9"},
            "“10” in “N10.0” is not a level of this area: on the 19×19 board, "
            "its levels run from 1 to 9",
        ),
        (
            "tengen-squares",
            BOARD,
            "C1.0",
            {"reason": NotationErrorReason.NO_SUCH_LEVEL, "part": "1", "first": "0", "last": "0"},
            "“1” in “C1.0” is not a level of this area: on the 19×19 board, "
            "its levels run from 0 to 0",
        ),
        (
            "tengen-squares",
            BOARD,
            "N7.14",
            {
                "reason": NotationErrorReason.NO_SUCH_OFFSET,
                "part": "14",
                "first": "0",
                "last": "13",
            },
            "“14” in “N7.14” is not an offset on the 19×19 board: "
            "offsets on that side run from 0 to 13",
        ),
        (
            "tengen-squares",
            Size(19, 13),
            "C",
            {"reason": NotationErrorReason.SYNTAX, "expected": "W6.0"},
            "“C” is not a point in the notation tengen-squares, where points look like “W6.0”",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_error_says_in_data_and_in_words_what_is_wrong(name, size, text, fields, words):
    with pytest.raises(NotationError) as caught:
        notation(name).parse(text, size)
    error = caught.value
    blank = {"part": "", "expected": "", "first": "", "last": ""}
    context = {"text": text, "size": size, "notation": name}
    assert vars(error) == blank | context | fields
    assert str(error) == words


def test_every_fault_has_words_in_english():
    for fault in NotationErrorReason:
        assert str(NotationError("text", BOARD, "western", fault))


def test_a_point_off_the_board_is_told_with_the_board():
    error = OffBoardError(Point(19, 0), BOARD)
    assert str(error) == "Point(column=19, row=0) is not on the 19×19 board"


@every_notation
def test_a_name_of_a_larger_board_is_refused_with_the_text_the_board_and_the_notation(notation):
    said, expected = [], []
    for size in (Size(3, 4), Size(4, 3)):
        for point in BOARD.points():
            text = notation.format(point, BOARD)
            try:
                notation.parse_points(text, size)
            except NotationError as error:
                said.append((error.text, error.size, error.notation))
                expected.append((normalise_punctuation(text), size, notation.id))
    assert said == expected != []


def test_an_error_travels_to_another_process_with_all_it_says():
    with pytest.raises(NotationError) as caught:
        notation("western").parse("U1", BOARD)
    copied = pickle.loads(pickle.dumps(caught.value))
    assert vars(copied) == vars(caught.value)
    assert str(copied) == str(caught.value)
