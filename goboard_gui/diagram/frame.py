"""The board as a notation names it, and where that is seen in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Point
from ..notation import Reading
from .picture import Place, Segment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ..notation import Naming
    from .picture import Stroke


class Frame:
    """From the board as a notation names it to the board as it is seen."""

    def __init__(self, naming: Naming) -> None:
        stays = naming.reading is Reading.STAY
        self.notation = naming.notation
        self.size = naming.view_size if stays else naming.size
        self.to_view: Callable[[Point], Point] = _same if stays else naming.to_view
        self.from_view: Callable[[Point], Point] = _same if stays else naming.to_record

    def points(self, points: Iterable[Point]) -> frozenset[Point]:
        """Where points are seen."""
        return frozenset(map(self.to_view, points))

    def between(self, one: Point, other: Point) -> Place:
        """Where the middle between two points is seen."""
        (x0, y0), (x1, y1) = self.to_view(one), self.to_view(other)
        return Place((x0 + x1) / 2, (y0 + y1) / 2)

    def beside(self, point: Point, columns: float, rows: float) -> Place:
        """Where a place is seen that lies so far to the right of a point and below it."""
        x, y = self.to_view(point)
        right, below = (
            self.to_view(Point(point.column + 1, point.row)),
            self.to_view(Point(point.column, point.row + 1)),
        )
        return Place(
            x + columns * (right.column - x) + rows * (below.column - x),
            y + columns * (right.row - y) + rows * (below.row - y),
        )

    def line(self, start: Point, end: Point, stroke: Stroke) -> Segment:
        """A line from point to point."""
        return Segment(self.between(start, start), self.between(end, end), stroke)


def _same(point: Point) -> Point:
    return point
