"""Bytes and time of a node in an index of variations, compared with a position of a main line.

The records are two joseki trees of GOBOARD_CORPUS and one of 60,000 nodes from `joseki.py`, and the
main lines are those of real games in plain SGF. What an index of one move takes is not counted.
``python benchmarks/variations.py --games 3000`` takes more games.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

import joseki
from _games import are_games_here, evenly_spaced
from _timing import interleaved, processor_time

from goboard_gui.files.opening import open_bytes
from goboard_gui.game_index.builder import build
from goboard_gui.game_index.reading import read_games
from tests.corpus import place

GAMES = 1000
NODES = 60_000
GOAL = 1.5
ROUNDS = 7
_TREES = place("corpus", "tree-katago-joseki")


class _Source(NamedTuple):
    """A folder of records, and how many positions an index of it has."""

    folder: Path
    positions: int


def main(count: int = GAMES) -> None:
    if not are_games_here("variations"):
        return
    with TemporaryDirectory() as name:
        folder = Path(name)
        games = _main_lines(folder / "main lines", count)
        sources = {"main lines": games, "empty": _tree(folder / "empty", b"(;SZ[19];B[pd])")}
        for file in sorted(_TREES.glob("*.sgf")) if _TREES.is_dir() else ():
            sources[file.stem] = _tree(folder / file.stem, file.read_bytes())
        sources[f"grown, {NODES:,} nodes"] = _tree(
            folder / "grown", joseki.grow(NODES).encode("utf-8")
        )
        index = folder / "index"
        seconds = interleaved(
            {
                name: partial(processor_time, partial(_build, index, source.folder))
                for name, source in sources.items()
            },
            rounds=ROUNDS,
        )
        sizes = {name: _size(index, source) for name, source in sources.items()}
        empty, basis = seconds.pop("empty"), games.positions
        time = (seconds["main lines"] - empty) / basis
        size = (sizes["main lines"] - sizes["empty"]) / basis
        print("item | bytes | ratio | microseconds | ratio | goal")
        for item, all_seconds in seconds.items():
            positions = sources[item].positions
            taken = (all_seconds - empty) / positions
            stored = (sizes[item] - sizes["empty"]) / positions
            print(
                f"{item} | {stored:.1f} | {stored / size:.2f} | {taken * 1e6:.2f} | "
                f"{taken / time:.2f} | <= {GOAL}"
            )


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _main_lines(folder: Path, count: int) -> _Source:
    positions = 0
    _made(folder)
    for number, data in enumerate(evenly_spaced(count)):
        (folder / f"{number:05}.sgf").write_bytes(data)
        positions += sum(game.line.move_count + 1 for game in read_games(data))
    return _Source(folder, positions)


def _tree(folder: Path, data: bytes) -> _Source:
    _made(folder).joinpath("tree.sgf").write_bytes(data)
    return _Source(folder, sum(1 for tree in open_bytes(data, "").games for _ in tree.preorder()))


def _build(index: Path, source: Path) -> None:
    rmtree(index, ignore_errors=True)
    for _ in build(index, [source], variations=True):
        pass


def _size(index: Path, source: _Source) -> int:
    _build(index, source.folder)
    return sum(file.stat().st_size for file in index.rglob("*") if file.is_file())


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=GAMES, metavar="N")
    main(options.parse_args().games)
