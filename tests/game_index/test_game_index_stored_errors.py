"""Why files gave no games, as an index keeps it."""

from __future__ import annotations

import errno

from goboard_gui.files.errors import ReadError, ReadErrorReason, TextPosition
from goboard_gui.files.foreign.errors import UnsupportedFormatError
from goboard_gui.files.formats import Format, UnsupportedReason
from goboard_gui.game_index.stored_errors import load_error, serialize_read_error
from tests.cases import for_each


@for_each(
    "error",
    [
        *(
            ReadError("a.sgf", reason, TextPosition(3, 7), "\udc80 and so on")
            for reason in ReadErrorReason
        ),
        ReadError("a.sgf", ReadErrorReason.TOO_LARGE, limit=1000),
        *(UnsupportedFormatError("a.sgf", Format.UGF, why) for why in UnsupportedReason),
    ],
    ids=str,
)
def test_an_error_is_read_back_as_it_was(error):
    back = load_error("a.sgf", serialize_read_error(error))
    assert type(back) is type(error)
    assert vars(back) == vars(error)
    assert serialize_read_error(error).isascii()


def test_what_a_system_said_is_the_cause_of_the_error():
    back = load_error("a.sgf", serialize_read_error(PermissionError(errno.EACCES, "not you")))
    assert str(back) == "a.sgf: the file can't be read (not you)"
    assert back.__cause__.errno == errno.EACCES


@for_each(
    "text", ["", "it is empty", "{}", "[]", "7", '{"reason":"NONE"}', '{"format":1}', "[" * 99_999]
)
def test_other_texts_are_told_as_they_are(text):
    assert load_error("a.sgf", text).detail == text
