"""How much an engine that floods its output or is silent disturbs the program.

    python benchmarks/engines.py

A timer beats every 10 ms in the main thread, as an event loop would, while the scripted engine of
the tests runs. The table has the longest delay of a beat, the most processor time of the process
between two beats (on a busy machine delays are longer than that), and the share of a core that the
process uses. The last row is an engine that sends 100 lines a second, of 50 candidates with
ownership on 19×19.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from time import monotonic, process_time, sleep

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.engine.events import AnalysisReceived, MoveReceived
from goboard_gui.engine.supervisor import EngineSupervisor
from goboard_gui.go import Board, Size
from goboard_gui.notation.vertices import format_vertex
from tests.engine.harness import entry, position

_BEAT = 0.01
_SECONDS = 5.0
CASES = (
    "sound",
    "silence",
    "endless lines",
    "endless line",
    "endless empty lines",
    "endless answer",
    "endless answers",
    "flood of analysis",
    "10 MB of stderr",
)
_SIZE = Size(19, 19)


def long_line() -> str:
    """Return a line of analysis with 50 candidates and ownership."""
    chance = random.Random(1)
    names = [format_vertex(point, _SIZE) for point in _SIZE.points()]
    candidates = [
        f"info move {name} visits {900 - order} edgeVisits 5 utility 0.0123456 winrate 0.512345 "
        f"scoreMean 1.23456 scoreStdev 14.2345 scoreLead 1.23456 scoreSelfplay 1.3456 "
        f"prior 0.0123456 lcb 0.501234 utilityLcb 0.0123 weight 400.123 order {order} "
        f"pv {' '.join(chance.sample(names, 12))}"
        for order, name in enumerate(chance.sample(names, 50))
    ]
    ownership = " ".join(f"{chance.uniform(-1, 1):.6g}" for _ in names)
    return f"{' '.join(candidates)} rootInfo visits 9000 winrate 0.5 ownership {ownership}"


def measure(case: str, value: str = "") -> tuple[float, float, float]:
    """Return the longest delay and the most processor time in milliseconds, and the share."""
    begun: list[object] = []

    def notice(event: object) -> None:
        if isinstance(event, AnalysisReceived | MoveReceived):
            begun.append(event)

    with tempfile.TemporaryDirectory() as folder:
        supervisor = EngineSupervisor(entry(case, value), Path(folder), notice)
        where = position(setup=Board.empty(_SIZE))
        analysis = case in {"flood of analysis", "100 lines a second"}
        (supervisor.analyse if analysis else supervisor.request_move)(where)
        while analysis and not begun:
            sleep(_BEAT)
        longest = most = 0.0
        start, start_cpu = beat, beat_cpu = monotonic(), process_time()
        while beat - start < _SECONDS:
            sleep(_BEAT)
            now, now_cpu = monotonic(), process_time()
            longest = max(longest, now - beat - _BEAT)
            most = max(most, now_cpu - beat_cpu)
            beat, beat_cpu = now, now_cpu
        share = (beat_cpu - start_cpu) / (beat - start)
        supervisor.close()
        supervisor.join()
    return longest * 1000, most * 1000, share


def main() -> None:
    print("| engine | longest delay, ms | processor time, ms | share of a core |")
    print("|---|---|---|---|")
    for case, value in (*((case, "") for case in CASES), ("100 lines a second", long_line())):
        longest, most, share = measure(case, value)
        print(f"| {case} | {longest:.0f} | {most:.0f} | {share:.0%} |", flush=True)


if __name__ == "__main__":
    main()
