"""Parts of a board: those that can be practised, and the zones that results are told by.

A part is one of the board as a notation names it. Where names travel with a turned board, its
parts do too; where names stay with the window, so do they.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..go import OffBoardError, Point, Size

if TYPE_CHECKING:
    from collections.abc import Callable

_BANDS = 4
"""An edge band is as deep as the board is long, divided by this; one line at least."""


class Part(Enum):
    """A part that every board has, though on a small one no point may lie in it.

    Quadrants share the centre lines of odd sides. Lines are counted from the nearest edge.
    """

    WHOLE = "whole"
    LOWER_LEFT = "lower left"
    UPPER_LEFT = "upper left"
    UPPER_RIGHT = "upper right"
    LOWER_RIGHT = "lower right"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    FIRST_LINES = "first and second lines"
    THIRD_LINES = "third and fourth lines"
    CENTRE = "from the fifth line"

    def points(self, size: Size) -> tuple[Point, ...]:
        """The points of the part, row by row from the top left.

        >>> [len(Part.THIRD_LINES.points(Size(side, side))) for side in (19, 9, 5, 4)]
        [104, 24, 1, 0]
        """
        holds = _HOLDS[self]
        return tuple(point for point in size.points() if holds(point, size))


class Rectangle(NamedTuple):
    """The points from one column and row to another, all included; what the board has of them."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def between(cls, one: Point, other: Point) -> Rectangle:
        """The rectangle with two opposite corners.

        >>> Rectangle.between(Point(5, 2), Point(3, 8))
        Rectangle(left=3, top=2, right=5, bottom=8)
        """
        columns, rows = sorted((one.column, other.column)), sorted((one.row, other.row))
        return cls(columns[0], rows[0], columns[1], rows[1])

    def points(self, size: Size) -> tuple[Point, ...]:
        """The points of the rectangle that the board has, row by row from the top left."""
        return tuple(
            Point(column, row)
            for row in range(max(self.top, 0), min(self.bottom + 1, size.height))
            for column in range(max(self.left, 0), min(self.right + 1, size.width))
        )


Region = Part | Rectangle
"""What a lesson is about."""


def region_text(region: Region) -> str:
    """A region as settings keep it.

    >>> region_text(Part.TOP), region_text(Rectangle(3, 2, 5, 8))
    ('top', '3 2 5 8')
    """
    return region.value if isinstance(region, Part) else " ".join(map(str, region))


def read_region(text: str) -> Region:
    """The region that `region_text` wrote.

    :raises ValueError: the text is none.
    """
    numbers = text.split()
    if len(numbers) == len(Rectangle._fields) and all(map(str.isdecimal, numbers)):
        return Rectangle(*map(int, numbers))
    return Part(text)


class Zone(Enum):
    """One of the nine customary areas: four corners, four sides and the centre.

    Each point lies in one of them.
    """

    UPPER_LEFT = "upper left"
    TOP = "top"
    UPPER_RIGHT = "upper right"
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"
    LOWER_LEFT = "lower left"
    BOTTOM = "bottom"
    LOWER_RIGHT = "lower right"


_ZONES = tuple(Zone)


def zone_of(point: Point, size: Size) -> Zone:
    """The zone of a point; corners take the first and the last third of the lines.

    :raises OffBoardError: the point is not on the board.

    >>> zone_of(Point(3, 3), Size(19, 19)), zone_of(Point(9, 3), Size(19, 19))
    (<Zone.UPPER_LEFT: 'upper left'>, <Zone.TOP: 'top'>)
    """
    if not size.holds(point):
        raise OffBoardError(point, size)
    return _ZONES[3 * _third(point.row, size.height) + _third(point.column, size.width)]


def _third(line: int, count: int) -> int:
    """The first, middle or last third of some lines: 0, 1 or 2."""
    outer = (count + 1) // 3
    return 0 if line < outer else 2 if line >= count - outer else 1


def _from_edge(point: Point, size: Size) -> int:
    """On which line a point lies, from 1 for the outermost."""
    column, row = point
    return 1 + min(column, row, size.width - 1 - column, size.height - 1 - row)


def _depth(count: int) -> int:
    return max(count // _BANDS, 1)


def _is_left(point: Point, size: Size) -> bool:
    return 2 * point.column <= size.width - 1


def _is_right(point: Point, size: Size) -> bool:
    return 2 * point.column >= size.width - 1


def _is_upper(point: Point, size: Size) -> bool:
    return 2 * point.row <= size.height - 1


def _is_lower(point: Point, size: Size) -> bool:
    return 2 * point.row >= size.height - 1


_HOLDS: dict[Part, Callable[[Point, Size], bool]] = {
    Part.WHOLE: lambda _point, _size: True,
    Part.LOWER_LEFT: lambda point, size: _is_left(point, size) and _is_lower(point, size),
    Part.UPPER_LEFT: lambda point, size: _is_left(point, size) and _is_upper(point, size),
    Part.UPPER_RIGHT: lambda point, size: _is_right(point, size) and _is_upper(point, size),
    Part.LOWER_RIGHT: lambda point, size: _is_right(point, size) and _is_lower(point, size),
    Part.LEFT: lambda point, size: point.column < _depth(size.width),
    Part.TOP: lambda point, size: point.row < _depth(size.height),
    Part.RIGHT: lambda point, size: point.column >= size.width - _depth(size.width),
    Part.BOTTOM: lambda point, size: point.row >= size.height - _depth(size.height),
    Part.FIRST_LINES: lambda point, size: _from_edge(point, size) <= 2,
    Part.THIRD_LINES: lambda point, size: _from_edge(point, size) in (3, 4),
    Part.CENTRE: lambda point, size: _from_edge(point, size) >= 5,
}
