"""Waiting until a window has been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from ..core.closing import dispose

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_PATIENCE = 200
"""Milliseconds by which a window has been painted, or is not seen at all for now."""


def await_paint(widget: QWidget) -> None:
    """Let a widget be painted that is shown; what a person does meanwhile is kept for later."""
    loop = _FirstPaint(widget)
    QTimer.singleShot(_PATIENCE, loop, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    dispose(loop)


class _FirstPaint(QEventLoop):
    """Ends as soon as a widget has been painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self.quit)
        return super().eventFilter(watched, event)
