"""Text field for incremental search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit

from .shortcut_override import handle_shortcut_override

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class FindField(QLineEdit):
    """Text field in which Enter and the arrow keys go from match to match, and Esc closes."""

    next_requested = Signal()
    """Emitted when the user wants to go to the next match."""
    previous_requested = Signal()
    """Emitted when the user wants to go to the previous match."""
    closed = Signal()
    """Emitted when the user presses Esc."""

    def event(self, event: QEvent) -> bool:
        """Handle the keys that edit text, including undo, before the window's shortcuts do."""
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
