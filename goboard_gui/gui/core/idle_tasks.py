"""Tasks that run in short time slices while the event loop is idle."""

from __future__ import annotations

from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_SLICE = 0.008
"""Seconds for which all idle tasks together may block the event loop in one turn."""


class IdleTask(QObject):
    """Task that advances an iterator in short time slices while the event loop is idle.

    Work that takes less than a slice is finished when `run` returns. Running tasks share one slice,
    because all their timers expire before other events are handled.
    """

    advanced = Signal()
    """Emitted at the end of a slice, which was the last one if `running` is false."""

    _active: ClassVar[set[IdleTask]] = set()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether there is work left."""
        return self._work is not None

    def run(self, work: Iterator[object]) -> None:
        """Start advancing an iterator, discarding any earlier work."""
        self.run_later(work)
        self._go_on()

    def run_later(self, work: Iterator[object]) -> None:
        """Advance an iterator as soon as the event loop is idle, discarding any earlier work."""
        self._work = work
        self._active.add(self)
        self._timer.start()

    def stop(self) -> None:
        """Drop the rest of the work."""
        self._work = None
        self._active.discard(self)
        self._timer.stop()

    def stop_work(self) -> None:
        """Stop the task; `closing.dispose` calls this when the window closes."""
        self.stop()

    def _go_on(self) -> None:
        work = self._work
        if work is None:
            return
        self._timer.stop()  # the work may wait for the disk, in an event loop of its own
        end = perf_counter() + _SLICE / len(self._active)
        for _ in work:
            if perf_counter() >= end or self._work is not work:
                break
        else:
            if self._work is work:
                self.stop()
        if self._work is not None:
            self._timer.start()
        self.advanced.emit()


def import_in_steps(modules: Iterable[str], package: str | None) -> Iterator[None]:
    """Import modules, given relative to a package, and yield after each, for an `IdleTask`."""
    for module in modules:
        import_module(module, package)
        yield
