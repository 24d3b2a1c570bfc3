"""Waiting for the first paint of a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from ..core.closing import dispose

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_PATIENCE = 200
"""Maximum wait in milliseconds, as a window that is not visible is never painted."""


def wait_for_paint(widget: QWidget) -> None:
    """Process events until a widget has been painted. User input stays in the queue."""
    loop = _FirstPaint(widget)
    QTimer.singleShot(_PATIENCE, loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    dispose(loop)


class _FirstPaint(QEventLoop):
    """Event loop that ends when its widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self.quit)
        return super().eventFilter(watched, event)
