"""Whether the files of a collection are still what its index says, looked up in a thread."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...core import background

if TYPE_CHECKING:
    from pathlib import Path

    from ....game_index.staleness import CollectionChanges


class Freshness(QObject):
    """Looks at one collection at a time, in a thread."""

    looked = Signal(object)
    """The `StoneChanges` since the index was built."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: background.Task | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody is looking."""
        return self._task is not None

    def look(self, index: Path) -> None:
        """Look at the files of an index, and no longer at those of another."""
        self.leave()
        self._task = background.Task(partial(_changes, index), self._end)

    def leave(self) -> None:
        """Look no longer."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def stop_work(self) -> None:
        """Look no longer: the window is closed, see `closing`."""
        self.leave()

    def _end(self, found: CollectionChanges | Exception | None) -> None:
        self._task = None
        if found is not None and not isinstance(found, Exception):
            self.looked.emit(found)


def _changes(index: Path, task: background.Task) -> CollectionChanges | None:
    """The changes, None if they cannot be found out: whoever asks the index is told why."""
    import sqlite3

    from ....game_index.errors import UnusableIndexError
    from ....game_index.staleness import find_changes

    try:
        return find_changes(index, task.pause)
    except (UnusableIndexError, sqlite3.Error, OSError):
        return None
