"""Replay 200 real games: our code with all rules, sgfmill and @sabaki/go-board with captures
only.

    python benchmarks/replay.py [--games FOLDER]

sente, which knows the rules, is measured if there is a program for it, see `_peer.py`.
All get their plays ready made; passes are left out. Ours judges each play: occupied, suicide, ko
and positional superko. @sabaki/go-board is measured where node finds it, see `_sabaki.py`.
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from contextlib import ExitStack
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from _board_programs import board_programs
from _games import TOM, are_games_here, evenly_spaced
from _timing import HEADER, SAMPLE, Row, interleaved, report, timed
from sgfmill import boards

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Board, Colour, Ko, Point, Replay, Rules, Size
from goboard_gui.record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Iterator


GAMES = 200
GOALS = {"sgfmill": 0.25, "@sabaki/go-board": 0.15, "sente": inf}
SIDE = 19
RULES = Rules(Ko.POSITIONAL)

exhaust = deque(maxlen=0).extend

Plays = list[tuple[Point, Colour]]
Position = list[str]  # of every point, row by row from the top


def plays(data: bytes) -> Plays:
    tree = read_sgf(data).games[0]
    moves = [
        step.move for step in LineReplay(tree, RULES).replay_line(tree.main_line()) if step.move
    ]
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


def numbers(games: list[Plays]) -> list[list[tuple[int, int, int]]]:
    """Return the games in the form that `sabaki_peer.js` expects."""
    signs = {Colour.BLACK: 1, Colour.WHITE: -1}
    return [[(signs[colour], *point) for point, colour in game] for game in games]


def compare_results(source: Path = TOM) -> None:
    """Compare the final positions."""
    if not source.exists():
        return
    games = [plays(data) for data in evenly_spaced(GAMES, source)]
    expected = Ours(games).positions()
    with ExitStack() as stack:
        found = {"sgfmill": Sgfmill(games).positions}
        for name, program in board_programs(numbers(games), stack).items():
            found[name] = partial(program.ask, "positions")
        for name, positions in found.items():
            if positions() != expected:
                raise SystemExit(f"replay: {name} reaches other positions")


def measure(games: list[Plays]) -> None:
    contenders = {"ours": Ours(games).seconds, "sgfmill": Sgfmill(games).seconds}
    with ExitStack() as stack:
        for name, program in board_programs(numbers(games), stack).items():
            contenders[name] = partial(program.seconds, "replay")
        times = interleaved(contenders)
    item = f"replay {len(games)} games, {sum(map(len, games))} plays, beside"
    for name, goal in GOALS.items():
        if name in times:
            report(Row(f"{item} {name}", times["ours"], times[name], goal))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--games", type=Path, metavar="PATH", help="an archive or a folder")
    chosen = options.parse_args()
    if chosen.games is None and not are_games_here("replay"):
        return
    if SAMPLE not in os.environ:
        compare_results(chosen.games or TOM)
    measure([plays(data) for data in evenly_spaced(GAMES, chosen.games or TOM)])


if __name__ == "__main__":
    print(HEADER)
    main()
