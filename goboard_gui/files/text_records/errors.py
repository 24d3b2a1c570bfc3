"""Errors and diagnostic codes of text records."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...diagnostics import DiagnosticCode
from ...display_text import clip_text, to_printable

if TYPE_CHECKING:
    from ...notation import NotationError
    from ..errors import TextPosition

MAX_QUOTE = 40


def quote_beginning(text: str) -> str:
    """Return the beginning of a text, for quoting it in a message."""
    return to_printable(clip_text(text, MAX_QUOTE))


class TextErrorReason(Enum):
    """The reason why a text cannot be parsed as a record; the value is the English message with
    placeholders.
    """

    EMPTY = "the text contains no moves"
    NAME = "{cause}"
    """``text`` is not a point, because of ``cause``."""
    NUMBER = "expected move number {expected} or higher instead of “{text}”"
    """``text`` is less than ``expected``, the lowest possible number of the next move."""
    NO_NUMBER = "expected a move number instead of “{text}”"
    NUMBER_TOO_LONG = "“{text}” is too long for a move number"
    NO_MOVE = "expected a point or a pass after “{text}”"
    """The text ends after ``text``, a number, a colour, an action or a word."""
    ACTION = "“{text}” is not an action; lines must begin with +B, +W, -B, -W or a move number"
    """A row of the format ACTIONS begins with something else."""
    SECOND_MOVE = "“{text}” is a second move on the same line"
    """The text after a move looks like another move rather than a comment."""
    COLOUR = "expected a colour (B or W) instead of “{text}”"
    """Setup stones lack their colour."""
    LEFTOVER = "“{text}” is neither a move nor a comment"
    """``text`` cannot be assigned to anything."""


class TextError(ValueError):
    """Exception raised if a text is not a record in the requested notation.

    ``line`` and ``column`` of ``text`` count from 1. ``expected`` is a number, ``cause`` the error
    of a name; each is None unless the ``reason`` uses it.
    """

    def __init__(
        self,
        reason: TextErrorReason,
        place: TextPosition,
        text: str = "",
        *,
        expected: int | None = None,
        cause: NotationError | None = None,
    ) -> None:
        super().__init__(reason, place, text, expected, cause)
        self.reason = reason
        self.place = place
        self.text = text
        self.expected = expected
        self.cause = cause

    @property
    def line(self) -> int:
        """The one-based line number of the error."""
        return self.place.line

    @property
    def column(self) -> int:
        """The one-based column of the error."""
        return self.place.column

    @property
    def message(self) -> str:
        """The error message without its position."""
        return self.reason.value.format(
            text=quote_beginning(self.text), expected=self.expected, cause=self.cause
        )

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class TextRecordDiagnosticCode(DiagnosticCode):
    """The kind of problem in a text that was parsed as a record, used as a diagnostic code.

    The arguments of diagnostics are the ``number`` of the move, the original ``text``, the
    ``names`` of points, a ``colour`` and the ``reason`` why a move is illegal.
    """

    ILLEGAL = "move {number} is illegal: {reason}"
    """The move is illegal, but is recorded nevertheless."""
    NOT_TAKEN = "move {number} doesn't capture the stones listed: {names}"
    """In a row of actions these stones were removed by setup before the move."""
    NOT_LISTED = "move {number} captures more stones than listed: {names}"
    """The text lists captures, but not ``names``."""
    NO_STONE = "{colour} has no stone to remove at {names}"
    """There is no such stone to remove, and the row was skipped."""
    REPAIRED = "“{text}” was read as {names}"
    """A damaged name was repaired on request."""
    OTHER_COLOUR = "the colour of move {number} doesn't match its number"
    """The stated colour counts; reported once, though it may apply to all later moves."""
    NO_START = "the move “{text}” starts on a point where the player has no stone"
    """A move written as a step from a point is recorded as one at its end."""
    NO_POINT = "move {number} (“{text}”) is not on the board; read as a pass"
    """The text itself says that the move has no point on the board."""


class OmissionDiagnosticCode(DiagnosticCode):
    """The kind of content that a text format omits or that cannot be read back, used as a
    diagnostic code.
    """

    NO_POINT = "move {number} is not on the board; saved as a pass"
    """``number`` is the first such move."""
    COMMENTS = "this format doesn't support comments"
    LONG_COMMENTS = "this format supports only the first line of a comment"
    LONE_COMMENTS = "this format doesn't support comments at nodes without a move or stones"
