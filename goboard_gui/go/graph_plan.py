"""Plans, which are drawings of boards that are not rectangles: the positions and names of points,
and the lines.
"""

from __future__ import annotations

from functools import cached_property
from math import ceil, floor, hypot, inf, sqrt
from random import Random
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .graph import Graph
from .points import MAX_SIDE, Point, Size

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .board_shape import BoardShape

MAX_GRAPH_POINTS = MAX_SIDE * MAX_SIDE
"""Maximum number of points of a board: SGF has coordinates for no more."""
MAX_HEXAGON_SIDE = 30
"""Maximum side of a hexagonal board, which then has 2,611 points."""
MAX_EXTENT = 10_000
"""Maximum width and height of a plan, in units of the smallest distance between two points.

At the largest zoom, such a board is a quarter of a million pixels long, which Qt can still handle.
"""

_REACH = 0.5
"""Maximum distance of a position from the point to which it belongs, in units."""


class PlanPoint(NamedTuple):
    """A point of a plan: its position, with x to the right and y down, and its name, if any."""

    x: float
    y: float
    name: str = ""


class GraphPlan:
    """A drawing of a board: its points in order, and its lines as pairs of their indices.

    The plan says where points are drawn and how they are called. On the board each is a `Point`, as
    on other boards: the points fill the rectangle ``size`` row by row, whose last row may be
    incomplete. A point without a name is called by its number, counted from 1. If the points are
    ``dotted``, they are drawn as dots, since lines may run straight on or cross elsewhere.

    >>> plan = GraphPlan((PlanPoint(0, 0, "a"), PlanPoint(1, 0), PlanPoint(0, 1)), ((0, 1),))
    >>> plan.size, plan.names[Point(1, 0)]
    (Size(width=2, height=2), '2')
    """

    def __init__(
        self,
        points: tuple[PlanPoint, ...],
        edges: tuple[tuple[int, int], ...],
        dotted: bool = True,
    ) -> None:
        self.points = points
        self.edges = edges
        self.dotted = dotted

    @cached_property
    def size(self) -> Size:
        """The size of the smallest nearly square rectangle that has a place for every point of the
        plan.
        """
        width = ceil(sqrt(len(self.points)))
        return Size(width, ceil(len(self.points) / width))

    @cached_property
    def board_points(self) -> tuple[Point, ...]:
        """The points of the board, in the order of the plan."""
        return tuple(self.size.points()[: len(self.points)])

    def graph(self, shape: BoardShape | None = None) -> Graph:
        """Return the points and neighbours that this plan describes as a graph, with the given
        shape, if any.
        """
        near: dict[Point, list[Point]] = {point: [] for point in self.board_points}
        for one, other in self.edges:
            near[self.board_points[one]].append(self.board_points[other])
        return Graph(near, shape)

    @cached_property
    def names(self) -> dict[Point, str]:
        """The name of each point."""
        return {
            point: placed.name or str(number)
            for number, (point, placed) in enumerate(
                zip(self.board_points, self.points, strict=True), 1
            )
        }

    @cached_property
    def points_by_name(self) -> dict[str, Point]:
        """The points by their names."""
        return {name: point for point, name in self.names.items()}

    @cached_property
    def point_positions(self) -> dict[Point, tuple[float, float]]:
        """The position of each point, in units of the smallest distance between two points.

        The leftmost and the topmost position are 0.
        """
        left = min(point.x for point in self.points)
        top = min(point.y for point in self.points)
        unit = closest_pair(self.points).distance if len(self.points) > 1 else 1.0
        return {
            point: ((placed.x - left) / unit, (placed.y - top) / unit)
            for point, placed in zip(self.board_points, self.points, strict=True)
        }

    @cached_property
    def extent(self) -> tuple[float, float]:
        """The largest x and y coordinates of the points."""
        places = self.point_positions.values()
        return max(x for x, _ in places), max(y for _, y in places)

    def point_near(self, x: float, y: float) -> Point | None:
        """Return the point nearest to a position, or None if no point is within half a unit.

        The position is in the same units as `point_positions`.
        """
        point, (near_x, near_y) = min(
            self.point_positions.items(), key=lambda item: hypot(item[1][0] - x, item[1][1] - y)
        )
        return point if hypot(near_x - x, near_y - y) <= _REACH else None

    @cached_property
    def _hash(self) -> int:
        return hash((self.points, self.edges, self.dotted))

    def __hash__(self) -> int:
        # Plans are part of cache keys; hashing thousands of points each time would be slow.
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, GraphPlan):
            return NotImplemented
        if self.dotted is not other.dotted:
            return False
        return self.points == other.points and self.edges == other.edges


def hexagon_plan(side: int) -> GraphPlan:
    """Return the plan of a hexagonal board whose sides have ``side`` points.

    Each point inside has six neighbours. Points are numbered row by row from the top. Its lines
    show all of them, unless there is only one.

    >>> plan = hexagon_plan(2)
    >>> len(plan.points), len(plan.edges)
    (7, 12)
    """
    if not 1 <= side <= MAX_HEXAGON_SIDE:
        raise HexagonSideError(side)
    numbers: dict[tuple[int, int], int] = {}
    points: list[PlanPoint] = []
    for column, row in _hexagon(side):
        numbers[column, row] = len(points)
        points.append(PlanPoint(column + row / 2, row * sqrt(3) / 2))
    edges = tuple(
        (number, numbers[column + right, row + down])
        for (column, row), number in numbers.items()
        for right, down in ((1, 0), (0, 1), (-1, 1))
        if (column + right, row + down) in numbers
    )
    return GraphPlan(tuple(points), edges, dotted=side == 1)


def _hexagon(side: int) -> Iterator[tuple[int, int]]:
    """Yield the points of a hexagon, row by row, in oblique coordinates around its centre."""
    reach = side - 1
    for row in range(-reach, reach + 1):
        for column in range(max(-reach, -reach - row), min(reach, reach - row) + 1):
            yield column, row


class HexagonSideError(ValueError):
    """Exception raised if the side of a hexagonal board is outside the supported range."""

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.side = side

    def __str__(self) -> str:
        return f"a hexagon with sides of {self.side} points is not between 1 and {MAX_HEXAGON_SIDE}"


class ClosestPair(NamedTuple):
    """The indices of two points, the smaller one first, and their distance.

    ``too_close`` is true if the width or height of the plan is more than `MAX_EXTENT` times this
    distance.
    """

    one: int
    other: int
    distance: float
    too_close: bool


def closest_pair(points: Sequence[PlanPoint]) -> ClosestPair:
    """Return the two closest points, or any two that are too close to each other for a drawing.

    There must be at least two points, no two of which have the same position.

    >>> closest_pair([PlanPoint(0, 0), PlanPoint(5, 0), PlanPoint(5, 2)])
    ClosestPair(one=1, other=2, distance=2.0, too_close=False)
    """
    left, top = min(point.x for point in points), min(point.y for point in points)
    extent = max(max(x - left, y - top) for x, y, _ in points)
    least, pair = inf, (0, 1)

    def cell(number: int) -> tuple[int, int]:
        x, y, _ = points[number]
        return floor((x - left) / least), floor((y - top) / least)

    # No cell of the grid has more than a few points, as its sides are the smallest distance so
    # far. In random order, a smaller one is rarely found, so that the grid is rarely refined.
    order = list(range(len(points)))
    Random(0).shuffle(order)
    grid: dict[tuple[int, int], list[int]] = {}
    for count, number in enumerate(order):
        x, y, _ = points[number]
        column, row = cell(number)
        distance, other = min(
            (
                (hypot(points[near].x - x, points[near].y - y), near)
                for beside in (column - 1, column, column + 1)
                for level in (row - 1, row, row + 1)
                for near in grid.get((beside, level), ())
            ),
            default=(inf, number),
        )
        if distance < least:
            least, pair = distance, (min(number, other), max(number, other))
            if extent / MAX_EXTENT > least:
                return ClosestPair(*pair, least, too_close=True)
            grid = {}
            for seen in order[:count]:
                grid.setdefault(cell(seen), []).append(seen)
        grid.setdefault(cell(number), []).append(number)
    return ClosestPair(*pair, least, too_close=False)
