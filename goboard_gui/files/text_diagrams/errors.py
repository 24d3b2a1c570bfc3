"""Why a text is no diagram, as data."""

from __future__ import annotations

from enum import Enum

from ..display_text import clipped, printable

_LONGEST_QUOTE = 40


class DiagramFault(Enum):
    """What is wrong with a diagram; the value says it in English, ``text`` is quoted in it."""

    NO_DIAGRAM = "there is no board in the text"
    SIGN = "{text} stands for nothing on a board"
    RAGGED = "the row is not as long as the one above it"
    TOO_LARGE = "the board has more than {text} lines"
    TWICE = "the number {text} stands on two points"
    TOO_MANY = "there are more than {text} diagrams"


class DiagramError(ValueError):
    """A text is no diagram; ``line`` and ``column`` count from 1 and tell where it fails.

    >>> print(DiagramError(DiagramFault.SIGN, 3, 7, "%"))
    line 3, column 7: % stands for nothing on a board
    """

    def __init__(
        self, reason: DiagramFault, line: int = 1, column: int = 1, text: str = ""
    ) -> None:
        super().__init__(reason, line, column, text)
        self.reason = reason
        self.line = line
        self.column = column
        self.text = text

    @property
    def told(self) -> str:
        """What is wrong, without the place."""
        return self.reason.value.format(text=printable(clipped(self.text, _LONGEST_QUOTE)))

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.told}"
