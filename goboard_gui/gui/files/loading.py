"""Reads files: small ones at once, large ones in a thread, with their progress to be seen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from ..core.closing import dispose
from ..widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from ..core.background import Task
    from .loading_bar import LoadingBar

    _Read = Callable[[Callable[[int, int], None]], object]

LARGE = 1_000_000
"""So many bytes are read before anyone notices; more take a thread."""

_SHOWN_AFTER = 250
"""Milliseconds; a bar that is seen for less only flickers."""
_EVERY = 50
"""Milliseconds between two looks at how far the reading is."""


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
    """A file being read in a thread: how much of it is done, from 0 to 1."""

    def __init__(self) -> None:
        self.done = 0.0


class Loader(QObject):
    """Reads one file at a time; another one cancels that under way, and so does the window."""

    finished = Signal()
    """Nothing is being read any more."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._reading = _Reading()
        self._task: Task | None = None
        self._bar: LoadingBar | None = None
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._show_progress)

    @property
    def busy(self) -> bool:
        """Whether a file is being read."""
        return self._task is not None

    def load(
        self,
        told: str,
        size: int,
        read: _Read,
        then: Callable[[Result], object],
    ) -> None:
        """Let ``read`` read ``size`` bytes and ``then`` have what came of it, now or later.

        ``read`` is given whom to tell how far it is, and ``told`` says what it does. Once
        cancelled, nobody is told anything.
        """
        self.cancel()
        if size < LARGE:
            with dialogs.busy():
                result = _result(read, _ignore)
            then(result)
            return
        from ..core import background
        from .loading_bar import LoadingBar  # start-up need not pay for its classes

        self._reading = _Reading()
        self._bar = LoadingBar(told, self._window)
        self._bar.cancelled.connect(self.cancel)
        QTimer.singleShot(_SHOWN_AFTER, self._bar, self._bar.appear)
        self._timer.start()

        def end(result: Result | Exception) -> None:
            self._forget()
            then(result if isinstance(result, Result) else Result(error=result))

        self._task = background.Task(partial(_read, read, self._reading), end)

    def cancel(self) -> None:
        """Let what is being read go."""
        if self._task is not None:
            self._task.cancel()
            self._forget()

    def stop_work(self) -> None:
        """Read no more: the window is closed, see `closing`."""
        self.cancel()

    def _forget(self) -> None:
        self._task = None
        self._timer.stop()
        if self._bar is not None:
            self._bar.hide()
            dispose(self._bar)
            self._bar = None
        self.finished.emit()

    def _show_progress(self) -> None:
        if self._bar is not None:
            self._bar.show_progress(self._reading.done)


def _read(read: _Read, reading: _Reading, task: Task) -> Result:
    """Read in a thread."""

    def progress(done: int, total: int) -> None:
        reading.done = done / max(total, 1)
        task.pause()

    return _result(read, progress)


def _result(read: _Read, progress: Callable[[int, int], None]) -> Result:
    from ...files.errors import ReadError

    try:
        return Result(read(progress))
    except (ReadError, MemoryError) as error:
        return Result(error=error)


def _ignore(_done: int, _total: int) -> None:
    """Take notice of no progress: a small file is read before anyone could see it."""
