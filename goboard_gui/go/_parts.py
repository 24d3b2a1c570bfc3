"""Division of a position into chains and empty regions, by point index.

A single flood fill finds them all. Chains, eyes and life are then computed from these components,
of which a position has ten times fewer than points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board
    from .points import Point


class Component(NamedTuple):
    """A connected component of one state, and the points adjacent to it.

    ``state`` is that of `Board.cells`: 0 for a region, else the colour of a chain.
    """

    state: int
    inside: list[int]
    beyond: set[int]


class Components:
    """All components of a position in the order of their first points.

    ``of`` maps each point to the index of its component in ``all``.
    """

    __slots__ = ("all", "board", "of")

    def __init__(self, board: Board) -> None:
        """Find the components of a position. O(points and adjacencies)."""
        self.board = board
        self.all: list[Component] = []
        self.of = [-1] * len(board.cells)
        for start, number in enumerate(self.of):
            if number < 0:
                self.all.append(flood(board, start, self.of, len(self.all)))

    def around(self, part: Component) -> set[int]:
        """Return the indices of the adjacent components."""
        of = self.of
        return {of[point] for point in part.beyond}

    def points(self, numbers: Sequence[int] | set[int]) -> frozenset[Point]:
        """Return the points with these indices."""
        points = self.board.graph.points
        return frozenset([points[number] for number in numbers])


def flood(board: Board, start: int, seen: list[int], number: int) -> Component:
    """Flood-fill the component of a point, writing ``number`` into ``seen`` at its points."""
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
