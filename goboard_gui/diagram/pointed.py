"""The point that the cursor on the board is on, without any painting."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..go import Point


class Pointed(NamedTuple):
    """A frame around a view point, for those who point with the keys."""

    point: Point

    def touched(self) -> frozenset[Point]:
        """The point itself: the frame keeps inside of its cell."""
        return frozenset({self.point})
