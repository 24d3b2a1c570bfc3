"""Chains of stones with their liberties, and regions of empty points.

Terms as in "Rules of Go": stones are connected by paths of adjacent stones of their colour; a
chain is all stones connected to each other; a liberty is an empty point adjacent to a chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .points import Colour, Point

if TYPE_CHECKING:
    from .board import Board


class Chain(NamedTuple):
    """All stones connected to each other, and their liberties."""

    colour: Colour
    points: frozenset[Point]
    liberties: frozenset[Point]


class Region(NamedTuple):
    """All empty points connected to each other, and the colours of the stones they touch."""

    points: frozenset[Point]
    borders: frozenset[Colour]


def chain_at(board: Board, point: Point) -> Chain | None:
    """The chain of the stone on a point, or None where there is no stone. O(chain).

    :raises OffBoardError: when the board has no such point.

    >>> from goboard_gui.go import Board
    >>> board = Board.from_rows("XX.", "O..", "...")
    >>> sorted(chain_at(board, Point(0, 0)).liberties)
    [Point(column=1, row=1), Point(column=2, row=0)]
    """
    colour = board[point]
    if colour is None:
        return None
    points = board.graph.points
    stones, beyond = _flood(board, board.graph.index[point])
    liberties = frozenset(points[number] for number in beyond if not board.cells[number])
    return Chain(colour, frozenset(points[number] for number in stones), liberties)


def chains(board: Board) -> list[Chain]:
    """All chains, in the order of their first points."""
    found: list[Chain] = []
    seen: set[Point] = set()
    for point in board.stones():
        if point not in seen:
            chain = chain_at(board, point)
            if chain is not None:
                found.append(chain)
                seen |= chain.points
    return found


def regions(board: Board) -> list[Region]:
    """All regions of empty points, in the order of their first points."""
    points = board.graph.points
    found: list[Region] = []
    seen: set[int] = set()
    for number, colour in enumerate(board.cells):
        if not colour and number not in seen:
            empty, beyond = _flood(board, number)
            seen |= empty
            found.append(
                Region(
                    frozenset(points[point] for point in empty),
                    frozenset(Colour(board.cells[point]) for point in beyond),
                )
            )
    return found


def _flood(board: Board, start: int) -> tuple[set[int], set[int]]:
    """The points connected to one in the same state, and the points next to them."""
    cells, neighbours = board.cells, board.graph.neighbours
    state = cells[start]
    inside, beyond = {start}, set[int]()
    ahead = [start]
    while ahead:
        for near in neighbours[ahead.pop()]:
            if cells[near] != state:
                beyond.add(near)
            elif near not in inside:
                inside.add(near)
                ahead.append(near)
    return inside, beyond
