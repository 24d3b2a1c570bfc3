"""Chains of stones with their liberties, and regions of empty points.

Terms follow "Rules of Go": stones are connected by paths of adjacent stones of their colour; a
chain is a maximal set of connected stones; a liberty is an empty point adjacent to a chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ._parts import Components, flood
from .points import Colour, Point

if TYPE_CHECKING:
    from ._parts import Component
    from .board import Board


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
    return _chain(board, flood(board, number, [-1] * len(board.cells), 0))


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
