"""A position cut into its parts: chains, and regions of empty points, as numbers of points.

One flood makes them all, and what is asked of chains, eyes and life is answered from parts, of
which a position has ten times fewer than points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board
    from .points import Point


class Part(NamedTuple):
    """Points connected in one state, and the points next to them.

    ``state`` is that of `Board.cells`: 0 for a region, else the colour of a chain.
    """

    state: int
    inside: list[int]
    beyond: set[int]


class Parts:
    """All parts of a position in the order of their first points.

    ``of`` has the number of a part in ``all`` for each point.
    """

    __slots__ = ("all", "board", "of")

    def __init__(self, board: Board) -> None:
        """Cut a position. O(points and adjacencies)."""
        self.board = board
        self.all: list[Part] = []
        self.of = [-1] * len(board.cells)
        for start, number in enumerate(self.of):
            if number < 0:
                self.all.append(flood(board, start, self.of, len(self.all)))

    def around(self, part: Part) -> set[int]:
        """The numbers of the parts next to one."""
        of = self.of
        return {of[point] for point in part.beyond}

    def points(self, numbers: Sequence[int] | set[int]) -> frozenset[Point]:
        """The points that have these numbers."""
        points = self.board.graph.points
        return frozenset([points[number] for number in numbers])


def flood(board: Board, start: int, seen: list[int], number: int) -> Part:
    """The part of a point; its points get ``number`` in ``seen``, where they had another."""
    cells, neighbours = board.cells, board.graph.neighbours
    state = cells[start]
    seen[start] = number
    inside, beyond = [start], set[int]()
    for point in inside:  # grows while it is walked
        for near in neighbours[point]:
            if cells[near] != state:
                beyond.add(near)
            elif seen[near] != number:
                seen[near] = number
                inside.append(near)
    return Part(state, inside, beyond)
