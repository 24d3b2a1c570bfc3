"""Replay real games in parallel with GNU Go, and compare stones and captures after every move.

    python benchmarks/oracle_gnugo.py [--count N] [--all] [--games FOLDER] [--gnugo PROGRAM]

The games are read, replayed and judged as the program does it: `files`, `record`, `go`. What
GNU Go refuses to play is a disagreement, too. `--all` takes every game and about half an hour.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import RECORDING, Board, Colour, Point
from goboard_gui.record.steps import LineReplay
from tests.corpus import lacking, place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from goboard_gui.record import Step, Tree

GAMES = place("corpus", "games")
COLUMNS = "ABCDEFGHJKLMNOPQRST"
SIGN = {Colour.BLACK: "black", Colour.WHITE: "white"}
HANDICAP = re.compile(rb"\bHA\[([2-9])\]")
SHARES = {"kgs-2001-2002": 30, "kgs-2017": 15, "ai-events": 30, "tygem-2005-11": 15}
SHARE_OF_HANDICAP = 10


class GtpError(Exception):
    """GNU Go rejected a command; the text is its reason."""


class GnuGo:
    """A GNU Go process that is controlled by the Go Text Protocol."""

    def __init__(self, program: str, *options: str) -> None:
        self._process = subprocess.Popen(
            [program, "--mode", "gtp", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._commands, self._answers = self._process.stdin, self._process.stdout

    def __enter__(self) -> GnuGo:
        return self

    def __exit__(self, *_: object) -> None:
        self._commands.write("quit\n")
        self._commands.close()
        self._process.wait()

    def ask(self, *commands: str) -> list[str]:
        """Return the answers to some commands, which must fit into a pipe together."""
        self._commands.write("".join(f"{command}\n" for command in commands))
        self._commands.flush()
        answers = [self._answer() for _ in commands]
        for sign, text in answers:
            if sign != "=":
                raise GtpError(text)
        return [text for _, text in answers]

    def _answer(self) -> tuple[str, str]:
        lines = []
        while (line := self._answers.readline().rstrip("\n")) or not lines:
            lines.append(line)
        answer = "\n".join(lines)
        return answer[:1], answer[1:].strip()


class Situation(NamedTuple):
    """What is compared: the points of each colour, and the stones captured by each player."""

    black: frozenset[str]
    white: frozenset[str]
    taken_by_black: int
    taken_by_white: int


class Game(NamedTuple):
    """A game of a file."""

    file: Path
    index: int

    def __str__(self) -> str:
        return f"{self.file.parent.name}/{self.file.name} game {self.index}"

    def tree(self) -> Tree:
        return collection(self.file)[self.index]


class Disagreement(NamedTuple):
    """The move at which two replays differ; 0 is the starting position."""

    game: Game
    move: int
    what: str


@lru_cache(maxsize=1)
def collection(file: Path) -> tuple[Tree, ...]:
    return tuple(read_sgf_file(file).games)


def samples(folder: Path, count: int | None) -> dict[str, list[Game]]:
    """Return the games to replay, evenly spaced over each folder, in groups.

    ``count`` is their total number, or None for all games.
    """
    found = {name: games(folder / name) for name in SHARES}
    if count is None:
        return found
    chosen = {name: evenly(found[name], count * share // 100) for name, share in SHARES.items()}
    taken = set(chosen["kgs-2001-2002"])
    rest = [game for game in found["kgs-2001-2002"] if game not in taken]
    with_handicap = [game for game in rest if HANDICAP.search(game.file.read_bytes())]
    chosen["handicap"] = evenly(with_handicap, count * SHARE_OF_HANDICAP // 100)
    return chosen


def games(folder: Path) -> list[Game]:
    files = sorted(file for file in folder.rglob("*") if file.suffix.lower() == ".sgf")
    lone = len(files) == 1
    return [
        Game(file, index) for file in files for index in range(len(collection(file)) if lone else 1)
    ]


def evenly(them: list[Game], count: int) -> list[Game]:
    return them[:: max(1, len(them) // max(1, count))][:count]


def vertex(point: Point, board: Board) -> str:
    return f"{COLUMNS[point.column]}{board.size.height - point.row}"


def ours(board: Board, step: Step) -> Situation:
    stones: dict[Colour, set[str]] = {Colour.BLACK: set(), Colour.WHITE: set()}
    for point, colour in board.stones().items():
        stones[colour].add(vertex(point, board))
    return Situation(
        frozenset(stones[Colour.BLACK]),
        frozenset(stones[Colour.WHITE]),
        step.prisoners.black,
        step.prisoners.white,
    )


def theirs(gnugo: GnuGo, *commands: str) -> Situation:
    asked = ("list_stones black", "list_stones white", "captures black", "captures white")
    black, white, by_black, by_white = gnugo.ask(*commands, *asked)[-4:]
    return Situation(
        frozenset(black.split()), frozenset(white.split()), int(by_black), int(by_white)
    )


def play(colour: Colour, point: Point | None, board: Board) -> str:
    return f"play {SIGN[colour]} {'pass' if point is None else vertex(point, board)}"


def compare(game: Game, gnugo: GnuGo) -> Iterator[Disagreement | Step]:
    """Yield each move of a game's main line that is replayed equally, and the first that is not.

    The Go Text Protocol does not support setup stones after the first move; a game that has them
    disagrees there.
    """
    tree = game.tree()
    replay = LineReplay(tree, RECORDING)
    width, height = replay.board.size
    if width != height:
        yield Disagreement(game, 0, f"GNU Go has no board of {width}×{height}")
        return
    for step in replay.replay_line(tree.main_line()):
        board = replay.board
        commands = [f"boardsize {width}", "clear_board"] if step.node == tree.root else []
        if step.move:
            commands.append(play(*step.move, board))
        elif step.number == 0:
            commands.append("clear_board")
            stones = board.stones().items()
            commands += [play(colour, point, board) for point, colour in stones]
        try:
            there = theirs(gnugo, *commands)
        except GtpError as refusal:
            yield Disagreement(game, step.number, f"GNU Go: {refusal}, ours: {step.illegal}")
            return
        here = ours(board, step)
        if here != there:
            yield Disagreement(game, step.number, difference(here, there))
            return
        if step.move:
            yield step


def difference(here: Situation, there: Situation) -> str:
    told = []
    for name, mine, other in zip(Situation._fields, here, there, strict=True):
        if isinstance(mine, frozenset):
            if mine != other:
                told.append(
                    f"{name} only ours {sorted(mine - other)}, theirs {sorted(other - mine)}"
                )
        elif mine != other:
            told.append(f"{name} ours {mine}, theirs {other}")
    return "; ".join(told)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--count", type=int, default=200, help="how many games (200)")
    options.add_argument("--all", action="store_true", help="every game")
    options.add_argument("--games", type=Path, default=GAMES, help="folder of the records")
    options.add_argument("--gnugo", default="/usr/games/gnugo", help="the program")
    chosen = options.parse_args()
    if not chosen.games.is_dir():
        print(f"no records: {lacking(GAMES) if chosen.games is GAMES else chosen.games}")
        return 2
    found: list[Disagreement] = []
    print("games | moves | stones taken | disagreements | of")
    with GnuGo(chosen.gnugo) as gnugo:
        for name, them in samples(chosen.games, None if chosen.all else chosen.count).items():
            moves = taken = 0
            before = len(found)
            for game in them:
                for outcome in compare(game, gnugo):
                    if isinstance(outcome, Disagreement):
                        found.append(outcome)
                    else:
                        moves += 1
                        taken += len(outcome.captured)
            print(f"{len(them)} | {moves} | {taken} | {len(found) - before} | {name}", flush=True)
    for game, move, what in found:
        print(f"{game} move {move}: {what}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
