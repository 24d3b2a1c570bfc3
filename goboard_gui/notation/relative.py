"""Relative coordinates: both lines counted from the nearest edge, the far ones with a prime.

Proposed for Sabaki's board (Shudan, issue 4). Sabaki writes an asterisk instead of the prime and
numbers even sides differently; neither is adopted here.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .fold import EdgeSign, FoldedLine, FoldedNotation

if TYPE_CHECKING:
    from ..go import Point, Size

# The longest side with one-character counts: the tenth line is the centre, X.
_LONGEST_SIDE_OF_SINGLE_SIGNS = 19
_X = FoldedLine(EdgeSign.CENTRE, 9)
_PRIME = "'"


class RelativeNotation(FoldedNotation):
    """Notation with names such as ``44``, ``34'`` and ``XX``; boards of more than 19 lines add a
    hyphen.

    An asterisk for the prime, ``10`` for ``X`` and a hyphen or comma are tolerated.

    >>> from goboard_gui.go import Point, Size
    >>> RelativeNotation().format(Point(2, 3), Size(19, 19))
    "34'"
    >>> RelativeNotation().parse("1010", Size(19, 19))
    Point(column=9, row=9)
    """

    id = "relative"
    title = "Relative (4-4 from each corner)"
    explanation = (
        "Column and row counted from 1 at the nearest edge, with a prime for the "
        "right or upper edge. X is the tenth line, in the middle of a 19×19 "
        "board."
    )
    origin = (
        "Known from the editor Sabaki. Corresponding points in different corners "
        "have the same numbers."
    )
    ignores_case = True
    grammar = late_pattern(
        r"(X|[0-9]+)(['*]?)\s*[,-]\s*(X|[0-9]+)(['*]?)|(X|10|[0-9])(['*]?)(X|10|[0-9])(['*]?)",
        re.IGNORECASE,
    )

    def _column_text(self, folded: FoldedLine, count: int) -> str:
        if folded == _X:
            return "X"
        return f"{folded.magnitude + 1}{_PRIME if folded.sign is EdgeSign.FAR else ''}"

    def _name(self, point: Point, size: Size) -> str:
        hyphen = "-" if max(size) > _LONGEST_SIDE_OF_SINGLE_SIGNS else ""
        column, row = self.column_label(point.column, size), self.row_label(point.row, size)
        return column + hyphen + row

    def _read(self, match: re.Match[str], size: Size) -> Point:
        column, column_prime, row, row_prime = (part for part in match.groups() if part is not None)
        parts = (_part(column, column_prime), _part(row, row_prime))
        across, up = _parse_line(parts[0]), _parse_line(parts[1])
        return self._unfolded(across, up, parts, match.string, size)


def _part(count: str, prime: str) -> str:
    return count.upper() + (_PRIME if prime else "")


def _parse_line(part: str) -> FoldedLine:
    count = part.removesuffix(_PRIME)
    sign = EdgeSign.NEAR if count == part else EdgeSign.FAR
    return FoldedLine(sign, 9 if count == "X" else int(count) - 1)
