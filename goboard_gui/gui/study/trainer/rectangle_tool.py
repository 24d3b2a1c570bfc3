"""Selection of a rectangle on the board by two opposite corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....study.regions import Rectangle

if TYPE_CHECKING:
    from ....go import Point


class RectangleTool(QObject):
    """Takes the clicks on the board while it is active."""

    rectangle_changed = Signal(object)
    """Emitted with the provisional `Rectangle` when the pointer moves."""
    rectangle_selected = Signal(object)
    """Emitted with the selected `Rectangle`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.active = False
        self._corner: Point | None = None

    def begin(self) -> None:
        """Start a selection and wait for the first corner."""
        self.active, self._corner = True, None

    def cancel(self) -> None:
        """Cancel the selection."""
        self.active = False

    def hover(self, point: Point) -> None:
        """Handle a movement of the pointer to a point, in the frame of the names."""
        self.rectangle_changed.emit(Rectangle.between(self._corner or point, point))

    def press(self, point: Point) -> None:
        """Handle a click on a point, in the frame of the names."""
        if self._corner is None:
            self._corner = point
            self.hover(point)
        else:
            self.active = False
            self.rectangle_selected.emit(Rectangle.between(self._corner, point))
