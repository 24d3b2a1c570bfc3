"""Squares about tengen: the area, level and offset of a point (Park).

Points at the same distance from tengen form a square ring, the level. Each ring has four sides, the
areas, in clockwise order: West upwards from the lower left corner, North rightwards from the upper
left, East downwards, South leftwards. A side includes the corner it starts from but not the one it
ends at, so the areas meet along the diagonals.

Park only considers odd squares. As an extension, rings are counted from the edge: the level is
⌊min(W, H)/2⌋ minus the distance from the nearest edge. If the shorter side is odd, the core is one
line thick: the area Centre of level 0, with offsets from the left or from the top. Otherwise the
innermost level is 1. On odd squares this gives Park's levels.
"""

from __future__ import annotations

import re
from enum import Enum

from ..go import OffBoardError, Point, Size
from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple
from .base import Notation
from .errors import NotationError, NotationErrorReason


class Area(Enum):
    """One of the four areas around the centre, in clockwise order, or the core of the board."""

    WEST = "W"
    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    CENTRE = "C"


class AreaLevelOffset(NamedTuple):
    """The coordinates of a point: its area (one of four sides, or the core), the number of its
    square ring, and its place along that side.
    """

    area: Area
    level: int
    offset: int

    def __str__(self) -> str:
        return f"{self.area.value}{self.level}.{self.offset}"


_WORDS = (
    {area.value: area for area in Area}
    | {area.name: area for area in Area}
    | {"CENTER": Area.CENTRE, "TENGEN": Area.CENTRE}
)


class TengenSquaresNotation(Notation):
    """Notation with names such as ``N7.1``; tengen is ``C`` on a square board with an odd size.

    The paper's form ``(North, 7, 1)`` and mixtures are tolerated.

    >>> TengenSquaresNotation().format(Point(3, 2), Size(19, 19))
    'N7.1'
    >>> TengenSquaresNotation().parse("(North, 7, 1)", Size(19, 19))
    Point(column=3, row=2)
    """

    id = "tengen-squares"
    title = "Tengen squares (area, level, offset)"
    explanation = (
        "The side of a square around tengen (W, N, E or S), the level of the "
        "square, counted from tengen, and the offset along that side, clockwise "
        "from 0. Tengen itself is C."
    )
    origin = (
        "From Woo-Jun Park's paper on opening patterns. Rotating the board by 90° "
        "changes only the side in the name of a point."
    )
    ignores_case = True
    grammar = late_pattern(
        r"\(?\s*([A-Z]+)(?:[ ,:./]*([0-9]+)[ ,:./]+([0-9]+))?\s*\)?", re.ASCII | re.IGNORECASE
    )

    def _name(self, point: Point, size: Size) -> str:
        place = area_level_offset(point, size)
        if place.area is Area.CENTRE and _core_is_a_point(size):
            return Area.CENTRE.value
        return str(place)

    def _read(self, match: re.Match[str], size: Size) -> Point:
        area = self._parse_area(match, size)
        if match[2] is None:
            if area is Area.CENTRE and _core_is_a_point(size):
                return side_points(area, 0, size)[0]
            raise self._syntax_error(match.string, size)
        level = self._parse_level(match, area, size)
        points = side_points(area, level, size)
        offset = int(match[3])
        if offset >= len(points):
            raise self._out_of_range(
                NotationErrorReason.NO_SUCH_OFFSET, match, match[3], range(len(points)), size
            )
        return points[offset]

    def _parse_area(self, match: re.Match[str], size: Size) -> Area:
        area = _WORDS.get(match[1].upper())
        areas = [area for area in Area if area is not Area.CENTRE or 0 in levels(size)]
        if area not in areas:
            raise NotationError(
                match.string,
                size,
                self.id,
                NotationErrorReason.NO_SUCH_AREA,
                part=match[1],
                expected=", ".join(area.value for area in areas),
            )
        return area

    def _parse_level(self, match: re.Match[str], area: Area, size: Size) -> int:
        level = int(match[2])
        allowed = range(1) if area is Area.CENTRE else range(1, levels(size).stop)
        if level not in allowed:
            raise self._out_of_range(
                NotationErrorReason.NO_SUCH_LEVEL, match, match[2], allowed, size
            )
        return level

    def _out_of_range(
        self,
        reason: NotationErrorReason,
        match: re.Match[str],
        part: str,
        allowed: range,
        size: Size,
    ) -> NotationError:
        first, last = str(allowed.start), str(allowed.stop - 1)
        return NotationError(match.string, size, self.id, reason, part=part, first=first, last=last)


def levels(size: Size) -> range:
    """Return the levels of a board, which are the numbers of its square rings from the innermost to
    the outermost.

    >>> levels(Size(19, 19)), levels(Size(18, 18))
    (range(0, 10), range(1, 10))
    """
    shorter = min(size)
    return range(1 - shorter % 2, shorter // 2 + 1)


def area_level_offset(point: Point, size: Size) -> AreaLevelOffset:
    """Return the coordinates of a point: its area, ring level and offset.

    :raises OffBoardError: if the point is not on the board.

    >>> area_level_offset(Point(3, 15), Size(19, 19))
    AreaLevelOffset(area=<Area.WEST: 'W'>, level=6, offset=0)
    """
    if not size.contains(point):
        raise OffBoardError(point, size)
    column, row = point
    depth = min(column, row, size.width - 1 - column, size.height - 1 - row)
    level = min(size) // 2 - depth
    left, top, right, bottom = depth, depth, size.width - 1 - depth, size.height - 1 - depth
    if level == 0:
        return AreaLevelOffset(Area.CENTRE, 0, column - left + row - top)
    if column == left and row > top:
        return AreaLevelOffset(Area.WEST, level, bottom - row)
    if row == top and column < right:
        return AreaLevelOffset(Area.NORTH, level, column - left)
    if column == right and row < bottom:
        return AreaLevelOffset(Area.EAST, level, row - top)
    return AreaLevelOffset(Area.SOUTH, level, right - column)


def point_at(place: AreaLevelOffset, size: Size) -> Point:
    """Return the point at an area, level and offset.

    This is the inverse of :func:`area_level_offset`.

    :raises OffBoardError: if the board has no such area, level or offset.
    """
    points = side_points(place.area, place.level, size)
    if not 0 <= place.offset < len(points):
        raise OffBoardError(place, size)
    return points[place.offset]


def side_points(area: Area, level: int, size: Size) -> list[Point]:
    """Return the points of an area that lie on one ring, ordered by offset; there may be none.

    >>> side_points(Area.NORTH, 1, Size(19, 19))
    [Point(column=8, row=8), Point(column=9, row=8)]
    """
    if level not in levels(size) or (area is Area.CENTRE) != (level == 0):
        return []
    left = top = min(size) // 2 - level
    right, bottom = size.width - 1 - left, size.height - 1 - top
    match area:
        case Area.WEST:
            return [Point(left, row) for row in range(bottom, top, -1)]
        case Area.NORTH:
            return [Point(column, top) for column in range(left, right)]
        case Area.EAST:
            return [Point(right, row) for row in range(top, bottom)]
        case Area.SOUTH:
            return [Point(column, bottom) for column in range(right, left, -1)]
        case Area.CENTRE:
            return [
                Point(column, row)
                for row in range(top, bottom + 1)
                for column in range(left, right + 1)
            ]


def _core_is_a_point(size: Size) -> bool:
    return size.width == size.height and size.width % 2 == 1
