"""Reads files: small ones at once, large ones in a thread, with their progress to be seen."""

from __future__ import annotations

import sys
from time import monotonic, sleep
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from .. import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from .loading_bar import LoadingBar

LARGE = 1_000_000
"""So many bytes are read before anyone notices; more take a thread."""

_SHOWN_AFTER = 250
"""Milliseconds; a bar that is seen for less only flickers."""
_EVERY = 50
"""Milliseconds between two looks at how far the reading is."""
_STRETCH, _REST = 0.004, 0.001
"""Seconds that the thread works before the window gets its turn, and how long it rests then."""


def size_of(path: Path) -> int:
    """How large a file is; nothing where there is none, as who reads it will tell."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


class Result(NamedTuple):
    """What came of reading: a value, or why there is none."""

    value: Any = None
    error: Exception | None = None


class _Reading:
    """One file being read in a thread of its own; all that two threads share."""

    def __init__(self) -> None:
        self.cancelled = False
        self.done = 0.0
        self._rested = monotonic()

    def progress(self, done: int, total: int) -> None:
        """Note how far one is; called by the thread, and ends it if nobody waits any more."""
        from ...files.errors import CancelledError

        self.done = done / max(total, 1)
        if self.cancelled:
            raise CancelledError
        now = monotonic()
        if now - self._rested > _STRETCH:
            # Whoever waits for the interpreter gets it now, and not only when it is taken away.
            sleep(_REST)
            self._rested = monotonic()


class Loader(QObject):
    """Reads one file at a time; another one cancels that under way, and so does the window."""

    finished = Signal()
    """Nothing is being read any more."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._reading: _Reading | None = None
        self._then: Callable[[Result], object] | None = None
        self._bar: LoadingBar | None = None
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._show_progress)

    @property
    def busy(self) -> bool:
        """Whether a file is being read."""
        return self._reading is not None

    def load(
        self,
        told: str,
        size: int,
        read: Callable[[Callable[[int, int], None]], object],
        then: Callable[[Result], object],
    ) -> None:
        """Let ``read`` read ``size`` bytes and ``then`` have what came of it, now or later.

        ``read`` is given whom to tell how far it is, and ``told`` says what it does. Once
        cancelled, nobody is told anything.
        """
        self.cancel()
        reading = _Reading()
        if size < LARGE:
            with dialogs.busy():
                result = _result(read, reading)
            then(result)
            return
        from .. import beside
        from .loading_bar import LoadingBar  # start-up need not pay for its classes

        self._reading, self._then = reading, then
        self._bar = LoadingBar(told, self._window)
        self._bar.cancelled.connect(self.cancel)
        QTimer.singleShot(_SHOWN_AFTER, self._bar, self._bar.appear)
        self._timer.start()
        self._window.installEventFilter(self)
        beside.run(self._work, read, reading)

    def cancel(self) -> None:
        """Let what is being read go."""
        if self._reading is not None:
            self._reading.cancelled = True
            self._forget()

    def _work(self, read: Callable[..., object], reading: _Reading) -> None:
        try:
            result = _result(read, reading)
        except Exception as error:  # a fault of ours must not let the window wait for ever
            sys.excepthook(type(error), error, error.__traceback__)
            result = Result(error=error)
        from .. import beside

        beside.tell(self, lambda: self._end(reading, result))

    def _end(self, reading: _Reading, result: Result) -> None:
        then = self._then
        if reading is self._reading and then is not None:
            self._forget()
            then(result)

    def _forget(self) -> None:
        self._reading = self._then = None
        self._timer.stop()
        self._window.removeEventFilter(self)
        if self._bar is not None:
            self._bar.deleteLater()
            self._bar.hide()
            self._bar = None
        self.finished.emit()

    def _show_progress(self) -> None:
        if self._bar is not None and self._reading is not None:
            self._bar.show_progress(self._reading.done)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cancel when the window was closed."""
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self.cancel()
        return super().eventFilter(watched, event)


def _result(read: Callable[..., object], reading: _Reading) -> Result:
    from ...files.errors import CancelledError, ReadError

    try:
        return Result(read(reading.progress))
    except (ReadError, CancelledError, MemoryError) as error:
        return Result(error=error)
