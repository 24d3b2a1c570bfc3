"""The structure of the squares about tengen, and the light on one of them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..notation import Area, area_level_offset, levels, side_points
from .picture import Caption, Place, Role, Segment, Spotlight, Stroke, Structure, Tint

if TYPE_CHECKING:
    from ..go import Point
    from .frame import Frame

_AREAS = (Area.WEST, Area.NORTH, Area.EAST, Area.SOUTH)
_ASIDE = 0.2  # pitches by which levels make room for the names below points


def squares(frame: Frame, *, named: bool) -> Structure:
    """The squares, their levels, and the four areas into which their sides fall.

    ``named`` tells that names stand on points, for which the levels make room.
    """
    rings = [level for level in levels(frame.size) if level > 0]
    sides = {area: [side_points(area, level, frame.size) for level in rings] for area in _AREAS}
    tints = tuple(
        Tint(frame.points([point for side in sides[area] for point in side]), Role(index))
        for index, area in enumerate(_AREAS)
    )
    lines, captions = [], []
    for area, following in pairwise((*_AREAS, _AREAS[0])):
        # A side ends before the vertex that the next one starts from.
        gaps = [
            frame.between(side[-1], after[0])
            for side, after in zip(sides[area], sides[following], strict=True)
        ]
        lines += [
            frame.line(side[0], after[0], Stroke.SQUARE)
            for side, after in zip(sides[area], sides[following], strict=True)
        ]
        if gaps:
            lines.append(Segment(gaps[0], gaps[-1], Stroke.DIVISION))
        for level, side in zip(rings, sides[area], strict=True):
            middle = len(side) // 2
            if middle:
                place = frame.between(side[middle - 1], side[middle])
                captions.append(Caption(_aside(place) if named else place, str(level)))
    return Structure(tints, tuple(lines), tuple(captions))


def square_of(view_point: Point, frame: Frame) -> Spotlight:
    """The square through a point and the side of it that the point belongs to."""
    own, level, _ = area_level_offset(frame.from_view(view_point), frame.size)
    side = side_points(own, level, frame.size)
    rest = [
        point
        for area in _AREAS
        if area is not own
        for point in side_points(area, level, frame.size)
    ]
    return Tint(frame.points(rest), Role.SPOT), Tint(frame.points(side), Role.GLOW)


def _aside(place: Place) -> Place:
    """Where a caption between two points is clear of their names: above a row, low in a column."""
    on_row = place.row == round(place.row)
    return place._replace(row=place.row + (-_ASIDE if on_row else _ASIDE))
