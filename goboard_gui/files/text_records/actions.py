"""Parser of action rows, the format of Davar's page: ACTIONS."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import Colour, Reason
from ...notation import NotationErrorReason
from .entries import Entry, MoveEntry, RemovalEntry, SetupEntry
from .errors import TextError, TextErrorReason

if TYPE_CHECKING:
    from ..errors import TextPosition
    from .cursor import TextCursor

_STONE = re.compile(r"([+-])\s*([BW])(?=\s|\Z)\s*", re.IGNORECASE)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_BEHIND_NAME = re.compile(r"\s|\Z")
_ILLEGAL = re.compile(rf"illegal: ({'|'.join(reason.value for reason in Reason)})(?:, (.*))?")


class ActionParser:
    """Parser of rows for each stone added or removed and each move, with optional comments.

    With ``strict`` a comment must not look like another move: if the format is not given, the text
    may be one with several moves per line.
    """

    def __init__(self, cursor: TextCursor, *, strict: bool = False) -> None:
        self.cursor = cursor
        self.entries: list[Entry] = []
        self._strict = strict
        self._number: int | None = None

    def read(self) -> list[Entry]:
        """Read the whole text.

        :raises TextError: when a row is not in this format.
        """
        while self.cursor.skip() and not self.cursor.at_end_mark():
            self.entries.append(self._row())
        return self.entries

    def _row(self) -> Entry:
        place, word = self.cursor.place, self.cursor.word
        stone = self.cursor.take(_STONE)
        if stone is None:
            return self._move(place, word)
        if self.cursor.at_end_of_line:
            raise TextError(TextErrorReason.NO_MOVE, place, word)
        point = self.cursor.name()[0]
        kind = SetupEntry if stone[1] == "+" else RemovalEntry
        return kind(place, _COLOURS[stone[2].upper()], point, self._comment())

    def _move(self, place: TextPosition, word: str) -> MoveEntry:
        number = self._number = self.cursor.number_after(self._number)
        if number is None:
            raise TextError(TextErrorReason.ACTION, place, word)
        if self.cursor.at_end_of_line:
            raise TextError(TextErrorReason.NO_MOVE, place, str(number))
        self.cursor.skip_blanks()
        point, name = self.cursor.point()
        comment, illegal = self._comment(), ""
        if match := _ILLEGAL.fullmatch(comment):
            illegal, comment = match[1], match[2] or ""
        return MoveEntry(place, number, None, point, name, comment, illegal=illegal)

    def _comment(self) -> str:
        cursor = self.cursor
        if not cursor.matches(_BEHIND_NAME):
            raise TextError(TextErrorReason.LEFTOVER, cursor.place, cursor.word)
        cursor.skip_blanks()
        if self._strict:
            self._check_comment()
        return cursor.take_line()

    def _check_comment(self) -> None:
        cursor = self.cursor
        mark, place, word = cursor.mark(), cursor.place, cursor.word
        numbered = cursor.number_after(None) is not None
        cursor.skip_blanks()
        if not cursor.at_end_of_line and self._looks_like_a_point(numbered):
            raise TextError(TextErrorReason.SECOND_MOVE, place, word)
        cursor.go_back(mark)

    def _looks_like_a_point(self, numbered: bool) -> bool:
        """Return whether a word looks like a point; after a number, even an invalid name does."""
        try:
            self.cursor.name()
        except TextError as error:
            cause = error.cause
            return numbered and cause is not None and cause.reason is not NotationErrorReason.SYNTAX
        return True
