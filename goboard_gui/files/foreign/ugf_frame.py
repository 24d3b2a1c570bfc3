"""Coordinates of UGF files."""

from __future__ import annotations

from dataclasses import dataclass

from ...go import Point, Size


@dataclass(frozen=True, slots=True)
class Frame:
    """The coordinate system: columns from the left, rows from the bottom or the top, from 1."""

    size: Size
    from_below: bool

    def point(self, column: int, row: int) -> Point | None:
        """Return the point of two numbers; None off the board, which means a pass."""
        point = Point(column - 1, self.size.height - row if self.from_below else row - 1)
        return point if self.size.holds(point) else None

    def lettered(self, column: str, row: str) -> Point | None:
        """Return the point of two capital letters, including I; None off the board."""
        return self.point(ord(column) - ord("A") + 1, ord(row) - ord("A") + 1)
