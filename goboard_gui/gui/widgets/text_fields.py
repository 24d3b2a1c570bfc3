"""Search field, and the keys that text fields handle before the shortcuts of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

_UNDO_KEYS = (Qt.Key.Key_Z, Qt.Key.Key_Y)
_DELETE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
"""Keys that delete a word with Ctrl, and that would remove a node in the window."""


def claims_key(event: QEvent, *, undoes: bool) -> bool | None:
    """Return whether a text field claims the key of a ``ShortcutOverride`` event, or None if Qt
    decides.

    Text fields claim the keys that write, move and delete, and Esc; with ``undoes`` also those for
    undo and redo. Return None for other events, which the class of the field handles itself.
    """
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return None
    modifiers = event.modifiers()
    if modifiers & Qt.KeyboardModifier.ControlModifier and event.key() in _UNDO_KEYS:
        return undoes
    if event.key() in _DELETE_KEYS:
        return True
    typing = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if not modifiers & ~typing and event.key() < Qt.Key.Key_F1:
        return True
    return None


def handle_shortcut_override(event: QEvent, *, undoes: bool) -> bool:
    """Accept or ignore the key of a ``ShortcutOverride`` event; return False if `claims_key` leaves
    it to Qt.
    """
    claimed = claims_key(event, undoes=undoes)
    if claimed is not None:
        event.setAccepted(claimed)
    return claimed is not None


class FindField(QLineEdit):
    """Search field in which Enter and the arrow keys step through the matches, and Esc closes
    it.
    """

    next_requested = Signal()
    """Emitted when the user wants to go to the next match."""
    previous_requested = Signal()
    """Emitted when the user wants to go to the previous match."""
    closed = Signal()
    """Emitted when the user presses Esc."""

    def event(self, event: QEvent) -> bool:
        """Handle editing keys, including undo, before they trigger shortcuts of the window."""
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
