"""Regions: parts of a board to search for, and where they may be placed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ..go import Board, Colour, Crop, OffBoardError, Point, Size

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping


class Anchor(Enum):
    """The rule for where a region may be placed, such as only in corners; the edges that it refers
    to rotate with the region.
    """

    FIXED = "fixed"
    """Only at its original place."""
    CORNER = "corner"
    """In a corner, at the same distance from the edges of the nearest corner."""
    SIDE = "side"
    """Along its edge, away from the corners."""
    INSIDE = "inside"
    """Away from the edges."""
    ANYWHERE = "anywhere"
    """Anywhere, including the first lines."""


@dataclass(frozen=True)
class Region:
    """The wanted contents of the points in a rectangle: black, white or empty (None).

    Points of the rectangle that are not in ``wanted`` may hold anything, but moves there count as
    moves in the region. ``last`` is a stone of the region that must be the last move played in it.
    """

    size: Size
    crop: Crop
    wanted: Mapping[Point, Colour | None]
    anchor: Anchor
    last: Point | None = None

    @classmethod
    def from_board(
        cls,
        board: Board,
        crop: Crop,
        *,
        ignoring: Collection[Point] = (),
        anchor: Anchor | None = None,
        last: Point | None = None,
    ) -> Region:
        """Return the region for a rectangle of a board.

        The default anchor depends on the edges that the rectangle touches.

        :raises OffBoardError: if the rectangle is not entirely on the board, or ``last`` is not a
            stone of the region.

        >>> board = Board.from_rows("X..", ".O.", "...")
        >>> region = Region.from_board(board, Crop(0, 0, 1, 1), ignoring=[Point(1, 0)])
        >>> region.anchor, len(region.wanted)
        (<Anchor.CORNER: 'corner'>, 3)
        """
        size = board.size
        for corner in (Point(crop.left, crop.top), Point(crop.right, crop.bottom)):
            if not size.contains(corner):
                raise OffBoardError(corner, size)
        wanted = {point: board[point] for point in crop.points() if point not in ignoring}
        if last is not None and wanted.get(last) is None:
            raise OffBoardError(last, size)
        return cls(size, crop, wanted, anchor or default_anchor(crop, size), last)


def default_anchor(crop: Crop, size: Size) -> Anchor:
    """Return the default rule for where a rectangle may be placed, which depends on the edges that
    it touches.

    >>> board = Size(19, 19)
    >>> [default_anchor(Crop(*sides), board).value for sides in
    ...  [(0, 0, 6, 6), (5, 0, 12, 4), (3, 3, 5, 5), (0, 0, 18, 3), (0, 4, 18, 6)]]
    ['corner', 'side', 'inside', 'corner', 'fixed']
    """
    across = (crop.left == 0) + (crop.right == size.width - 1)
    upright = (crop.top == 0) + (crop.bottom == size.height - 1)
    if across and upright:
        return Anchor.CORNER
    if across == 2 or upright == 2:  # it spans the board and cannot be shifted
        return Anchor.FIXED
    return Anchor.SIDE if across or upright else Anchor.INSIDE
