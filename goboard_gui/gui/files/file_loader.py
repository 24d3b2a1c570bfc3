"""Reading of files in threads that may be abandoned, with a progress bar."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ...named_tuples import NamedTuple
from ..core.closing import dispose
from ..core.disk_patience import SHOWN_AFTER, STALLED_AFTER

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from ..core.background import DiskTask, Task
    from .loading_bar import LoadingBar

    _Read = Callable[[Callable[[int, int], None]], object]

_EVERY = 50
"""Interval of progress updates, in milliseconds."""


class LoadResult(NamedTuple):
    """The result of reading a file: the value, or the error."""

    value: Any = None
    error: Exception | None = None


class _ReadProgress:
    """The progress of reading a file in a thread, from 0 to 1, and the time of the last
    progress.
    """

    def __init__(self) -> None:
        self.done = 0.0
        self.grown_at = monotonic()

    def set_progress(self, done: float) -> None:
        """Store the progress; the thread calls this."""
        self.done, self.grown_at = done, monotonic()


class FileLoader(QObject):
    """Loader that reads one file at a time; a new request, or closing the window, cancels the
    current one.
    """

    finished = Signal()
    """Emitted when no file is being read any more."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._reading = _ReadProgress()
        self._task: DiskTask | None = None
        self._bar: LoadingBar | None = None
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self._show_progress)

    @property
    def busy(self) -> bool:
        """Whether a file is being read."""
        return self._task is not None

    def load(
        self,
        text: str,
        read: _Read,
        then: Callable[[LoadResult], object],
    ) -> None:
        """Call ``read`` in a thread, and pass its result to ``then``; if reading is quick, this
        happens before returning.

        ``read`` receives a progress callback and must not hold a Qt object. ``text`` is shown
        beside the progress bar. After a cancellation nothing is called.
        """
        from ..core.background import DiskTask  # not needed at start-up

        self.cancel()
        reading = self._reading = _ReadProgress()

        def end(result: LoadResult | Exception) -> None:
            self._forget()
            then(result if isinstance(result, LoadResult) else LoadResult(error=result))

        task = self._task = DiskTask(partial(_read, read, reading), end, awaited=True)
        task.wait_briefly()
        if self._task is task:
            self._await(text)

    def _await(self, text: str) -> None:
        from .loading_bar import LoadingBar

        self._bar = LoadingBar(text, self._window)
        self._bar.cancelled.connect(self.cancel)
        QTimer.singleShot(SHOWN_AFTER, self._bar, self._bar.show_on_top)
        self._timer.start()

    def cancel(self) -> None:
        """Cancel reading the current file."""
        if self._task is not None:
            self._task.cancel()
            self._forget()

    def stop_work(self) -> None:
        """Cancel reading; `closing.dispose` calls this when the window closes."""
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
            stalled = monotonic() - self._reading.grown_at > STALLED_AFTER / 1000
            self._bar.show_stalled(stalled=stalled)


def _read(read: _Read, reading: _ReadProgress, task: Task) -> LoadResult:
    """Read a file in a thread, recording the progress in ``reading``."""

    def progress(done: int, total: int) -> None:
        reading.set_progress(done / max(total, 1))
        task.pause()

    return _result(read, progress)


def _result(read: _Read, progress: Callable[[int, int], None]) -> LoadResult:
    from ...files.errors import ReadError

    try:
        return LoadResult(read(progress))
    except (ReadError, MemoryError) as error:
        return LoadResult(error=error)
