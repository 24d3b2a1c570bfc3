"""Andreev's signed corners: two signed counts from the nearest corner.

The signs tell which corner is counted from: ``+`` the left or lower edge, ``-`` the right or upper
edge. So ``+2+3`` is in the lower left, not in the upper right. ``=`` marks the centre line of an
odd side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go import OffBoardError
from ..late_patterns import late_pattern
from .base import RecordStyle, normalise_punctuation
from .errors import NotationError, NotationErrorReason
from .fold import EdgeSign, FoldedLine, FoldedNotation, centre_line, fold_line

if TYPE_CHECKING:
    import re

    from ..go import Point, Size

# The longest side on which every magnitude is a single digit.
_LONGEST_SIDE_OF_SINGLE_DIGITS = 20
_UNSIGNED = late_pattern(r"([+=-]?)\s*([0-9])\s*,?\s*([+=-]?)\s*([0-9])")

_QUADRANTS = {
    (EdgeSign.NEAR, EdgeSign.NEAR): 1,
    (EdgeSign.NEAR, EdgeSign.FAR): 2,
    (EdgeSign.FAR, EdgeSign.FAR): 3,
    (EdgeSign.FAR, EdgeSign.NEAR): 4,
}


class AndreevNotation(FoldedNotation):
    """Notation with names such as ``+3-3``: the horizontal count, then the vertical one.

    A count past the centre is tolerated, and so is a sign other than ``=`` on a centre line.

    >>> from goboard_gui.go import Point, Size
    >>> AndreevNotation().format(Point(3, 3), Size(19, 19))
    '+3-3'
    >>> AndreevNotation().parse("+15 +3", Size(19, 19))
    Point(column=15, row=15)
    """

    id = "andreev"
    title = "Andreev (signed corners)"
    explanation = (
        "Two numbers counted from the nearest corner, first across, then up or "
        "down: + from the left or lower edge, - from the right or upper edge, = "
        "on a centre line."
    )
    origin = (
        "Suggested by Dmitry Andreev in Leningrad in the mid-1970s, and used on the Davar website. "
        "The signs identify the corner, so the same joseki has the same numbers in all four "
        "corners."
    )
    record_style = RecordStyle.ACTIONS
    grammar = late_pattern(r"([+=-])\s*([0-9]+)\s*,?\s*([+=-])\s*([0-9]+)")

    def _column_text(self, folded: FoldedLine, count: int) -> str:
        return str(folded)

    def repair(self, text: str, size: Size) -> Point:
        """Parse a point name that may have lost its minus signs.

        If every count is one digit, a missing sign can only be ``-``, because ``+`` and ``=``
        survive in plain text. The result must be a canonical name.

        >>> from goboard_gui.go import Point, Size
        >>> AndreevNotation().repair("+33", Size(19, 19))
        Point(column=3, row=3)
        """
        try:
            return self.parse(text, size)
        except NotationError:
            point = self._restore_signs(normalise_punctuation(text), size)
            if point is None:
                raise
            return point

    def _restore_signs(self, text: str, size: Size) -> Point | None:
        match = _UNSIGNED.fullmatch(text)
        if match is None or max(size) > _LONGEST_SIDE_OF_SINGLE_DIGITS:
            return None
        name = "".join(part or "-" for part in match.groups())
        return next((point for point in size.points() if self.format(point, size) == name), None)

    def _read(self, match: re.Match[str], size: Size) -> Point:
        text = match.string
        horizontal = FoldedLine(EdgeSign(match[1]), int(match[2]))
        vertical = FoldedLine(EdgeSign(match[3]), int(match[4]))
        self._check_centre(horizontal, size.width, text, size)
        self._check_centre(vertical, size.height, text, size)
        return self._unfolded(horizontal, vertical, (str(horizontal), str(vertical)), text, size)

    def _check_centre(self, folded: FoldedLine, count: int, text: str, size: Size) -> None:
        if folded.sign is not EdgeSign.CENTRE:
            return
        centre = centre_line(count)
        part = str(folded)
        if centre is None:
            raise NotationError(text, size, self.id, NotationErrorReason.NO_CENTRE, part=part)
        if folded.magnitude != centre:
            expected = str(FoldedLine(EdgeSign.CENTRE, centre))
            raise NotationError(
                text, size, self.id, NotationErrorReason.WRONG_CENTRE, part=part, expected=expected
            )


def quadrant(point: Point, size: Size) -> int | None:
    """Return the number of the quadrant that contains a point, clockwise from the lower left, or
    None for a point on a centre line.

    1 is lower left (``++``), 2 upper left (``+-``), 3 upper right (``--``), 4 lower right (``-+``).
    This differs from the quadrants of geometry.

    :raises OffBoardError: if the point is not on the board.

    >>> from goboard_gui.go import Point, Size
    >>> quadrant(Point(3, 3), Size(19, 19)), quadrant(Point(9, 3), Size(19, 19))
    (2, None)
    """
    if not size.contains(point):
        raise OffBoardError(point, size)
    horizontal = fold_line(point.column, size.width)
    vertical = fold_line(size.height - 1 - point.row, size.height)
    return _QUADRANTS.get((horizontal.sign, vertical.sign))


def centre_lines(size: Size) -> tuple[int | None, int | None]:
    """Return the indices of the centre column and centre row, or None for an even number of lines.

    >>> from goboard_gui.go import Point, Size
    >>> centre_lines(Size(19, 18))
    (9, None)
    """
    return centre_line(size.width), centre_line(size.height)
