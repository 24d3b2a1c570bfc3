"""Holding a key down goes through the record, slowly at first and then faster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

FIRST_DELAY = 400
SLOWEST, FASTEST = 200, 50
FASTER = 0.85


class KeyRepeat(QObject):
    """Triggers an action again and again while the key that triggered it is held."""

    def __init__(self, window: QObject, actions: list[QAction]) -> None:
        super().__init__(window)
        self._held: QAction | None = None
        self._down: QKeySequence | None = None
        self._interval = SLOWEST
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._again)
        for action in actions:
            action.setAutoRepeat(False)
            action.triggered.connect(lambda _checked=False, action=action: self._begin(action))
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and not event.isAutoRepeat():
            if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
                self._down = _key_of(event)
            elif event.type() == QEvent.Type.KeyRelease:
                self._stop()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._stop()
        return False

    def _begin(self, action: QAction) -> None:
        # What is chosen from a menu or the palette is not repeated, whatever key led there.
        if self._down in action.shortcuts() and self._held is not action:
            self._held = action
            self._interval = SLOWEST
            self._timer.start(FIRST_DELAY)

    def _again(self) -> None:
        if self._held is not None and self._held.isEnabled():
            self._held.trigger()
            self._timer.start(self._interval)
            self._interval = max(FASTEST, round(self._interval * FASTER))

    def _stop(self) -> None:
        self._down = None
        self._held = None
        self._timer.stop()


def _key_of(event: QKeyEvent) -> QKeySequence:
    """The key that is pressed, wherever on the keyboard it is."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
