"""Shapes of boards: rectangles, rectangles with joined edges, hexagons and other graphs."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .graph import Graph
from .graph_plan import GraphPlan, hexagon_plan

if TYPE_CHECKING:
    from .points import Point, Size


class BoardKind(Enum):
    """The kind of a board's shape; the values are used on the command line and in JSON output."""

    RECTANGLE = "rectangle"
    TORUS = "torus"
    """The left edge is joined to the right one, and the top to the bottom."""
    CYLINDER = "cylinder"
    """The left edge is joined to the right one."""
    UPRIGHT_CYLINDER = "upright cylinder"
    """The top edge is joined to the bottom."""
    MOEBIUS = "moebius"
    """The left edge is joined to the right one after half a twist: a Möbius strip."""
    HEXAGON = "hexagon"
    """A hexagon of points with six neighbours each."""
    GRAPH = "graph"
    """Any other graph."""


class Join(Enum):
    """The way in which two opposite edges of a board are joined."""

    NONE = 0
    PLAIN = 1
    TWISTED = 2
    """Each point is joined to its mirror image on the opposite edge."""


_JOINS = {
    BoardKind.TORUS: (Join.PLAIN, Join.PLAIN),
    BoardKind.CYLINDER: (Join.PLAIN, Join.NONE),
    BoardKind.UPRIGHT_CYLINDER: (Join.NONE, Join.PLAIN),
    BoardKind.MOEBIUS: (Join.TWISTED, Join.NONE),
}

WRAPPED_KINDS = frozenset(_JOINS)
"""The kinds of rectangles with joined edges."""


class BoardShape(NamedTuple):
    """The shape of a board: its kind, its size and, for hexagons and other graphs, its plan, which
    shows where the points and lines are drawn.

    ``size`` contains the coordinates of all points. Only with a plan, some coordinates in it may
    belong to no point.

    >>> from goboard_gui.go import Size
    >>> shape = BoardShape(BoardKind.TORUS, Size(9, 9))
    >>> len(shape.graph.neighbours[0]), shape.joins
    (4, (<Join.PLAIN: 1>, <Join.PLAIN: 1>))
    """

    kind: BoardKind
    size: Size
    plan: GraphPlan | None = None

    @classmethod
    def rectangle(cls, size: Size) -> BoardShape:
        """Return the shape of an ordinary board."""
        return cls(BoardKind.RECTANGLE, size)

    @classmethod
    def hexagon(cls, side: int) -> BoardShape:
        """Return the shape of a hexagonal board with ``side`` points on each side.

        :raises HexagonSideError: for sides outside 1…30.
        """
        return _hexagon(side)

    @classmethod
    def of_plan(cls, plan: GraphPlan) -> BoardShape:
        """Return the shape of the board that a plan describes."""
        return cls(BoardKind.GRAPH, plan.size, plan)

    @property
    def graph(self) -> Graph:
        """The points of the board with their neighbours; equal shapes share the same object.

        :raises SizeError: for sides outside 1…52.
        """
        if self.kind is BoardKind.RECTANGLE:
            return Graph.rectangle(self.size)
        return _graph(self)

    @property
    def is_rectangle(self) -> bool:
        """Whether this is an ordinary board."""
        return self.kind is BoardKind.RECTANGLE

    @property
    def is_wrapped(self) -> bool:
        """Whether this is a rectangle with joined edges."""
        return self.kind in WRAPPED_KINDS

    @property
    def joins(self) -> tuple[Join, Join]:
        """The joins between the left and right edges, and between the top and bottom edges."""
        return _JOINS.get(self.kind, (Join.NONE, Join.NONE))

    def contains(self, point: Point) -> bool:
        """Return whether a point is on the board."""
        return self.size.contains(point) and (self.plan is None or point in self.graph.index)

    def points(self) -> list[Point]:
        """Return all points of the board."""
        return self.size.points() if self.plan is None else list(self.plan.board_points)


@lru_cache(maxsize=64)
def _graph(shape: BoardShape) -> Graph:
    if shape.plan is not None:
        return shape.plan.graph(shape)
    match shape.kind:
        case BoardKind.TORUS:
            return Graph.torus(shape.size, shape)
        case BoardKind.CYLINDER:
            return Graph.cylinder(shape.size, shape)
        case BoardKind.UPRIGHT_CYLINDER:
            return Graph.cylinder(shape.size, shape, upright=True)
        case BoardKind.MOEBIUS:
            return Graph.moebius_strip(shape.size, shape)
    raise ValueError(shape)


@lru_cache(maxsize=32)
def _hexagon(side: int) -> BoardShape:
    plan = hexagon_plan(side)
    return BoardShape(BoardKind.HEXAGON, plan.size, plan)
