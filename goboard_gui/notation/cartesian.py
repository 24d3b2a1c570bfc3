"""Cartesian coordinates: (x, y) from the lower left as Black sees it, from 0.

Not to be confused with the pairs printed by KataGo and Lizzieyzy, which count y from the top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation, RecordStyle

if TYPE_CHECKING:
    import re

    from ..go import Point, Size


class CartesianNotation(LineNotation):
    """Notation with names such as ``(2,3)``, or ``(2 3)`` in records; the brackets are optional.

    >>> from goboard_gui.go import Point, Size
    >>> CartesianNotation().format(Point(2, 15), Size(19, 19))
    '(2,3)'
    >>> CartesianNotation().parse("2 3", Size(19, 19))
    Point(column=2, row=15)
    """

    id = "cartesian"
    title = "Cartesian (x, y)"
    explanation = "(x,y), counted from 0 at the lower left as seen by Black."
    origin = "From the Citizendium article on Go, which uses it for game records."
    record_style = RecordStyle.RUNNING
    # No sign is accepted: int() would read -0, which Andreev distinguishes from 0, as 0.
    grammar = late_pattern(r"\(?\s*([0-9]+)\s*(?:[,;]\s*|\s)([0-9]+)\s*\)?")

    def column_label(self, column: int, size: Size) -> str:
        """Return the x coordinate of a column, which is ``0`` for the leftmost column."""
        return str(column)

    def row_label(self, row: int, size: Size) -> str:
        """Return the y coordinate of a row, which is ``0`` for the bottom row."""
        return str(size.height - 1 - row)

    def format_for_records(self, point: Point, size: Size) -> str:
        """Return the point name in the form used by Citizendium's records, such as ``(2 3)``.

        :raises OffBoardError: if the point is not on the board.
        """
        return self.format(point, size).replace(",", " ")

    def _name(self, point: Point, size: Size) -> str:
        return f"({self.column_label(point.column, size)},{self.row_label(point.row, size)})"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        x, y = match[1], match[2]
        return self._crossing(int(x), size.height - 1 - int(y), (x, y), match.string, size)
