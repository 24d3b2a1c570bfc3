"""Background tasks: run work in threads; deliver results if the owner still exists.

A thread never holds a Qt object. It posts its results to a `Mailbox`, which the owner closes on its
closing path; later results are dropped.
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

_WORK_SECONDS, _SLEEP_SECONDS = 0.004, 0.001
"""Seconds that a task works before it yields to the main thread, and seconds it then sleeps."""


class _Messenger(QObject):
    """Qt object that transfers results from threads to the main thread.

    The object is never deleted, because a thread that emits a signal of an object being deleted
    crashes. The signal has no arguments: arguments of a signal that is still undelivered when the
    program ends would outlive the Python interpreter.
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
        """Stop delivering values, because Qt is shutting down."""
        with self._lock:
            self._ended = True

    def _deliver(self) -> None:
        mailbox, value = self._posts.popleft()
        mailbox.receive(value)


_MESSENGER = _Messenger()
atexit.register(_MESSENGER.end)


class Mailbox:
    """Mailbox that delivers values from any thread to a function in the main thread until it is
    closed.

    The owner closes it in its ``stop_work`` at the latest, see `closing`.
    """

    def __init__(self, then: Callable[[Any], object], *, once: bool = False) -> None:
        """Create a mailbox that calls ``then`` with each value.

        With ``once``, the first value closes the mailbox.
        """
        self._then: Callable[[Any], object] | None = then
        self._once = once

    def post(self, value: object) -> None:
        """Send a value; this may be called from any thread."""
        _MESSENGER.post(self, value)

    def receive(self, value: object) -> None:
        """Pass a value to the function. This is called in the main thread."""
        then = self._then
        if self._once:
            self.close()  # now, or a thread could hold the last reference to the owner of ``then``
        if then is not None:
            then(value)

    def close(self) -> None:
        """Discard all further values; this is called in the main thread."""
        self._then = None


class Task:
    """Background task that runs a function in a thread.

    The program waits for the thread before it exits; otherwise Python may crash.
    """

    def __init__(self, work: Callable[[Task], object], then: Callable[[Any], object]) -> None:
        """Start ``work`` in a thread, and pass its result to ``then`` in the main thread.

        ``work`` must not hold a Qt object. An exception is reported through ``sys.excepthook`` and
        passed to ``then`` as the result, so that the owner does not wait for ever.
        """
        self._cancelled = False
        self._slept_at = monotonic()
        self._mailbox = Mailbox(then, once=True)
        Thread(target=self._run, args=(work,), name="task").start()

    def cancel(self) -> None:
        """Discard the result; the work ends when it next calls `pause`."""
        self._cancelled = True
        self._mailbox.close()

    def pause(self) -> None:
        """Give the main thread time to run; ``work`` calls this about once per millisecond.

        :raises CancelledError: if the task has been cancelled.
        """
        if self._cancelled:
            raise CancelledError
        # Sleeping releases the GIL at once; the main thread need not wait for the switch interval.
        if monotonic() - self._slept_at > _WORK_SECONDS:
            sleep(_SLEEP_SECONDS)
            self._slept_at = monotonic()

    def _run(self, work: Callable[[Task], object]) -> None:
        try:
            result = work(self)
        except CancelledError:
            return
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            result = error
        self._mailbox.post(result)
