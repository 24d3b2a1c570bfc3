"""What notations share that say in words of their own from which edge a line is counted."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from .base import LineNotation
from .errors import Fault, NotationError
from .fold import Folded, fold, unfold
from .letters import WITHOUT_I, from_letters

if TYPE_CHECKING:
    from ..go import Point, Size

_UNUSED = "I"


class FoldedNotation(LineNotation):
    """A notation whose labels are folded lines, rewritten.

    Counts past the centre are tolerated: they are as clear as any.
    """

    def column_label(self, column: int, size: Size) -> str:
        """The label of a column, counted from the nearer of left and right."""
        return self._column_text(fold(column, size.width), size.width)

    def row_label(self, row: int, size: Size) -> str:
        """The label of a row, counted from the nearer of bottom and top."""
        return self._row_text(fold(size.height - 1 - row, size.height), size.height)

    @abstractmethod
    def _column_text(self, folded: Folded, count: int) -> str:
        """How a folded line, one of ``count`` columns, is written."""

    def _row_text(self, folded: Folded, count: int) -> str:
        """How a folded line, one of ``count`` rows, is written: as a column is."""
        return self._column_text(folded, count)

    def _unfolded(
        self, across: Folded, up: Folded, parts: tuple[str, str], text: str, size: Size
    ) -> Point:
        """The point where two folded lines cross, each of them checked to be on the board."""
        column = unfold(across, size.width)
        row = size.height - 1 - unfold(up, size.height)
        return self._crossing(column, row, parts, text, size)

    def _magnitude(self, letters: str, text: str, size: Size) -> int:
        """The count from 0 that capital letters without I stand for."""
        if _UNUSED in letters:
            raise NotationError(text, size, self.id, Fault.UNUSED_LETTER, part=_UNUSED)
        return from_letters(letters, WITHOUT_I)
