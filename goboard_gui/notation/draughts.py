"""Draughts numbers: the points of each checkerboard colour, counted row by row from the top left.

Draughts is played on the squares of one colour, that of the lower left corner. As an extension to
Go, the other points are numbered separately and marked with a prime.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import OffBoardError, Point
from ..late_patterns import late_pattern
from .base import Notation
from .errors import NotationError, NotationErrorReason

if TYPE_CHECKING:
    import re

    from ..go import Size

_PRIME = "'"


class DraughtsNotation(Notation):
    """Notation with names such as ``28``, or ``3'`` for points of the colour unused in draughts.

    >>> from goboard_gui.go import Point, Size
    >>> points = Point(5, 2), Point(4, 0)
    >>> [DraughtsNotation().format(point, Size(10, 10)) for point in points]
    ['13', "3'"]
    >>> DraughtsNotation().parse("43", Size(10, 10))
    Point(column=5, row=8)
    """

    id = "draughts"
    title = "Draughts numbers"
    explanation = (
        "The squares of a draughts board, numbered row by row from the top left. The points in "
        "between are numbered in the same way and marked with a prime."
    )
    origin = (
        "The numbering of international draughts, extended to any board size and "
        "to the points between the squares."
    )
    alternative = "diagonal"
    grammar = late_pattern(r"([0-9]+)('?)")

    def _name(self, point: Point, size: Size) -> str:
        return _numeral(point.row * size.width + point.column, playable=is_playable(point, size))

    def _read(self, match: re.Match[str], size: Size) -> Point:
        playable = not match[2]
        # Of two consecutive points, one belongs to each class, whatever the width.
        first = 2 * (int(match[1]) - 1)
        for place in (first, first + 1):
            if 0 <= place < size.width * size.height:
                row, column = divmod(place, size.width)
                if is_playable(Point(column, row), size) == playable:
                    return Point(column, row)
        raise self._no_such_number(match.string, size, playable=playable)

    def _no_such_number(self, text: str, size: Size, *, playable: bool) -> NotationError:
        area = size.width * size.height
        count = (area + 1) // 2 if playable else area // 2
        if not count:  # the only point of the 1×1 board is playable
            return self._no_such_number(text, size, playable=True)
        first, last = _numeral(0, playable=playable), _numeral(2 * count - 1, playable=playable)
        return NotationError(
            text,
            size,
            self.id,
            NotationErrorReason.NO_SUCH_NUMBER,
            part=text,
            first=first,
            last=last,
        )


def is_playable(point: Point, size: Size) -> bool:
    """Return whether a point has the checkerboard colour used in draughts, that of the lower left
    corner.

    :raises OffBoardError: if the point is not on the board.

    >>> from goboard_gui.go import Point, Size
    >>> is_playable(Point(0, 9), Size(10, 10)), is_playable(Point(0, 0), Size(10, 10))
    (True, False)
    """
    if not size.contains(point):
        raise OffBoardError(point, size)
    return (point.column + size.height - 1 - point.row) % 2 == 0


def _numeral(place: int, *, playable: bool) -> str:
    return str(place // 2 + 1) + ("" if playable else _PRIME)
