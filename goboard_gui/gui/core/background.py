"""Work in threads of its own, and its results in the thread of the window.

A thread holds no Qt object: what it delivers goes to a `Mailbox`, which its owner closes on its
closing path. A result that comes later is dropped.
"""

from __future__ import annotations

import atexit
import sys
from collections import deque
from threading import Lock, Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from ...files.errors import CancelledError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_STRETCH, _REST = 0.004, 0.001
"""Seconds that a thread works before the window gets its turn, and how long it rests then."""


class _Messenger(QObject):
    """Carries results into the thread of the window.

    It is never deleted: a thread that emits a signal of what is deleted just then crashes. The
    signal carries nothing, as one that is not delivered when the program ends outlives Python.
    """

    posted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._posts: deque[tuple[Mailbox, object]] = deque()
        self.posted.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._lock = Lock()
        self._ended = False

    def post(self, mailbox: Mailbox, value: object) -> None:
        with self._lock:
            if not self._ended:
                self._posts.append((mailbox, value))
                self.posted.emit()

    def end(self) -> None:
        """Deliver nothing while Qt is taken down."""
        with self._lock:
            self._ended = True

    def _deliver(self) -> None:
        mailbox, value = self._posts.popleft()
        mailbox.receive(value)


_MESSENGER = _Messenger()
atexit.register(_MESSENGER.end)


class Mailbox:
    """Takes values from any thread to a function in the thread of the window, until it is closed.

    Whoever opens one closes it in its ``stop_work`` at the latest, see `closing`.
    """

    def __init__(self, then: Callable[[Any], object], *, once: bool = False) -> None:
        """Hand values to ``then``; with ``once`` the first one closes the mailbox."""
        self._then: Callable[[Any], object] | None = then
        self._once = once

    def post(self, value: object) -> None:
        """Have a value received; called in any thread."""
        _MESSENGER.post(self, value)

    def receive(self, value: object) -> None:
        """Hand a value on; called in the thread of the window."""
        then = self._then
        if self._once:
            self.close()  # before a thread could be the last to hold what ``then`` belongs to
        if then is not None:
            then(value)

    def close(self) -> None:
        """Receive nothing more; called in the thread of the window."""
        self._then = None


class Task:
    """Some work in a thread. The program ends when it is done, as Python may crash otherwise."""

    def __init__(self, work: Callable[[Task], object], then: Callable[[Any], object]) -> None:
        """Begin ``work``, which must hold no Qt object; ``then`` is called with what it returns.

        An exception that it does not handle is reported as unhandled, and handed to ``then`` so
        that nobody waits for ever.
        """
        self._cancelled = False
        self._rested = monotonic()
        self._mailbox = Mailbox(then, once=True)
        Thread(target=self._run, args=(work,), name="task").start()

    def cancel(self) -> None:
        """Drop the result; the work ends when it pauses next."""
        self._cancelled = True
        self._mailbox.close()

    def pause(self) -> None:
        """Give the window its turn. Called by the work, every millisecond or so.

        :raises CancelledError: when the task was cancelled.
        """
        if self._cancelled:
            raise CancelledError
        # Whoever waits for the interpreter gets it now, and not only when it is taken away.
        if monotonic() - self._rested > _STRETCH:
            sleep(_REST)
            self._rested = monotonic()

    def _run(self, work: Callable[[Task], object]) -> None:
        try:
            result = work(self)
        except CancelledError:
            return
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            result = error
        self._mailbox.post(result)
