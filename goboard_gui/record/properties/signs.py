"""The signs that mark points of a board, such as circles and triangles.

To add a sign, add a member to `Sign`, its drawing to ``diagram/painting/sign_drawings.py``, and the
command of its tool: a member of ``Command``, a row in ``commands/tables/markup.py`` and an icon.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...go import Board, Point


class Sign(Enum):
    """A markup sign on a point; the value is its SGF property.

    ``english`` is its name, and ``plural`` that of several; the window translates both.
    """

    TRIANGLE = "TR", "triangle", "triangles"
    SQUARE = "SQ", "square", "squares"
    CIRCLE = "CR", "circle", "circles"
    CROSS = "MA", "cross", "crosses"
    SELECTED = "SL", "selected", "selected points"
    TERRITORY_BLACK = "TB", "Black's territory", "Black's territory"
    TERRITORY_WHITE = "TW", "White's territory", "White's territory"

    _value_: str
    english: str
    plural: str

    def __new__(cls, ident: str, english: str, plural: str) -> Sign:
        """Create a member of the enumeration, with only the SGF property as its value."""
        sign = object.__new__(cls)
        sign._value_ = ident
        sign.english = english
        sign.plural = plural
        return sign


SIGNS = {sign.value: sign for sign in Sign}
"""The sign of each SGF property."""

OLD_MARK = "M"
"""The only mark of FF[1]: a triangle on a stone and a cross on an empty point, as the specification
says in its guide to converting old files."""
OLD_MARK_SIGNS = frozenset({Sign.TRIANGLE, Sign.CROSS})


def old_mark_sign(board: Board, point: Point) -> Sign:
    """Return the sign that represents an `OLD_MARK` in a position.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows("X.")
    >>> [old_mark_sign(board, Point(column, 0)).name for column in (0, 1)]
    ['TRIANGLE', 'CROSS']
    """
    has_stone = point in board.graph.index and board[point] is not None
    return Sign.TRIANGLE if has_stone else Sign.CROSS


TERRITORY = frozenset({Sign.TERRITORY_BLACK, Sign.TERRITORY_WHITE})
"""The signs for territory, which may share a point with another sign."""
