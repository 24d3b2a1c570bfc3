"""Keys that text fields accept before the window's shortcuts do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_UNDO_KEYS = (Qt.Key.Key_Z, Qt.Key.Key_Y)
_DELETE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
"""With Ctrl these delete a word; in the window they would remove a node."""


def claims_key(event: QEvent, *, undoes: bool) -> bool | None:
    """Return whether a text field claims the key of a ``ShortcutOverride`` event.

    Text fields claim the keys that write, move and delete, and Esc; with ``undoes`` also those that
    undo and redo. Returns None for other events, which the field's own class handles.
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
    """Accept or ignore a ``ShortcutOverride`` event; return whether it was handled."""
    claimed = claims_key(event, undoes=undoes)
    if claimed is not None:
        event.setAccepted(claimed)
    return claimed is not None
