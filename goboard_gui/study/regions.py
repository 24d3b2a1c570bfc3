"""Regions of a board for training, and zones for the results.

Regions are parts of the board as named: they rotate with the board if its names do, and stay with
the window otherwise.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..go import OffBoardError, Point, Size
from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

_BANDS = 4
"""The depth of an edge band is the board's side divided by this, but at least one line."""


class BoardPart(Enum):
    """A standard part of the board, such as a quadrant; it may be empty on a small board.

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
        """Return the points of the part, row by row from the top left.

        >>> [len(BoardPart.THIRD_LINES.points(Size(side, side))) for side in (19, 9, 5, 4)]
        [104, 24, 1, 0]
        """
        holds = _HOLDS[self]
        return tuple(point for point in size.points() if holds(point, size))


class Rectangle(NamedTuple):
    """A rectangular region with inclusive bounds; parts of it outside the board are ignored."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def between(cls, one: Point, other: Point) -> Rectangle:
        """Return the rectangle between two opposite corners.

        >>> Rectangle.between(Point(5, 2), Point(3, 8))
        Rectangle(left=3, top=2, right=5, bottom=8)
        """
        columns, rows = sorted((one.column, other.column)), sorted((one.row, other.row))
        return cls(columns[0], rows[0], columns[1], rows[1])

    def points(self, size: Size) -> tuple[Point, ...]:
        """Return the points of the rectangle that are on the board, row by row from the top
        left.
        """
        return tuple(
            Point(column, row)
            for row in range(max(self.top, 0), min(self.bottom + 1, size.height))
            for column in range(max(self.left, 0), min(self.right + 1, size.width))
        )


Region = BoardPart | Rectangle
"""The region that a lesson is about."""


def serialize_region(region: Region) -> str:
    """Serialize a region as text for storage in the settings.

    >>> serialize_region(BoardPart.TOP), serialize_region(Rectangle(3, 2, 5, 8))
    ('top', '3 2 5 8')
    """
    return region.value if isinstance(region, BoardPart) else " ".join(map(str, region))


def parse_region(text: str) -> Region:
    """Parse a region that was serialized with `serialize_region`.

    :raises ValueError: if the text is not a region.
    """
    numbers = text.split()
    if len(numbers) == len(Rectangle._fields) and all(map(str.isdecimal, numbers)):
        return Rectangle(*map(int, numbers))
    return BoardPart(text)


class Zone(Enum):
    """One of nine zones of the board: four corners, four sides and the centre.

    Each point is in exactly one zone.
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
    """Return the zone of a point. Corner zones cover the outer thirds of the columns and rows.

    :raises OffBoardError: if the point is not on the board.

    >>> zone_of(Point(3, 3), Size(19, 19)), zone_of(Point(9, 3), Size(19, 19))
    (<Zone.UPPER_LEFT: 'upper left'>, <Zone.TOP: 'top'>)
    """
    if not size.contains(point):
        raise OffBoardError(point, size)
    return _ZONES[3 * _third(point.row, size.height) + _third(point.column, size.width)]


def _third(line: int, count: int) -> int:
    """Return 0, 1 or 2 for a board line in the first, middle or last third of ``count`` lines."""
    outer = (count + 1) // 3
    return 0 if line < outer else 2 if line >= count - outer else 1


def _line_from_edge(point: Point, size: Size) -> int:
    """Return the number of the line of the board on which a point lies, counted from 1 at the
    nearest edge.
    """
    column, row = point
    return 1 + min(column, row, size.width - 1 - column, size.height - 1 - row)


def _band_depth(count: int) -> int:
    return max(count // _BANDS, 1)


def _is_left(point: Point, size: Size) -> bool:
    return 2 * point.column <= size.width - 1


def _is_right(point: Point, size: Size) -> bool:
    return 2 * point.column >= size.width - 1


def _is_upper(point: Point, size: Size) -> bool:
    return 2 * point.row <= size.height - 1


def _is_lower(point: Point, size: Size) -> bool:
    return 2 * point.row >= size.height - 1


_HOLDS: dict[BoardPart, Callable[[Point, Size], bool]] = {
    BoardPart.WHOLE: lambda _point, _size: True,
    BoardPart.LOWER_LEFT: lambda point, size: _is_left(point, size) and _is_lower(point, size),
    BoardPart.UPPER_LEFT: lambda point, size: _is_left(point, size) and _is_upper(point, size),
    BoardPart.UPPER_RIGHT: lambda point, size: _is_right(point, size) and _is_upper(point, size),
    BoardPart.LOWER_RIGHT: lambda point, size: _is_right(point, size) and _is_lower(point, size),
    BoardPart.LEFT: lambda point, size: point.column < _band_depth(size.width),
    BoardPart.TOP: lambda point, size: point.row < _band_depth(size.height),
    BoardPart.RIGHT: lambda point, size: point.column >= size.width - _band_depth(size.width),
    BoardPart.BOTTOM: lambda point, size: point.row >= size.height - _band_depth(size.height),
    BoardPart.FIRST_LINES: lambda point, size: _line_from_edge(point, size) <= 2,
    BoardPart.THIRD_LINES: lambda point, size: _line_from_edge(point, size) in (3, 4),
    BoardPart.CENTRE: lambda point, size: _line_from_edge(point, size) >= 5,
}
