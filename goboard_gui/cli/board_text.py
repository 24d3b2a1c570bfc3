"""Boards as text in the output of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_diagrams.board_lines import SideLabels, board_lines, graph_lines
from ..files.text_diagrams.characters import EMPTY, HOSHI, point_text
from ..go import Crop, hoshi

if TYPE_CHECKING:
    from ..go import Board
    from ..notation import Naming


def board_text(board: Board, naming: Naming) -> list[str]:
    """Return the lines of a text diagram: ``X`` is black, ``O`` white, ``,`` a star point, ``.``
    empty.

    Coordinates of more than two characters are written vertically above and below the board. A
    board without columns and rows becomes a list of its stones.

    >>> from goboard_gui.go import Board
    >>> from goboard_gui.notation import Naming, notation
    >>> board = Board.from_rows(".X.", "O..")
    >>> print("\\n".join(board_text(board, Naming(notation("western"), board.size))))
      A B C
    2 . X . 2
    1 O . . 1
      A B C
    """
    if naming.notation.plan is not None:
        return graph_lines(board.stones(), naming.notation.plan.names, {})
    size = naming.view_size
    stars = hoshi(size)
    texts = {
        point: point_text(board[naming.to_record(point)], bare=HOSHI if point in stars else EMPTY)
        for point in size.points()
    }
    return board_lines(texts, Crop.whole_board(size), SideLabels.for_point_naming(naming), margin=0)
