"""Freeling's diagonal coordinates: the two oblique lines that cross at a point.

The board is read like a chess board rotated by 45°: letters for lines rising to the right, numbers
for lines falling to the right. It is the only notation in which a diagonal step changes a single
index.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import Notation
from .errors import NotationError
from .freeling import FreelingMove, read_move, write_move
from .obliques import DIAGONAL, oblique_name, read_intersection

if TYPE_CHECKING:
    import re

    from ..go import Point, Size


class DiagonalNotation(Notation):
    """Notation with names such as ``f4``, or ``I3`` for points of the colour unused in draughts.

    Case matters. Lower-case letters with a prime are tolerated for capitals, and a tenth line
    written as 10 where its name is 0.

    >>> from goboard_gui.go import Point, Size
    >>> DiagonalNotation().format(Point(2, 15), Size(19, 19))
    'I3'
    >>> DiagonalNotation().parse("i3'", Size(19, 19))
    Point(column=2, row=15)
    >>> DiagonalNotation().write_step(Point(4, 7), Point(5, 6), Size(10, 10))
    'f45'
    """

    id = DIAGONAL
    title = "Diagonal lines (Freeling)"
    explanation = (
        "A letter for the line rising to the right, counted from the upper left, "
        "and a number for the line falling to the right, counted from the lower "
        "left. Capital letters are used for points that diagonal steps from the "
        "lower left corner can't reach."
    )
    origin = (
        "Christian Freeling uses it for draughts and found that Paul Sonier had "
        "suggested it in 1925. A diagonal step changes only one half of the "
        "coordinate."
    )
    alternative = "draughts"
    grammar = late_pattern(r"([a-z]+)([0-9]+)('?)|([A-Z]+)([0-9]+)")

    def write_step(self, start: Point, end: Point, size: Size) -> str:
        """Return a move in Freeling's notation, or an empty string if the move is not along a
        diagonal.

        :raises OffBoardError: if a point is not on the board.
        """
        try:
            return write_move(FreelingMove(start, end), size)
        except NotationError:
            return ""

    def read_step(self, text: str, size: Size) -> tuple[Point, Point] | None:
        """Parse a move in Freeling's notation, capturing or not, and return its start and end
        points.

        On the 10×10 board ``e10`` is a step from e1 to e0, although it is also tolerated as a name
        of e0.
        """
        try:
            move = read_move(text, size)
        except NotationError:
            return None
        return move.start, move.end

    def _name(self, point: Point, size: Size) -> str:
        return oblique_name(point, size)

    def _read(self, match: re.Match[str], size: Size) -> Point:
        letters, number = match[1] or match[4], match[2] or match[5]
        playable = match[1] is not None and not match[3]
        return read_intersection(letters, number, match.string, size, playable=playable)
