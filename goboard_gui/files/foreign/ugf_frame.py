"""How UGF files count the points of their boards."""

from __future__ import annotations

from dataclasses import dataclass

from ...go import Point, Size


@dataclass(frozen=True, slots=True)
class Frame:
    """How points are counted: columns from the left, rows from below or from the top, from 1."""

    size: Size
    from_below: bool

    def point(self, column: int, row: int) -> Point | None:
        """The point of two numbers, None off the board, which stands for a pass."""
        point = Point(column - 1, self.size.height - row if self.from_below else row - 1)
        return point if self.size.holds(point) else None

    def lettered(self, column: str, row: str) -> Point | None:
        """The point of two capital letters, I among them; None off the board."""
        return self.point(ord(column) - ord("A") + 1, ord(row) - ord("A") + 1)
