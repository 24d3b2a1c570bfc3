"""Time to index real games, compared with finding their moves alone.

``python benchmarks/collection.py --games 50956`` takes all of them, ``run.py`` some.
"""

from __future__ import annotations

import argparse
import re
import sys
from contextlib import ExitStack
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).parents[1]))

from _games import are_games_here, evenly_spaced
from _peer import Peer, peer, seconds
from _timing import HEADER, Row, Seconds, interleaved, report, timed

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.index import Index

GAMES = 3000
INDEX_GOAL = 14  # 2,500 games/s where the floor takes 29 microseconds a game
KOMBILO_GOAL = 0.3
_MOVE = re.compile(rb";([BW])\[([a-s][a-s])\]")


def main(count: int = GAMES) -> None:
    if not are_games_here("collection"):
        return
    with TemporaryDirectory() as folder:
        games, index = Path(folder, "games"), Path(folder, "index")
        games.mkdir()
        for number, data in enumerate(evenly_spaced(count)):
            (games / f"{number:05}.sgf").write_bytes(data)
        files = sorted(games.iterdir())
        building(files, index)
        print(f"opened in {timed(lambda: Index(index).close()) * 1e3:.1f} ms")


def building(files: list[Path], index: Path) -> None:
    contents = [file.read_bytes() for file in files]
    contenders = {
        "ours": lambda: timed(lambda: fresh(index, files[0].parent)),
        "findall": lambda: timed(lambda: moves_of(contents)),
    }
    with ExitStack() as stack:
        kombilo = peer("Kombilo", stack)
        if kombilo is not None:
            contenders["Kombilo"] = lambda: index_time(kombilo, files)
        times = interleaved(contenders, rounds=3)
    item = f"index of {len(files):,} games, beside finding their moves"
    report(Row(item, times["ours"], times["findall"], INDEX_GOAL))
    if "Kombilo" in times:
        item = f"index of {len(files):,} games, beside Kombilo"
        report(Row(item, times["ours"], times["Kombilo"], KOMBILO_GOAL))
    print(f"{len(files) / times['ours']:,.0f} games/s")
    size = sum(file.stat().st_size for file in index.rglob("*") if file.is_file())
    again = timed(lambda: list(build(index, [files[0].parent])))
    print(f"{size / 1e6:.1f} MB; looked through again in {again * 1e3:.0f} ms")


def index_time(program: Peer, files: list[Path]) -> Seconds:
    """Return the time that another program takes to index the games."""
    answer = program.ask("index", str(files[0].parent))
    if answer["games"] != len(files):
        raise SystemExit(f"collection: {answer['games']} games were indexed, not {len(files)}")
    return seconds(answer)


def moves_of(contents: list[bytes]) -> None:
    for data in contents:
        _MOVE.findall(data)


def fresh(index: Path, games: Path) -> None:
    rmtree(index, ignore_errors=True)
    for _ in build(index, [games]):
        pass


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=GAMES, metavar="N")
    print(HEADER)
    main(options.parse_args().games)
