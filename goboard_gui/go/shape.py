"""Shapes formed by neighbouring stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .points import Point

if TYPE_CHECKING:
    from .board import Board
    from .points import Colour

_DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def kosumi_partners(board: Board, point: Point, colour: Colour) -> list[Point]:
    """Return the points of a colour's stones diagonally next to a point (kosumi), row by row.

    Only rectangles have diagonals; on other boards there are none.

    >>> from goboard_gui.go import Board, Colour
    >>> kosumi_partners(Board.from_rows("X.O", "...", "X.."), Point(1, 1), Colour.BLACK)
    [Point(column=0, row=0), Point(column=0, row=2)]
    """
    if not board.shape.is_rectangle:
        return []
    column, row = point
    around = (Point(column + x, row + y) for x, y in _DIAGONALS)
    return [other for other in around if board.size.contains(other) and board[other] is colour]
