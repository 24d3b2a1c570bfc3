"""A thread that brings to the disk what a journal was given, so that no edit waits for it."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

GATHER_SECONDS = 0.05
"""Edits that follow each other so closely are brought to the disk together."""


class Keeper:
    """Calls ``tend`` shortly after it is woken, and again after as many seconds as that returns.

    The thread is begun when it is first needed, and ends when it is told to or with the program.
    """

    def __init__(self, tend: Callable[[], float | None]) -> None:
        self._tend = tend
        self._work = Event()
        self._end = Event()
        self._thread: Thread | None = None

    def wake(self) -> None:
        """Let there be work to do."""
        self._work.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Let the thread end when it has done what it is doing; it is not waited for."""
        self._end.set()
        self._work.set()

    def _run(self) -> None:
        seconds: float | None = None
        while not self._end.is_set():
            self._work.wait(seconds)
            self._work.clear()
            if not self._end.wait(GATHER_SECONDS):
                seconds = self._tend()
