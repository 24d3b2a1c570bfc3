"""Threads beside a window, and telling it what they found, whatever became of it meanwhile."""

from __future__ import annotations

import atexit
from collections import deque
from threading import Lock, Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable


class _Messenger(QObject):
    """It is never deleted: a thread that emits a signal of what is deleted just then crashes.

    The signal carries nothing, as one that is not delivered when the program ends outlives Python.
    """

    told = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.kept: deque[tuple[QObject, Callable[[], object]]] = deque()
        self.told.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._lock = Lock()
        self._ended = False

    def tell(self, owner: QObject, then: Callable[[], object]) -> None:
        with self._lock:
            if not self._ended:
                self.kept.append((owner, then))
                self.told.emit()

    def end(self) -> None:
        """Nobody tells anything while Qt is taken down."""
        with self._lock:
            self._ended = True

    def _deliver(self) -> None:
        owner, then = self.kept.popleft()
        if isValid(owner):
            then()


_MESSENGER = _Messenger()
atexit.register(_MESSENGER.end)


def run(work: Callable[..., object], *arguments: object) -> None:
    """Do something in a thread. The program ends when it is done, as Python may crash otherwise."""
    Thread(target=work, args=arguments).start()


def tell(owner: QObject, then: Callable[[], object]) -> None:
    """Let the thread of the window call ``then``, unless ``owner`` is gone by that time."""
    _MESSENGER.tell(owner, then)
