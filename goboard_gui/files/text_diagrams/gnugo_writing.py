"""Writing of boards as GNU Go 3.8 prints them.

GNU Go has square boards of up to 19 lines. Its star points are others than ours on some boards: it
also has them on 3×3 and 5×5, on the fourth line of 12×12, and nine on 13×13.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Crop, Point
from ...notation import Naming
from .board_lines import SideLabels, board_lines
from .signs import EMPTY, NAMES, PLAIN_HOSHI, point_text

if TYPE_CHECKING:
    from .diagram_content import DiagramContent

MOST_LINES = 19
_COLOURS = {Colour.WHITE: "O", Colour.BLACK: "X"}
_ROW_OF_CAPTURES = 9
"""From the top; smaller boards have the captures beside the last two rows."""


def write_gnugo(content: DiagramContent) -> str:
    """Return a position as the GTP command ``showboard`` prints it, with the captured stones.

    >>> from goboard_gui.files.text_diagrams.diagram_content import DiagramContent
    >>> from goboard_gui.go import Board
    >>> print(write_gnugo(DiagramContent(Board.from_rows("X..", "...", "..O"))))
       A B C
     3 X . . 3
     2 . + . 2     WHITE (O) has captured 0 stones
     1 . . O 1     BLACK (X) has captured 0 stones
       A B C
    <BLANKLINE>
    """
    lines = _board_lines(content)
    size = content.board.size.height
    first = size - 1 if size <= _ROW_OF_CAPTURES else _ROW_OF_CAPTURES
    for row, (colour, letter) in enumerate(_COLOURS.items(), first):
        if row > 0:
            name, stones = colour.name, _captured(content, colour)
            lines[row] += f"     {name} ({letter}) has captured {stones} stones"
    return "".join(f"{line}\n" for line in lines)


def write_gnugo_ascii(content: DiagramContent) -> str:
    """Return a position as the ASCII mode prints it, with the captured stones and the last move.

    >>> from goboard_gui.files.text_diagrams.diagram_content import DiagramContent
    >>> from goboard_gui.go import Board
    >>> from goboard_gui.record import Move
    >>> last = Move(Colour.BLACK, Point(0, 0))
    >>> print(write_gnugo_ascii(DiagramContent(Board.from_rows("X.", ".."), last=last)))
        White (O) has captured 0 pieces
        Black (X) has captured 0 pieces
    <BLANKLINE>
        A B        Last move: Black A2
      2(X). 2
      1 . . 1
        A B
    <BLANKLINE>
    """
    board, last = content.board, content.last
    captures = [
        f"    {_player(colour)} ({letter}) has captured {_captured(content, colour)} pieces"
        for colour, letter in _COLOURS.items()
    ]
    point = last.point if last is not None else None
    is_there = point is not None and board[point] is not None
    lines = [f" {line}" for line in _board_lines(content, marked=point if is_there else None)]
    if last is not None:
        place = "Pass" if point is None else NAMES.format(point, board.size)
        lines[0] += f"        Last move: {_player(last.colour)} {place}"
    return "".join(f"{line}\n" for line in [*captures, "", *lines])


def _board_lines(content: DiagramContent, marked: Point | None = None) -> list[str]:
    board = content.board
    stars = _star_points(board.size.width)
    texts = {
        point: point_text(board[point], bare=PLAIN_HOSHI if point in stars else EMPTY)
        for point in board.graph.points
    }
    labels = SideLabels.from_naming(Naming(NAMES, board.size))
    return board_lines(texts, Crop.whole(board.size), labels, marked=marked)


def _player(colour: Colour) -> str:
    return colour.name.capitalize()


def _captured(content: DiagramContent, colour: Colour) -> int:
    taken = content.prisoners
    return taken.black if colour is Colour.BLACK else taken.white


_NO_STARS = frozenset({2, 4})
_CENTRE_ONLY = frozenset({1, 3})


def _star_points(side: int) -> frozenset[Point]:
    """Return the points that GNU Go draws as stars on a square board."""
    middle = side // 2
    if side in _NO_STARS:
        return frozenset()
    if side in _CENTRE_ONLY:
        return frozenset({Point(middle, middle)})
    edge = 1 if side == 5 else 2 if side <= 11 else 3
    corners = edge, side - 1 - edge
    lines = {(column, row) for column in corners for row in corners}
    if side % 2:
        lines.add((middle, middle))
        if side > 12:
            lines |= {(middle, line) for line in corners} | {(line, middle) for line in corners}
    return frozenset(Point(column, row) for column, row in lines)
