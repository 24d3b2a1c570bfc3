"""Machine coordinates: (x, y) from 0 at the top left, as printed by KataGo and Lizzieyzy.

The same text names another point than in the Cartesian notation, where y points up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .base import LineNotation
from .cartesian import CartesianNotation

if TYPE_CHECKING:
    import re

    from ..go import Point, Size


class CartesianTopNotation(LineNotation):
    """Notation with names such as ``(3,15)``, in the same spellings as Cartesian coordinates.

    >>> from goboard_gui.go import Point, Size
    >>> CartesianTopNotation().format(Point(3, 15), Size(19, 19))
    '(3,15)'
    """

    id = "cartesian-top"
    title = "Cartesian from the top (KataGo)"
    explanation = (
        "(x,y), counted from 0 at the upper left with y increasing downwards, as "
        "printed by KataGo and Lizzieyzy."
    )
    origin = (
        "Looks like Cartesian coordinates counted from the bottom, but refers to different points."
    )
    rows_from_top = True
    grammar = CartesianNotation.grammar

    def column_label(self, column: int, size: Size) -> str:
        """Return the x coordinate of a column, which is ``0`` for the leftmost column."""
        return str(column)

    def row_label(self, row: int, size: Size) -> str:
        """Return the y coordinate of a row, which is ``0`` for the top row."""
        return str(row)

    def _name(self, point: Point, size: Size) -> str:
        return f"({self.column_label(point.column, size)},{self.row_label(point.row, size)})"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        x, y = match[1], match[2]
        return self._crossing(int(x), int(y), (x, y), match.string, size)
