"""The text on the clipboard, which the program that owns it may fail to deliver.

On X11, Qt waits five seconds for each answer of that program, asks up to three times for a text,
and asks for it even to enable *Paste* in a context menu. Nothing here asks more than once, and
nothing but an explicit *Paste* asks again soon.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QClipboard, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit

from . import closing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication, QWidget

_WAITED = 4.0
"""Seconds after which a request counts as unanswered; Qt gives up after five."""
_SILENCE = 30.0
"""Seconds during which a program that did not answer is not asked again when a menu opens."""
_CLIPBOARD, _SELECTION = QClipboard.Mode.Clipboard, QClipboard.Mode.Selection


class ClipboardNotRespondingError(Exception):
    """Exception raised if the program that owns the clipboard does not answer."""


def clipboard_text() -> str:
    """Return the text on the clipboard.

    :raises ClipboardNotRespondingError: the program that owns it does not answer.
    """
    if not _is_answering(_CLIPBOARD):
        raise ClipboardNotRespondingError
    return QGuiApplication.clipboard().text()


def _is_answering(mode: QClipboard.Mode) -> bool:
    """Ask the owner of the clipboard or of the mouse selection for data, and return whether it
    answers in time.
    """
    clipboard = QGuiApplication.clipboard()
    own = clipboard.ownsClipboard() if mode == _CLIPBOARD else clipboard.ownsSelection()
    if own or QGuiApplication.platformName() != "xcb":
        return True
    data, begin = clipboard.mimeData(mode), monotonic()
    formats = data.formats()
    if monotonic() - begin < _WAITED and "TARGETS" in formats:
        data.data("TARGETS")  # Qt may have known the formats; this one is always asked for
    return monotonic() - begin < _WAITED


class ClipboardGuard(QObject):
    """Guard that keeps text fields from waiting for a clipboard whose owner does not answer.

    It sees pasting and context menus in the field that has the focus before the field does.
    """

    refused = Signal(object)
    """Emitted with the text field in which nothing was pasted, or no menu was opened."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._silent_since = {_CLIPBOARD: -_SILENCE, _SELECTION: -_SILENCE}
        closing.connect_until_closed(self, app.focusChanged, self._focus_changed)
        closing.connect_until_closed(self, QGuiApplication.clipboard().changed, self._owner_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        mode = _CLIPBOARD
        match event.type():
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                if not event.matches(QKeySequence.StandardKey.Paste):
                    return False
                self._silent_since[mode] = -_SILENCE
            case QEvent.Type.ContextMenu:
                pass
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent):
                if event.button() is not Qt.MouseButton.MiddleButton:
                    return False
                mode = _SELECTION
            case _:
                return False
        if not self._may_ask(mode):
            self.refused.emit(watched)
            return True
        return False

    def _may_ask(self, mode: QClipboard.Mode) -> bool:
        """Return whether the clipboard's owner is expected to answer without a long delay."""
        now = monotonic()
        if now - self._silent_since[mode] < _SILENCE:
            return False
        if _is_answering(mode):
            return True
        self._silent_since[mode] = monotonic()
        return False

    def _owner_changed(self, mode: QClipboard.Mode) -> None:
        self._silent_since[mode] = -_SILENCE

    def _focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        for receiver in _receivers(now):
            receiver.installEventFilter(self)  # not twice, if it is installed


def _receivers(field: QWidget | None) -> Iterator[QObject]:
    """Yield the objects that receive the key and mouse events of a text field."""
    if field is None or not field.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled):
        return
    yield field
    if isinstance(field, QAbstractScrollArea):
        yield field.viewport()
    elif isinstance(field, (QtWidgets.QComboBox, QtWidgets.QAbstractSpinBox)):
        line = field.findChild(QLineEdit)
        if line is not None:
            yield line
