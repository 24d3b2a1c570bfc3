"""Connected components of a position: chains with their liberties, and empty regions.

One flood fill over all points finds the components. Chains, eyes and life are then computed from
them; there are about ten times fewer components than points, which are given by their index.

Terms follow "Rules of Go": stones are connected by paths of adjacent stones of their colour; a
chain is a maximal set of connected stones; a liberty is an empty point adjacent to a chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .points import Colour, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .board import Board


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
                self.all.append(flood_fill(board, start, self.component_at, len(self.all)))

    def neighbours_of(self, part: Component) -> set[int]:
        """Return the indices of the adjacent components."""
        of = self.component_at
        return {of[point] for point in part.adjacent}

    def to_points(self, numbers: Sequence[int] | set[int]) -> frozenset[Point]:
        """Convert point indices to points."""
        points = self.board.graph.points
        return frozenset([points[number] for number in numbers])


def flood_fill(board: Board, start: int, seen: list[int], number: int) -> Component:
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


class Chain(NamedTuple):
    """A maximal set of connected stones of one colour, with its liberties."""

    colour: Colour
    points: frozenset[Point]
    liberties: frozenset[Point]


class Region(NamedTuple):
    """A maximal set of connected empty points.

    ``borders`` are the colours of the stones adjacent to it.
    """

    points: frozenset[Point]
    borders: frozenset[Colour]


def chain_at(board: Board, point: Point) -> Chain | None:
    """Return the chain of the stone on a point, or None if the point is empty.

    Takes time proportional to the length of the chain.

    :raises OffBoardError: when the point is not on the board.

    >>> from goboard_gui.go import Board
    >>> board = Board.from_rows("XX.", "O..", "...")
    >>> sorted(chain_at(board, Point(0, 0)).liberties)
    [Point(column=1, row=1), Point(column=2, row=0)]
    """
    colour = board[point]
    if colour is None:
        return None
    number = board.graph.index[point]
    return _chain(board, flood_fill(board, number, [-1] * len(board.cells), 0))


def liberty_contacts(board: Board, stone: Point) -> dict[Point, tuple[Point, ...]]:
    """Return why each point is a liberty of a stone: the stones of its chain that are next to it.

    If the stone itself is, it is the only one given; otherwise all are that are connected to it. An
    empty point has no liberties. Points are in the order of the graph.

    :raises OffBoardError: when the point is not on the board.

    >>> from goboard_gui.go import Board
    >>> contacts = liberty_contacts(Board.from_rows("XX.", "..."), Point(0, 0))
    >>> [(tuple(liberty), [tuple(stone) for stone in near]) for liberty, near in contacts.items()]
    [((2, 0), [(1, 0)]), ((0, 1), [(0, 0)]), ((1, 1), [(1, 0)])]
    """
    chain = chain_at(board, stone)
    if chain is None:
        return {}
    index, points, neighbours = board.graph.index, board.graph.points, board.graph.neighbours
    contacts: dict[Point, tuple[Point, ...]] = {}
    for liberty in sorted(chain.liberties, key=index.__getitem__):
        near = sorted(neighbours[index[liberty]])
        stones = tuple(points[number] for number in near if points[number] in chain.points)
        contacts[liberty] = (stone,) if stone in stones else stones
    return contacts


def chains(board: Board) -> list[Chain]:
    """Return all chains, in the order of their first points."""
    return chains_of(Components(board))


def regions(board: Board) -> list[Region]:
    """Return all regions of empty points, in the order of their first points."""
    return regions_of(Components(board))


def chains_of(parts: Components) -> list[Chain]:
    """Return the chains among the components of a position."""
    return [_chain(parts.board, part) for part in parts.all if part.state]


def regions_of(parts: Components) -> list[Region]:
    """Return the regions among the components of a position."""
    return [_region(parts.board, part) for part in parts.all if not part.state]


def _chain(board: Board, part: Component) -> Chain:
    points, cells = board.graph.points, board.cells
    return Chain(
        Colour(part.state),
        frozenset([points[number] for number in part.points]),
        frozenset([points[number] for number in part.adjacent if not cells[number]]),
    )


def _region(board: Board, part: Component) -> Region:
    points, cells = board.graph.points, board.cells
    return Region(
        frozenset([points[number] for number in part.points]),
        frozenset([Colour(state) for state in {cells[number] for number in part.adjacent}]),
    )
