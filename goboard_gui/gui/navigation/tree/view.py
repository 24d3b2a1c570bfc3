"""The drawn tree in a person's hands: the pointer, the wheel, tips and menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from .canvas import TreeCanvas
from .sprites import handle

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QWheelEvent
    from PySide6.QtWidgets import QWidget

ZOOM_STEP = 1.15
_NOTCH = 120  # eighths of a degree, as Qt counts them
_SWIPE = 40  # pixels of a touch pad for a move


class TreeView(TreeCanvas):
    """A canvas that tells what a person does with the nodes on it."""

    chosen = Signal(int)
    """A node was clicked."""
    toggled = Signal(int)
    """What is below a node is to be hidden, or to be shown again."""
    stepped = Signal(int)
    """The wheel asks to go so many moves forward, or back if negative."""
    menu_wanted = Signal(int, QPoint)
    """A menu is asked for: on a node, at a place of the screen."""

    def __init__(self, tip: Callable[[int], str], parent: QWidget | None = None) -> None:
        """``tip`` tells what is to be said of a node, as rich text."""
        super().__init__(parent)
        self._tip = tip
        self._wheel = 0
        self._pressed: QPoint | None = None
        self._grabbed: QPoint | None = None

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_tip(event)
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        node = self.node_at(event.pos())
        middle = None if node is None else self.place_of(node)
        if node is None or middle is None:
            QToolTip.hideText()
            return
        half = self.cells.pitch // 2
        cell = QRect(middle - QPoint(half, half), middle + QPoint(half, half))
        QToolTip.showText(event.globalPos(), self._tip(node), self.viewport(), cell)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self.node_at(event.pos())
        if node is not None:
            self.menu_wanted.emit(node, event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, pixels = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(ZOOM_STEP ** (turned.y() / _NOTCH), event.position().toPoint())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            # Some systems turn the wheel sideways while Shift is held.
            self.scroll_by(QPoint(-(turned.x() or turned.y()), 0))
        elif abs(turned.x()) > abs(turned.y()):
            self.scroll_by(QPoint(-(pixels.x() or turned.x()), 0))
        else:
            self._step(turned.y(), pixels.y())

    def _step(self, turned: int, pixels: int) -> None:
        notch = _SWIPE if pixels else _NOTCH
        self._wheel -= pixels or turned
        steps = int(self._wheel / notch)
        self._wheel -= steps * notch
        if steps:
            self.stepped.emit(steps)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        elif event.button() is Qt.MouseButton.MiddleButton:
            self._grab(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._pressed is not None:
            way = here - self._pressed
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._grab(self._pressed)
        if self._grabbed is not None:
            self.scroll_by(self._grabbed - here)
            self._grabbed = here

    def _grab(self, place: QPoint) -> None:
        self._grabbed, self._pressed = place, None
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            self._grabbed = None
            self.viewport().unsetCursor()
        elif self._pressed is not None:
            self._pressed = None
            self._click(event.position().toPoint())

    def _click(self, place: QPoint) -> None:
        node = self.node_at(place)
        if node is None:
            return
        if self._on_handle(place, node):
            self.toggled.emit(node)
        else:
            self.chosen.emit(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        place = event.position().toPoint()
        node = self.node_at(place)
        if event.button() is Qt.MouseButton.LeftButton and node is not None:
            self.toggled.emit(node)

    def _on_handle(self, place: QPoint, node: int) -> bool:
        """Whether a place is on the handle that shows what a node hides."""
        middle = self.place_of(node)
        if middle is None or not self.hides(node):
            return False
        return handle(self.cells).contains((place - middle).toPointF())
