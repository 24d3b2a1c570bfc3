"""Which stones are dead, from whose their points are likely to become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Colour, chains
from ..go.score import Marking

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Board, Point

_LOST = 0.4


def marking_of(board: Board, ownership: Sequence[float]) -> Marking:
    """A marking of dead stones after what the points of each chain became on the average."""
    index = board.graph.index
    dead: set[Point] = set()
    for chain in chains(board):
        mean = sum(ownership[index[point]] for point in chain.points) / len(chain.points)
        if (mean if chain.colour is Colour.WHITE else -mean) > _LOST:
            dead |= chain.points
    return Marking(frozenset(dead))
