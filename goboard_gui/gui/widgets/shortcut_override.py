"""Keys that text fields handle before the window's shortcuts do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_UNDO_KEYS = (Qt.Key.Key_Z, Qt.Key.Key_Y)
_DELETE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
"""Keys that delete a word with Ctrl, and that would remove a node in the window."""


def claims_key(event: QEvent, *, undoes: bool) -> bool | None:
    """Return whether a text field claims the key of a ``ShortcutOverride`` event.

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
    """Accept or ignore a ``ShortcutOverride`` event; return whether it was handled."""
    claimed = claims_key(event, undoes=undoes)
    if claimed is not None:
        event.setAccepted(claimed)
    return claimed is not None
