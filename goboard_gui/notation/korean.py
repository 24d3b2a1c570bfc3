"""Korean coordinates: a letter including I for the column, a number from the top for the row.

Used by Fox and Tygem, and in Korean and Chinese records.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation
from .letters import WITH_I, from_letters, to_letters

if TYPE_CHECKING:
    from ..go import Point, Size


class KoreanNotation(LineNotation):
    """Notation with names such as ``P4``; lower-case letters and a hyphen, comma or spaces are
    tolerated.

    >>> from goboard_gui.go import Point, Size
    >>> KoreanNotation().format(Point(15, 3), Size(19, 19))
    'P4'
    >>> KoreanNotation().parse("p-4", Size(19, 19))
    Point(column=15, row=3)
    """

    id = "korean"
    title = "Korean (A1 at the top)"
    explanation = (
        "A letter for the column, including I, and a number for the row, counted from the top."
    )
    origin = "Used in Korean game records and on the Fox and Tygem servers."
    ignores_case = True
    rows_from_top = True
    # ASCII, since IGNORECASE would accept the long s and the Kelvin sign as letters.
    grammar = late_pattern(r"([A-Z]+)\s*[,-]?\s*([0-9]+)", re.ASCII | re.IGNORECASE)

    def column_label(self, column: int, size: Size) -> str:
        """Return the letters of a column, such as ``A`` for the first column and ``I`` for the
        ninth.
        """
        return to_letters(column, WITH_I)

    def row_label(self, row: int, size: Size) -> str:
        """Return the number of a row, which is ``1`` for the top row."""
        return str(row + 1)

    def _read(self, match: re.Match[str], size: Size) -> Point:
        letters, number = match[1].upper(), match[2]
        column = from_letters(letters, WITH_I)
        return self._crossing(column, int(number) - 1, (letters, number), match.string, size)
