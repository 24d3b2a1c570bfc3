"""Opening of an index in a thread, so that a lock or a slow disk does not block the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from ...files.errors import CancelledError
from ..core.disk_patience import SHOWN_AFTER, STALLED_AFTER
from ..core.single_task import SingleTask

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QObject

    from ...game_index.errors import UnusableIndexError
    from ...game_index.index import Index
    from ..core.background import Task

LOCK_TIMEOUT_SECONDS = 1.0
"""Seconds that background threads of the window wait for a program that has locked an index.

The main thread never waits: queries of an open index fail at once, and the index is opened again.
"""


class IndexOpener(SingleTask):
    """Object that opens one index at a time; opening another one abandons the first."""

    delayed = Signal(bool)
    """Emitted when opening takes time, and again, with True, when the disk seems to stall."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        """The folder of the index that is being opened, or None."""
        self._timers = [QTimer(self, singleShot=True) for _ in range(2)]
        self._timers[0].setInterval(SHOWN_AFTER)
        self._timers[0].timeout.connect(partial(self.delayed.emit, False))
        self._timers[1].setInterval(STALLED_AFTER)
        self._timers[1].timeout.connect(partial(self.delayed.emit, True))

    def open_index(
        self, folder: Path, then: Callable[[Index | UnusableIndexError | Exception], object]
    ) -> None:
        """Open the index in a folder, and call ``then`` with it or with an error.

        If that takes only milliseconds, ``then`` has been called when this returns.
        """
        self.folder = folder
        for timer in self._timers:
            timer.start()
        self.run_task(partial(_open, folder), partial(self._end, then), briefly_awaited=True)

    def cancel(self) -> None:
        """Stop waiting for the index that is being opened, if any."""
        if self.running:
            super().cancel()
            self._forget()

    def _end(self, then: Callable[[Index | Exception], object], opened: Index | Exception) -> None:
        self._forget()
        then(opened)

    def _forget(self) -> None:
        self.folder = None
        for timer in self._timers:
            timer.stop()


def _open(folder: Path, task: Task) -> Index | UnusableIndexError:
    """Open an index so that the main thread can use it, or return the error."""
    from ...game_index.errors import UnusableIndexError
    from ...game_index.index import Index

    try:
        index = Index(folder, lock_timeout=LOCK_TIMEOUT_SECONDS)
    except UnusableIndexError as error:
        return error
    try:
        index.board_sizes  # noqa: B018 - read here, since it takes time for many games
        index.games.set_lock_timeout(0)
        task.pause()
    except UnusableIndexError as error:
        index.close()
        return error
    except CancelledError:
        index.close()
        raise
    return index
