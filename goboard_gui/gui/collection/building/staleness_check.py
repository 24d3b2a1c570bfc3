"""Background check of whether the files of an index have changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ....game_index.errors import UnusableIndexError
from ...core.single_task import SingleTask
from ..index_opener import LOCK_TIMEOUT_SECONDS

if TYPE_CHECKING:
    from pathlib import Path

    from ....game_index.staleness import CollectionChanges
    from ...core.background import Task


class StalenessCheck(SingleTask):
    """Background check of whether the files of an index have changed."""

    checked = Signal(object)
    """Emitted when the check is done, with the `CollectionChanges` since the index was built."""

    def start(self, index: Path) -> None:
        """Start checking the files of an index, and abandon any earlier check."""
        self.run_task(partial(_changes, index), self._end)

    def _end(self, found: CollectionChanges | Exception | None) -> None:
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
