"""Reading of the problems of a collection in the background."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....study.problem_collection import ProblemCollector
from ...core.background import DiskTask, Mailbox

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ....files.errors import ReadError
    from ....study.problem_collection import CollectedProblem
    from ...core.background import Task

_EVERY = 0.1
"""Seconds between two deliveries of problems."""


class CollectionLoader(QObject):
    """Reader of one collection at a time, in a thread that may be abandoned."""

    problems_read = Signal(list)
    """Emitted with the next `CollectedProblem`s, in their order."""
    ended = Signal()
    """Emitted when everything has been read, or reading was cancelled."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: DiskTask | None = None
        self._mailbox: Mailbox | None = None
        self._collector = ProblemCollector(())

    @property
    def busy(self) -> bool:
        """Whether a collection is being read."""
        return self._task is not None

    @property
    def failures(self) -> Sequence[ReadError]:
        """The errors of the files that could not be read so far."""
        return tuple(self._collector.failures)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of files that have been read, and of all files; 0 if it is not known yet."""
        return self._collector.files_done, self._collector.file_count

    def load(self, paths: Sequence[Path], remembered: Callable[[Path], Sequence[str]]) -> None:
        """Start reading files and folders; earlier reading is cancelled without a signal.

        ``remembered`` returns the encodings that the user has chosen for a file.
        """
        self.stop_work()
        mailbox = self._mailbox = Mailbox(self.problems_read.emit)
        collector = self._collector = ProblemCollector(paths, remembered=remembered)

        def collect(task: Task) -> None:
            _deliver(collector, task.pause, mailbox.post)

        self._task = DiskTask(collect, self._end)

    def cancel(self) -> None:
        """Stop reading; the problems read so far remain."""
        if self.busy:
            self.stop_work()
            self.ended.emit()

    def stop_work(self) -> None:
        """Stop reading without a signal; `closing.dispose` calls this when the window closes."""
        if self._task is not None and self._mailbox is not None:
            self._task.cancel()
            self._mailbox.close()
            self._task = self._mailbox = None

    def _end(self, _result: object) -> None:
        self._task = None
        self.ended.emit()


def _deliver(
    collector: ProblemCollector,
    pause: Callable[[], object],
    post: Callable[[list[CollectedProblem]], object],
) -> None:
    """Post the problems of a collection, several at a time; this runs in the thread."""
    found: list[CollectedProblem] = []
    posted_at = monotonic()
    for problem in collector.collect(pause):
        found.append(problem)
        if monotonic() - posted_at > _EVERY:
            post(found)
            found, posted_at = [], monotonic()
    post(found)
