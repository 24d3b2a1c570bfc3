"""The choice of move numbers that are shown on the stones of a position."""

from __future__ import annotations

from enum import Enum

from ...named_tuples import NamedTuple


class NumberedRange(Enum):
    """The range of moves whose numbers are shown; it always ends at the current position."""

    NONE = "none"
    ALL = "all"
    LAST = "last"
    """The last moves, as many as chosen."""
    FROM = "from"
    """The moves from a given one on."""
    VARIATION = "variation"
    """The moves since the line left the main line; none on the main line."""
    RECORD = "record"
    """The moves since the last figure began (FG), numbered as the record states (PM, MN)."""


RANGES_FROM_ONE = frozenset({NumberedRange.FROM, NumberedRange.VARIATION})
"""The ranges in which numbers begin with 1 by default."""


class MoveNumbers(NamedTuple):
    """The choice of move numbers that are shown on the stones of a position.

    ``last`` is the number of `NumberedRange.LAST` moves. With ``from_one`` the first number shown
    is 1; otherwise, moves have their numbers in the game. `NumberedRange.RECORD` ignores it.
    """

    range: NumberedRange = NumberedRange.NONE
    last: int = 10
    from_one: bool = False


NO_NUMBERS = MoveNumbers()
