"""Timing of our code and of a peer in turns, and output of the results."""

from __future__ import annotations

import gc
import time
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
