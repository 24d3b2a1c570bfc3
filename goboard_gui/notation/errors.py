"""What can be wrong with a name or a point, as data; ``gui`` puts it into other languages."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..go import Size

_LONGEST_QUOTE = 40


class Fault(Enum):
    """Why a text names no point. Which fields of the error each fault fills stands beside it."""

    SYNTAX = "syntax"
    """The text does not look like a name; ``expected`` is a name of this board."""
    NO_SUCH_COLUMN = "column"
    """``part`` lies outside the columns ``first`` (leftmost) to ``last``."""
    NO_SUCH_ROW = "row"
    """``part`` lies outside the rows ``first`` (lowest) to ``last``."""
    UNUSED_LETTER = "letter"
    """``part`` is a letter that the notation leaves out."""
    WRONG_CENTRE = "wrong centre"
    """``part`` claims to be the centre line, which is ``expected``."""
    NO_CENTRE = "no centre"
    """``part`` claims to be the centre line of an even number of lines."""
    NO_SUCH_AREA = "area"
    """``part`` is none of the areas of this board, which ``expected`` lists."""
    NO_SUCH_LEVEL = "level"
    """``part`` lies outside the levels ``first`` to ``last`` of its area."""
    NO_SUCH_OFFSET = "offset"
    """``part`` lies outside the offsets ``first`` to ``last`` of its area and level."""


_ENGLISH = {
    Fault.SYNTAX: (
        "{text!r} names no point in the notation {notation}, where names look like {expected!r}"
    ),
    Fault.NO_SUCH_COLUMN: (
        "{part!r} is not a column of the {size} board: columns run from {first!r} to {last!r}"
    ),
    Fault.NO_SUCH_ROW: (
        "{part!r} is not a row of the {size} board: rows run from {first!r} to {last!r}"
    ),
    Fault.UNUSED_LETTER: "the letter {part!r} is not used in the notation {notation}",
    Fault.WRONG_CENTRE: (
        "{part!r} is not a line of the {size} board: the centre line is {expected!r}"
    ),
    Fault.NO_CENTRE: (
        "{part!r} is not a line of the {size} board: an even side has no centre line"
    ),
    Fault.NO_SUCH_AREA: "{part!r} is not an area of the {size} board, which has {expected}",
    Fault.NO_SUCH_LEVEL: (
        "{part!r} in {text!r} is not a level of the {size} board: "
        "levels of that area run from {first} to {last}"
    ),
    Fault.NO_SUCH_OFFSET: (
        "{part!r} in {text!r} is not an offset on the {size} board: "
        "offsets on that side run from {first} to {last}"
    ),
}


class NotationError(ValueError):
    """A text names no point of a board in the notation asked for.

    ``text`` is the normalised text, ``notation`` an id. ``part``, ``expected``, ``first`` and
    ``last`` are texts in that notation, empty where the ``reason`` has no use for them.

    >>> from goboard_gui.go import Size
    >>> print(NotationError("=8+3", Size(19, 19), "andreev", Fault.WRONG_CENTRE,
    ...                     part="=8", expected="=9"))
    '=8' is not a line of the 19×19 board: the centre line is '=9'
    """

    def __init__(
        self,
        text: str,
        size: Size,
        notation: str,
        reason: Fault,
        *,
        part: str = "",
        expected: str = "",
        first: str = "",
        last: str = "",
    ) -> None:
        super().__init__(text, size, notation, reason)
        self.text = text
        self.size = size
        self.notation = notation
        self.reason = reason
        self.part = part
        self.expected = expected
        self.first = first
        self.last = last

    def __str__(self) -> str:
        fields = vars(self) | {"text": _quotable(self.text), "part": _quotable(self.part)}
        return _ENGLISH[self.reason].format_map(fields)


class UnknownNotationError(KeyError):
    """No notation has the id ``key``; ``known`` lists those that exist, in display order."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key, known)
        self.key = key
        self.known = known

    def __str__(self) -> str:
        return f"there is no notation {self.key!r}; there are {', '.join(self.known)}"


def _quotable(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
