"""Watchdog of the event loop: reports for how long it was blocked, and by which code.

A developer turns it on with the environment variable ``GOBOARD_WATCHDOG``, see CONTRIBUTING.md. A
timer beats in the main thread. While a beat is late, a thread samples the stack of the main thread;
the next beat reports the stall. The thread holds no Qt object: it keeps the frames that it has
seen, in which there may be some, until the main thread lets go of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from threading import Event, Lock, Thread, get_ident
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

_INTERVAL = 0.005
"""Seconds between two beats, and between two samples of a blocked thread."""
_DEFAULT_THRESHOLD = 0.1
_MOST_STACKS = 3
"""Maximum number of stacks in the report of a stall."""


class StackEntry(NamedTuple):
    """A call in a sampled stack."""

    file: str
    line: int
    function: str

    def __str__(self) -> str:
        return f'  File "{self.file}", line {self.line}, in {self.function}'


Stack = tuple[StackEntry, ...]
"""The calls of a thread, outermost first."""


class Stall(NamedTuple):
    """A time during which the event loop handled no events.

    ``busy_seconds`` is how long the processor worked for the main thread meanwhile. There are no
    ``stacks`` if C code did not let other threads run.
    """

    seconds: float
    busy_seconds: float
    stacks: tuple[Stack, ...]

    def common_stacks(self) -> list[tuple[Stack, int]]:
        """Return the most frequent stacks, ignoring line numbers, and how often each was seen."""
        counted = Counter(map(_functions, self.stacks))
        latest = {_functions(stack): stack for stack in self.stacks}
        return [(latest[key], count) for key, count in counted.most_common(_MOST_STACKS)]

    def __str__(self) -> str:
        lines = [
            f"The event loop was blocked for {1e3 * self.seconds:.0f} ms "
            f"(processor time {1e3 * self.busy_seconds:.0f} ms)."
        ]
        if not self.stacks:
            lines.append("No Python code ran in the main thread that could be sampled.")
        for stack, count in self.common_stacks():
            lines += [f"In {count} of {len(self.stacks)} samples:", *map(str, stack)]
        return "\n".join(lines)


def _functions(stack: Stack) -> tuple[tuple[str, str], ...]:
    return tuple((entry.file, entry.function) for entry in stack)


class _Sampler:
    """Thread that samples the stack of a watched thread while the heartbeat of that thread is
    overdue.
    """

    def __init__(self, patience: float) -> None:
        """Start the thread, which samples the calling thread if no heartbeat follows within
        ``patience`` seconds.
        """
        self._watched = get_ident()
        self._patience = patience
        self._beat_at = perf_counter()
        self._lock = Lock()
        self._frames: list[object] = []
        self._stacks: list[Stack] = []
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="watchdog", daemon=True)
        self._thread.start()

    def record_heartbeat(self, now: float) -> tuple[Stack, ...]:
        """Record a heartbeat of the watched thread, and return the stacks sampled since the last
        one.
        """
        with self._lock:
            self._beat_at = now
            stacks, self._stacks = tuple(self._stacks), []
            frames, self._frames = self._frames, []
        # The last references to objects of a frame may end here, and only here.
        frames.clear()
        return stacks

    def stop(self) -> None:
        """End the thread, and drop its references to stack frames."""
        self._stopped.set()
        self._thread.join()
        self.record_heartbeat(perf_counter())

    def _run(self) -> None:
        while not self._stopped.wait(_INTERVAL):
            if perf_counter() - self._beat_at > self._patience:
                with self._lock:
                    self._sample()

    def _sample(self) -> None:
        """Record the stack of the watched thread. The lock ensures that each frame seen here is
        also in the list when this function ends.
        """
        frame: FrameType | None = sys._current_frames().get(self._watched)  # noqa: SLF001
        entries = []
        while frame is not None:
            self._frames.append(frame)
            code = frame.f_code
            entries.append(StackEntry(code.co_filename, frame.f_lineno, code.co_qualname))
            frame = frame.f_back
        self._stacks.append(tuple(reversed(entries)))


class Watchdog(QObject):
    """Watchdog that reports each stall of the event loop of the thread in which it was created."""

    def __init__(
        self, threshold: float, report: Callable[[Stall], object], parent: QObject
    ) -> None:
        """Start to watch; ``report`` is called after each stall of at least ``threshold`` seconds.

        ``parent`` must live as long as the event loop runs.
        """
        super().__init__(parent)
        self._threshold = threshold
        self._report = report
        self._sampler = _Sampler(max(threshold / 2, 2 * _INTERVAL))
        self._beat_at, self._busy = perf_counter(), thread_time()
        self._timer = QTimer(self, interval=round(1e3 * _INTERVAL))
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def stop_work(self) -> None:
        """Stop watching."""
        self._timer.stop()
        self._sampler.stop()

    def _beat(self) -> None:
        now, busy = perf_counter(), thread_time()
        stacks = self._sampler.record_heartbeat(now)
        stall = Stall(now - self._beat_at, busy - self._busy, stacks)
        self._beat_at, self._busy = now, busy
        if stall.seconds >= self._threshold:
            self._report(stall)


def start_watchdog(milliseconds: str, parent: QObject) -> Watchdog:
    """Report stalls of at least this many milliseconds, by default 100, on standard error."""
    try:
        threshold = float(milliseconds) / 1e3
    except ValueError:
        threshold = _DEFAULT_THRESHOLD
    return Watchdog(threshold, lambda stall: print(stall, file=sys.stderr, flush=True), parent)
