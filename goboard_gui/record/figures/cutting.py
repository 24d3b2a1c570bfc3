"""Where the line of a record is cut into figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .plan import AtCaptures, AtComments, AtMarks, AtMoves, AtOverlaps, Every

if TYPE_CHECKING:
    from .plan import Split
    from .stretch import Coming, Made, Stretch


def begins(split: Split, stretch: Stretch, coming: Coming) -> bool:
    """Whether a node begins a new figure instead of going on with one.

    A board without anything on it is no figure before a setup or a mark.
    """
    if coming.setup and stretch.shows:
        return True
    if isinstance(split, AtMarks):
        return coming.options is not None and (stretch.shows or stretch.options is not None)
    # Nodes without moves are about the move before them.
    return coming.move is not None and bool(stretch.moves) and _full(split, stretch, coming)


def _full(split: Split, stretch: Stretch, coming: Coming) -> bool:
    """Whether a figure with moves ends before another move."""
    count, last = len(stretch.moves), stretch.moves[-1]
    match split:
        case Every(moves):
            return count >= moves
        case AtCaptures(least, most):
            return count >= most or (count >= least and bool(last.captured))
        case AtOverlaps(most):
            point = coming.move.point if coming.move else None
            return count >= most or point in stretch.stones
        case AtComments():
            return stretch.commented
        case AtMoves(numbers):
            return last.number in numbers
    return False


def repeatable(split: Split, move: Made, coming: Coming) -> bool:
    """Whether a figure that begins with a node can show the last move before it once more.

    There is no way back to the position before that move from one that was set up. Where moves
    on points that are not free begin figures, no stone that was taken comes back under a move.
    """
    if coming.setup or move.point is None or move.occupied:
        return False
    under = coming.move is not None and coming.move.point in move.captured
    return not (under and isinstance(split, AtOverlaps))
