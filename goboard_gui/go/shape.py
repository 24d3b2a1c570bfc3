"""Shapes: relative positions of stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .points import Point

if TYPE_CHECKING:
    from .board import Board
    from .points import Colour

_DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))


def kosumi(board: Board, point: Point, colour: Colour) -> list[Point]:
    """Return the stones of a colour that are diagonal neighbours of a point (kosumi).

    The board must be a rectangle; stones are ordered row by row.

    >>> from goboard_gui.go import Board, Colour
    >>> kosumi(Board.from_rows("X.O", "...", "X.."), Point(1, 1), Colour.BLACK)
    [Point(column=0, row=0), Point(column=0, row=2)]
    """
    column, row = point
    around = (Point(column + x, row + y) for x, y in _DIAGONALS)
    return [other for other in around if board.size.holds(other) and board[other] is colour]
