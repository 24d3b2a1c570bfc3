"""Detection of auto-repeated key presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_LEAST_DELAY = 50
"""The shortest time for which keys are held before they repeat, in milliseconds."""


class KeyRepeats:
    """Detector of repeated key presses, from the presses and releases that a widget receives.

    On X11, Qt often takes the first repetition of a held key for a release and a new press. These
    two events have the same time, which no real ones have.
    """

    def __init__(self) -> None:
        self._pressed_at = 0
        self._released = 0, 0

    def register_press(self, event: QKeyEvent) -> bool:
        """Record a key press, or the shortcut override before it; return whether a held key repeats
        it.
        """
        now = event.timestamp()
        was_held = now - self._pressed_at >= _LEAST_DELAY
        if event.isAutoRepeat() or ((event.key(), now) == self._released and was_held):
            return True
        self._pressed_at = now
        return False

    def register_release(self, event: QKeyEvent) -> None:
        """Record that a key was released."""
        self._released = event.key(), event.timestamp()
