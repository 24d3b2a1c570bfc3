"""The status of stones at the end of a game, as engines report it, and their score."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..go import Colour, chains
from ..named_tuples import NamedTuple
from ..notation.vertices import parse_vertex

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Board, Point

_SURE = 0.7
"""The ownership, of 1, with which a chain surely is alive or dead."""
_SCORE = re.compile(r"(?P<winner>[BW])\+(?P<points>\d+(?:\.\d+)?)|(?P<draw>0(?:\.0+)?|Draw)")


class FinalStatus(NamedTuple):
    """The stones that are ``dead``, in ``seki``, and those about which the engine is ``unsure``."""

    dead: frozenset[Point] = frozenset()
    seki: frozenset[Point] = frozenset()
    unsure: frozenset[Point] = frozenset()


def parse_status_list(text: str, board: Board) -> frozenset[Point]:
    """Return the stones in an answer to ``final_status_list``, with the rest of their chains.

    GNU Go lists all stones of a chain, but the protocol does not demand it.

    :raises ValueError: if it lists something else than stones of the position.
    """
    listed = set()
    for vertex in text.split():
        point = parse_vertex(vertex, board.size)
        if point is None or board[point] is None:
            raise ValueError(vertex)
        listed.add(point)
    return frozenset().union(
        *(chain.points for chain in chains(board) if not chain.points.isdisjoint(listed))
    )


def status_by_ownership(board: Board, ownership: Sequence[float]) -> FinalStatus:
    """Return the status of stones by the average ownership of the points of their chains.

    ``ownership`` has a number for each point, in the order of the board: 1 is Black's, -1 White's.

    >>> from goboard_gui.go import Board
    >>> board = Board.from_rows("X.O", "...")
    >>> status = status_by_ownership(board, [-0.9, 0, 0.2, 0, 0, 0])
    >>> status.dead, status.unsure
    (frozenset({Point(column=0, row=0)}), frozenset({Point(column=2, row=0)}))
    """
    dead: set[Point] = set()
    unsure: set[Point] = set()
    index = board.graph.index
    for chain in chains(board):
        mean = sum(ownership[index[point]] for point in chain.points) / len(chain.points)
        own = mean if chain.colour is Colour.BLACK else -mean
        if own <= -_SURE:
            dead |= chain.points
        elif own < _SURE:
            unsure |= chain.points
    return FinalStatus(frozenset(dead), frozenset(), frozenset(unsure))


def parse_final_score(text: str) -> float:
    """Return Black's lead in an answer to ``final_score``, such as ``W+5.5``; 0 is a draw.

    GNU Go adds bounds to it.

    :raises ValueError: if it is no score.

    >>> parse_final_score("W+5.5"), parse_final_score("0")
    (-5.5, 0.0)
    """
    words = text.split()
    match = _SCORE.fullmatch(words[0]) if words else None
    if match is None:
        raise ValueError(text)
    points = float(match["points"] or 0)
    return -points if match["winner"] == "W" else points
