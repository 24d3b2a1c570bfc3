"""Errors of the diagram readers: the reason and the position of an error, and its English
message.
"""

from __future__ import annotations

from enum import Enum

from ...display_text import clip_text, to_printable

_LONGEST_QUOTE = 40


class DiagramErrorReason(Enum):
    """The reason why a text cannot be parsed as a diagram; the value is the English message."""

    NO_DIAGRAM = "the text contains no board"
    SIGN = "unknown symbol {text}"
    AMBIGUOUS_SIGN = "{text} could stand for different stones or for none"
    AMBIGUOUS = "the board can be read in several ways"
    RAGGED = "the row differs in length from the others"
    GAP = "there is a gap in the row"
    NAMES = "the row number {text} doesn't follow the one above"
    COLUMNS = "the rows don't match the {text} column letters or dashes"
    EDGE = "there is an edge inside the board"
    INTERRUPTED = "this line interrupts the board: {text}"
    PART = "unclear which part of a board the {text} points are"
    INCOMPLETE = "a row or column seems to be missing: {text} points"
    ESTIMATE = "this is an estimate of territory, not a position"
    TOO_LARGE = "the board has more than {text} lines"
    TWICE = "the number {text} appears on two points"
    TOO_MANY = "there are more than {text} diagrams"
    POINTS = "the number of points ({text}) doesn't match the board size"


class DiagramError(ValueError):
    """Exception raised if a text cannot be parsed as a diagram; ``line`` and ``column`` are
    one-based.

    >>> print(DiagramError(DiagramErrorReason.SIGN, 3, 7, "%"))
    line 3, column 7: unknown symbol %
    """

    def __init__(
        self, reason: DiagramErrorReason, line: int = 1, column: int = 1, text: str = ""
    ) -> None:
        super().__init__(reason, line, column, text)
        self.reason = reason
        self.line = line
        self.column = column
        self.text = text

    @property
    def message(self) -> str:
        """The error message without its position."""
        return self.reason.value.format(text=to_printable(clip_text(self.text, _LONGEST_QUOTE)))

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"
