"""Positions as text, with coordinates on all four sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_diagrams.board_lines import SideLabels, board_lines
from ..files.text_diagrams.signs import EMPTY, HOSHI, point_text
from ..go import Crop, hoshi

if TYPE_CHECKING:
    from ..go import Board
    from ..notation import Naming


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
    size = naming.view_size
    stars = hoshi(size)
    texts = {
        point: point_text(board[naming.to_record(point)], bare=HOSHI if point in stars else EMPTY)
        for point in size.points()
    }
    return board_lines(texts, Crop.whole(size), SideLabels.from_naming(naming), margin=0)
