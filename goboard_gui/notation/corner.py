"""Corner coordinates: letters count from the lower left, numbers from the upper right.

Each line has a letter or a number depending on its nearest edge, so the two kinds identify the
corner (lifein19x19).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .fold import EdgeSign, FoldedLine, FoldedNotation
from .letters import WITHOUT_I, to_letters

if TYPE_CHECKING:
    from ..go import Point, Size


class CornerNotation(FoldedNotation):
    """Notation with names such as ``CD``, ``4C``, ``C3`` and ``34``, in which letters and digits
    show the corner.

    Two numbers, or two groups of letters, are separated by a hyphen if one of them is longer than
    one character. Elsewhere a hyphen, a comma and lower-case letters are tolerated.

    >>> from goboard_gui.go import Point, Size
    >>> points = Point(2, 15), Point(16, 3), Point(9, 9)
    >>> [CornerNotation().format(point, Size(19, 19)) for point in points]
    ['CD', '34', 'KK']
    >>> CornerNotation().format(Point(16, 0), Size(27, 27))
    '11-1'
    """

    id = "corner"
    title = "Corner letters and numbers (CD, 34)"
    explanation = (
        "Column and row counted from the nearest edge: letters, without I, from "
        "the left and bottom, numbers from the right and top."
    )
    origin = "Proposed in the Life in 19x19 forum; also used by the editor besogo."
    ignores_case = True
    grammar = late_pattern(
        r"([A-Z]+|[0-9]+)"
        r"(?:\s*[,-]\s*|(?<=[A-Z])(?=[0-9])|(?<=[0-9])(?=[A-Z]))"
        r"([A-Z]+|[0-9]+)"
        r"|([A-Z0-9])([A-Z0-9])",
        re.ASCII | re.IGNORECASE,
    )

    def _column_text(self, folded: FoldedLine, count: int) -> str:
        if folded.sign is EdgeSign.FAR:
            return str(folded.magnitude + 1)
        return to_letters(folded.magnitude, WITHOUT_I)

    def _name(self, point: Point, size: Size) -> str:
        column, row = self.column_label(point.column, size), self.row_label(point.row, size)
        runs_on = column.isdigit() == row.isdigit() and len(column + row) > 2
        return f"{column}-{row}" if runs_on else column + row

    def _read(self, match: re.Match[str], size: Size) -> Point:
        column, row = (part.upper() for part in match.groups() if part)
        across = self._parse_line(column, match.string, size)
        up = self._parse_line(row, match.string, size)
        return self._unfolded(across, up, (column, row), match.string, size)

    def _parse_line(self, part: str, text: str, size: Size) -> FoldedLine:
        if part.isdigit():
            return FoldedLine(EdgeSign.FAR, int(part) - 1)
        return FoldedLine(EdgeSign.NEAR, self._count_from_letters(part, text, size))
