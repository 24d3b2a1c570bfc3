"""What a notation draws on a board to explain itself, and the light on a point.

Notations describe a board as they name it; here that becomes what is seen in the window, turned as
the view is.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..go import Point, Size
from ..notation import (
    Area,
    Naming,
    Reading,
    area_level_offset,
    centre_lines,
    levels,
    quadrant,
    side_points,
)
from .picture import Caption, Place, Role, Segment, Spotlight, Stroke, Structure, Tint

if TYPE_CHECKING:
    from collections.abc import Callable

_SIGNS = {1: "++", 2: "+−", 3: "−−", 4: "−+"}
_WATERMARK = 0.5  # the em, in sides of its quadrant
_LARGEST_WATERMARK = 2.6  # pitches
_AREAS = (Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH)


def structure(naming: Naming) -> Structure | None:
    """What explains a notation on the board, if anything does."""
    describe = _STRUCTURES.get(naming.notation.id)
    return describe(_View(naming)) if describe else None


def spotlight(naming: Naming, point: Point) -> Spotlight:
    """What lights up while the pointer is on a point, given as the record has it.

    The two lines through it where lines have names; about tengen its square and, brighter, the
    side of the square that it belongs to.
    """
    if naming.notation.separable:
        width, height = naming.view_size
        column, row = naming.to_view(point)
        return (
            Segment(Place(column, 0), Place(column, height - 1), Stroke.SPOT),
            Segment(Place(0, row), Place(width - 1, row), Stroke.SPOT),
        )
    if naming.notation.id == "tengen-squares":
        return _square_of(naming.to_view(point), _View(naming))
    return ()


class _View:
    """From the board as a notation names it to the board as it is seen."""

    def __init__(self, naming: Naming) -> None:
        stays = naming.reading is Reading.STAY
        self.size = naming.view_size if stays else naming.size
        self._to_view: Callable[[Point], Point] = _same if stays else naming.to_view
        self.from_view: Callable[[Point], Point] = _same if stays else naming.to_record

    def points(self, points: list[Point]) -> frozenset[Point]:
        """Where points are seen."""
        return frozenset(self._to_view(point) for point in points)

    def between(self, one: Point, other: Point) -> Place:
        """Where the middle between two points is seen."""
        (x0, y0), (x1, y1) = self._to_view(one), self._to_view(other)
        return Place((x0 + x1) / 2, (y0 + y1) / 2)

    def line(self, start: Point, end: Point, stroke: Stroke) -> Segment:
        """A line from point to point."""
        return Segment(self.between(start, start), self.between(end, end), stroke)


def _same(point: Point) -> Point:
    return point


def _quadrants(view: _View) -> Structure:
    """Andreev's four quadrants, each with the signs of its corner, and the lines between them."""
    size = view.size
    tints, captions = [], []
    for number, signs in _SIGNS.items():
        points = [point for point in size.points() if quadrant(point, size) == number]
        if points:
            tints.append(Tint(view.points(points), Role(number - 1)))
            room = min(_extent(points))
            captions.append(
                Caption(
                    view.between(points[0], points[-1]),
                    signs,
                    min(room * _WATERMARK, _LARGEST_WATERMARK),
                    watermark=True,
                )
            )
    column, row = centre_lines(size)
    lines = []
    if column is not None:
        top, bottom = Point(column, 0), Point(column, size.height - 1)
        lines.append(view.line(top, bottom, Stroke.AXIS))
    if row is not None:
        left, right = Point(0, row), Point(size.width - 1, row)
        lines.append(view.line(left, right, Stroke.AXIS))
    return Structure(tuple(tints), tuple(lines), tuple(captions))


def _extent(points: list[Point]) -> Size:
    """The size of the smallest rectangle around points listed row by row."""
    return Size(points[-1].column - points[0].column + 1, points[-1].row - points[0].row + 1)


def _squares(view: _View) -> Structure:
    """The squares about tengen, their levels, and the four areas into which their sides fall."""
    rings = [level for level in levels(view.size) if level > 0]
    sides = {area: [side_points(area, level, view.size) for level in rings] for area in _AREAS}
    tints = tuple(
        Tint(view.points([point for side in sides[area] for point in side]), Role(index))
        for index, area in enumerate(_AREAS)
    )
    lines, captions = [], []
    for area, following in pairwise((*_AREAS, _AREAS[0])):
        # A side ends before the vertex that the next one starts from.
        gaps = [
            view.between(side[-1], after[0])
            for side, after in zip(sides[area], sides[following], strict=True)
        ]
        lines += [
            view.line(side[0], after[0], Stroke.SQUARE)
            for side, after in zip(sides[area], sides[following], strict=True)
        ]
        if gaps:
            lines.append(Segment(gaps[0], gaps[-1], Stroke.DIVISION))
        for level, side in zip(rings, sides[area], strict=True):
            middle = len(side) // 2
            if middle:
                captions.append(Caption(view.between(side[middle - 1], side[middle]), str(level)))
    return Structure(tints, tuple(lines), tuple(captions))


def _square_of(view_point: Point, view: _View) -> Spotlight:
    """The square through a point and the side of it that the point belongs to."""
    own, level, _ = area_level_offset(view.from_view(view_point), view.size)
    side = side_points(own, level, view.size)
    rest = [
        point for area in _AREAS if area is not own for point in side_points(area, level, view.size)
    ]
    return Tint(view.points(rest), Role.SPOT), Tint(view.points(side), Role.GLOW)


_STRUCTURES: dict[str, Callable[[_View], Structure]] = {
    "andreev": _quadrants,
    "tengen-squares": _squares,
}
