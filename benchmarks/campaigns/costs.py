"""R25: twice as much of anything in a file costs at most about twice the time and memory.

The size of a case is doubled until its operation takes 0.2 s, and then twice more. Each size is
measured in a process of its own, in the seconds in which that is at work: the median of five runs,
and the peak of memory. It is a problem if time grows by more than 2.6, or memory by more than 2.3,
both times. If a single run of the first two sizes shows hardly more than twice the cost, that is
enough. The tests run the same cases with a counter of function calls instead of a clock.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import subprocess
import sys
import time
import traceback
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from goboard_gui.files.errors import EncodingError, ReadError
from goboard_gui.files.text_records.errors import TextError

from .corpus import ROOT
from .cost_cases import case
from .opener import peak_megabytes
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .cost_cases import Case

_SECONDS = 0.2
_RUNS = 5
_MOST_TIME, _MOST_MEMORY, _MOST_CALLS = 2.6, 2.3, 2.2  # for twice the input
_CLEARLY_LESS = 2.2  # in a single run
_LEAST_MEGABYTES = 20  # smaller amounts are not measured well enough
_SMALLEST = 125
_LARGEST = 6_000_000  # bytes, of the size that is doubled twice
_COUNTED = 60  # the size in the tests; figures of 50 moves make smaller ones uneven
_PATIENCE = 1200
_REFUSALS = ReadError, EncodingError, TextError


class Cost(NamedTuple):
    """What an operation costs: seconds or function calls, and megabytes."""

    work: float
    megabytes: float


def double_inputs(cases: Iterable[int], seed: int = 25, *, counted: bool = False) -> Result:
    """Double inputs, and compare the costs.

    :param counted: count function calls in this process, and measure no memory.
    """
    result = Result()
    for number in cases:
        result.counts["cases"] += 1
        try:
            _double(result, number, seed, counted=counted)
        except _REFUSALS:
            result.counts["refused"] += 1
    return result


def _double(result: Result, number: int, seed: int, *, counted: bool) -> None:
    doubled = case(number, seed)
    if counted:
        costs = [_calls(doubled, _COUNTED * times) for times in (1, 2)]
        if _grows(costs, _MOST_CALLS):
            costs.append(_calls(doubled, _COUNTED * 4))
        _compare(result, doubled.name, costs, _MOST_CALLS, "calls")
        return
    told = _measured(number, seed)
    if "costs" in told:
        costs = [Cost(*cost) for cost in told["costs"]]
        _compare(result, doubled.name, costs, _MOST_TIME, "seconds")
    else:
        result.counts[told["end"]] += 1


def _grows(costs: list[Cost], most: float, most_memory: float = _MOST_MEMORY) -> bool:
    """Return whether each cost is more than so many times the previous one."""
    pairs = list(pairwise(costs))
    return all(after.work > most * before.work for before, after in pairs) or (
        all(after.megabytes > most_memory * before.megabytes for before, after in pairs)
        and costs[1].megabytes > _LEAST_MEGABYTES
    )


def _compare(result: Result, name: str, costs: list[Cost], most: float, unit: str) -> None:
    first, second, *_ = costs
    if first.work:
        result.peak(f"times the {unit}", second.work / first.work)
    if second.megabytes > _LEAST_MEGABYTES and first.megabytes:
        result.peak("times the memory", second.megabytes / first.megabytes)
    if len(costs) > 2:
        told = ", ".join(f"{cost.work:,.6g} {unit} {cost.megabytes:.0f} MB" for cost in costs)
        result.check(not _grows(costs, most), f"{name}: {told}")


def _calls(counted: Case, count: int) -> Cost:
    from tests.effort import effort

    prepared = counted.prepare(counted.content(count))
    return Cost(effort(lambda: counted.work(prepared)), 0)


def _measured(number: int, seed: int) -> dict[str, Any]:
    """Measure a case in another process, which has imported nothing else."""
    words = [sys.executable, "-m", "benchmarks.campaigns.costs", str(number), str(seed)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, timeout=_PATIENCE, check=False)
    if done.returncode:
        raise RuntimeError(f"case {number} of {seed}: {done.stderr.decode()[-500:]}")
    return json.loads(done.stdout)


def _costs(measured: Case) -> dict[str, object]:
    """Return the costs of two or three sizes, or why there are none."""
    count = _SMALLEST
    while True:
        if len(measured.content(count)) > _LARGEST:
            return {"end": "fast at any size"}
        first = _in_a_process(measured, count, 1)
        if first is None:
            return {"end": "refused"}
        if first.work >= _SECONDS:
            break
        count *= 2
    second = _in_a_process(measured, 2 * count, 1)
    if second and not _grows([first, second], _CLEARLY_LESS, _CLEARLY_LESS):
        return {"costs": [first, second]}
    costs = [_in_a_process(measured, count * times, _RUNS) for times in (1, 2, 4)]
    return {"end": "refused"} if None in costs else {"costs": costs}


def _in_a_process(measured: Case, count: int, runs: int) -> Cost | None:
    """Return what a size costs; None if it is refused."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.write(writer, json.dumps(_cost(measured, count, runs)).encode())
        except _REFUSALS:
            os.write(writer, b"null")
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read()
    os.waitpid(child, 0)
    if not told:
        raise RuntimeError(f"{measured.name}: a failure with {count:,}")
    cost = json.loads(told)
    return cost and Cost(*cost)


def _cost(measured: Case, count: int, runs: int) -> Cost:
    data = measured.content(count)
    gc.collect()
    Path("/proc/self/clear_refs").write_text("5")  # forgets the peak so far
    before = peak_megabytes()
    first = _seconds(measured, data)
    megabytes = peak_megabytes() - before
    seconds = [first, *(_seconds(measured, data) for _ in range(runs - 1))]
    return Cost(statistics.median(seconds), megabytes)


def _seconds(measured: Case, data: bytes) -> float:
    prepared = measured.prepare(data)
    gc.collect()
    start = time.process_time()
    measured.work(prepared)
    return time.process_time() - start


if __name__ == "__main__":
    print(json.dumps(_costs(case(*map(int, sys.argv[1:])))))
