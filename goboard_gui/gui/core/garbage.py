"""Garbage collection of the window process: in its main thread, while it is idle.

Python collects in whichever thread happens to allocate, and a Qt object that is destroyed outside
the main thread, or while one of its methods runs, ends the process. So automatic collection is off
from the start of the program to its end, and no other module of the window process uses `gc`.
"""

from __future__ import annotations

import gc
from time import monotonic, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # At run time Qt is imported by `start`: `suspend` comes before that import.
    from PySide6.QtCore import QObject, QTimer

_INTERVAL = 500
"""Milliseconds between two looks at whether the window is idle."""

_IDLE_SHARE = 0.05
"""The window is idle if its thread used at most this share of the time since the last look."""

_SOME, _MANY = 2_000, 50_000
"""So many new objects are looked through when the window is idle; and even when it is busy, which
takes some 5 ms."""

_YOUNG_PER_FULL = 100
"""So many collections of younger objects pass before all objects are looked through again."""


class GarbageCollector:
    """Collects garbage from an idle timer of the main thread."""

    def __init__(self, parent: QObject) -> None:
        from PySide6.QtCore import QTimer

        self.full_wanted = False
        self._since = monotonic(), thread_time()
        self._timer: QTimer = QTimer(parent, interval=_INTERVAL)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def stop(self) -> None:
        """Collect no more."""
        self._timer.stop()

    def _look(self) -> None:
        before, self._since = self._since, (monotonic(), thread_time())
        passed, used = (now - then for now, then in zip(self._since, before, strict=True))
        young, _, old = gc.get_count()
        if used > _IDLE_SHARE * passed:
            if young > _MANY:
                gc.collect(0)
        elif self.full_wanted or old > _YOUNG_PER_FULL:
            self.full_wanted = False
            gc.collect()
        elif young > _SOME:
            gc.collect(1)


_collector: GarbageCollector | None = None


def suspend() -> None:
    """Turn automatic collection off; the first thing that the window process does."""
    gc.disable()


def start(parent: QObject) -> None:
    """Spare what the program is made of from now on, and collect the rest when idle.

    Called once, when everything has been imported and the first window has been painted.
    ``parent`` lives as long as the event loop runs.
    """
    global _collector
    gc.collect()
    gc.freeze()
    _collector = GarbageCollector(parent)


def collect_soon() -> None:
    """Look through all objects at the next idle moment: a window has been closed."""
    if _collector is not None:
        _collector.full_wanted = True


def end() -> None:
    """Stop collecting and turn automatic collection on again: the last window is gone."""
    global _collector
    if _collector is not None:
        _collector.stop()
        _collector = None
    gc.unfreeze()
    gc.enable()
