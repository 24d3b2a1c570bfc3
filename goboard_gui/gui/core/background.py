"""Background tasks, which run in threads and deliver their results unless the owner has been
closed.

A thread never holds a Qt object. It posts its results to a `Mailbox`, which the owner closes on its
closing path; later results are dropped.
"""

from __future__ import annotations

import atexit
import sys
from collections import deque
from threading import Event, Lock, Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, ClassVar, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QObject, Qt, Signal

from ...files.errors import CancelledError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

T = TypeVar("T")

_WORK_SECONDS, _SLEEP_SECONDS = 0.004, 0.001
"""Seconds that a task works before it yields to the main thread, and seconds it then sleeps."""
PATIENCE = 0.01
"""Seconds that the main thread waits for the disk before it continues without the result."""
_LAST_PATIENCE = 0.05
"""Seconds that the main thread waits for cancelled tasks when the program ends."""


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

    def stop_delivery(self) -> None:
        """Stop delivering values, because Qt is shutting down."""
        with self._lock:
            self._ended = True

    def _deliver(self) -> None:
        mailbox, value = self._posts.popleft()
        mailbox.receive(value)


_MESSENGER = _Messenger()
atexit.register(_MESSENGER.stop_delivery)


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
        """Pass a posted value to the mailbox's function; this is called in the main thread."""
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

    _daemon = False

    def __init__(self, work: Callable[[Task], object], then: Callable[[Any], object]) -> None:
        """Start ``work`` in a thread, and pass its result to ``then`` in the main thread.

        ``work`` must not hold a Qt object. An exception is reported through ``sys.excepthook`` and
        passed to ``then`` as the result, so that the owner does not wait for ever.
        """
        self._cancelled = False
        self._slept_at = monotonic()
        self._mailbox = Mailbox(then, once=True)
        self._thread = Thread(target=self._run, args=(work,), name="task", daemon=self._daemon)
        self._thread.start()

    def cancel(self) -> None:
        """Discard the result; the work ends when it next calls `pause`."""
        self._cancelled = True
        self._mailbox.close()

    def pause(self) -> None:
        """Give the main thread time to run; the task's function calls this about once per
        millisecond.

        :raises CancelledError: if the task has been cancelled.
        """
        if self._cancelled:
            raise CancelledError
        self.yield_to_main_thread()

    def yield_to_main_thread(self) -> None:
        """Give the main thread time to run, as `pause` does, even if the task is cancelled."""
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
        self._post(result)

    def _post(self, result: object) -> None:
        """Send the result to the main thread; this is called in the task's thread."""
        self._mailbox.post(result)


class DiskTask(Task):
    """Background task that accesses the user's files, in a thread that may block for ever.

    A disk out of reach may block a system call for ever. Nothing waits for this thread: after
    `cancel` its result is dropped, and the program exits without it.
    """

    _daemon = True
    _running: ClassVar[WeakSet[DiskTask]] = WeakSet()

    def __init__(
        self,
        work: Callable[[Task], object],
        then: Callable[[Any], object],
        *,
        awaited: bool = False,
    ) -> None:
        """Start the function ``work`` in a thread, and pass its result to ``then`` in the main
        thread.

        If ``awaited``, the caller calls `wait_briefly` once, after it has stored the task.
        """
        self._lock = Lock()
        self._ended = Event()
        self._results: list[object] = []
        self._awaited = awaited
        super().__init__(work, then)
        self._running.add(self)

    def wait_briefly(self) -> None:
        """Wait up to `PATIENCE` seconds for the task to end, and deliver its result if it has."""
        self._ended.wait(PATIENCE)
        with self._lock:
            self._awaited = False
            results = self._results
        for result in results:
            self._mailbox.receive(result)

    def _run(self, work: Callable[[Task], object]) -> None:
        super()._run(work)
        self._ended.set()  # also after a cancellation, when nothing is posted

    @classmethod
    def end_all(cls) -> None:
        """Cancel all tasks at the end of the program, and wait briefly for their threads to end.

        Python code must not be running when Python ends; a blocked system call may.
        """
        end = monotonic() + _LAST_PATIENCE
        for task in list(cls._running):
            task.cancel()
            task._thread.join(max(end - monotonic(), 0))  # noqa: SLF001 - it is one of ours

    def _post(self, result: object) -> None:
        with self._lock:
            if self._awaited:
                self._results.append(result)
                return
        super()._post(result)


atexit.register(DiskTask.end_all)


def query_disk(question: Callable[[], T], default: T) -> T:
    """Return the result of a function that accesses the user's files, or ``default`` if it fails or
    takes too long.

    The question is asked in a thread that holds no Qt object, and there is no answer if it raises
    an OSError or takes longer than `PATIENCE`. Where the answer matters, use `wait_for_disk`.
    """
    answers: list[T] = []

    def run_query(_task: Task) -> T:
        try:
            return question()
        except OSError:
            return default

    task = DiskTask(run_query, answers.append, awaited=True)
    task.wait_briefly()
    task.cancel()
    return answers[0] if answers and not isinstance(answers[0], Exception) else default
