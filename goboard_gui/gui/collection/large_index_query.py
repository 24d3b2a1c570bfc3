"""Queries of a large index in a thread, because they would block the window."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

from ...game_index.database import GameDatabase
from ...game_index.errors import UnusableIndexError
from ...game_index.paths import DATABASE
from ..core.single_task import SingleTask
from .index_opener import LOCK_TIMEOUT_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ..core.background import Task

LARGE = 5_000
"""Number of games from which on an index is large: sorting them may take more than 30 ms."""


def is_large(games: GameDatabase) -> bool:
    """Return whether an index is so large that queries of all its games are made in a thread."""
    return games.highest_game_number() >= LARGE


class LargeIndexQuery(SingleTask):
    """Runner of one query at a time; a new one replaces the one that is running."""

    def run(
        self,
        games: GameDatabase,
        query: Callable[[GameDatabase], object],
        then: Callable[[Any], object],
    ) -> None:
        """Query an index, and pass the result or an `UnusableIndexError` to ``then``.

        If the index is large, the query runs in a thread, with a connection of its own; ``query``
        must not hold a Qt object. Otherwise, or if it takes only milliseconds, ``then`` has been
        called when this returns.
        """
        self.cancel()
        try:
            if is_large(games):
                work = partial(_result, games.folder, query)
                self.run_task(work, then, briefly_awaited=True)
                return
            result = query(games)
        except UnusableIndexError as error:
            result = error
        then(result)


def _result(folder: Path, query: Callable[[GameDatabase], object], task: Task) -> object:
    try:
        with closing(GameDatabase(folder / DATABASE, lock_timeout=LOCK_TIMEOUT_SECONDS)) as games:
            games.watch_queries(task.pause)
            return query(games)
    except UnusableIndexError as error:
        return error
