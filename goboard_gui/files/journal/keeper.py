"""Background thread that flushes journals, so that edits never wait for the disk."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

GATHER_SECONDS = 0.05
"""Edits within this time are flushed together."""


class Keeper:
    """Calls ``tend`` shortly after it is woken, and again after the seconds it returns.

    The thread starts on demand, and ends on request or with the program.
    """

    def __init__(self, tend: Callable[[], float | None]) -> None:
        self._tend = tend
        self._work = Event()
        self._end = Event()
        self._thread: Thread | None = None

    def wake(self) -> None:
        """Wake the thread."""
        self._work.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Stop the thread after its current task, without waiting for it."""
        self._end.set()
        self._work.set()

    def _run(self) -> None:
        seconds: float | None = None
        while not self._end.is_set():
            self._work.wait(seconds)
            self._work.clear()
            if not self._end.wait(GATHER_SECONDS):
                seconds = self._tend()
