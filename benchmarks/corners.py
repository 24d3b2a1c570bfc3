"""Compare answers for random corners by their keys with those of a search of all points.

``python benchmarks/corners.py INDEX --queries 300`` chooses corners from positions of the games of
an index, and compares hits, games, continuations and wins, some of them for a part of the games. It
shows what differs, and the times of both searches.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from statistics import geometric_mean
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[1]))

import numpy as np
from _search_queries import SearchCase, random_corner
from _timing import timed

from goboard_gui.files.opening import open_path
from goboard_gui.fuseki import opening_positions
from goboard_gui.game_index.index import Index

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goboard_gui.game_index.query import Query
    from goboard_gui.game_index.results import SearchResult

SEED = 7
ROUNDS = 3


def random_corners(random: Random, index: Index) -> Iterator[SearchCase]:
    """Yield corners that occur in games of an index, without end."""
    games = np.flatnonzero(np.frombuffer(index.games.outcomes(), np.uint8)).tolist()
    while True:
        for facts in index.games.game_facts([random.choice(games)]):
            boards = opening_positions(open_path(facts.path).games[facts.place])
            query = random_corner(random, random.choice(boards))
            if query is not None:
                yield SearchCase(f"game {facts.number}", "corner", query)


def answer(result: SearchResult) -> tuple[object, ...]:
    counts = result.occurrences, result.game_count, result.wins, result.ended_game_count
    moves = result.games.tolist(), result.first_hit_moves.tolist()
    return counts, moves, result.continuations, list(result.hits())


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("index", type=Path)
    options.add_argument("--queries", type=int, default=300, metavar="N")
    options.add_argument("--seed", type=int, default=SEED)
    chosen = options.parse_args()
    random, wrong, found, times = Random(chosen.seed), 0, 0, []
    with closing(Index(chosen.index)) as keys, closing(Index(chosen.index)) as points:
        for segment in points._segments:
            if segment.corners is None:
                raise SystemExit("corners: the index has no corner keys; build it again")
            segment.corners = None
        kept = np.random.default_rng(chosen.seed).random(len(keys.games.outcomes())) < 0.5
        for case in islice(random_corners(random, keys), chosen.queries):
            some, others = (index.find(case.query) for index in (keys, points))
            if random.random() < 0.3:
                some, others = some.restrict_to_games(kept), others.restrict_to_games(kept)
            found += some.occurrences
            if answer(some) != answer(others):
                wrong += 1
                print(f"{case}\n", flush=True)
            times.append([_time(index, case.query) for index in (keys, points)])
    ours, theirs = (1000 * geometric_mean(column) for column in zip(*times, strict=True))
    print(f"{len(times)} corners with {found:,} hits, {wrong} answered otherwise")
    print(f"by keys {ours:.2f} ms, by points {theirs:.1f} ms (geometric means)")
    return int(wrong > 0)


def _time(index: Index, query: Query) -> float:
    return min(timed(lambda: index.find(query)) for _ in range(ROUNDS))


if __name__ == "__main__":
    sys.exit(main())
