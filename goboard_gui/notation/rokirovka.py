"""Rokirovka's coordinates: a letter across and a number up, each counted from the nearest edge."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .fold import EdgeSign, FoldedLine, FoldedNotation
from .letters import WITHOUT_I, to_letters

if TYPE_CHECKING:
    from ..go import Point, Size

_STARS = {EdgeSign.NEAR: "", EdgeSign.CENTRE: "", EdgeSign.FAR: "*"}


class RokirovkaNotation(FoldedNotation):
    """Notation with names such as ``C4``, ``C*4`` and ``C*4*``; a star marks the right or upper
    half.

    Lower-case letters and a hyphen, comma or spaces are tolerated.

    >>> from goboard_gui.go import Point, Size
    >>> RokirovkaNotation().format(Point(16, 3), Size(19, 19))
    'C*4*'
    >>> RokirovkaNotation().parse("c*-4*", Size(19, 19))
    Point(column=16, row=3)
    """

    id = "rokirovka"
    title = "Rokirovka (C*4*)"
    explanation = (
        "A letter for the column, without I, and a number for the row, counted "
        "from the nearest edge, with a star for the right or upper edge."
    )
    origin = "Proposed by Rokirovka at Sensei's Library."
    ignores_case = True
    grammar = late_pattern(
        r"([A-Z]+)(\*?)\s*[,-]?\s*([0-9]+)(\*?)",
        re.ASCII | re.IGNORECASE,
    )

    def _column_text(self, folded: FoldedLine, count: int) -> str:
        return to_letters(folded.magnitude, WITHOUT_I) + _STARS[folded.sign]

    def _row_text(self, folded: FoldedLine, count: int) -> str:
        return f"{folded.magnitude + 1}{_STARS[folded.sign]}"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        letters, number = match[1].upper(), match[3]
        across = FoldedLine(_sign(match[2]), self._count_from_letters(letters, match.string, size))
        up = FoldedLine(_sign(match[4]), int(number) - 1)
        parts = (letters + match[2], number + match[4])
        return self._unfolded(across, up, parts, match.string, size)


def _sign(star: str) -> EdgeSign:
    return EdgeSign.FAR if star else EdgeSign.NEAR
