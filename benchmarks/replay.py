"""Replay 200 real games: ours with every rule, sgfmill and @sabaki/go-board with captures only.

    python benchmarks/replay.py [--games FOLDER] [--node-modules FOLDER]

All get their plays ready made; passes are left out. Ours judges each play: occupied, suicide, ko
and positional superko. @sabaki/go-board is measured where node finds it: install it anywhere with
`npm install @sabaki/go-board`, then name that node_modules folder or set NODE_PATH to it.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from _games import TOM, evenly_spaced
from _timing import HEADER, Row, interleaved, timed
from sgfmill import boards

from goboard_gui.files.sgf import read
from goboard_gui.go import Board, Colour, Ko, Point, Replay, Rules, Size
from goboard_gui.record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = 200
GOALS = {"sgfmill": 0.25, "go-board": 0.15}
SIDE = 19
RULES = Rules(Ko.POSITIONAL)

exhaust = deque(maxlen=0).extend

Plays = list[tuple[Point, Colour]]
Position = list[str]  # of every point, row by row from the top


def plays(data: bytes) -> Plays:
    tree = read(data).games[0]
    moves = [step.move for step in LineReplay(tree, RULES).follow(tree.main_line()) if step.move]
    return [(move.point, move.colour) for move in moves if move.point is not None]


class Ours:
    def __init__(self, games: list[Plays]) -> None:
        self._games = games

    def replay(self) -> Iterator[Replay]:
        empty = Board.empty(Size(SIDE, SIDE))
        for game in self._games:
            replay = Replay(empty, RULES)
            play = replay.play
            for point, colour in game:
                play(point, colour)
            yield replay

    def positions(self) -> list[Position]:
        return ["".join(replay.board.rows()) for replay in self.replay()]

    def seconds(self) -> float:
        return timed(lambda: exhaust(self.replay()))


class Sgfmill:
    def __init__(self, games: list[Plays]) -> None:
        self._games = [
            [(SIDE - 1 - row, column, "bw"[colour - 1]) for (column, row), colour in game]
            for game in games
        ]

    def replay(self) -> Iterator[boards.Board]:
        for game in self._games:
            board = boards.Board(SIDE)
            play = board.play
            for row, column, colour in game:
                play(row, column, colour)
            yield board

    def positions(self) -> list[Position]:
        signs = {None: ".", "b": "X", "w": "O"}
        lines = range(SIDE)
        return [
            "".join(signs[board.get(row, column)] for row in reversed(lines) for column in lines)
            for board in self.replay()
        ]

    def seconds(self) -> float:
        return timed(lambda: exhaust(self.replay()))


class GoBoard:
    """A node that replays with @sabaki/go-board whenever it is told to."""

    def __init__(self, games: list[Plays], environment: dict[str, str]) -> None:
        self._node = subprocess.Popen(
            ["node", Path(__file__).with_name("replay_peer.js")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        signs = {Colour.BLACK: 1, Colour.WHITE: -1}
        self._tell([[(signs[colour], *point) for point, colour in game] for game in games])

    @staticmethod
    def is_there(environment: dict[str, str]) -> bool:
        if shutil.which("node") is None:
            return False
        ask = ["node", "-e", "require('@sabaki/go-board')"]
        return subprocess.run(ask, env=environment, stderr=subprocess.DEVNULL).returncode == 0

    def positions(self) -> list[Position]:
        return self._ask("positions")

    def seconds(self) -> float:
        return self._ask("seconds")

    def close(self) -> None:
        self._node.communicate()

    def _ask(self, what: str):
        self._tell(what)
        return json.loads(self._node.stdout.readline())

    def _tell(self, what: object) -> None:
        self._node.stdin.write(json.dumps(what) + "\n")
        self._node.stdin.flush()


def measure(games: list[Plays], environment: dict[str, str]) -> None:
    contenders = {"ours": Ours(games), "sgfmill": Sgfmill(games)}
    if GoBoard.is_there(environment):
        contenders["go-board"] = GoBoard(games, environment)
    else:
        print("replay: node does not find @sabaki/go-board (see --help)")
    final = contenders["ours"].positions()
    for name, contender in contenders.items():
        if contender.positions() != final:
            raise SystemExit(f"replay: {name} reaches other positions")
    seconds = interleaved({name: them.seconds for name, them in contenders.items()})
    if "go-board" in contenders:
        contenders["go-board"].close()
    item = f"replay {len(games)} games, {sum(map(len, games))} plays, beside"
    for name, goal in GOALS.items():
        if name in seconds:
            print(Row(f"{item} {name}", seconds["ours"], seconds[name], goal))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=Path, default=TOM, help="an archive or a folder")
    options.add_argument("--node-modules", type=Path, help="where @sabaki/go-board is installed")
    chosen = options.parse_args()
    if not chosen.games.exists():
        print(f"replay: no games at {chosen.games}")
        return
    environment = dict(os.environ)
    if chosen.node_modules:
        environment["NODE_PATH"] = str(chosen.node_modules.resolve())
    measure([plays(data) for data in evenly_spaced(GAMES, chosen.games)], environment)


if __name__ == "__main__":
    print(HEADER)
    main()
