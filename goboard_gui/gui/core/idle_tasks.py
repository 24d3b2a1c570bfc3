"""Idle tasks: work done a little at a time, between what happens in the window."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Iterator

_SLICE = 0.008
"""For how many seconds the window may be kept waiting."""


class Slices(QObject):
    """Goes on with one iteration at a time for as long as it pauses often enough.

    What takes no longer than a slice is through when `run` returns. All that are at work share
    the time of one slice: their timers are due together, before anything else is.
    """

    worked = Signal()
    """A slice is done; the last one if `running` is over."""

    _at_work: ClassVar[set[Slices]] = set()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def running(self) -> bool:
        """Whether there is something left to do."""
        return self._work is not None

    def run(self, work: Iterator[object]) -> None:
        """Go through an iteration, in the place of the one before."""
        self._work = work
        self._at_work.add(self)
        self._timer.start()
        self._go_on()

    def stop(self) -> None:
        """Do no more of it."""
        self._work = None
        self._at_work.discard(self)
        self._timer.stop()

    def stop_work(self) -> None:
        """Stop with the window, see `closing`."""
        self.stop()

    def _go_on(self) -> None:
        work = self._work
        if work is None:
            return
        end = perf_counter() + _SLICE / len(self._at_work)
        for _ in work:
            if perf_counter() >= end or self._work is not work:
                break
        else:
            self.stop()
        self.worked.emit()
