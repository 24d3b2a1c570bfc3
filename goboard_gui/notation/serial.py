"""Serial numbers: all points counted row by row from the top left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import Point
from ..late_patterns import late_pattern
from .base import Notation
from .errors import NotationError, NotationErrorReason

if TYPE_CHECKING:
    import re

    from ..go import Size


class SerialNotation(Notation):
    """Notation with names such as ``181``, which is tengen on a 19×19 board.

    >>> from goboard_gui.go import Point, Size
    >>> SerialNotation().format(Point(9, 9), Size(19, 19))
    '181'
    >>> SerialNotation().parse("20", Size(19, 19))
    Point(column=0, row=1)
    """

    id = "serial"
    title = "Serial numbers"
    explanation = "All points, numbered from 1, row by row from the top left."
    origin = "Like the numbering of draughts boards, but with every point counted."
    labels_count_up = True
    grammar = late_pattern(r"[0-9]+")

    def _name(self, point: Point, size: Size) -> str:
        return str(point.row * size.width + point.column + 1)

    def _read(self, match: re.Match[str], size: Size) -> Point:
        number, count = int(match[0]), size.width * size.height
        if not 1 <= number <= count:
            raise NotationError(
                match.string,
                size,
                self.id,
                NotationErrorReason.NO_SUCH_NUMBER,
                part=match[0],
                first="1",
                last=str(count),
            )
        row, column = divmod(number - 1, size.width)
        return Point(column, row)
