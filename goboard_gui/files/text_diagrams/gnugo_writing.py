"""Writing of boards as GNU Go 3.8 prints them.

GNU Go has square boards of up to 19 lines. Its star points are others than ours on some boards: it
has nine on 13×13, those of 12×12 are on the fourth line, and small boards have some, which differ
between ``showboard`` and the ASCII mode.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from ...go import Colour, Crop, Point
from ...notation import Naming
from .board_lines import SideLabels, board_lines
from .characters import EMPTY, NAMES, PLAIN_HOSHI, point_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

    from .diagram_content import DiagramContent

MOST_LINES = 19
_COLOURS = {Colour.WHITE: "O", Colour.BLACK: "X"}
_ROW_OF_CAPTURES = 9
"""The row, from the top, next to which the captures begin; smaller boards have them next to the
last two rows.
"""


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
    lines = _board_lines(content, _SHOWBOARD_STARS)
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
    lines = _board_lines(content, _ASCII_STARS, marked=point if is_there else None, aligned=True)
    lines = [f" {line}" for line in lines]
    if last is not None:
        place = "PASS" if point is None else NAMES.format(point, board.size)
        lines[0] += f"        Last move: {_player(last.colour)} {place}"
    return "".join(f"{line}\n" for line in [*captures, "", *lines])


def _board_lines(
    content: DiagramContent,
    small: Mapping[int, Set[Point]],
    *,
    marked: Point | None = None,
    aligned: bool = False,
) -> list[str]:
    """Return the board with its coordinates; ``small`` maps the sizes of small boards to their star
    points.

    With ``aligned``, the row numbers on the right are right-aligned on boards of more than ten
    lines.
    """
    board = content.board
    stars = _star_points(board.size.width, small)
    texts = {
        point: point_text(board[point], bare=PLAIN_HOSHI if point in stars else EMPTY)
        for point in board.graph.points
    }
    labels = SideLabels.for_point_naming(Naming(NAMES, board.size))
    if aligned and board.size.height > _MOST_UNALIGNED:
        labels = labels._replace(right=[label.rjust(2) for label in labels.right])
    return board_lines(texts, Crop.whole_board(board.size), labels, marked=marked)


def _player(colour: Colour) -> str:
    return colour.name.capitalize()


def _captured(content: DiagramContent, colour: Colour) -> int:
    taken = content.prisoners
    return taken.black if colour is Colour.BLACK else taken.white


_MOST_UNALIGNED = 10
_CENTRE = Point(1, 1)
_SHOWBOARD_STARS = {1: frozenset({Point(0, 0)}), 3: frozenset({_CENTRE})}
_ASCII_STARS = {
    3: frozenset({_CENTRE, *(Point(*corner) for corner in product((0, 2), repeat=2))}),
    4: frozenset(Point(*corner) for corner in product((1, 2), repeat=2)),
}
_SMALL = 5
"""Boards with fewer lines have star points that follow no rule."""


def _star_points(side: int, small: Mapping[int, Set[Point]]) -> Set[Point]:
    """Return the points that GNU Go draws as stars on a square board."""
    if side < _SMALL:
        return small.get(side, frozenset())
    middle = side // 2
    edge = 1 if side == _SMALL else 2 if side <= 11 else 3
    corners = edge, side - 1 - edge
    lines = set(product(corners, repeat=2))
    if side % 2:
        lines.add((middle, middle))
        if side > 12:
            lines |= {(middle, line) for line in corners} | {(line, middle) for line in corners}
    return frozenset(Point(column, row) for column, row in lines)
