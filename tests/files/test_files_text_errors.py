from __future__ import annotations

import pytest

from goboard_gui.files.text_records.errors import TextErrorReason
from goboard_gui.notation import NotationErrorReason, RecordStyle
from tests.cases import for_each
from tests.files.text_cases import failure

RUNNING, MOVES = RecordStyle.RUNNING, RecordStyle.MOVES


@for_each(
    ("key", "text", "place", "told"),
    [
        (
            "andreev",
            "1 +2+2\n2 +3+3\n  3 =8+1",
            (3, 5),
            "“=8” is not a line of the 19×19 board: the centre line is “=9”",
        ),
        ("andreev", "1 +3+3 2 =8+1", (1, 10), "“=8” is not a line"),
        ("andreev", "+B +2+2 x\n1 +3+3 2 +4+4", (2, 8), "“2” is a second move on the same line"),
        ("andreev", "1 +3+3Tsuke", (1, 3), "“+3+3Tsuke” is not a point"),
        ("andreev", "1 +3+3 x\n+X +2+2", (2, 1), "“+X” is not an action; lines must begin with"),
        ("andreev", "3 +3+3 x\n3 +2+2", (2, 1), "expected move number 4 or higher instead of “3”"),
        ("andreev", "1 +3+3 x\n2", (2, 1), "expected a point or a pass after “2”"),
        ("andreev", "+B +2+2\n-W", (2, 1), "expected a point or a pass after “-W”"),
        ("cartesian", "1 (2 3) 2 (15 99)", (1, 11), "“99” is not a row"),
        (
            "cartesian",
            "4 (2 3) 3 (15 15)",
            (1, 9),
            "number 5 or higher instead of “3”",
        ),
        ("cartesian", "1 (2 3) +W (2", (1, 12), "“(2” is not a point"),
        ("cartesian", "1 (2 3) +W", (1, 9), "expected a point or a pass after “+W”"),
        ("cartesian", "+B +W (2 3)", (1, 4), "“+W” is not a point"),
        ("cartesian", "1 (2 3) (15 15)", (1, 9), "expected a move number instead of"),
        ("cartesian", "1 (2 3) 2", (1, 9), "expected a point or a pass after “2”"),
        ("cartesian", "1 (2 3) etc. 2 (1 1)", (1, 9), "instead of “etc.”"),
        ("cartesian", "1 (2 3", (1, 3), "is not a point in the notation cartesian"),
        ("western", "1 D4\r\n2 Q16\r\n\r\n3 Z9", (4, 3), "“Z” is not a column"),
        ("western", "1 D4\r2 Z9", (2, 3), "“Z” is not a column"),
        ("western", "\ufeff1 Z9", (1, 3), "“Z” is not a column"),
        ("western", "D4\n\tZ9", (2, 2), "“Z” is not a column"),
        ("western", "1 Q16 2 D4 foo", (1, 12), "expected a move number instead of “foo”"),
        ("western", "1 D4, takes Z4", (1, 13), "“Z” is not a column"),
        ("western", "set up D4", (1, 8), "expected a colour (B or W) instead of “D4”"),
        ("western", "set up\nD4", (1, 7), "expected a point or a pass after “set up”"),
        ("western", "1 D4, takes, 2 C3", (1, 12), "expected a point or a pass after “takes”"),
        ("western", "set up B, W D4", (1, 8), "instead of “B”"),
        ("western", "B", (1, 1), "expected a point or a pass after “B”"),
        ("western", "W foo", (1, 3), "“foo” is not a point"),
        ("western", "1 (2 3)", (1, 3), "“(2 3)” is not a point in the notation western"),
        ("western", "", (1, 1), "the text contains no moves"),
        ("western", " \n\t\n", (1, 1), "the text contains no moves"),
        ("western", "D4\0", (1, 1), r"“D4\x00” is not a point"),
        ("western", "\0" * 9, (1, 1), r"“\x00"),
        ("serial", "1 73 2 289 2 5", (1, 12), "expected move number 3 or higher instead of “2”"),
        ("named", "1 3-4", (1, 3), "several points"),
    ],
)
def test_an_error_names_the_line_and_the_column(key, text, place, told):
    error = failure(text, key)
    assert (error.line, error.column) == place
    assert str(error).startswith(f"line {place[0]}, column {place[1]}: ")
    assert told in str(error)


def test_an_error_carries_what_was_wrong():
    error = failure("1 +2+2 2 =8+3", "andreev")
    assert (error.reason, error.text) == (TextErrorReason.NAME, "=8+3")
    assert (error.cause.reason, error.cause.part) == (NotationErrorReason.WRONG_CENTRE, "=8")
    error = failure("5 D4 4 Q16", "western")
    assert (error.reason, error.text, error.expected) == (TextErrorReason.NUMBER, "4", 6)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("9" * 1_000_000, id="digits"),
        pytest.param("1 D4 " + "9" * 1_000_000, id="digits behind a move"),
        pytest.param("\0" * 1_000_000, id="zeros"),
        pytest.param(" " * 1_000_000 + "x", id="blanks"),
        pytest.param("\n \t" * 30_000 + "x", id="blank lines"),
        pytest.param("(" * 1_000_000, id="brackets"),
        pytest.param("+B " * 300_000, id="colours"),
        pytest.param("1 " * 500_000, id="numbers"),
        pytest.param("1 D4 " + "etc. " * 200_000 + "x", id="ends"),
        pytest.param("D4, takes " * 5_000, id="remarks"),
    ],
)
@pytest.mark.parametrize("key", ["western", "andreev"])
def test_a_lot_of_nonsense_is_refused_at_once_and_in_a_few_words(text, key):
    for style in (None, RUNNING, MOVES):  # in rows of actions comments are free
        assert len(str(failure(text, key, style=style))) < 400
