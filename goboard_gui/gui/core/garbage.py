"""Garbage collection of the window process: in the main thread, while it is idle.

Python collects in whichever thread happens to allocate, but a Qt object destroyed outside the main
thread, or while one of its methods runs, crashes the process. Automatic collection is therefore off
from start to end, and no other module of the window process uses `gc`.
"""

from __future__ import annotations

import gc
from time import monotonic, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # At run time Qt is imported by `start_collection`, after `suspend_collection`.
    from PySide6.QtCore import QObject, QTimer

_INTERVAL = 100
"""Milliseconds between two checks for new objects."""

_IDLE_INTERVAL = 5
"""Number of these checks after which it is checked whether the window is idle."""

_IDLE_SHARE = 0.05
"""Fraction of the time up to which the main thread may have worked in an idle window."""

_IDLE_THRESHOLD, _BUSY_THRESHOLD = 2_000, 50_000
"""Numbers of new objects above which they are collected in an idle and in a busy window.

In a busy window this takes about 5 ms.
"""

_QUIET_CHECKS = 10
"""Number of successive checks that must have found the window idle before older objects are
collected, which takes a third of a second if there are some millions of them: five seconds.
"""

_YOUNG_PER_FULL = 100
"""Number of collections of younger objects before a full collection."""


class GarbageCollector:
    """Timer-driven garbage collector that runs in the main thread."""

    def __init__(self, parent: QObject) -> None:
        from PySide6.QtCore import QTimer

        self.full_wanted = False
        self._aging = False
        self._checks = self._quiet = 0
        self._since = monotonic(), thread_time()
        self._timer: QTimer = QTimer(parent, interval=_INTERVAL)
        self._timer.timeout.connect(self._check)
        self._timer.start()

    def stop(self) -> None:
        """Stop the timer."""
        self._timer.stop()

    def _check(self) -> None:
        """Collect new objects often, so that it takes little time, and older ones when the user
        pauses.
        """
        young, _, old = gc.get_count()
        if young > _BUSY_THRESHOLD:
            gc.collect(0)
            young, self._aging = 0, True
        self._checks += 1
        if self._checks % _IDLE_INTERVAL:
            return
        before, self._since = self._since, (monotonic(), thread_time())
        passed, used = (now - then for now, then in zip(self._since, before, strict=True))
        if used > _IDLE_SHARE * passed:
            self._quiet = 0
            return
        self._quiet += 1
        if self._quiet < _QUIET_CHECKS:
            if young > _IDLE_THRESHOLD:
                self._aging = True
                gc.collect(0)
        elif self.full_wanted or old > _YOUNG_PER_FULL:
            self.full_wanted = self._aging = False
            gc.collect()
        elif self._aging or young > _IDLE_THRESHOLD:
            self._aging = False
            gc.collect(1)


_collector: GarbageCollector | None = None


def suspend_collection() -> None:
    """Turn off automatic garbage collection; the window process does this before anything else."""
    gc.disable()


def start_collection(parent: QObject) -> None:
    """Exempt all existing objects from garbage collection, and start collecting new ones in idle
    time.

    Call it once, after all imports and the first paint. ``parent`` must live as long as the event
    loop runs.
    """
    global _collector
    gc.collect()
    gc.freeze()
    _collector = GarbageCollector(parent)


def collect_soon() -> None:
    """Request a full garbage collection at the next idle moment, because a window was closed."""
    if _collector is not None:
        _collector.full_wanted = True


def end_collection() -> None:
    """Stop the collector and turn automatic garbage collection on again, after the last window has
    been closed.
    """
    global _collector
    if _collector is not None:
        _collector.stop()
        _collector = None
    gc.unfreeze()
    gc.enable()
