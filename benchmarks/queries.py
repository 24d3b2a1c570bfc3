"""Query an index of real games compared with one numpy pass, or check its answers with the
scanner.

``python benchmarks/queries.py --games 50956`` prints the times on all games, ``run.py`` on some.
With ``--check RANDOM`` the queries that several programs agree on, and so many random ones, are
answered by the scanner, too, and what differs is shown. ``--keep FOLDER`` is where games, index
and played positions are kept for the next time; without it, GOBOARD_COLLECTION may name such a
folder, which is then filled with all games. Kombilo and q5Go search the corners if there are
programs for them, see `_peer.py`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from contextlib import ExitStack, closing
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from statistics import geometric_mean, median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[1]))

import numpy as np
from _agreement import differences
from _game_blocks import game_blocks
from _games import are_games_here
from _indexed_games import games_with_index, index_numbers
from _peer import Peer, peer, seconds
from _scanner import scan, scan_whole
from _search_queries import agreed_queries, random_query
from _timing import HEADER, Row, report, timed

from goboard_gui.game_index.index import Index
from goboard_gui.go import Point

if TYPE_CHECKING:
    from collections.abc import Mapping

    from goboard_gui.game_index.query import Query

GAMES = 10_000
ALL = 50_956
GOALS = {"whole": 0.4, "corner": 8, "edge": 36, "inner 3x3": 200, "inner 3x5": 600}
"""Multiples of the time of a pass, which is 5 ms for all games: 2 ms, 40 ms, Kombilo, 1 s, 3 s."""
COLLECTION = "GOBOARD_COLLECTION"
SEARCH_PEERS = {"Kombilo": 0.3, "q5Go": 0.3}
"""The programs that search corners, and the goals beside them."""
SEED = 7
ROUNDS = 5


def main(count: int = GAMES, kept: Path | None = None) -> None:
    if not are_games_here("queries"):
        return
    if kept is None and COLLECTION in os.environ:
        kept, count = Path(os.environ[COLLECTION]), ALL
    with TemporaryDirectory() as temporary, ExitStack() as stack:
        folder = kept or Path(temporary)
        games_with_index(folder, count)
        programs = {name: peer(name, stack) for name in SEARCH_PEERS}
        peers = {name: it for name, it in programs.items() if it is not None}
        for program in peers.values():
            program.ask("open", str(folder / "games"))
        with closing(Index(folder / "index")) as index:
            asking(index)
            beside_peers(index, peers)


def asking(index: Index) -> None:
    column = np.concatenate([segment.entries for segment in index._segments])
    column.sum()
    corners = []
    for case in agreed_queries():
        found = index.find(case.query)
        asked = partial(answered, index, case.query)
        pairs = [(timed(asked), floor(column)) for _ in range(ROUNDS)]
        ours, beside = (median(times) for times in zip(*pairs, strict=True))
        item = f"{case.kind}, {case.name}: {found.game_count:,} games, beside a pass"
        goal = GOALS.get(case.name) or GOALS[case.kind]
        # A whole board is looked up in a time that does not grow with the games, as a pass does.
        growing = ALL / len(index) if case.kind == "whole" else 1
        report(Row(item, ours, beside, goal * growing))
        if case.kind == "corner":
            corners.append((ours, beside))
    if corners:
        means = map(geometric_mean, zip(*corners, strict=True))
        report(Row("corners, the geometric mean of them", *means, GOALS["corner"]))


def beside_peers(index: Index, peers: Mapping[str, Peer]) -> None:
    """Report the corners beside other programs, which must find as many games."""
    cases = [case for case in agreed_queries() if case.kind == "corner"]
    for name, program in peers.items():
        pairs = []
        for case in cases:
            query = case.query
            asked = partial(answered, index, query)
            rows = corner_rows(query)
            answer = program.ask("corner", rows)
            games = index.find(query).game_count
            if answer["games"] != games:
                raise SystemExit(f"queries: {name} finds {answer['games']} games, not {games}")
            taken = [(timed(asked), seconds(program.ask("corner", rows))) for _ in range(ROUNDS)]
            ours, theirs = (median(times) for times in zip(*taken, strict=True))
            report(Row(f"corner, {case.name}: {games:,} games, beside {name}", ours, theirs, inf))
            pairs.append((ours, theirs))
        if pairs:
            means = map(geometric_mean, zip(*pairs, strict=True))
            item = f"corners, the geometric mean of them, beside {name}"
            report(Row(item, *means, SEARCH_PEERS[name]))


def corner_rows(query: Query) -> list[str]:
    """Return the rows of the region from the top, with one sign for each point."""
    crop = query.rectangle
    return [
        "".join(
            ".XO"[query.wanted_contents[Point(column, row)] or 0]
            for column in range(crop.left, crop.right + 1)
        )
        for row in range(crop.top, crop.bottom + 1)
    ]


def answered(index: Index, query: Query) -> object:
    found = index.find(query)
    return found.game_count, found.occurrences, found.continuations


def floor(column: np.ndarray) -> float:
    return median(timed(lambda: np.count_nonzero(column == 1)) for _ in range(3))


def check(count: int, asked: int, kept: Path, seed: int) -> int:
    """Compare with the scanner, and return the number of queries with different answers."""
    files = games_with_index(kept, count)
    played, wrong, kinds = list(game_blocks(files, kept / "positions")), 0, Counter()
    random = Random(seed)
    queries = agreed_queries() if len(files) == ALL else []
    queries += [random_query(random, random.choice(played)[1], it) for it in range(asked)]
    totals = {"ours": 0.0, "the scanner": 0.0}
    with closing(Index(kept / "index")) as index:
        given = index_numbers(index, files)
        for case in queries:
            query = case.query
            started = time.perf_counter()
            search = scan_whole if query.is_position else scan
            views = [view.value for view in query.views]
            expected = search(played, query, views, swapping=query.swapping)
            totals["the scanner"] += time.perf_counter() - started
            totals["ours"] += timed(partial(answered, index, query))
            kinds[case.kind] += 1
            told = list(differences(index, given, query, expected))
            hits = len(expected.hits)
            if case.games is not None:
                found = f"{len(expected.games):,} games, {hits:,} hits, {expected.runs:,} runs"
                print(f"{case.name}: {found}", flush=True)
                if len(expected.games) != case.games or case.occurrences not in (None, hits):
                    told.append(f"others found {case.games} games, {case.occurrences} hits")
            if told:
                wrong += 1
                print("\n".join([f"{case}", *told, ""]), flush=True)
    print(f"{len(queries)} queries on {len(files):,} games: {dict(kinds.most_common())}")
    print(", ".join(f"{who} {taken:.1f} s" for who, taken in totals.items()))
    print(f"{wrong} answered otherwise")
    return wrong


def run() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=GAMES, metavar="N")
    options.add_argument("--keep", type=Path, metavar="FOLDER")
    options.add_argument("--check", type=int, metavar="RANDOM")
    options.add_argument("--seed", type=int, default=SEED)
    chosen = options.parse_args()
    if chosen.check is None:
        print(HEADER)
        main(chosen.games, chosen.keep)
        return 0
    with TemporaryDirectory() as folder:
        kept = chosen.keep or Path(folder)
        return int(check(chosen.games, chosen.check, kept, chosen.seed) > 0)


if __name__ == "__main__":
    sys.exit(run())
