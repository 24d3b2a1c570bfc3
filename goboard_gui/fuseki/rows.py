"""Rows of a position as ternary numbers, the first representation in Park's paper.

Each row is a string of states: 0 for an empty point, 1 for a black stone, 2 for a white one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Point, Symmetry

if TYPE_CHECKING:
    from ..go import Board


def state_rows(board: Board, view: Symmetry = Symmetry.IDENTITY) -> list[str]:
    """Return the states of the points of each row, from the top, after the board was rotated or
    reflected; the board must be a rectangle.

    >>> from goboard_gui.go import Board
    >>> board = Board.from_rows("X..", ".O.")
    >>> state_rows(board), state_rows(board, Symmetry.R90)
    (['100', '020'], ['01', '20', '00'])
    """
    size = view.transformed_size(board.size)
    return [
        "".join(
            str(int(board[view.inverse.apply(Point(column, row), size)] or 0))
            for column in range(size.width)
        )
        for row in range(size.height)
    ]


def rows_text(rows: list[str], name: str) -> str:
    """Return rows of states as text without a final line break; each row has its number, counted
    from the bottom as in point names, and its value as a ternary number.

    >>> print(rows_text(["100", "020"], "a.sgf"))
    === Rows of a.sgf ===
    2:100::9
    1:020::6
    """
    width = len(str(len(rows)))
    numbers = range(len(rows), 0, -1)
    lines = [
        f"{number:>{width}}:{row}::{int(row, 3)}" for number, row in zip(numbers, rows, strict=True)
    ]
    return "\n".join([f"=== Rows of {name} ===", *lines])
