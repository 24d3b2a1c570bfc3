"""Crops: rectangular parts of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .points import Point, Size

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .symmetry import Symmetry


class Crop(NamedTuple):
    """The visible rectangle of a board: its first and last column and row, both inclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def whole_board(cls, size: Size) -> Crop:
        """Return the crop that shows the whole board."""
        return cls(0, 0, size.width - 1, size.height - 1)

    @classmethod
    def around_points(cls, points: Iterable[Point]) -> Crop:
        """Return the smallest crop that contains all the given points.

        :raises ValueError: if no point is given.

        >>> Crop.around_points([Point(3, 2), Point(1, 5)])
        Crop(left=1, top=2, right=3, bottom=5)
        """
        columns, rows = zip(*points, strict=True)
        return cls(min(columns), min(rows), max(columns), max(rows))

    @property
    def size(self) -> Size:
        """The width and height of the crop, in lines."""
        return Size(self.right - self.left + 1, self.bottom - self.top + 1)

    def contains(self, point: Point) -> bool:
        """Return whether a point is within the crop."""
        return self.left <= point.column <= self.right and self.top <= point.row <= self.bottom

    def points(self) -> list[Point]:
        """Return the visible points, row by row from the top left."""
        return [
            Point(column, row)
            for row in range(self.top, self.bottom + 1)
            for column in range(self.left, self.right + 1)
        ]

    def transformed(self, view: Symmetry, size: Size) -> Crop:
        """Return the crop that shows the same points after a board of ``size`` is rotated or
        reflected.

        >>> from goboard_gui.go import Symmetry
        >>> Crop(0, 0, 4, 2).transformed(Symmetry.R90, Size(19, 13))
        Crop(left=10, top=0, right=12, bottom=4)
        """
        corners = Point(self.left, self.top), Point(self.right, self.bottom)
        return Crop.around_points(view.apply(corner, size) for corner in corners)
