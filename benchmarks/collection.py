"""Time to index real games, in one process and with two workers, compared with finding their moves
alone, and with Kombilo.

``python benchmarks/collection.py --games 50956`` takes all of them, ``run.py`` some.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from contextlib import ExitStack, closing
from functools import partial
from math import inf, nan
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).parents[1]))

from _games import are_games_here, evenly_spaced
from _kept import kept
from _peer import Peer, peer
from _timing import HEADER, SAMPLE, Row, Seconds, once_each, report, timed

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.index import Index

GAMES = 10_000
INDEX_GOAL = 14  # 2,500 games/s where the floor takes 29 microseconds a game
KOMBILO_GOAL = 0.3
_MOVE = re.compile(rb";([BW])\[([a-s][a-s])\]")


def main(count: int = GAMES) -> None:
    if not are_games_here("collection"):
        return
    games = kept(f"indexed {count}", partial(write_games, count))
    with TemporaryDirectory() as folder:
        building(sorted(games.iterdir()), Path(folder, "index"))


def write_games(count: int, folder: Path) -> None:
    folder.mkdir()
    for number, data in enumerate(evenly_spaced(count)):
        (folder / f"{number:05}.sgf").write_bytes(data)


def building(files: list[Path], index: Path) -> None:
    games = files[0].parent
    contenders = {
        "one": partial(timed, partial(fresh, index, games, 0)),
        "two": partial(timed, partial(fresh, index, games, 2)),
        "findall": partial(timed, partial(moves_of, files)),
    }
    with ExitStack() as stack:
        kombilo = peer("Kombilo", stack)
        if kombilo is not None:
            contenders["Kombilo"] = partial(index_time, kombilo, files)
        times = once_each(contenders, Seconds(nan, nan))
    item, two = f"index of {len(files):,} games", "with two workers"
    report(Row(f"{item} / finding their moves", times["one"], times["findall"], INDEX_GOAL))
    report(Row(f"{item}, {two} / in one process", times["two"], times["one"], inf))
    if "Kombilo" in times:
        report(Row(f"{item} / Kombilo", times["one"], times["Kombilo"], inf))
        report(Row(f"{item}, {two} / Kombilo", times["two"], times["Kombilo"], KOMBILO_GOAL))
    if SAMPLE in os.environ:
        return
    print(f"{len(files) / times['one']:,.0f} games/s, {two} {len(files) / times['two']:,.0f}")
    size = sum(file.stat().st_size for file in index.rglob("*") if file.is_file())
    again = timed(lambda: list(build(index, [games])))
    print(f"{size / 1e6:.1f} MB; looked through again in {again * 1e3:.0f} ms")
    print(f"opened in {timed(lambda: Index(index).close()) * 1e3:.1f} ms")


def index_time(program: Peer, files: list[Path]) -> Seconds:
    """Return the time that another program takes to index the games."""
    answer = program.ask("index", str(files[0].parent))
    if answer["games"] != len(files):
        raise SystemExit(f"collection: {answer['games']} games were indexed, not {len(files)}")
    return Seconds(answer["seconds"], answer["cpu"])


def moves_of(files: list[Path]) -> None:
    for file in files:
        _MOVE.findall(file.read_bytes())


def fresh(index: Path, games: Path, workers: int) -> None:
    """Build an index anew with so many worker processes."""
    rmtree(index, ignore_errors=True)
    for _ in build(index, [games], workers=workers):
        pass
    with closing(Index(index)) as opened:
        indexed = len(opened)
    if indexed != sum(1 for _ in games.iterdir()):
        raise SystemExit(f"collection: {indexed} games were indexed")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=GAMES, metavar="N")
    print(HEADER)
    main(options.parse_args().games)
