"""Board graphs: points and their neighbours.

The rules of Go need nothing but a finite simple graph (Citizendium, "Go (board game)"), so a
rectangle, a cylinder, a torus or a triangle can all serve as a board.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from .points import MAX_SIDE, Point, Size

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .board_shape import BoardShape

_ZOBRIST_SEED = 19
# Two digits of a Python integer; wider keys would slow down every XOR.
_ZOBRIST_BITS = 60


class SizeError(ValueError):
    """Exception raised for a board size outside the supported range."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.width, self.height = width, height

    def __str__(self) -> str:
        return f"a board of {self.width}×{self.height} lines is not between 1 and {MAX_SIDE}"


class Graph:
    """The points of a board in a fixed order, with their neighbours.

    ``neighbours[i]`` are the indices of the neighbours of ``points[i]``; ``index`` maps each point
    to its index. ``size`` is that of the smallest rectangle that contains all points. Graphs are
    immutable and shared by boards of the same shape. Two graphs are equal if they have the same
    points in the same order with the same neighbours.
    """

    __slots__ = ("index", "neighbours", "points", "shape", "size", "zobrist")

    def __init__(
        self, neighbours: Mapping[Point, Iterable[Point]], shape: BoardShape | None = None
    ) -> None:
        """Create a graph from the neighbours of each point.

        It is enough to name each pair of neighbours once, at either of the two points. ``shape`` is
        the board of which this is the graph, if it is not a rectangle.

        :raises ValueError: if a neighbour is not a point of the graph, or a point is its own
            neighbour.
        """
        self.shape = shape
        self.points = tuple(neighbours)
        index = self.index = {point: number for number, point in enumerate(self.points)}
        near: list[set[int]] = [set() for _ in self.points]
        for here, (point, others) in enumerate(neighbours.items()):
            for other in others:
                there = index.get(other)
                if there is None or there == here:
                    raise ValueError(f"{other} cannot be a neighbour of {point}")
                near[here].add(there)
                near[there].add(here)
        self.neighbours = tuple(tuple(sorted(numbers)) for numbers in near)
        self.size = Size(
            1 + max((point.column for point in self.points), default=-1),
            1 + max((point.row for point in self.points), default=-1),
        )
        keys = Random(_ZOBRIST_SEED)
        self.zobrist = tuple(
            tuple(keys.getrandbits(_ZOBRIST_BITS) for _ in self.points) if colour else ()
            for colour in range(3)
        )

    @classmethod
    def rectangle(cls, size: Size) -> Graph:
        """Return the graph of an ordinary board; it is the same object for the same size.

        :raises SizeError: for sides outside 1…52.

        >>> Graph.rectangle(Size(19, 19)) is Graph.rectangle(Size(19, 19))
        True
        """
        return _rectangle(*size)

    @classmethod
    def torus(cls, size: Size, shape: BoardShape | None = None) -> Graph:
        """Return a toroidal board: its left edge is joined to the right one, and the top to the
        bottom.
        """
        width, height = size
        return cls(
            {
                point: {
                    near
                    for near in (
                        Point((point.column + 1) % width, point.row),
                        Point(point.column, (point.row + 1) % height),
                    )
                    if near != point
                }
                for point in size.points()
            },
            shape,
        )

    @classmethod
    def cylinder(
        cls, size: Size, shape: BoardShape | None = None, *, upright: bool = False
    ) -> Graph:
        """Return a cylindrical board: its left edge is joined to the right one, or its top to the
        bottom if ``upright`` is set.
        """
        width, height = size
        around = {
            point: Point(point.column, (point.row + 1) % height)
            if upright
            else Point((point.column + 1) % width, point.row)
            for point in size.points()
        }
        return cls(
            {
                point: {
                    near
                    for near in (
                        around[point],
                        Point(point.column + 1, point.row)
                        if upright
                        else Point(point.column, point.row + 1),
                    )
                    if near != point and size.contains(near)
                }
                for point in size.points()
            },
            shape,
        )

    @classmethod
    def moebius_strip(cls, size: Size, shape: BoardShape | None = None) -> Graph:
        """Return a Möbius strip: the left edge is joined to the right one after half a twist, so
        that the last point of a row is next to the first point of the row that mirrors it.
        """
        width, height = size
        return cls(
            {
                point: {
                    near
                    for near in (
                        Point(point.column + 1, point.row)
                        if point.column + 1 < width
                        else Point(0, height - 1 - point.row),
                        Point(point.column, point.row + 1),
                    )
                    if near != point and size.contains(near)
                }
                for point in size.points()
            },
            shape,
        )

    @property
    def is_rectangle(self) -> bool:
        """Whether this is the graph of an ordinary rectangular board."""
        width, height = self.size
        if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
            return False
        return self == _rectangle(width, height)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Graph):
            return NotImplemented
        return (
            self.size == other.size
            and self.points == other.points
            and self.neighbours == other.neighbours
        )

    def __hash__(self) -> int:
        # Graphs are cache keys; hashing all neighbours would be slow.
        return hash((self.size, len(self.points)))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the size of an ordinary board, but all neighbours of any other."""
        if self.shape is None and self.is_rectangle:
            return _rectangle, tuple(self.size)
        neighbours = {
            point: [self.points[other] for other in near if other > number]
            for number, (point, near) in enumerate(zip(self.points, self.neighbours, strict=True))
        }
        return Graph, (neighbours, self.shape)


@cache
def _rectangle(width: int, height: int) -> Graph:
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise SizeError(width, height)
    points = Size(width, height).points()
    near: dict[Point, list[Point]] = {point: [] for point in points}
    for point, below in zip(points, points[width:], strict=False):
        near[point].append(below)
    for point, right in pairwise(points):
        if right.column:  # otherwise it begins the next row
            near[point].append(right)
    return Graph(near)
