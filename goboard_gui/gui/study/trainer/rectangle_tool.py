"""Selection of a rectangle of the board by two corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....study.regions import Rectangle

if TYPE_CHECKING:
    from ....go import Point


class RectangleTool(QObject):
    """Takes presses on the board while it is active."""

    moved = Signal(object)
    """The provisional `Rectangle` up to the pointer."""
    drawn = Signal(object)
    """The `Rectangle` was selected."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.active = False
        self._corner: Point | None = None

    def begin(self) -> None:
        """Wait for the first corner."""
        self.active, self._corner = True, None

    def cancel(self) -> None:
        """Stop waiting."""
        self.active = False

    def hover(self, point: Point) -> None:
        """Handle the pointer at a point of the board as named."""
        self.moved.emit(Rectangle.between(self._corner or point, point))

    def press(self, point: Point) -> None:
        """Handle a press at a point of the board as named."""
        if self._corner is None:
            self._corner = point
            self.hover(point)
        else:
            self.active = False
            self.drawn.emit(Rectangle.between(self._corner, point))
