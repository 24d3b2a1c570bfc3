"""Background layout of pages, restarted shortly after a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ..core.idle_tasks import IdleTask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ...diagram.book.production import BookBuilder

_PAUSE = 200
"""Milliseconds after the last change before pages are made."""


class PageMaker(QObject):
    """Idle-time producer of the pages for the current options."""

    started = Signal()
    """A new `production` was started, without pages yet."""
    progressed = Signal()
    """More pages are ready, or all if not `busy`."""

    def __init__(self, produce: Callable[[], BookBuilder], parent: QObject) -> None:
        """Create the page maker. ``produce`` starts a production of pages with the current
        options.
        """
        super().__init__(parent)
        self._produce = produce
        self.production = produce()
        self._steps = self.production.steps()
        self._idle_task = IdleTask(self)
        self._idle_task.advanced.connect(self.progressed)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.start)

    @property
    def busy(self) -> bool:
        """Whether pages are still being made or will be soon."""
        return self._pause.isActive() or self._idle_task.running

    def schedule(self) -> None:
        """Schedule the production of new pages after a short delay."""
        self._idle_task.stop()
        self._pause.start()

    def start(self) -> None:
        """Start producing new pages now."""
        self._pause.stop()
        self.production = self._produce()
        self._steps = self.production.steps()
        self.started.emit()
        self._idle_task.run(self._steps)

    def take_over(self) -> tuple[BookBuilder, Iterator[object]]:
        """Stop working, and return the current production and its remaining steps for the caller to
        run.
        """
        if self._pause.isActive():
            self.start()
        self._idle_task.stop()
        return self.production, self._steps

    def resume(self) -> None:
        """Continue with the remaining steps after `take_over`."""
        if self.production.done:
            self.progressed.emit()
        else:
            self._idle_task.run(self._steps)
