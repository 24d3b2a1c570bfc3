"""Numeric coordinates: column from the left and row from the top, from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation

if TYPE_CHECKING:
    import re

    from ..go import Point, Size


class NumericNotation(LineNotation):
    """Notation with names such as ``16-4``; a comma, slash or spaces may replace the hyphen.

    >>> from goboard_gui.go import Point, Size
    >>> NumericNotation().format(Point(15, 3), Size(19, 19))
    '16-4'
    >>> NumericNotation().parse("16, 4", Size(19, 19))
    Point(column=15, row=3)
    """

    id = "numeric"
    title = "Numeric (1-1 at the top left)"
    explanation = "The column counted from the left and the row counted from the top, both from 1."
    origin = "Used at Sensei's Library and offered by other editors."
    rows_from_top = True
    grammar = late_pattern(r"([0-9]+)\s*(?:[,/-]\s*|\s)([0-9]+)")

    def column_label(self, column: int, size: Size) -> str:
        """Return the number of a column, which is ``1`` for the leftmost column."""
        return str(column + 1)

    def row_label(self, row: int, size: Size) -> str:
        """Return the number of a row, which is ``1`` for the top row."""
        return str(row + 1)

    def _name(self, point: Point, size: Size) -> str:
        return f"{self.column_label(point.column, size)}-{self.row_label(point.row, size)}"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        column, row = match[1], match[2]
        return self._crossing(int(column) - 1, int(row) - 1, (column, row), match.string, size)
