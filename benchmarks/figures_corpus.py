"""Plan the figures of every record in some folders by every rule, and check each plan with
boards.

    python benchmarks/figures_corpus.py [--most NODES] [--every N] FOLDER…

Records of more nodes than ``--most`` are counted and left out; ``--every`` takes each N-th file.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.record.figures import plan_figures
from tests.record.figures_oracle import PLANS, Oracle

if TYPE_CHECKING:
    from goboard_gui.record import Tree


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--most", type=int, default=50_000)
    parser.add_argument("--every", type=int, default=1)
    chosen = parser.parse_args()
    files = sorted(file for folder in chosen.folders for file in folder.rglob("*.sgf"))
    counts, spent = Counter(), Counter()
    for file in files[:: chosen.every]:
        counts["files"] += 1
        try:
            games = read_sgf_file(file).games
        except ReadError:
            counts["unreadable"] += 1
            continue
        for index, tree in enumerate(games):
            check(tree, f"{file}#{index}", counts, spent, chosen.most)
    for name, count in counts.items():
        print(f"{count:>10,} {name}")
    for name, seconds in spent.items():
        print(f"{seconds:>10.1f} s to plan: {name}")
    return 1 if counts["faults"] else 0


def check(tree: Tree, name: str, counts: Counter, spent: Counter, most: int) -> None:
    nodes = sum(1 for _ in tree.preorder())
    counts["games"] += 1
    if nodes > most:
        counts["games left out"] += 1
        print(f"left out: {name}, {nodes:,} nodes", file=sys.stderr)
        return
    oracle = Oracle(tree)
    counts["nodes"] += nodes
    for rule, options in PLANS.items():
        begun = time.perf_counter()
        figures = plan_figures(tree, options)
        spent[rule] += time.perf_counter() - begun
        counts["plans"] += 1
        counts["figures and diagrams"] += len(figures)
        counts["notes"] += sum(len(figure.notes) for figure in figures)
        counts["moves"] += sum(len(figure.moves) for figure in figures)
        found = oracle.faults_of(figures, options)
        counts["faults"] += len(found)
        for fault in found[:3]:
            print(f"{name}: {rule}: {fault}", file=sys.stderr)


if __name__ == "__main__":
    raise SystemExit(main())
