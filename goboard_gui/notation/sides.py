"""The four sides of a board under symmetries."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from ..go import Point, Size, Symmetry

_THREE = Size(3, 3)
_T = TypeVar("_T")


class Side(Enum):
    """A side of a board. The value is the middle point of that side of a 3×3 board."""

    TOP = Point(1, 0)
    RIGHT = Point(2, 1)
    BOTTOM = Point(1, 2)
    LEFT = Point(0, 1)

    def transformed(self, symmetry: Symmetry) -> Side:
        """Return the side to which a symmetry maps this one.

        >>> Side.LEFT.transformed(Symmetry.R90)
        <Side.TOP: Point(column=1, row=0)>
        """
        return Side(symmetry.apply(self.value, _THREE))

    @property
    def is_horizontal(self) -> bool:
        """Whether this is the top or bottom side, where the columns end."""
        return self in (Side.TOP, Side.BOTTOM)

    def select(self, top: _T, right: _T, bottom: _T, left: _T) -> _T:
        """Return which of the values of the four sides belongs to this one.

        >>> Side.BOTTOM.select("a", "b", "c", "d")
        'c'
        """
        match self:
            case Side.TOP:
                return top
            case Side.RIGHT:
                return right
            case Side.BOTTOM:
                return bottom
            case Side.LEFT:
                return left

    def points(self, size: Size) -> list[Point]:
        """Return the border points of this side, ordered from the left or from the top.

        >>> Side.BOTTOM.points(Size(2, 3))
        [Point(column=0, row=2), Point(column=1, row=2)]
        """
        width, height = size
        match self:
            case Side.TOP:
                return [Point(column, 0) for column in range(width)]
            case Side.BOTTOM:
                return [Point(column, height - 1) for column in range(width)]
            case Side.LEFT:
                return [Point(0, row) for row in range(height)]
            case Side.RIGHT:
                return [Point(width - 1, row) for row in range(height)]
