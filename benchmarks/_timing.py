"""Timing of our code and of a peer in turns, and output of the results.

A benchmark that is run by hand prints medians of a few rounds. `run.py` instead starts it again and
again, each time in a fresh process that measures one contender (see `SAMPLE`).
"""

from __future__ import annotations

import gc
import json
import os
import time
from math import nan
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    T = TypeVar("T")

ROUNDS = 5
ENOUGH = 0.2
"""Seconds after which work is not repeated in the same process."""
HEADER = "item | ours | peer | ratio | goal"
SAMPLE = "GOBOARD_BENCHMARK_SAMPLE"
"""The environment variable by which `run.py` asks for the contender with this number only, and for
rows as JSON.
"""


class Seconds(float):
    """A time on the clock in seconds, with the processor time of the same work."""

    cpu: float

    def __new__(cls, wall: float, cpu: float) -> Seconds:
        seconds = super().__new__(cls, wall)
        seconds.cpu = cpu
        return seconds

    def __truediv__(self, times: float) -> Seconds:
        return Seconds(float(self) / times, self.cpu / times)


class Row(NamedTuple):
    """What our code and a peer take for the same work, and the ratio to stay below.

    Both are in seconds, or in megabytes. A contender that this process did not measure has NaN.
    """

    item: str
    ours: float
    peer: float
    goal: float
    unit: str = "s"

    @property
    def ratio(self) -> float:
        return float(self.ours) / float(self.peer)

    def __str__(self) -> str:
        ours, peer = (amount(value, self.unit) for value in (self.ours, self.peer))
        return f"{self.item} | {ours} | {peer} | {self.ratio:.3f} | <= {self.goal:g}"


def amount(value: float, unit: str) -> str:
    """Return a number of seconds or megabytes as text.

    >>> amount(0.01234, "s"), amount(2.3456, "s"), amount(97.31, "MB")
    ('12.3 ms', '2,346 ms', '97.3 MB')
    """
    number, unit = (value * 1e3, "ms") if unit == "s" else (value, unit)
    return f"{number:,.0f} {unit}" if number >= 1000 else f"{number:.3g} {unit}"


def report(row: Row) -> None:
    """Print a row, as JSON if `run.py` reads it."""
    if SAMPLE not in os.environ:
        print(row, flush=True)
        return
    values = {
        who: {"value": float(value), "cpu": getattr(value, "cpu", None)}
        for who, value in (("ours", row.ours), ("peer", row.peer))
        if value == value  # not NaN
    }
    print(json.dumps(row._asdict() | {"ours": None, "peer": None} | values), flush=True)


def timed(work: Callable[[], object]) -> Seconds:
    """Run some work, and return the time that it took."""
    gc.collect()
    begun, start = _processor_seconds(), time.perf_counter()
    work()
    wall = time.perf_counter() - start
    return Seconds(wall, _processor_seconds() - begun)


def repeated(work: Callable[[], object]) -> Seconds:
    """Return the median time of some work, which is repeated up to five times if it is short."""
    times = [timed(work)]
    while len(times) < ROUNDS and sum(times) < ENOUGH:
        times.append(timed(work))
    return sorted(times)[len(times) // 2]


def processor_time(work: Callable[[], object]) -> Seconds:
    """Run some work, and return the processor time in seconds that this process and the ones it
    started took. Other programs on the machine change it less than the time on the clock.
    """
    cpu = timed(work).cpu
    return Seconds(cpu, cpu)


def _processor_seconds() -> float:
    used = map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def interleaved(
    contenders: Mapping[str, Callable[[], float]], rounds: int = ROUNDS
) -> dict[str, float]:
    """Return the median time in seconds of each contender; all take turns in every round.

    Changes in the load of the machine therefore affect all of them alike. The first round warms up
    and is not counted. In a process of `run.py` a single contender is measured once, after it has
    warmed up; the others have NaN.
    """
    if SAMPLE in os.environ:
        chosen = _chosen(contenders)
        for name in chosen:
            contenders[name]()
        return dict.fromkeys(contenders, nan) | {it: contenders[it]() for it in chosen}
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds + 1):
        for name, seconds in contenders.items():
            took = seconds()
            if number:
                taken[name].append(took)
    return {name: median(times) for name, times in taken.items()}


def once_each(contenders: Mapping[str, Callable[[], T]], absent: T) -> dict[str, T]:
    """Return what each contender measures the first time; there is no warming up.

    In a process of `run.py` a single contender is measured; the others have ``absent``.
    """
    chosen = _chosen(contenders) if SAMPLE in os.environ else contenders
    return dict.fromkeys(contenders, absent) | {it: contenders[it]() for it in chosen}


def _chosen(contenders: Iterable[str]) -> list[str]:
    """Return the contender that this process of `run.py` measures; empty if there are fewer."""
    names = list(contenders)
    print(json.dumps({"contenders": len(names)}), flush=True)
    number = int(os.environ[SAMPLE])
    return names[number : number + 1]


def in_turns(contenders: Mapping[str, Callable[[], T]]) -> dict[str, T]:
    """Return what each contender measures, for contenders that start a process of their own.

    All take one turn, in this order; `run.py` repeats the rounds and drops the first.
    """
    return {name: measure() for name, measure in contenders.items()}
