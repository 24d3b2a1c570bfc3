"""Start a program with a window, and see from outside when it is painted and usable.

It is the same for every program, so that those can be measured into which nothing can be put, such
as the packaged one. Needs an X display without a window manager, on which windows cover the middle.
"""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from _timing import Seconds
from click import Person

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MIDDLE = 800, 500
"""The pixel of the display that is looked at."""
VANISHED = 0.3
"""Seconds after which the display no longer shows a program that was killed."""
POLL = 0.001
QUIET = 0.05
PATIENCE = 60.0
"""Seconds between two looks, for which an idle program has used no processor time, and to wait."""


class SeenStart(NamedTuple):
    """The start of a window: two times since the process was started, and its largest memory in
    megabytes until it was usable.
    """

    painted: Seconds
    usable: Seconds
    memory: float


def start_seen_outside(command: Sequence[str | Path], variables: Mapping[str, str]) -> SeenStart:
    """Start a program until its window shows something and it has been idle for a moment.

    A program is usable at the beginning of the first moment in which its main thread slept all the
    time.
    """
    person = Person()
    time.sleep(VANISHED)
    before = person.pixel(*MIDDLE)
    begun = time.monotonic()
    with subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL) as process:
        try:
            while person.pixel(*MIDDLE) == before:
                _wait(process, begun)
            painted = Seconds(time.monotonic() - begun, _processor_time(process.pid))
            used, since = painted.cpu, time.monotonic()
            while time.monotonic() - since < QUIET:
                _wait(process, begun)
                # A process that waits for a core uses no time either, but it does not sleep.
                if not _sleeps(process.pid) or _processor_time(process.pid) > used:
                    used, since = _processor_time(process.pid), time.monotonic()
            usable = Seconds(since - begun, used)
            return SeenStart(painted, usable, _largest_memory(process.pid))
        finally:
            process.kill()


def _wait(process: subprocess.Popen[bytes], begun: float) -> None:
    time.sleep(POLL)
    if process.poll() is not None or time.monotonic() - begun > PATIENCE:
        raise SystemExit(f"{process.args} has not shown its window")


def _sleeps(process: int) -> bool:
    state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    return state == "S"


def _processor_time(process: int) -> float:
    """Return the seconds that the main thread has run."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9


def _largest_memory(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmHWM:")[2].split(maxsplit=1)[0]) / 1024
