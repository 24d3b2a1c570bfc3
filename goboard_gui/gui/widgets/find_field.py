"""A text field for incremental search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit

from .shortcut_override import handle_shortcut_override

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class FindField(QLineEdit):
    """A line edit in which Enter and the arrow keys step through the matches and Esc closes."""

    next_requested = Signal()
    previous_requested = Signal()
    closed = Signal()
    """Emitted when Esc is pressed."""

    def event(self, event: QEvent) -> bool:
        """Accept text-editing keys, including undo, before the window's shortcuts."""
        return handle_shortcut_override(event, undoes=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Escape:
                self.closed.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                (self.previous_requested if back else self.next_requested).emit()
            case Qt.Key.Key_Down:
                self.next_requested.emit()
            case Qt.Key.Key_Up:
                self.previous_requested.emit()
            case _:
                super().keyPressEvent(event)
