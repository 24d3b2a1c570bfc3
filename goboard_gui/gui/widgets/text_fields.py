"""Search field, text to be copied, and the keys that text fields handle before the shortcuts of
the window.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontDatabase, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

from ...display_text import clip_text
from ...late_patterns import late_pattern
from ..core.i18n import tr_noop, translator
from ..core.qt_strings import to_qt

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


_T = "TextFields"
_tr = translator(_T)

MAX_FIELD_LENGTH = 10_000
"""Maximum length of a text in a line edit; Qt drops characters after about 32,000."""


def show_in_field(line: QLineEdit, text: str) -> bool:
    """Show a text in a line edit, read-only if it is too long; return whether it is too long.

    Only the beginning of such a text is shown, and can't be edited, so that the rest is not lost.
    """
    too_long = len(text) > MAX_FIELD_LENGTH
    line.setReadOnly(too_long)
    line.setText(to_qt(clip_text(text, MAX_FIELD_LENGTH)))
    line.setCursorPosition(0)
    return too_long


def too_long_to_edit_text() -> str:
    """Return why a field that shows only the beginning of its text can't be edited."""
    return _tr(tr_noop(_T, "Too long to edit here. Only the beginning is shown."))


MAX_TEXT_LENGTH = 20_000
"""Maximum number of characters of a comment that are laid out until the user asks for more."""
_LONGEST_WORD = 5000
# The time for laying out a word grows with the square of its length. Chinese and Thai, for
# example, may break between any two words, although they are written without spaces.
_LONG_WORD = late_pattern(rf"[^ \t\n\u0e00-\u0fff\u2e80-\U0010ffff]{{{_LONGEST_WORD + 1}}}")


def displayed_length(text: str) -> int:
    """Return how many characters of a long text are laid out at first. The limit is
    `MAX_TEXT_LENGTH`, or the middle of the first very long word.

    >>> displayed_length("short"), displayed_length("a " + "b" * 9000)
    (5, 5002)
    """
    if len(text) <= _LONGEST_WORD:
        return len(text)
    found = _LONG_WORD.search(text, 0, MAX_TEXT_LENGTH)
    return min(len(text), MAX_TEXT_LENGTH) if found is None else found.start() + _LONGEST_WORD


def has_long_word(text: str) -> bool:
    """Return whether a text has a word of more than 5,000 characters."""
    return len(text) > _LONGEST_WORD and _LONG_WORD.search(text) is not None


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


class ReportText(QPlainTextEdit):
    """Read-only text in a fixed-width font, which the user copies into a bug report."""

    def __init__(self, text: str, accessible_name: str) -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setAccessibleName(accessible_name)

    def copy_all(self) -> None:
        """Copy the whole text, whatever is selected."""
        QApplication.clipboard().setText(self.toPlainText())
