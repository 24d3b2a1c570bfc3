"""The time that a review of 300 positions takes besides the engine's own time.

    python benchmarks/review.py          # an engine that answers at once
    python benchmarks/review.py slow     # one that takes a second for each position: ten minutes

The engine is a double in another process, which speaks the Go Text Protocol or JSON. The record is
read, its positions are listed, analysed and stored, and the losses are computed.
"""

from __future__ import annotations

import sys
from math import nan
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from _timing import HEADER, Row, Seconds, once_each, report, timed

from goboard_gui.engine.entry import EngineEntry
from goboard_gui.engine.limits import AnalysisLimits
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.study.review.losses import review_line
from goboard_gui.study.review.positions import review_positions, review_terms
from goboard_gui.study.review.runner import PositionReviewed, Review, ReviewEnded

POSITIONS, VISITS = 300, 200
GOALS = {"0": 3.0, "1": 315.0}
"""The seconds that a review may take, by the seconds of the engine for each position."""

DOUBLE = r"""
import json, sys, time
seconds, protocol = float(sys.argv[1]), sys.argv[2]
info = "info move D4 visits 200 winrate 0.6 scoreLead 2.5 order 0 pv D4 F6 "
info += "rootInfo visits 200 winrate 0.6 scoreLead 2.5"
listed = "name version protocol_version list_commands boardsize clear_board komi play undo stop"
answers = {"protocol_version": "2", "list_commands": "\n".join(f"{listed} kata-analyze".split())}
for line in sys.stdin:
    if protocol == "json":
        time.sleep(seconds)
        print(json.dumps({
            "id": json.loads(line)["id"],
            "isDuringSearch": False,
            "moveInfos": [{"move": "D4", "order": 0, "pv": ["D4"], "visits": 200}],
            "rootInfo": {"scoreLead": 1.5, "visits": 200, "winrate": 0.6},
        }), flush=True)
        continue
    number, name = line.split()[:2]
    if name == "kata-analyze":
        print(f"={number}", flush=True)
        time.sleep(seconds)
        print(info, flush=True)
        line = sys.stdin.readline()
        print(flush=True)
        number, name = line.split()[:2]
    print(f"={number} {answers.get(name, '')}\n", flush=True)
"""


def record() -> bytes:
    """Return a game in which as many positions follow each other as are to be analysed."""
    letters = "abcdefghijklmnopqrs"
    points = [f"{column}{row}" for row in letters for column in letters]
    moves = (f";{'BW'[at % 2]}[{point}]" for at, point in enumerate(points[: POSITIONS - 1]))
    return f"(;SZ[19]KM[6.5]{''.join(moves)})".encode()


def review(seconds: str, protocol: str) -> None:
    """Review the game with a double that takes so long for each position."""
    command = (sys.executable, "-I", "-S", "-c", DOUBLE, seconds, protocol)
    entry = EngineEntry("Double", command, command if protocol == "json" else ())
    [tree] = read_sgf(record()).games
    terms = review_terms(tree, entry.name)
    events: SimpleQueue[object] = SimpleQueue()
    results = {}
    with TemporaryDirectory() as folder:
        running = Review(
            entry,
            review_positions(tree, tree.main_line(), terms),
            terms,
            Path(folder),
            events.put,
            limits=AnalysisLimits(VISITS, 60.0),
        )
        while not isinstance(event := events.get(), ReviewEnded):
            if isinstance(event, PositionReviewed):
                results[event.node] = event.stored
        assert event == ReviewEnded(), event
        running.join()
    tree = with_analyses(tree, results)
    moves = review_line(tree, tree.main_line(), results)
    assert sum(move.loss is not None for move in moves) == POSITIONS - 1


def main(seconds: str = "0") -> None:
    """Print a row for each protocol; the peer is the time that the engine and the goal allow."""
    contenders = {
        protocol: lambda protocol=protocol: timed(lambda: review(seconds, protocol))
        for protocol in ("gtp", "json")
    }
    for protocol, taken in once_each(contenders, Seconds(nan, nan)).items():
        item = f"review of {POSITIONS} positions, {seconds} s each, {protocol}"
        report(Row(item, taken, GOALS[seconds], 1))


if __name__ == "__main__":
    print(HEADER)
    main("1" if sys.argv[1:] == ["slow"] else "0")
