"""Background check of whether the files of an index have changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....game_index.errors import UnusableIndexError
from ...core.background import DiskTask
from ..index_opener import LOCK_TIMEOUT_SECONDS

if TYPE_CHECKING:
    from pathlib import Path

    from ....game_index.staleness import CollectionChanges
    from ...core.background import Task


class StalenessCheck(QObject):
    """Background check of whether the files of an index have changed."""

    checked = Signal(object)
    """Emitted when the check is done, with the `CollectionChanges` since the index was built."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: DiskTask | None = None

    @property
    def busy(self) -> bool:
        """Whether a check is running."""
        return self._task is not None

    def start(self, index: Path) -> None:
        """Start checking the files of an index, and abandon any earlier check."""
        self.cancel()
        self._task = DiskTask(partial(_changes, index), self._end)

    def cancel(self) -> None:
        """Abandon the running check, if any."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def stop_work(self) -> None:
        """Abandon the check because the window is closing."""
        self.cancel()

    def _end(self, found: CollectionChanges | Exception | None) -> None:
        self._task = None
        if found is not None and not isinstance(found, Exception):
            self.checked.emit(found)


def _changes(index: Path, task: Task) -> CollectionChanges | None:
    """Return how the files differ from the index, or None if that can't be determined.

    The next search reports the error in that case.
    """
    from ....game_index.staleness import find_changes

    try:
        return find_changes(index, task.pause, lock_timeout=LOCK_TIMEOUT_SECONDS)
    except (UnusableIndexError, OSError):
        return None
