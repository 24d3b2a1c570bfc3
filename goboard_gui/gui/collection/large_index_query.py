"""Queries of the database of a large index in a thread, because they would block the window."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ...game_index.database import GameDatabase
from ...game_index.errors import UnusableIndexError
from ...game_index.paths import DATABASE
from ..core.background import DiskTask
from .index_opener import LOCK_TIMEOUT_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..core.background import Task

LARGE = 20_000
"""Number of games from which on an index is large: sorting or filtering them takes 20 ms."""


def is_large(games: GameDatabase) -> bool:
    """Return whether an index is so large that its games are sorted and filtered in a thread."""
    return games.highest_game_number() >= LARGE


class LargeIndexQuery(QObject):
    """Runner of one query at a time; a new one replaces the one that is running."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: DiskTask | None = None

    @property
    def running(self) -> bool:
        """Whether a query is running."""
        return self._task is not None

    def run(
        self,
        folder: Path,
        query: Callable[[GameDatabase], object],
        then: Callable[[Any], object],
    ) -> None:
        """Run a query with a connection of its own to the index in a folder, and pass its result or
        an `UnusableIndexError` to ``then``.

        ``query`` must not hold a Qt object. If it takes only milliseconds, ``then`` has been called
        when this returns.
        """
        self.stop_work()
        self._task = DiskTask(
            partial(_result, folder, query), partial(self._end, then), awaited=True
        )
        self._task.wait_briefly()

    def stop_work(self) -> None:
        """Drop the running query."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _end(self, then: Callable[[Any], object], result: object) -> None:
        self._task = None
        then(result)


def _result(folder: Path, query: Callable[[GameDatabase], object], _task: Task) -> object:
    try:
        with closing(GameDatabase(folder / DATABASE, lock_timeout=LOCK_TIMEOUT_SECONDS)) as games:
            return query(games)
    except UnusableIndexError as error:
        return error
