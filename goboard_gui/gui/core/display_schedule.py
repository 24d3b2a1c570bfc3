"""Schedule of display updates: after the board is painted, and once per event loop turn at most."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

_LONGEST_WAIT = 100
"""Maximum wait for a paint of the board in milliseconds, as hidden windows are not painted."""


class DisplaySchedule(QObject):
    """Signals the displays of a document when to update.

    The board is updated immediately, and announces its paint with `hold` and `release`. Everything
    else that only displays the position waits for `due`. If a key is held down, the stones
    therefore move at full speed, and lists and panels follow as time permits.
    """

    due = Signal()
    """Emitted when the displays should show the current position."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._painting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)

    def request(self) -> None:
        """Request an update of the displays, after the next paint of the board if one is due."""
        if not self._painting:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(_LONGEST_WAIT)

    def hold(self) -> None:
        """Postpone updates until `release` is called, because the board is about to be painted."""
        self._painting = True

    def release(self) -> None:
        """End the wait, because the board has been painted or is hidden."""
        self._painting = False
        if self._timer.isActive():
            self._timer.start(0)

    def flush(self) -> None:
        """Update the displays now if an update is pending, before the user operates one of them."""
        if self._timer.isActive():
            self._timer.stop()
            self.due.emit()
