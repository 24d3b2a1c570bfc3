"""Names as spoken by players: the 3-4 point, the 4-4 point.

The name counts the lines from the nearest side in each direction without saying which is which, so
it names a class of up to eight points.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation, normalise_punctuation
from .errors import NotationError, NotationErrorReason
from .fold import fold_line

if TYPE_CHECKING:
    from ..go import Point, Size


class NamedPointsNotation(LineNotation):
    """Notation with names such as ``3-4``, in either order and with or without the word "point".

    On a non-square board, too, a class contains all points with these two counts, whichever is the
    column's.

    >>> from goboard_gui.go import Point, Size
    >>> NamedPointsNotation().format(Point(16, 3), Size(19, 19))
    '3-4'
    >>> len(NamedPointsNotation().parse_points("4-3 point", Size(19, 19)))
    8
    >>> NamedPointsNotation().parse("10-10", Size(19, 19))
    Point(column=9, row=9)
    """

    id = "named"
    title = "Named points (3-4)"
    explanation = (
        "The lines counted from the nearest edges, the smaller number first. All "
        "equivalent points share a name, so a name can stand for up to eight "
        "points."
    )
    origin = "Used by players to refer to corner points without naming the corner."
    bijective = False
    labels_count_up = False
    ignores_case = True
    # The number of digits is limited, since int() raises an error for very long numbers.
    grammar = late_pattern(
        r"([0-9]{1,9})\s*-\s*([0-9]{1,9})(?:[\s-]+points?)?", re.ASCII | re.IGNORECASE
    )

    def column_label(self, column: int, size: Size) -> str:
        """Return the number of a column, counted from the nearer side with ``1`` at the edge."""
        return str(_line(column, size.width))

    def row_label(self, row: int, size: Size) -> str:
        """Return the number of a row, counted from the nearer side with ``1`` at the edge."""
        return str(_line(row, size.height))

    def parse_points(self, text: str, size: Size) -> frozenset[Point]:
        """Return all points that share a name such as ``3-4``.

        :raises NotationError: if the board has no such class.
        """
        text = normalise_punctuation(text)
        match = self.grammar.fullmatch(text)
        if match is None:
            raise self._syntax_error(text, size)
        return self._class(match, size)

    def _name(self, point: Point, size: Size) -> str:
        smaller, larger = _lines(point, size)
        return f"{smaller}-{larger}"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        points = self._class(match, size)
        if len(points) > 1:
            name = self.format(min(points), size)
            raise NotationError(
                match.string, size, self.id, NotationErrorReason.SEVERAL_POINTS, part=name
            )
        return min(points)

    def _class(self, match: re.Match[str], size: Size) -> frozenset[Point]:
        lines = tuple(sorted(map(int, match.groups())))
        points = frozenset(point for point in size.points() if _lines(point, size) == lines)
        if not points:
            raise self._unknown_point_error(match, size)
        return points

    def _unknown_point_error(self, match: re.Match[str], size: Size) -> NotationError:
        """Return the error for a line number that is off the board, or for two line numbers that
        name no point.
        """
        last_across, last_along = sorted((side + 1) // 2 for side in size)
        reason, first, last = NotationErrorReason.NO_SUCH_NUMBER, "1", str(last_along)
        wrong = (part for part in match.groups() if not 1 <= int(part) <= last_along)
        part = next(wrong, "")
        if not part:
            part = max(match.groups(), key=int)
            reason, first, last = (
                NotationErrorReason.NO_CROSSING,
                f"1-{int(part)}",
                f"{last_across}-{int(part)}",
            )
        return NotationError(match.string, size, self.id, reason, part=part, first=first, last=last)


def _line(line: int, count: int) -> int:
    return fold_line(line, count).magnitude + 1


def _lines(point: Point, size: Size) -> tuple[int, ...]:
    return tuple(sorted((_line(point.column, size.width), _line(point.row, size.height))))
