"""A view of something large that is dragged about, and gone through by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent

_ROWS = 16
"""Steps of the wheel or the arrow keys that go through what is seen at once."""


class HandScrollArea(QAbstractScrollArea):
    """Knows how large that is which it shows a part of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self._dragged: QPoint | None = None

    def set_extent(self, width: int, height: int) -> None:
        """Let so many pixels be gone through."""
        room = self.viewport().size()
        for bar, whole, seen in (
            (self.verticalScrollBar(), height, room.height()),
            (self.horizontalScrollBar(), width, room.width()),
        ):
            bar.setRange(0, max(whole - seen, 0))
            bar.setPageStep(seen)
            bar.setSingleStep(max(seen // _ROWS, 1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_Home:
                bar.setValue(bar.minimum())
            case Qt.Key.Key_End:
                bar.setValue(bar.maximum())
            case Qt.Key.Key_Space:
                bar.setValue(bar.value() + bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is not None:
            here = event.position().toPoint()
            by, self._dragged = self._dragged - here, here
            for bar, way in (
                (self.verticalScrollBar(), by.y()),
                (self.horizontalScrollBar(), by.x()),
            ):
                bar.setValue(bar.value() + way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
