"""Make random moves, legal or not, and compare their judgements with those of another referee.

    python benchmarks/oracle_moves.py [--moves N] [--seed N] [--gnugo PROGRAM]
    python benchmarks/oracle_moves.py --reference [--moves N] [--seed N]
    python benchmarks/oracle_moves.py --write FILE [--gnugo PROGRAM]

GNU Go is asked whether each move is legal, and for stones and captures after each that is, on
squares from 2×2 to 19×19, under each of its rules. The reference is the plain referee of
our tests, on squares, rectangles and other graphs; there illegal moves are made, too, and setups.
`--write` keeps GNU Go's answers of some games for those tests.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from _referee import Tally, beside_reference
from oracle_gnugo import GnuGo, GtpError, Situation, play, theirs, vertex

from goboard_gui.go import Board, Colour, IllegalReason, Ko, Point, Replay, Rules, Size

if TYPE_CHECKING:
    from collections.abc import Iterator

OPTIONS = {
    Ko.SIMPLE: "simple-ko",
    Ko.POSITIONAL: "positional-superko",
    Ko.SITUATIONAL: "situational-superko",
}
SIGNS = {Colour.BLACK: "X", Colour.WHITE: "O"}
TINY, MOST, FEWEST = 6, 12, 3  # Of 100 moves, so many are made on each size.
LONGEST = 450  # GNU Go forgets the first positions of longer games.
SIDES = range(2, 20)
SUICIDE = "suicide that repeats, which GNU Go allows"
TURNS = "a colour moved twice, and GNU Go takes who moved next for who was to move"


class JudgedMove(NamedTuple):
    """A position of a game, and the player who moved next."""

    position: dict[Point, Colour]
    then: Colour


class Game:
    """A random game played in parallel with GNU Go; a move is made if both allow it."""

    def __init__(
        self, gnugo: GnuGo, side: int, rules: Rules, random: Random, *, in_turn: bool
    ) -> None:
        self._gnugo, self._random, self._in_turn = gnugo, random, in_turn
        self._board = Board.empty(Size(side, side))
        self._ko = rules.ko
        self.replay = Replay(self._board, rules)
        self._taken = {Colour.BLACK: 0, Colour.WHITE: 0}
        self._recent: list[Point] = []
        self.script: list[str] = []
        self._past: list[JudgedMove] = []
        gnugo.ask(f"boardsize {side}", "clear_board")

    def moves(self, count: int) -> Iterator[str]:
        """Make moves, and yield the outcome of each."""
        colour = Colour.BLACK
        for _ in range(count):
            if self._random.random() < 0.04:
                self._past.append(JudgedMove(self.replay.board.stones(), colour))
                self.replay.pass_turn(colour)
                self._gnugo.ask(play(colour, None, self._board))
                self.script.append(SIGNS[colour])
                yield "pass"
            else:
                yield self._move(colour)
            if self._in_turn or self._random.random() < 0.9:
                colour = colour.opponent

    def _point(self, colour: Colour) -> Point:
        """Return a point, often one that was captured recently or captures one stone, to produce
        kos."""
        chance = self._random.random()
        stones = self.replay.board.stones()
        points = self._board.graph.points
        empty = [point for point in points if point not in stones]
        if chance < 0.25 and self._recent:
            return self._random.choice(self._recent)
        if chance < 0.4:
            for point in self._random.sample(empty, min(len(empty), 30)):
                if len(self.replay.board.play(point, colour).captured - {point}) == 1:
                    return point
        if chance < 0.9 and empty:
            return self._random.choice(empty)
        return self._random.choice(points)

    def _move(self, colour: Colour) -> str:
        point = self._point(colour)
        said = self.replay.judge(point, colour).illegal
        name = f"{colour.name.lower()} {vertex(point, self._board)}"
        allowed = self._gnugo.ask(f"is_legal {name}") == ["1"]
        self.script.append(f"{SIGNS[colour]}{point.column}.{point.row}{'' if allowed else '!'}")
        if allowed is not (said is None):
            return self._explained(point, colour, said) or self._told(name, said, allowed)
        if not allowed:
            return str(said.value)
        self._past.append(JudgedMove(self.replay.board.stones(), colour))
        suicide = self._make(point, colour)
        try:
            there = theirs(self._gnugo, play(colour, point, self._board))
        except GtpError as refusal:
            raise SystemExit(f"{name} was legal and is refused: {refusal}") from refusal
        if self._situation() != there:
            return self._told(name, said, allowed) + f": {self._situation()}, {there}"
        return "suicide, allowed" if suicide else "capture" if self.replay.captured else "play"

    def _make(self, point: Point, colour: Colour) -> bool:
        self.replay.play(point, colour)
        captured = self.replay.captured
        suicide = point in captured
        self._taken[colour.opponent if suicide else colour] += len(captured)
        self._recent = (self._recent + captured)[-4:]
        return suicide

    def _situation(self) -> Situation:
        stones = self.replay.board.stones().items()
        black, white = (
            frozenset(vertex(point, self._board) for point, there in stones if there is colour)
            for colour in Colour
        )
        return Situation(black, white, self._taken[Colour.BLACK], self._taken[Colour.WHITE])

    def _explained(self, point: Point, colour: Colour, said: IllegalReason | None) -> str | None:
        """Return why GNU Go judges differently, or None if that is unclear.

        It is found by judging like GNU Go, which compares the new position with those from which a
        move was made. For situational superko the opponent must have made it; after suicide it
        finds none.
        """
        self.replay.play(point, colour)
        after = self.replay.board.stones()
        suicide = point in self.replay.captured
        self.replay.take_back()
        if suicide and said is IllegalReason.SUPERKO:
            return SUICIDE
        refuses = any(
            after == position and (self._ko is Ko.POSITIONAL or then is colour.opponent)
            for position, then in self._past
        )
        turns = self._ko is Ko.SITUATIONAL and self._broken_turns()
        return TURNS if turns and refuses is (said is None) else None

    def _broken_turns(self) -> bool:
        movers = [then for _, then in self._past]
        return any(one is other for one, other in pairwise(movers))

    def _told(self, name: str, said: IllegalReason | None, allowed: bool) -> str:
        judged = "legal" if said is None else said.value
        rows = "/".join(self.replay.board.rows())
        return f"UNEXPLAINED {name} on {rows}: ours {judged}, GNU Go allows it: {allowed}"


def flags(rules: Rules) -> tuple[str, str]:
    return (
        f"--{OPTIONS[rules.ko]}",
        "--allow-all-suicide" if rules.suicide else "--forbid-suicide",
    )


def beside_gnugo(program: str, rules: Rules, count: int, random: Random) -> Tally:
    """Make ``count`` moves on each size, in games no longer than GNU Go can remember."""
    tally = Tally(Counter(), [])
    with GnuGo(program, *flags(rules)) as gnugo:
        for side in SIDES:
            left = count * (FEWEST if side > TINY else MOST) // 100
            while left > 0:
                length = min(left, LONGEST, 40 * side)
                in_turn = random.random() < 0.7
                for outcome in Game(gnugo, side, rules, random, in_turn=in_turn).moves(length):
                    tally.add(outcome)
                left -= length
    return tally


def transcripts(program: str, random: Random) -> Iterator[str]:
    """Yield games in which all judgements agree, one line each, with final stones and captures.

    A move consists of the letter of a colour, a column, a dot and a row, followed by ``!`` if it is
    illegal.
    """
    for rules in (*(Rules(ko) for ko in OPTIONS), Rules(suicide=True)):
        with GnuGo(program, *flags(rules)) as gnugo:
            for side in SIDES:
                game = Game(gnugo, side, rules, random, in_turn=True)
                for outcome in game.moves(100 if side <= TINY else 50):
                    assert outcome not in {SUICIDE, TURNS}
                rows = "/".join(game.replay.board.rows())
                taken = theirs(gnugo)[2:]
                suicide = "allowed" if rules.suicide else "forbidden"
                yield " ".join((rules.ko.value, suicide, *game.script, "=", rows, *map(str, taken)))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--moves", type=int, default=120_000, help="how many (120,000)")
    options.add_argument("--seed", type=int, default=1, help="of the random moves (1)")
    options.add_argument("--reference", action="store_true", help="beside our tests' referee")
    options.add_argument("--gnugo", default="/usr/games/gnugo", help="the program")
    options.add_argument("--write", type=Path, help="file for answers of GNU Go")
    chosen = options.parse_args()
    random = Random(chosen.seed)
    if chosen.write:
        lines = transcripts(chosen.gnugo, random)
        chosen.write.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")
        return 0
    tallies = []
    if chosen.reference:
        for ko in Ko:
            tallies.append(beside_reference(ko, chosen.moves // len(Ko), random))
            tallies[-1].print(f"{ko.value}")
    else:
        for ko in OPTIONS:
            for suicide in (False, True):
                rules = Rules(ko, suicide)
                share = chosen.moves // (2 * len(OPTIONS))
                tallies.append(beside_gnugo(chosen.gnugo, rules, share, random))
                tallies[-1].print(f"{ko.value}, suicide {'allowed' if suicide else 'forbidden'}")
    return 1 if any(tally.unexplained for tally in tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
