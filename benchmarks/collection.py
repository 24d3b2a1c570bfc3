"""Index real games beside finding their moves alone, and look positions up beside one numpy pass.

``python benchmarks/collection.py --games 50956`` takes all of them, ``run.py`` some.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory

sys.path.append(str(Path(__file__).parents[1]))

import numpy as np
from _games import TOM, evenly_spaced
from _timing import HEADER, Row, interleaved, timed

from goboard_gui.fuseki.collection.building import build
from goboard_gui.fuseki.collection.searching import Index
from goboard_gui.go import Board, Colour, Size
from goboard_gui.record.codec import read_point

GAMES = 3000
INDEX_GOAL = 14  # 2,500 games/s where the floor takes 29 microseconds a game
QUERY_GOAL = 0.4  # of a pass over all games, which grows with the collection as queries do not
ALL = 50_956
QUERIES = TOM.parents[2] / "spec" / "pattern_queries.json"
_MOVE = re.compile(rb";([BW])\[([a-s][a-s])\]")


def main(count: int = GAMES) -> None:
    if not TOM.exists():
        print(f"collection: no games at {TOM}")
        return
    with TemporaryDirectory() as folder:
        games, index = Path(folder, "games"), Path(folder, "index")
        games.mkdir()
        for number, data in enumerate(evenly_spaced(count)):
            (games / f"{number:05}.sgf").write_bytes(data)
        files = sorted(games.iterdir())
        building(files, index)
        asking(index)


def building(files: list[Path], index: Path) -> None:
    contents = [file.read_bytes() for file in files]
    seconds = interleaved(
        {
            "ours": lambda: timed(lambda: fresh(index, files[0].parent)),
            "findall": lambda: timed(lambda: moves_of(contents)),
        },
        rounds=3,
    )
    item = f"index of {len(files):,} games, beside finding their moves"
    print(Row(item, seconds["ours"], seconds["findall"], INDEX_GOAL))
    print(f"{len(files) / seconds['ours']:,.0f} games/s")
    size = sum(file.stat().st_size for file in index.rglob("*") if file.is_file())
    again = timed(lambda: list(build(index, [files[0].parent])))
    print(f"{size / 1e6:.1f} MB; looked through again in {again * 1e3:.0f} ms")


def moves_of(contents: list[bytes]) -> None:
    for data in contents:
        _MOVE.findall(data)


def fresh(index: Path, games: Path) -> None:
    rmtree(index, ignore_errors=True)
    for _ in build(index, [games]):
        pass


def asking(folder: Path) -> None:
    started = time.perf_counter()
    index = Index(folder)
    print(f"opened in {(time.perf_counter() - started) * 1e3:.1f} ms")
    column = np.concatenate([segment.entries for segment in index._segments])
    column.sum()
    floor = median(timed(lambda: np.count_nonzero(column == 1)) for _ in range(9))
    for name, stones in asked():
        board = Board.empty(Size(19, 19)).put(stones)
        answer(index, board)
        seconds = median(timed(lambda board=board: answer(index, board)) for _ in range(25))
        item = f"whole board, {name}: {index.find(board).game_count:,} games, beside a pass"
        print(Row(item, seconds, floor, QUERY_GOAL * ALL / len(index)))
    index.close()


def asked() -> list[tuple[str, dict]]:
    queries = json.loads(QUERIES.read_text())["queries"] if QUERIES.exists() else []
    return [
        (
            query["name"],
            {
                read_point(name, Size(19, 19)): Colour("XO".index(sign) + 1)
                for name, sign in query["stones"].items()
            },
        )
        for query in [*queries, {"name": "empty", "kind": "whole", "stones": {}}]
        if query["kind"] == "whole"
    ]


def answer(index: Index, board: Board) -> object:
    found = index.find(board)
    return found.game_count, found.occurrences, found.continuations


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=int, default=GAMES, metavar="N")
    print(HEADER)
    main(options.parse_args().games)
