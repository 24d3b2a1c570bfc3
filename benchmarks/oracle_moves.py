"""Make random moves, legal or not, and hold what is said of them against another judge.

    python benchmarks/oracle_moves.py [--moves N] [--seed N] [--gnugo PROGRAM]
    python benchmarks/oracle_moves.py --reference [--moves N] [--seed N]

GNU Go is asked whether each move is legal, and for stones and captures after each that is, on
squares from 2×2 to 19×19, under each of its rules. The reference is the plain referee of
our tests, on squares, rectangles and other graphs; there illegal moves are made, too, and setups.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from oracle_gnugo import GnuGo, GtpError, Situation, play, theirs, vertex

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.go import Board, Colour, Graph, Ko, Point, Reason, Replay, Rules, Size
from tests.go.reference import Referee, neighbours_of

if TYPE_CHECKING:
    from collections.abc import Iterator

OPTIONS = {Ko.SIMPLE: "simple-ko", Ko.POSITIONAL: "positional-superko"} | {
    Ko.SITUATIONAL: "situational-superko"
}
LONGEST = 450  # GNU Go forgets the first positions of longer games.
SIDES = range(2, 20)
SUICIDE = "suicide that repeats, which GNU Go allows"
TURNS = "a colour moved twice, and GNU Go takes who moved next for who was to move"


class Made(NamedTuple):
    """A position of a game, and who then moved."""

    position: dict[Point, Colour]
    then: Colour


class Game:
    """A random game beside GNU Go, in which a move is made where both allow it."""

    def __init__(self, gnugo: GnuGo, side: int, rules: Rules, random: Random) -> None:
        self._gnugo, self._random = gnugo, random
        self._board = Board.empty(Size(side, side))
        self._ko = rules.ko
        self.replay = Replay(self._board, rules)
        self._taken = {Colour.BLACK: 0, Colour.WHITE: 0}
        self._recent: list[Point] = []
        self._past: list[Made] = []
        gnugo.ask(f"boardsize {side}", "clear_board")

    def moves(self, count: int) -> Iterator[str]:
        """Make moves and yield what came of each."""
        colour = Colour.BLACK
        for _ in range(count):
            if self._random.random() < 0.04:
                self._past.append(Made(self.replay.board.stones(), colour))
                self.replay.pass_turn(colour)
                self._gnugo.ask(play(colour, None, self._board))
                yield "pass"
            else:
                yield self._move(colour)
            if self._random.random() < 0.93:
                colour = colour.opponent

    def _point(self) -> Point:
        """Return a point, often one that was emptied lately, as kos are found there."""
        chance = self._random.random()
        stones = self.replay.board.stones()
        points = self._board.graph.points
        empty = [point for point in points if point not in stones]
        if chance < 0.25 and self._recent:
            return self._random.choice(self._recent)
        if chance < 0.9 and empty:
            return self._random.choice(empty)
        return self._random.choice(points)

    def _move(self, colour: Colour) -> str:
        point = self._point()
        said = self.replay.judge(point, colour).illegal
        name = f"{colour.name.lower()} {vertex(point, self._board)}"
        allowed = self._gnugo.ask(f"is_legal {name}") == ["1"]
        if allowed is not (said is None):
            return self._explained(point, colour, said) or self._told(name, said, allowed)
        if not allowed:
            return str(said.value)
        self._past.append(Made(self.replay.board.stones(), colour))
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

    def _explained(self, point: Point, colour: Colour, said: Reason | None) -> str | None:
        """Return why GNU Go says otherwise, found by judging as it does; None if it is unclear.

        It looks for the new position among those from which a move was made, and situational
        superko asks that it was the opponent's; after suicide it finds none.
        """
        self.replay.play(point, colour)
        after = self.replay.board.stones()
        suicide = point in self.replay.captured
        self.replay.take_back()
        if suicide and said is Reason.SUPERKO:
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

    def _told(self, name: str, said: Reason | None, allowed: bool) -> str:
        judged = "legal" if said is None else said.value
        rows = "/".join(self.replay.board.rows())
        return f"UNEXPLAINED {name} on {rows}: ours {judged}, GNU Go allows it: {allowed}"


class Tally(NamedTuple):
    """How many moves there were, by what came of them, and what nobody can explain."""

    outcomes: Counter[str]
    unexplained: list[str]

    def add(self, outcome: str) -> None:
        if outcome.startswith("UNEXPLAINED"):
            self.unexplained.append(outcome)
        else:
            self.outcomes[outcome] += 1

    def print(self, title: str) -> None:
        told = ", ".join(f"{number} {what}" for what, number in self.outcomes.most_common())
        total = self.outcomes.total() + len(self.unexplained)
        print(f"{title}: {total} moves ({told}), {len(self.unexplained)} unexplained", flush=True)
        for one in self.unexplained[:20]:
            print("   ", one)


def beside_gnugo(program: str, rules: Rules, count: int, random: Random) -> Tally:
    """Make as many moves on each size, in games as long as GNU Go remembers them."""
    tally = Tally(Counter(), [])
    suicide = "allow-all-suicide" if rules.suicide else "forbid-suicide"
    with GnuGo(program, f"--{OPTIONS[rules.ko]}", f"--{suicide}") as gnugo:
        for side in SIDES:
            left = count // len(SIDES) + 1
            while left > 0:
                length = min(left, LONGEST, 40 * side)
                for outcome in Game(gnugo, side, rules, random).moves(length):
                    tally.add(outcome)
                left -= length
    return tally


def any_graph(random: Random) -> Graph:
    """Return a rectangle, a cylinder, a torus or any other graph, mostly a small one."""
    largest = random.choice((3, 3, 4, 5, 7))
    size = Size(random.randint(1, largest), random.randint(1, largest))
    points = size.points()
    kind = random.random()
    if kind < 0.15:
        return random.choice((Graph.torus, Graph.cylinder))(size)
    if kind < 0.3:
        share = random.random()
        return Graph(
            {
                point: [far for far in points[:number] if random.random() < share]
                for number, point in enumerate(points[:12])
            }
        )
    return Graph.rectangle(size)


def beside_reference(ko: Ko, count: int, random: Random) -> Tally:
    """Make moves and setups on many graphs; an illegal move is made as well as another."""
    tally = Tally(Counter(), [])
    while tally.outcomes.total() < count:
        graph = any_graph(random)
        rules = Rules(ko, suicide=random.random() < 0.5)
        replay = Replay(Board.empty(graph), rules)
        referee = Referee(neighbours_of(graph), {}, rules, Colour.BLACK)
        wild = random.random() < 0.3
        colour = Colour.BLACK
        for _ in range(60):
            tally.add(_step(replay, referee, colour, random, wild=wild))
            if not wild or random.random() < 0.8:
                colour = colour.opponent
    return tally


def _step(replay: Replay, referee: Referee, colour: Colour, random: Random, *, wild: bool) -> str:
    """Make one step in both and return what came of it; only wild games make illegal moves."""
    points = replay.board.graph.points
    if random.random() < 0.06:
        said, wanted = replay.pass_turn(colour), referee.pass_turn(colour)
    elif wild and random.random() < 0.02:
        stones = {random.choice(points): random.choice((None, *Colour))}
        replay.put(stones)
        referee.put(stones)
        return "setup"
    else:
        point = random.choice(points)
        said, wanted = replay.judge(point, colour), referee.play(point, colour)
        if wild or not said.illegal:
            replay.play(point, colour)
        else:
            del referee.history[-1]
    if said != wanted or replay.board.stones() != referee.position:
        return f"UNEXPLAINED {replay.rules} {replay.board!r}: {said}, {wanted}"
    return said.illegal.value if said.illegal else "legal"


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--moves", type=int, default=120_000, help="how many (120,000)")
    options.add_argument("--seed", type=int, default=1, help="of the random moves (1)")
    options.add_argument("--reference", action="store_true", help="beside our tests' referee")
    options.add_argument("--gnugo", default="/usr/games/gnugo", help="the program")
    chosen = options.parse_args()
    random = Random(chosen.seed)
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
