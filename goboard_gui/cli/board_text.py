"""A position as text, with coordinates on all four sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_diagrams.upright import upright
from ..go import Colour, Point, hoshi
from ..notation import Side

if TYPE_CHECKING:
    from ..go import Board
    from ..notation import Naming

_SIGNS = {Colour.BLACK: "X", Colour.WHITE: "O"}
_WIDEST_UPRIGHT_LABEL = 2


def board_text(board: Board, naming: Naming) -> list[str]:
    """Return the lines of a position: ``X`` black, ``O`` white, ``,`` star point, ``.`` empty.

    Coordinates of more than two characters are written vertically above and below the board.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.notation import Naming, notation
    >>> board = Board.from_rows(".X.", "O..")
    >>> print("\\n".join(board_text(board, Naming(notation("western"), board.size))))
      A B C
    2 . X . 2
    1 O . . 1
      A B C
    """
    width, height = naming.view_size
    left, right, top, bottom = (
        naming.edge_labels(side) for side in (Side.LEFT, Side.RIGHT, Side.TOP, Side.BOTTOM)
    )
    margin = max(map(len, left))
    across = max(map(len, top + bottom))
    pitch = 1 + (across if across <= _WIDEST_UPRIGHT_LABEL else 1)
    rows = [
        f"{left[row]:>{margin}}"
        + "".join(f"{_sign(board, naming, Point(column, row)):>{pitch}}" for column in range(width))
        + f" {right[row]}"
        for row in range(height)
    ]
    above, below = (upright(labels, margin, pitch) for labels in (top, bottom))
    return [*above, *rows, *below]


def _sign(board: Board, naming: Naming, view_point: Point) -> str:
    colour = board[naming.to_record(view_point)]
    if colour is not None:
        return _SIGNS[colour]
    return "," if view_point in hoshi(naming.view_size) else "."
