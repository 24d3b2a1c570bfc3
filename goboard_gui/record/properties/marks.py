"""The marks on points in a record, such as circles and triangles.

To add a mark, add a member to `Mark`, its drawing to ``diagram/painting/mark_drawings.py``, and the
command of its tool: a member of ``Command``, a row in ``commands/tables/markup.py`` and an icon.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...go import Board, Point


class Mark(Enum):
    """A mark on a point; the value is its SGF property.

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

    def __new__(cls, ident: str, english: str, plural: str) -> Mark:
        """Create a member of the enumeration, with only the SGF property as its value."""
        mark = object.__new__(cls)
        mark._value_ = ident
        mark.english = english
        mark.plural = plural
        return mark


MARKS_BY_PROPERTY = {mark.value: mark for mark in Mark}
"""The mark of each SGF property."""

OLD_MARK = "M"
"""The only mark of FF[1]: a triangle on a stone and a cross on an empty point, as the specification
says in its guide to converting old files."""
OLD_MARK_MEANINGS = frozenset({Mark.TRIANGLE, Mark.CROSS})


def resolve_old_mark(board: Board, point: Point) -> Mark:
    """Return the mark as which an `OLD_MARK` is shown: a triangle on a stone, a cross elsewhere.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows("X.")
    >>> [resolve_old_mark(board, Point(column, 0)).name for column in (0, 1)]
    ['TRIANGLE', 'CROSS']
    """
    has_stone = point in board.graph.index and board[point] is not None
    return Mark.TRIANGLE if has_stone else Mark.CROSS


TERRITORY = frozenset({Mark.TERRITORY_BLACK, Mark.TERRITORY_WHITE})
"""The marks for territory, which may share a point with another mark."""
