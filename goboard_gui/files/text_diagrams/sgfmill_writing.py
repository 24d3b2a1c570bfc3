"""Writing of boards as the library sgfmill prints and reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Crop
from ...notation import Naming
from .board_lines import SideLabels, rows_in_crop
from .characters import EMPTY, NAMES

if TYPE_CHECKING:
    from .diagram_content import DiagramContent

_STONES = {Colour.BLACK: "#", Colour.WHITE: "o", None: EMPTY}


def write_sgfmill(content: DiagramContent) -> str:
    """Return a position as ``sgfmill.ascii_boards.render_board`` does.

    Each point takes three columns. Its reader, ``interpret_diagram``, finds points by their columns
    and needs to know the size of the board, which is square. It prints boards of up to 25 lines,
    but reads larger ones as well.

    >>> from goboard_gui.files.text_diagrams.diagram_content import DiagramContent
    >>> from goboard_gui.go import Board
    >>> print(write_sgfmill(DiagramContent(Board.from_rows("X..", "...", "..O"))))
    3  #  .  .
    2  .  .  .
    1  .  .  o
       A  B  C
    <BLANKLINE>
    """
    board = content.board
    labels = SideLabels.for_point_naming(Naming(NAMES, board.size))
    margin = max(map(len, labels.left))
    rows = [
        f"{name:>{margin}} " + " ".join(f" {_STONES[board[point]]}" for point in points)
        for name, points in zip(
            labels.left, rows_in_crop(Crop.whole_board(board.size)), strict=True
        )
    ]
    across = " " * margin + "".join(f"{name:>3}" for name in labels.bottom)
    return "".join(f"{line.rstrip()}\n" for line in [*rows, across])
