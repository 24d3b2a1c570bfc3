"""Compare openings by our code and by a set of stones rotated point by point; check the results.

``python benchmarks/patterns.py`` prints the times; with ``--check PAIRS POSITIONS`` it compares so
many random pairs with the obvious comparison, and looks whether all eight views of so many
positions of real games have one canonical pattern.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter, deque
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[1]))

from _games import are_games_here, evenly_spaced
from _timing import HEADER, SAMPLE, Row, interleaved, report, timed

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.fuseki import Pattern, compare, opening_positions
from goboard_gui.go import Symmetry
from tests.fuseki.brute_force import answer, in_short, random_pair, seen

if TYPE_CHECKING:
    from goboard_gui.go import Board

GAMES = 40
MOVES = 60
EVERY = 20
GOAL = 0.5
SEED = 7

exhaust = deque(maxlen=0).extend


def openings(count: int, moves: int | None = None) -> list[list[Board]]:
    return [opening_positions(read_sgf(data).games[0], moves) for data in evenly_spaced(count)]


def compare_results() -> None:
    """Compare which positions are the same in some view."""
    if not are_games_here("patterns"):
        return
    boards = [board for line in openings(GAMES, MOVES) for board in line[::EVERY]]
    ours = [Pattern.from_board(board).canonical() for board in boards]
    theirs = [least_stones(board) for board in boards]
    if [ours.index(it) for it in ours] != [theirs.index(it) for it in theirs]:
        raise SystemExit("patterns: other positions are the same as sets of stones")


def main() -> None:
    if not are_games_here("patterns"):
        return
    lines = openings(GAMES, MOVES)
    last = [line[-1] for line in lines]
    seconds = interleaved(
        {
            "ours": lambda: timed(
                lambda: exhaust(Pattern.from_board(it).canonical() for it in last)
            ),
            "stones": lambda: timed(lambda: exhaust(map(least_stones, last))),
        }
    )
    item = f"canonical patterns of {GAMES} positions, beside least sets of stones"
    report(Row(item, seconds["ours"], seconds["stones"], GOAL))
    if SAMPLE in os.environ:
        return
    pairs = list(pairwise(lines))
    taken = timed(lambda: exhaust(compare(*pair) for pair in pairs)) / len(pairs)
    print(f"two openings of {MOVES} moves compared in {taken * 1e3:.2f} ms")


def least_stones(board: Board) -> list[tuple[int, int, int]]:
    stones, size = board.stones(), board.size
    return min(
        sorted((*symmetry.apply(point, size), colour) for point, colour in stones.items())
        for symmetry in Symmetry
    )


def check(pairs: int, wanted: int) -> int:
    """Compare with the obvious method, and return the number of different results."""
    answers, wrong = Counter(), 0
    for number in range(pairs):
        first, second = random_pair(Random(SEED * pairs + number))
        expected = answer(first, second)
        kind = "the same" if expected.same else "no view" if expected.view is None else "different"
        answers[
            f"{kind}, {'colours swapped' if expected.colours_swapped else 'colours as is'}"
        ] += 1
        if in_short(compare(first, second)) != expected:
            wrong += 1
            print(f"wrong: pair {number}", file=sys.stderr)
    print(f"{pairs:,} random pairs: {dict(answers)}")
    boards = {it for line in openings(1 + wanted // 10) for it in line[EVERY::EVERY]}
    for board in boards:
        views = [seen(board, symmetry.value) for symmetry in Symmetry]
        if len({Pattern.from_board(view).canonical() for view in views}) > 1:
            wrong += 1
            print(f"wrong:\n{board}", file=sys.stderr)
    kinds = len({Pattern.from_board(board).canonical() for board in boards})
    print(f"{len(boards):,} positions of real games in eight views: {kinds:,} canonical patterns")
    print(f"{wrong} wrong")
    return int(wrong > 0 or len(boards) < wanted)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--check", nargs=2, type=int, metavar=("PAIRS", "POSITIONS"))
    chosen = options.parse_args()
    if chosen.check:
        sys.exit(check(*chosen.check))
    print(HEADER)
    main()
