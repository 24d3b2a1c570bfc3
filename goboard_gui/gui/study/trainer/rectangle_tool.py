"""Choosing a rectangle of the board by two of its corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....study.regions import Rectangle

if TYPE_CHECKING:
    from ....go import Point


class RectangleTool(QObject):
    """Takes the points that the person presses while it is active."""

    moved = Signal(object)
    """The `Rectangle` as it would be if the pointer were pressed now."""
    drawn = Signal(object)
    """The `Rectangle` is chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.active = False
        self._corner: Point | None = None

    def begin(self) -> None:
        """Wait for the first corner."""
        self.active, self._corner = True, None

    def cancel(self) -> None:
        """Wait no longer."""
        self.active = False

    def hover(self, point: Point) -> None:
        """The pointer is on a point of the board as it is named."""
        self.moved.emit(Rectangle.between(self._corner or point, point))

    def press(self, point: Point) -> None:
        """A point of the board as it is named was pressed."""
        if self._corner is None:
            self._corner = point
            self.hover(point)
        else:
            self.active = False
            self.drawn.emit(Rectangle.between(self._corner, point))
