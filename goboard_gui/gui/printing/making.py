"""Pages made a little at a time, anew soon after something else was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ..core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ...diagram.book.production import Production

_PAUSE = 200
"""After so many milliseconds without another choice, pages are made."""


class PagesMaker(QObject):
    """Makes what is asked for last, between what happens in the window."""

    begun = Signal()
    """There is a new `production`, without a page yet."""
    grown = Signal()
    """There are more pages, or all if it is not `busy`."""

    def __init__(self, produce: Callable[[], Production], parent: QObject) -> None:
        """``produce`` begins to make what is chosen."""
        super().__init__(parent)
        self._produce = produce
        self.production = produce()
        self._steps = self.production.steps()
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self.grown)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.begin)

    @property
    def busy(self) -> bool:
        """Whether there are pages to come."""
        return self._pause.isActive() or self._idle_task.running

    def ask(self) -> None:
        """Make other pages soon."""
        self._idle_task.stop()
        self._pause.start()

    def begin(self) -> None:
        """Begin to make pages now."""
        self._pause.stop()
        self.production = self._produce()
        self._steps = self.production.steps()
        self.begun.emit()
        self._idle_task.run(self._steps)

    def take_over(self) -> tuple[Production, Iterator[object]]:
        """What is made, and the steps that are left of it, which are the caller's to take."""
        if self._pause.isActive():
            self.begin()
        self._idle_task.stop()
        return self.production, self._steps

    def go_on(self) -> None:
        """Take the steps that a caller of `take_over` left."""
        if self.production.done:
            self.grown.emit()
        else:
            self._idle_task.run(self._steps)
