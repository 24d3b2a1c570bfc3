"""Whether the files of a collection are still what its index says, looked up beside the window."""

from __future__ import annotations

import sys
from time import monotonic, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ... import beside

if TYPE_CHECKING:
    from pathlib import Path

    from ....fuseki.collection.changes import Changes

_STRETCH, _REST = 0.004, 0.001
"""Seconds that the thread works before the window gets its turn, and how long it rests then."""


class _LeftError(Exception):
    """Nobody wants to know any more."""


class _Look:
    """One look at the files of a collection; all that two threads share."""

    def __init__(self, index: Path, owner: Freshness) -> None:
        self.index = index
        self.owner: Freshness | None = owner
        """Who wants to know; a thread must not be the last one to hold what belongs to Qt."""
        self._rested = monotonic()

    def pause(self) -> None:
        """Let the window have its turn, and end if nobody waits."""
        if self.owner is None:
            raise _LeftError
        if monotonic() - self._rested > _STRETCH:
            sleep(_REST)
            self._rested = monotonic()


class Freshness(QObject):
    """Looks at one collection at a time, in a thread."""

    looked = Signal(object)
    """The `Changes` since the index was built."""
    _ended = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._look: _Look | None = None
        self._ended.connect(self._end)

    @property
    def busy(self) -> bool:
        """Whether somebody is looking."""
        return self._look is not None

    def look(self, index: Path) -> None:
        """Look at the files of an index, and no longer at those of another."""
        self.leave()
        self._look = _Look(index, self)
        beside.run(_work, self._look)

    def leave(self) -> None:
        """Look no longer."""
        if self._look is not None:
            self._look.owner = None
            self._look = None

    def _end(self, look: _Look, found: Changes | None) -> None:
        if look is self._look:
            self._look = None
            if found is not None:
                self.looked.emit(found)


def _work(look: _Look) -> None:
    import sqlite3

    from ....fuseki.collection.changes import changes
    from ....fuseki.collection.errors import UnusableIndexError

    found = None
    try:
        found = changes(look.index, look.pause)
    except _LeftError:
        return
    except (UnusableIndexError, sqlite3.Error, OSError):
        pass  # whoever asks the index is told
    except Exception as error:  # a fault of ours is to be heard of
        sys.excepthook(type(error), error, error.__traceback__)
    owner = look.owner
    if owner is not None:
        beside.tell(owner, lambda: owner._ended.emit(look, found))  # noqa: SLF001 - same module
