"""Reading of files: small ones at once, large ones in a thread with a progress bar."""

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
"""Size in bytes above which files are read in a thread."""

_SHOWN_AFTER = 250
"""Delay of the progress bar in milliseconds, so that it does not flicker."""
_EVERY = 50
"""Interval of progress updates, in milliseconds."""


def size_of(path: Path) -> int:
    """Return the size of a file, or 0 if it can't be determined (reading the file will report the
    error).
    """
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


class LoadResult(NamedTuple):
    """The result of reading a file: the value, or the error."""

    value: Any = None
    error: Exception | None = None


class _Reading:
    """The progress of reading a file in a thread, from 0 to 1."""

    def __init__(self) -> None:
        self.done = 0.0


class FileLoader(QObject):
    """Loader that reads one file at a time; a new request, or closing the window, cancels the
    current one.
    """

    finished = Signal()
    """Emitted when no file is being read any more."""

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
        text: str,
        size: int,
        read: _Read,
        then: Callable[[LoadResult], object],
    ) -> None:
        """Call ``read`` for a file of ``size`` bytes, now or in a thread, and pass the result to
        ``then``.

        ``read`` receives a progress callback. ``text`` is shown beside the progress bar. After a
        cancellation nothing is called.
        """
        self.cancel()
        if size < LARGE:
            with dialogs.busy_cursor():
                result = _result(read, _ignore)
            then(result)
            return
        from ..core import background
        from .loading_bar import LoadingBar  # not needed at start-up

        self._reading = _Reading()
        self._bar = LoadingBar(text, self._window)
        self._bar.cancelled.connect(self.cancel)
        QTimer.singleShot(_SHOWN_AFTER, self._bar, self._bar.show_later)
        self._timer.start()

        def end(result: LoadResult | Exception) -> None:
            self._forget()
            then(result if isinstance(result, LoadResult) else LoadResult(error=result))

        self._task = background.Task(partial(_read, read, self._reading), end)

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


def _read(read: _Read, reading: _Reading, task: Task) -> LoadResult:
    """Read a file in a thread, recording the progress in ``reading``."""

    def progress(done: int, total: int) -> None:
        reading.done = done / max(total, 1)
        task.pause()

    return _result(read, progress)


def _result(read: _Read, progress: Callable[[int, int], None]) -> LoadResult:
    from ...files.errors import ReadError

    try:
        return LoadResult(read(progress))
    except (ReadError, MemoryError) as error:
        return LoadResult(error=error)


def _ignore(_done: int, _total: int) -> None:
    """Ignore the progress of a small file, which is read at once."""
