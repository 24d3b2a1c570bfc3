"""Connected components of a position: its chains and its empty regions.

One flood fill over all points finds them. Chains, eyes and life are then computed from the
components, which are about ten times fewer than the points. Points are given by their index.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board
    from .points import Point


class Component(NamedTuple):
    """A maximal set of connected points with the same content, and the points adjacent to it.

    ``state`` is the content as in `Board.cells`: 0 for an empty region, else the colour of a chain.
    """

    state: int
    points: list[int]
    adjacent: set[int]


class Components:
    """All components of a position, in the order of their first points.

    ``component_at`` maps each point to the index of its component in ``all``.
    """

    __slots__ = ("all", "board", "component_at")

    def __init__(self, board: Board) -> None:
        """Find the components of a position. O(points and adjacencies)."""
        self.board = board
        self.all: list[Component] = []
        self.component_at = [-1] * len(board.cells)
        for start, number in enumerate(self.component_at):
            if number < 0:
                self.all.append(flood(board, start, self.component_at, len(self.all)))

    def neighbours_of(self, part: Component) -> set[int]:
        """Return the indices of the adjacent components."""
        of = self.component_at
        return {of[point] for point in part.adjacent}

    def points(self, numbers: Sequence[int] | set[int]) -> frozenset[Point]:
        """Convert point indices to points."""
        points = self.board.graph.points
        return frozenset([points[number] for number in numbers])


def flood(board: Board, start: int, seen: list[int], number: int) -> Component:
    """Return the component that contains a point, by flood fill.

    Each of its points is marked in ``seen`` with ``number``, the index of the component.
    """
    cells, neighbours = board.cells, board.graph.neighbours
    state = cells[start]
    seen[start] = number
    inside, beyond = [start], set[int]()
    for point in inside:  # the list grows during the loop
        for near in neighbours[point]:
            if cells[near] != state:
                beyond.add(near)
            elif seen[near] != number:
                seen[near] = number
                inside.append(near)
    return Component(state, inside, beyond)
