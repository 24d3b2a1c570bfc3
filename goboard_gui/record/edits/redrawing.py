"""What is drawn on a stone goes where the stone goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..node import Property
from ..values.codec import write_point
from ..values.markup import points_in, read_pair
from ..values.properties import MARKUP, POINT_SHAPES, Shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Point, Size

_ON_A_STONE = MARKUP - {"DD", "TB", "TW", "VW"}


def redrawn(
    properties: Sequence[Property], old: Point, new: Point, size: Size
) -> Sequence[Property]:
    """The properties of a node whose stone lies on another point than before.

    Signs and labels on the old point, and ends of arrows and lines, go along, unless something is
    drawn on the new one.
    """
    drawn = [item for item in properties if item.ident in _ON_A_STONE]
    if any(_at(value, item.ident, new, size) for item in drawn for value in item.values):
        return properties
    return [
        Property(item.ident, tuple(_values_moved(item, old, new, size))) if item in drawn else item
        for item in properties
    ]


def _at(value: str, ident: str, point: Point, size: Size) -> bool:
    """Whether a value draws something on a point."""
    if POINT_SHAPES[ident] is Shape.POINTS:
        return point in points_in(value, size)
    if POINT_SHAPES[ident] is Shape.PAIRS:
        return point in (read_pair(value, size) or ())
    return points_in(value.partition(":")[0], size) == [point]


def _values_moved(item: Property, old: Point, new: Point, size: Size) -> Iterator[str]:
    """The values of a property; those that draw on one point draw on another."""
    for value in item.values:
        if not _at(value, item.ident, old, size):
            yield value
        elif POINT_SHAPES[item.ident] is Shape.POINTS:
            for point in points_in(value, size):
                yield write_point(new if point == old else point)
        else:
            first, colon, second = value.partition(":")
            if points_in(first, size) == [old]:
                first = write_point(new)
            elif POINT_SHAPES[item.ident] is Shape.PAIRS:
                second = write_point(new)
            yield first + colon + second
