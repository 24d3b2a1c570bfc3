"""Audouard's coordinates: a quadrant, and the counts of a column and a row from its corner.

The letters run clockwise: a upper left, b upper right, c lower right, d lower left. On a centre
line the letter stands for half of it (a the upper, b the right, c the lower, d the left half),
followed by one count from the edge. That the column comes first is inferred: the only known record
can be replayed either way.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..go import Point
from ..late_patterns import late_pattern
from .base import Notation
from .errors import NotationError, NotationErrorReason
from .fold import EdgeSign, FoldedLine, centre_line, fold_line, unfold_line

if TYPE_CHECKING:
    from ..go import Size

# The longest side on which each count in a quadrant is a single digit.
_LONGEST_SIDE_OF_SINGLE_DIGITS = 19

_QUADRANTS = {
    "a": (EdgeSign.NEAR, EdgeSign.FAR),
    "b": (EdgeSign.FAR, EdgeSign.FAR),
    "c": (EdgeSign.FAR, EdgeSign.NEAR),
    "d": (EdgeSign.NEAR, EdgeSign.NEAR),
}
_HALF_LINES = {
    "a": (EdgeSign.CENTRE, EdgeSign.FAR),
    "b": (EdgeSign.FAR, EdgeSign.CENTRE),
    "c": (EdgeSign.CENTRE, EdgeSign.NEAR),
    "d": (EdgeSign.NEAR, EdgeSign.CENTRE),
}
_LETTERS = {signs: letter for lines in (_QUADRANTS, _HALF_LINES) for letter, signs in lines.items()}


class AudouardNotation(Notation):
    """Notation with names such as ``a43``, ``c5`` on a centre line, and ``10`` for the centre
    point.

    On boards of more than 19 lines the two counts are separated by a hyphen. Hyphens elsewhere,
    capitals and counts past the centre are tolerated.

    >>> from goboard_gui.go import Point, Size
    >>> points = Point(3, 2), Point(9, 14), Point(9, 9)
    >>> [AudouardNotation().format(point, Size(19, 19)) for point in points]
    ['a43', 'c5', '10']
    >>> AudouardNotation().parse("A4-3", Size(19, 19))
    Point(column=3, row=2)
    """

    id = "audouard"
    title = "Audouard (quadrants a b c d)"
    explanation = (
        "The quadrant, a to d clockwise from the upper left, then column and row "
        "counted from its corner. On a centre line, the letter stands for half of "
        "the line and is followed by one number; tengen has no number."
    )
    origin = (
        "Named after Pierre Audouard. The order of the two numbers is inferred "
        "from a game recorded in this notation."
    )
    ignores_case = True
    grammar = late_pattern(r"([A-Z]?)([0-9]+)(?:-([0-9]+))?", re.ASCII | re.IGNORECASE)

    def _name(self, point: Point, size: Size) -> str:
        across, up = (
            fold_line(point.column, size.width),
            fold_line(size.height - 1 - point.row, size.height),
        )
        column, row = str(across.magnitude + 1), str(up.magnitude + 1)
        if across.sign is up.sign is EdgeSign.CENTRE:
            return column if column == row else f"{column}-{row}"
        letter = _LETTERS[across.sign, up.sign]
        if across.sign is EdgeSign.CENTRE:
            return letter + row
        if up.sign is EdgeSign.CENTRE:
            return letter + column
        return f"{letter}{column}{'' if _has_single_digits(size) else '-'}{row}"

    def _read(self, match: re.Match[str], size: Size) -> Point:
        letter, column, row = match[1].lower(), match[2], match[3]
        if not letter:
            return self._tengen(match, size)
        if letter not in _QUADRANTS:
            areas = ", ".join(_QUADRANTS)
            raise NotationError(
                match.string,
                size,
                self.id,
                NotationErrorReason.NO_SUCH_AREA,
                part=match[1],
                expected=areas,
            )
        if row is None and len(column) == 2 and _has_single_digits(size):
            column, row = column[0], column[1]
        if row is None:
            return self._on_half_line(letter, int(column), match.string, size)
        across, up = _QUADRANTS[letter]
        return self._point(
            FoldedLine(across, int(column) - 1), FoldedLine(up, int(row) - 1), match.string, size
        )

    def _tengen(self, match: re.Match[str], size: Size) -> Point:
        """Return tengen (the centre point) for a name without a quadrant letter, after checking the
        counts in the name.
        """
        column, row = centre_line(size.width), centre_line(size.height)
        if column is None or row is None:
            raise self._syntax_error(match.string, size)
        tengen = Point(column, row)
        if (int(match[2]), int(match[3] or match[2])) != (column + 1, row + 1):
            expected = self._name(tengen, size)
            raise NotationError(
                match.string,
                size,
                self.id,
                NotationErrorReason.WRONG_TENGEN,
                part=match[0],
                expected=expected,
            )
        return tengen

    def _on_half_line(self, letter: str, count: int, text: str, size: Size) -> Point:
        signs = _HALF_LINES[letter]
        folded = []
        for sign, side in zip(signs, size, strict=True):
            centre = centre_line(side)
            if sign is not EdgeSign.CENTRE:
                folded.append(FoldedLine(sign, count - 1))
            elif centre is None:
                raise NotationError(text, size, self.id, NotationErrorReason.NO_CENTRE, part=text)
            else:
                folded.append(FoldedLine(sign, centre))
        return self._point(folded[0], folded[1], text, size)

    def _point(self, across: FoldedLine, up: FoldedLine, text: str, size: Size) -> Point:
        point = Point(
            unfold_line(across, size.width), size.height - 1 - unfold_line(up, size.height)
        )
        for reason, folded, line, side in (
            (NotationErrorReason.NO_SUCH_COLUMN, across, point.column, size.width),
            (NotationErrorReason.NO_SUCH_ROW, up, point.row, size.height),
        ):
            if not 0 <= line < side:
                part = str(folded.magnitude + 1)
                raise NotationError(
                    text, size, self.id, reason, part=part, first="1", last=str(side)
                )
        return point


def _has_single_digits(size: Size) -> bool:
    return max(size) <= _LONGEST_SIDE_OF_SINGLE_DIGITS
