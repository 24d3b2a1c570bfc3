"""Errors of notations: the reason and details of each error, with English messages that `gui`
translates.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..go import Size

_LONGEST_QUOTE = 40


class NotationErrorReason(Enum):
    """The reason why a text does not name a point; it determines which fields of `NotationError`
    are set.
    """

    SYNTAX = "syntax"
    """The text does not look like a name; ``expected`` is an example on this board."""
    NO_SUCH_COLUMN = "column"
    """``part`` is outside the columns ``first`` to ``last``, in counting order."""
    NO_SUCH_ROW = "row"
    """``part`` is outside the rows ``first`` to ``last``, in counting order."""
    UNUSED_LETTER = "letter"
    """``part`` is a letter that the notation omits."""
    WRONG_CENTRE = "wrong centre"
    """``part`` claims to be the centre line, which is ``expected``."""
    NO_CENTRE = "no centre"
    """``part`` claims to be the centre line of an even number of lines."""
    WRONG_TENGEN = "wrong tengen"
    """``part`` claims to be tengen, which is ``expected``."""
    NO_SUCH_AREA = "area"
    """``part`` is not one of the areas of this board, listed in ``expected``."""
    NO_SUCH_LEVEL = "level"
    """``part`` is outside the levels ``first`` to ``last`` of its area."""
    NO_SUCH_OFFSET = "offset"
    """``part`` is outside the offsets ``first`` to ``last`` of its area and level."""
    NO_SUCH_NUMBER = "number"
    """``part`` is outside the numbers ``first`` to ``last`` of points or lines."""
    NO_SUCH_LETTER = "no letter"
    """``part`` is outside the letters ``first`` to ``last`` of lines."""
    NO_CROSSING = "no crossing"
    """Two lines do not meet: the points of ``part`` run from ``first`` to ``last``."""
    SEVERAL_POINTS = "several points"
    """``part`` names several points, but a single one is required."""
    BOARD_TOO_LARGE = "board too large"
    """The notation does not support boards with a side longer than ``last``."""
    NO_MOVE = "no move"
    """The text does not look like a move; ``expected`` is an example on this board."""
    CLASSES_MIXED = "classes mixed"
    """A move from ``first`` to ``last`` would change to the other class of points."""
    NO_LINE_KEPT = "no line kept"
    """A non-capturing move from ``first`` to ``last`` would leave both diagonals."""
    NO_STEP = "no step"
    """A non-capturing move ends at ``last``, where it started."""


MESSAGES = {
    NotationErrorReason.SYNTAX: (
        "“{text}” is not a point in the notation {notation}, where points look like “{expected}”"
    ),
    NotationErrorReason.NO_SUCH_COLUMN: (
        "“{part}” is not a column of the {size} board: columns run from “{first}” to “{last}”"
    ),
    NotationErrorReason.NO_SUCH_ROW: (
        "“{part}” is not a row of the {size} board: rows run from “{first}” to “{last}”"
    ),
    NotationErrorReason.UNUSED_LETTER: "the letter “{part}” is not used in the notation {notation}",
    NotationErrorReason.WRONG_CENTRE: (
        "“{part}” is not a line of the {size} board: the centre line is “{expected}”"
    ),
    NotationErrorReason.NO_CENTRE: (
        "“{part}” is not a line of the {size} board: a board with an even number "
        "of lines has no centre line"
    ),
    NotationErrorReason.WRONG_TENGEN: (
        "“{part}” is not tengen on the {size} board: tengen is “{expected}”"
    ),
    NotationErrorReason.NO_SUCH_AREA: (
        "“{part}” is not an area of the {size} board: its areas are {expected}"
    ),
    NotationErrorReason.NO_SUCH_LEVEL: (
        "“{part}” in “{text}” is not a level of this area: on the {size} board, "
        "its levels run from {first} to {last}"
    ),
    NotationErrorReason.NO_SUCH_OFFSET: (
        "“{part}” in “{text}” is not an offset on the {size} board: "
        "offsets on that side run from {first} to {last}"
    ),
    NotationErrorReason.NO_SUCH_NUMBER: (
        "“{part}” is out of range on the {size} board: numbers run from “{first}” to “{last}”"
    ),
    NotationErrorReason.NO_SUCH_LETTER: (
        "“{part}” is not a letter of the {size} board: letters run from “{first}” to “{last}”"
    ),
    NotationErrorReason.NO_CROSSING: (
        "two lines in “{text}” do not cross on the {size} board: "
        "the points of line “{part}” run from “{first}” to “{last}”"
    ),
    NotationErrorReason.SEVERAL_POINTS: (
        "“{part}” stands for several points of the {size} board: choose one of them"
    ),
    NotationErrorReason.BOARD_TOO_LARGE: (
        "the notation {notation} can't be used on a {size} board: it is limited to {last} lines"
    ),
    NotationErrorReason.NO_MOVE: (
        "“{text}” is not a move in the notation {notation}, where moves look like “{expected}”"
    ),
    NotationErrorReason.CLASSES_MIXED: (
        "no diagonal line leads from “{first}” to “{last}”: one has a small "
        "letter, the other a capital letter"
    ),
    NotationErrorReason.NO_LINE_KEPT: (
        "“{first}” and “{last}” are not on the same diagonal line; if a capture "
        "(as in draughts) is meant, add “x”"
    ),
    NotationErrorReason.NO_STEP: (
        "a move to “{last}” must start at another point: only a capture, with “x” "
        "at the end, may end where it starts"
    ),
}
"""English message templates."""
UNKNOWN_NAME = "no point of this board is called “{text}”; one of its points is “{expected}”"
"""The template for boards with names of their own, whose notation has no title to mention."""


class NotationError(ValueError):
    """Error for a text that does not name a point or move on the board in the given notation.

    ``text`` is the normalised text (empty if a name was to be written), ``notation`` an id.
    ``part``, ``expected``, ``first`` and ``last`` are texts in that notation, empty if the
    ``reason`` does not use them.

    >>> from goboard_gui.go import Size
    >>> print(NotationError("=8+3", Size(19, 19), "andreev", NotationErrorReason.WRONG_CENTRE,
    ...                     part="=8", expected="=9"))
    “=8” is not a line of the 19×19 board: the centre line is “=9”
    """

    def __init__(
        self,
        text: str,
        size: Size,
        notation: str,
        reason: NotationErrorReason,
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

    @property
    def message_template(self) -> str:
        """The English template of the error message."""
        return MESSAGES[self.reason]

    def fill_template(self, sentence: str, notation: str) -> str:
        """Fill in a template of the error message, which may be a translated one.

        ``notation`` is the name of the notation in that language.
        """
        quoted = {"text": _quotable(self.text), "part": _quotable(self.part)}
        return sentence.format_map(vars(self) | quoted | {"notation": notation})

    def __str__(self) -> str:
        return self.fill_template(self.message_template, self.notation)


class UnknownNameError(NotationError):
    """Error for a text that is not the name of any point, on a board whose points have names of
    their own.

    ``expected`` is one of its names.
    """

    def __init__(self, text: str, size: Size, notation: str, expected: str) -> None:
        super().__init__(text, size, notation, NotationErrorReason.SYNTAX, expected=expected)

    @property
    def message_template(self) -> str:
        """The English template of the error message."""
        return UNKNOWN_NAME


class UnknownNotationError(KeyError):
    """Error for an unknown notation id ``key``; ``known`` lists the valid ids in display order."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(key, known)
        self.key = key
        self.known = known

    def __str__(self) -> str:
        return f"there is no notation {self.key!r}; there are {', '.join(self.known)}"


def _quotable(text: str) -> str:
    """Return the beginning of a text, with control characters escaped, for quoting."""
    seen = "".join(
        sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text[:_LONGEST_QUOTE]
    )
    return seen if len(text) <= _LONGEST_QUOTE else seen + "…"
