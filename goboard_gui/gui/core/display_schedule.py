"""Schedule of display updates: after the board's paint, at most once per turn of the event loop."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

_LONGEST_WAIT = 100
"""Milliseconds to wait for a paint of the board. A covered or minimised window is not painted."""


class DisplaySchedule(QObject):
    """Tells the displays of a document when to follow it.

    The board is brought up to date at once and announces its paint with `hold` and `release`.
    Everything else that only displays the position waits for `due`, so that a key held down moves
    the stones at full speed, and lists and panels follow as time permits.
    """

    due = Signal()
    """The displays should show the position at the cursor."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._painting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.due)

    def request(self) -> None:
        """Let the displays follow a change: soon, but not before the board has been painted."""
        if not self._painting:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(_LONGEST_WAIT)

    def hold(self) -> None:
        """Wait for a paint of the board, which has been asked for."""
        self._painting = True

    def release(self) -> None:
        """Wait no longer: the board has been painted, or is hidden."""
        self._painting = False
        if self._timer.isActive():
            self._timer.start(0)

    def flush(self) -> None:
        """Let the displays follow now if they are behind, before one of them is used."""
        if self._timer.isActive():
            self._timer.stop()
            self.due.emit()
