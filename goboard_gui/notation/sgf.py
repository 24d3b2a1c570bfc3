"""SGF coordinates: a letter for the column, a letter for the row from the top (FF[4]).

Lower-case letters are lines 1 to 26, capitals 27 to 52. A pass (the empty value, or ``tt`` on
boards of up to 19 lines) is not a point and has no name here.
"""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

from ..late_patterns import late_pattern
from .base import LineNotation, normalise_punctuation
from .errors import NotationError, NotationErrorReason

if TYPE_CHECKING:
    import re

    from ..go import Point, Size

_LETTERS = string.ascii_letters


class SgfNotation(LineNotation):
    """Notation with names such as ``qd``; case is significant.

    Boards larger than 52×52 raise :class:`NotationError`, both for reading and for writing.

    >>> from goboard_gui.go import Point, Size
    >>> SgfNotation().format(Point(16, 3), Size(19, 19))
    'qd'
    >>> SgfNotation().parse("zA", Size(27, 27))
    Point(column=25, row=26)
    """

    id = "sgf"
    title = "SGF (aa)"
    explanation = (
        "A letter for the column and a letter for the row, counted from the upper "
        "left: a to z, then A to Z. Boards can have up to 52 lines."
    )
    origin = "The coordinates used in SGF files, as defined in SGF FF[4]."
    rows_from_top = True
    grammar = late_pattern(r"([a-zA-Z])([a-zA-Z])")

    def supports(self, size: Size) -> bool:
        """Return whether the board has at most 52 lines in each direction."""
        return max(size) <= len(_LETTERS)

    def parse(self, text: str, size: Size) -> Point:
        """Return the point named by two letters.

        :raises NotationError: if they do not name a point, or the board is larger than 52×52.
        """
        self._check_size(normalise_punctuation(text), size)
        return super().parse(text, size)

    def column_label(self, column: int, size: Size) -> str:
        """Return the letter of a column, which is ``a`` for the leftmost column.

        :raises NotationError: if the board is larger than 52×52.
        """
        return self._letter(column, size)

    def row_label(self, row: int, size: Size) -> str:
        """Return the letter of a row, which is ``a`` for the top row.

        :raises NotationError: if the board is larger than 52×52.
        """
        return self._letter(row, size)

    def _letter(self, line: int, size: Size) -> str:
        self._check_size("", size)
        return _LETTERS[line]

    def _read(self, match: re.Match[str], size: Size) -> Point:
        column, row = match.groups()
        lines = _LETTERS.index(column), _LETTERS.index(row)
        return self._crossing(*lines, (column, row), match.string, size)

    def _check_size(self, text: str, size: Size) -> None:
        if not self.supports(size):
            last = str(len(_LETTERS))
            raise NotationError(text, size, self.id, NotationErrorReason.BOARD_TOO_LARGE, last=last)
