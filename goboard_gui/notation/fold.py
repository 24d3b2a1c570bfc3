"""Lines counted from the nearest edge, and the base class of notations that count this way.

The edge is kept separate from the count: line 0 from the near edge and line 0 from the far edge are
different lines, so a signed integer cannot represent both.
"""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .base import LineNotation
from .errors import NotationError, NotationErrorReason
from .letters import WITHOUT_I, from_letters

if TYPE_CHECKING:
    from ..go import Point, Size


class EdgeSign(Enum):
    """The edge from which a line is counted; the value is Andreev's sign for that edge."""

    NEAR = "+"
    """The left or the lower edge."""
    CENTRE = "="
    """Either edge: the middle of an odd number of lines."""
    FAR = "-"
    """The right or the upper edge."""


class FoldedLine(NamedTuple):
    """A line of the board, given by its distance from an edge, starting at 0."""

    sign: EdgeSign
    magnitude: int

    def __str__(self) -> str:
        return f"{self.sign.value}{self.magnitude}"


def centre_line(count: int) -> int | None:
    """Return the index of the middle one of ``count`` lines, or None if ``count`` is even.

    >>> centre_line(19), centre_line(18)
    (9, None)
    """
    return count // 2 if count % 2 else None


@lru_cache(maxsize=4096)
def fold_line(line: int, count: int) -> FoldedLine:
    """Convert the index of a line, from 0 at the left or lower edge, to a count from the nearest
    edge.

    >>> [str(fold_line(line, 5)) for line in range(5)]
    ['+0', '+1', '=2', '-1', '-0']
    """
    mirrored = count - 1 - line
    if line < mirrored:
        return FoldedLine(EdgeSign.NEAR, line)
    if line > mirrored:
        return FoldedLine(EdgeSign.FAR, mirrored)
    return FoldedLine(EdgeSign.CENTRE, line)


def unfold_line(folded: FoldedLine, count: int) -> int:
    """Return the index of a folded line, without a check; the inverse of :func:`fold_line`.

    A count may go past the centre or off the board; the caller checks the result, and also that a
    line with the centre sign is the centre line.

    >>> lines = FoldedLine(EdgeSign.FAR, 3), FoldedLine(EdgeSign.NEAR, 15)
    >>> unfold_line(lines[0], 19), unfold_line(lines[1], 19)
    (15, 15)
    """
    return count - 1 - folded.magnitude if folded.sign is EdgeSign.FAR else folded.magnitude


_UNUSED = "I"


class FoldedNotation(LineNotation):
    """A notation with labels that count lines from the nearest edge.

    Counts past the centre are tolerated, since they are unambiguous.
    """

    labels_count_up = False

    def column_label(self, column: int, size: Size) -> str:
        """Return the label of a column, counted from the nearer of the left and right edges."""
        return self._column_text(fold_line(column, size.width), size.width)

    def row_label(self, row: int, size: Size) -> str:
        """Return the label of a row, counted from the nearer of the lower and upper edges."""
        return self._row_text(fold_line(size.height - 1 - row, size.height), size.height)

    @abstractmethod
    def _column_text(self, folded: FoldedLine, count: int) -> str:
        """Return the label of a folded column, given the total number of columns."""

    def _row_text(self, folded: FoldedLine, count: int) -> str:
        """Return the label of a folded line, given the total number of rows; by default as for
        columns.
        """
        return self._column_text(folded, count)

    def _unfolded(
        self, across: FoldedLine, up: FoldedLine, parts: tuple[str, str], text: str, size: Size
    ) -> Point:
        """Return the intersection of two folded lines, after checking that both are on the
        board.
        """
        column = unfold_line(across, size.width)
        row = size.height - 1 - unfold_line(up, size.height)
        return self._crossing(column, row, parts, text, size)

    def _count_from_letters(self, letters: str, text: str, size: Size) -> int:
        """Convert capital letters to a zero-based count in an alphabet without I."""
        if _UNUSED in letters:
            raise NotationError(
                text, size, self.id, NotationErrorReason.UNUSED_LETTER, part=_UNUSED
            )
        return from_letters(letters, WITHOUT_I)
