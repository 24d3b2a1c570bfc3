"""Owner of one cancellable background task at a time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from .background import DiskTask

if TYPE_CHECKING:
    from collections.abc import Callable

    from .background import Task


class SingleTask(QObject):
    """Runner of one background task at a time; starting another one abandons the first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: DiskTask | None = None

    @property
    def running(self) -> bool:
        """Whether a task is running."""
        return self._task is not None

    def run_task(
        self,
        work: Callable[[Task], object],
        then: Callable[[Any], object],
        *,
        briefly_awaited: bool = False,
    ) -> None:
        """Start ``work`` in a thread as a `DiskTask`, and pass its result to ``then``.

        With ``briefly_awaited``, ``then`` has been called when this returns if the work takes only
        milliseconds.
        """
        self._abandon()
        self._task = DiskTask(work, partial(self._end_task, then), awaited=briefly_awaited)
        if briefly_awaited:
            self._task.wait_briefly()

    def cancel(self) -> None:
        """Abandon the running task, if any."""
        self._abandon()

    def stop_work(self) -> None:
        """Abandon the task; `closing.dispose` calls this when the owner closes."""
        self.cancel()

    def _abandon(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _end_task(self, then: Callable[[Any], object], result: object) -> None:
        self._task = None
        then(result)
