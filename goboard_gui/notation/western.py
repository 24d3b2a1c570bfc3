"""Western coordinates: a letter without I for the column, a number from the bottom for the row.

Up to 25 columns these are the vertices of GTP (version 2 draft). AA, AB, … follow Z, as in KataGo,
KaTrain and q5Go.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation
from .errors import NotationError, NotationErrorReason
from .letters import WITHOUT_I, from_letters, to_letters

if TYPE_CHECKING:
    from ..go import Point, Size

_UNUSED = "I"


class WesternNotation(LineNotation):
    """Notation with names such as ``Q16``; lower-case letters and a hyphen, comma or spaces are
    tolerated.

    >>> from goboard_gui.go import Point, Size
    >>> WesternNotation().format(Point(15, 3), Size(19, 19))
    'Q16'
    >>> WesternNotation().parse("q-16", Size(19, 19))
    Point(column=15, row=3)
    """

    id = "western"
    title = "Western (A1)"
    explanation = (
        "A letter for the column, without I, and a number for the row, counted from the bottom."
    )
    origin = "Used in most Western books and programs, and for communication between programs."
    ignores_case = True
    # ASCII, since IGNORECASE would accept the long s and the Kelvin sign as letters.
    grammar = late_pattern(r"([A-Z]+)\s*[,-]?\s*([0-9]+)", re.ASCII | re.IGNORECASE)

    def column_label(self, column: int, size: Size) -> str:
        """Return the letters of a column, such as ``A`` for the leftmost column."""
        return to_letters(column, WITHOUT_I)

    def row_label(self, row: int, size: Size) -> str:
        """Return the number of a row, which is ``1`` for the bottom row."""
        return str(size.height - row)

    def _read(self, match: re.Match[str], size: Size) -> Point:
        letters, number = match[1].upper(), match[2]
        if _UNUSED in letters:
            raise NotationError(
                match.string, size, self.id, NotationErrorReason.UNUSED_LETTER, part=_UNUSED
            )
        column = from_letters(letters, WITHOUT_I)
        row = size.height - int(number)
        return self._crossing(column, row, (letters, number), match.string, size)
