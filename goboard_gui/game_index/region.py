"""A part of a board to look for, and where it may lie."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ..go import Board, Colour, Crop, OffBoardError, Point, Size

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class Anchor(Enum):
    """Where a region may lie. What holds it to edges turns with the view."""

    FIXED = "fixed"
    """Where it is."""
    CORNER = "corner"
    """In a corner, whose edges it keeps its distances to: of those it lies nearest to."""
    SIDE = "side"
    """Along its edge, off the corners."""
    INSIDE = "inside"
    """Off the edges."""
    ANYWHERE = "anywhere"
    """On the edges, too, whose lines are like any others then."""


@dataclass(frozen=True)
class Region:
    """What the points of a rectangle must be: black, white, or empty (None).

    Points of the rectangle that are not in ``wanted`` may be anything, but a move there is a move
    in the region. ``last`` is a stone of the region that must have come last: the move that it is
    makes the region what it is.
    """

    size: Size
    crop: Crop
    wanted: Mapping[Point, Colour | None]
    anchor: Anchor
    last: Point | None = None

    @classmethod
    def of(
        cls,
        board: Board,
        crop: Crop,
        *,
        ignoring: Collection[Point] = (),
        anchor: Anchor | None = None,
        last: Point | None = None,
    ) -> Region:
        """What a board has in a rectangle; by default it may lie where edges and corners allow.

        :raises OffBoardError: when the rectangle is not wholly on the board, or ``last`` no stone
            of the region.

        >>> board = Board.from_rows("X..", ".O.", "...")
        >>> region = Region.of(board, Crop(0, 0, 1, 1), ignoring=[Point(1, 0)])
        >>> region.anchor, len(region.wanted)
        (<Anchor.CORNER: 'corner'>, 3)
        """
        size = board.size
        for corner in (Point(crop.left, crop.top), Point(crop.right, crop.bottom)):
            if not size.holds(corner):
                raise OffBoardError(corner, size)
        wanted = {point: board[point] for point in crop.points() if point not in ignoring}
        if last is not None and wanted.get(last) is None:
            raise OffBoardError(last, size)
        return cls(size, crop, wanted, anchor or natural_anchor(crop, size), last)


def natural_anchor(crop: Crop, size: Size) -> Anchor:
    """Where a rectangle that is dragged on a board is looked for: by the edges it touches.

    >>> board = Size(19, 19)
    >>> [natural_anchor(Crop(*sides), board).value for sides in
    ...  [(0, 0, 6, 6), (5, 0, 12, 4), (3, 3, 5, 5), (0, 0, 18, 3), (0, 4, 18, 6)]]
    ['corner', 'side', 'inside', 'corner', 'fixed']
    """
    across = (crop.left == 0) + (crop.right == size.width - 1)
    upright = (crop.top == 0) + (crop.bottom == size.height - 1)
    if across and upright:
        return Anchor.CORNER
    if across == 2 or upright == 2:  # from edge to edge: there is nowhere else to go
        return Anchor.FIXED
    return Anchor.SIDE if across or upright else Anchor.INSIDE
