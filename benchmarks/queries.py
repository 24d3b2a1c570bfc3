"""Query an index of real games compared with one numpy pass and with Kombilo and q5Go, or check
its answers with the scanner.

``python benchmarks/queries.py --games 50956`` prints the times on all games, ``run.py`` on some.
With ``--check RANDOM`` the queries that several programs agree on, and so many random ones, are
answered by the scanner, too, and what differs is shown. ``--keep FOLDER`` is where games, index
and played positions are kept for the next time; without it, GOBOARD_COLLECTION may name such a
folder, which is then filled with all games. Kombilo and q5Go take part if there are programs for
them, see `_peer.py`; they must find as many games.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from contextlib import ExitStack, closing
from functools import cache, partial
from math import inf
from pathlib import Path
from random import Random
from statistics import geometric_mean
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

import numpy as np
from _agreement import differences
from _game_blocks import game_blocks
from _games import are_games_here
from _indexed_games import games_with_index, index_numbers
from _kept import kept
from _peer import Peer, peer
from _scanner import scan, scan_whole
from _search_queries import SearchCase, agreed_queries, other_queries, random_query
from _timing import HEADER, Row, interleaved, repeated, report, timed

from goboard_gui.game_index.index import Index
from goboard_gui.go import Point

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from goboard_gui.game_index.query import Query

GAMES = 10_000
ALL = 50_956
GOALS = {"whole": 0.4, "corner": 8, "edge": 36, "inner 3x3": 200, "inner 3x5": 600}
"""Multiples of the time of a pass, which is 5 ms for all games: 2 ms, 40 ms, Kombilo, 1 s, 3 s."""
COLLECTION = "GOBOARD_COLLECTION"
SEARCH_PEERS = {"Kombilo": 0.3, "q5Go": 0.3}
"""The programs that search, and the goals beside them for corners."""
CUT_SHORT = 1
"""The number of games that other programs end at a move on a stone, which ours plays."""
REQUESTS = {"inner": "inside"}
"""The requests to them for kinds of queries that have another name."""
SEED = 7


class Collection(NamedTuple):
    """A folder with games and their index, and how many games there are."""

    folder: Path
    count: int

    @classmethod
    def chosen(cls, count: int = GAMES, keep: Path | None = None) -> Collection:
        """Return the collection in a folder, else that of GOBOARD_COLLECTION, else one for this
        run.
        """
        if keep is None and COLLECTION in os.environ:
            return cls(Path(os.environ[COLLECTION]), ALL)
        return cls(keep or kept(f"collection {count}", Path.mkdir), count)


def cases() -> list[SearchCase]:
    return agreed_queries() + other_queries()


def peers(stack: ExitStack, collection: Collection) -> dict[str, Peer]:
    """Return the programs that search the games of the collection."""
    programs = {name: peer(name, stack) for name in SEARCH_PEERS}
    found = {name: program for name, program in programs.items() if program is not None}
    for program in found.values():
        program.prepare("open", str(collection.folder / "games"))
    return found


def compare_results(collection: Collection | None = None) -> None:
    """Build the index, and compare how many games are found."""
    if not are_games_here("queries"):
        return
    collection = collection or Collection.chosen()
    games_with_index(*collection)
    with ExitStack() as stack:
        index = stack.enter_context(closing(Index(collection.folder / "index")))
        programs = peers(stack, collection)
        for case in cases():
            games = index.find(case.query).game_count
            found = {name: program.ask(*request(case)) for name, program in programs.items()}
            counts = {name: answer["games"] for name, answer in found.items() if answer is not None}
            if case.games is not None and len(index) == ALL:
                counts["several programs"] = case.games
            for name, count in counts.items():
                if not count <= games <= count + CUT_SHORT:
                    raise SystemExit(f"queries: {case.name}: {games} games, but {count} in {name}")


def main(collection: Collection | None = None) -> None:
    if not are_games_here("queries"):
        return
    collection = collection or Collection.chosen()
    taken: dict[str, dict[str, float]] = {}
    with ExitStack() as stack:

        @cache
        def index() -> Index:
            return stack.enter_context(closing(Index(collection.folder / "index")))

        @cache
        def column() -> np.ndarray:
            return np.concatenate([segment.entries for segment in index()._segments])

        programs = peers(stack, collection)
        for case in cases():
            contenders = {
                "ours": lambda case=case: repeated(partial(answered, index(), case.query)),
                "pass": lambda: repeated(lambda: np.count_nonzero(column() == 1)),
            }
            for name, program in programs.items():
                contenders[name] = partial(program.seconds, *request(case))
            taken[case.name] = interleaved(contenders)
    report_queries(taken, collection.count, list(programs))


def report_queries(
    taken: Mapping[str, Mapping[str, float]], count: int, programs: Sequence[str]
) -> None:
    """Report the times of each query, and the geometric means of corners."""
    for case in cases():
        times, item = taken[case.name], f"{case.kind}, {case.name}"
        # A whole board is looked up in a time that does not grow with the games, as a pass does.
        growing = ALL / count if case.kind == "whole" else 1
        goal = inf if case.games is None else GOALS.get(case.name) or GOALS[case.kind]
        report(Row(f"{item} / a pass", times["ours"], times["pass"], goal * growing))
        for name in programs:
            report(Row(f"{item} / {name}", times["ours"], times[name], inf))
    corners = [taken[case.name] for case in agreed_queries() if case.kind == "corner"]
    for name, goal in ({"pass": GOALS["corner"]} | SEARCH_PEERS).items():
        if corners and name in corners[0]:
            ours, theirs = (geometric_mean(it[who] for it in corners) for who in ("ours", name))
            item = f"corners 7×7 and 10×10, geometric mean / {'a pass' if name == 'pass' else name}"
            report(Row(item, ours, theirs, goal))


def request(case: SearchCase) -> tuple[str, list[str]]:
    """Return what another program is asked for."""
    return REQUESTS.get(case.kind, case.kind), region_rows(case.query)


def region_rows(query: Query) -> list[str]:
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


def check(count: int, asked: int, folder: Path, seed: int) -> int:
    """Compare with the scanner, and return the number of queries with different answers."""
    files = games_with_index(folder, count)
    played, wrong, kinds = list(game_blocks(files, folder / "positions")), 0, Counter()
    random = Random(seed)
    queries = agreed_queries() if len(files) == ALL else []
    queries += [random_query(random, random.choice(played)[1], it) for it in range(asked)]
    totals = {"ours": 0.0, "the scanner": 0.0}
    with closing(Index(folder / "index")) as index:
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
        collection = Collection.chosen(chosen.games, chosen.keep)
        compare_results(collection)
        print(HEADER)
        main(collection)
        return 0
    with TemporaryDirectory() as folder:
        keep = chosen.keep or Path(folder)
        return int(check(chosen.games, chosen.check, keep, chosen.seed) > 0)


if __name__ == "__main__":
    sys.exit(run())
