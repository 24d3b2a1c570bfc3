"""Timing of our code and of a peer in turns, and output of the results."""

from __future__ import annotations

import gc
import time
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ROUNDS = 5
HEADER = "item | ours | peer | ratio | goal"


class Row(NamedTuple):
    """The seconds that our code and a peer take for the same work, and the ratio to stay below."""

    item: str
    ours: float
    peer: float
    goal: float

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    def __str__(self) -> str:
        ours, peer = f"{self.ours * 1e3:.3g} ms", f"{self.peer * 1e3:.3g} ms"
        return f"{self.item} | {ours} | {peer} | {self.ratio:.3f} | <= {self.goal:g}"


def timed(work: Callable[[], object]) -> float:
    """Run some work, and return the seconds that it took."""
    gc.collect()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def processor_time(work: Callable[[], object]) -> float:
    """Run some work, and return the processor time in seconds that this process and the ones it
    started took. Other programs on the machine change it less than the time on the clock.
    """
    gc.collect()
    start = _processor_seconds()
    work()
    return _processor_seconds() - start


def _processor_seconds() -> float:
    used = map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def interleaved(
    contenders: Mapping[str, Callable[[], float]], rounds: int = ROUNDS
) -> dict[str, float]:
    """Return the median time in seconds of each contender; all take turns in every round.

    Changes in the load of the machine therefore affect all of them alike. The first round warms up
    and is not counted.
    """
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds + 1):
        for name, seconds in contenders.items():
            took = seconds()
            if number:
                taken[name].append(took)
    return {name: median(times) for name, times in taken.items()}
