"""Keys that a field for text takes before the window's shortcuts do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_UNDOING = (Qt.Key.Key_Z, Qt.Key.Key_Y)
_DELETING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
"""With Ctrl these delete a word; in the window they would remove a node."""


def claims(event: QEvent, *, undoes: bool) -> bool | None:
    """Whether a field for text is to have a key that it is asked about, or to leave it.

    It has all keys that write, move and delete in a text, and Esc; with ``undoes`` those that
    undo and redo, too. None for all other events: the field's own class decides.
    """
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return None
    modifiers = event.modifiers()
    if modifiers & Qt.KeyboardModifier.ControlModifier and event.key() in _UNDOING:
        return undoes
    if event.key() in _DELETING:
        return True
    typing = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if not modifiers & ~typing and event.key() < Qt.Key.Key_F1:
        return True
    return None


def settle(event: QEvent, *, undoes: bool) -> bool:
    """Tell Qt of `claims`; whether that was all there is to say of the event."""
    claimed = claims(event, undoes=undoes)
    if claimed is not None:
        event.setAccepted(claimed)
    return claimed is not None
