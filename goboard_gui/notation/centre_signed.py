"""Coordinates from the centre: the distance to the right of it and above it.

A numeric form of bugcat's tengen coordinates. An even side has no line at distance 0: the two
middle lines are at +1 and -1.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .errors import NotationError, NotationErrorReason
from .fold import EdgeSign, FoldedLine, FoldedNotation, centre_line

if TYPE_CHECKING:
    from ..go import Point, Size

# A line right of the centre or above it is counted from the far edge.
_SIGNS = {EdgeSign.NEAR: "-", EdgeSign.CENTRE: "=", EdgeSign.FAR: "+"}
_ON_CENTRE = "=0"


class CentreSignedNotation(FoldedNotation):
    """Notation with names such as ``T+6-6`` and ``T=0+6``.

    The letter may be omitted, a comma or spaces may separate the parts, distance 0 may have any
    sign, and pairs in brackets may omit plus signs.

    >>> from goboard_gui.go import Point, Size
    >>> CentreSignedNotation().format(Point(15, 3), Size(19, 19))
    'T+6+6'
    >>> CentreSignedNotation().parse("(-6,0)", Size(19, 19))
    Point(column=3, row=9)
    """

    id = "centre-signed"
    title = "Distance from the centre (T+6+6)"
    explanation = (
        "T for tengen, then the distances from the centre: + to the right or up, "
        "- to the left or down, =0 on a centre line."
    )
    origin = "Proposed by players in several forums, in versions with letters and with numbers."
    ignores_case = True
    grammar = late_pattern(
        r"T?\s*([+=-])\s*([0-9]+)\s*,?\s*([+=-])\s*([0-9]+)"
        r"|\(\s*([+=-]?)\s*([0-9]+)\s*,\s*([+=-]?)\s*([0-9]+)\s*\)",
        re.ASCII | re.IGNORECASE,
    )

    def _column_text(self, folded: FoldedLine, count: int) -> str:
        return f"{_SIGNS[folded.sign]}{count // 2 - folded.magnitude}"

    def _name(self, point: Point, size: Size) -> str:
        return f"T{super()._name(point, size)}"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        sign_across, across, sign_up, up = (part for part in match.groups() if part is not None)
        parts = (sign_across + across, sign_up + up)
        return self._unfolded(
            self._folded(sign_across, int(across), size.width, match.string, size),
            self._folded(sign_up, int(up), size.height, match.string, size),
            parts,
            match.string,
            size,
        )

    def _folded(self, sign: str, distance: int, count: int, text: str, size: Size) -> FoldedLine:
        part = f"{sign}{distance}"
        if distance == 0 and centre_line(count) is None:
            raise NotationError(text, size, self.id, NotationErrorReason.NO_CENTRE, part=part)
        if distance and sign == _SIGNS[EdgeSign.CENTRE]:
            raise NotationError(
                text,
                size,
                self.id,
                NotationErrorReason.WRONG_CENTRE,
                part=part,
                expected=_ON_CENTRE,
            )
        edge = EdgeSign.NEAR if sign == _SIGNS[EdgeSign.NEAR] else EdgeSign.FAR
        return FoldedLine(edge, count // 2 - distance)
