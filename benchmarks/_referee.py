"""Random games on any graph, played by our code and by the simple referee of the tests."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from goboard_gui.go import Board, Colour, Graph, Ko, Replay, Rules, Size
from tests.go.reference import Referee, neighbours_of

if TYPE_CHECKING:
    from random import Random


class Tally(NamedTuple):
    """The number of moves by outcome, and the outcomes that cannot be explained."""

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


def any_graph(random: Random) -> Graph:
    """Return a rectangle, a cylinder, a torus or any other graph, usually a small one."""
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
    """Play moves and setup stones on many graphs; illegal moves are made, too."""
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
    """Make one step in both and return its outcome; only wild games contain illegal moves."""
    points = replay.board.graph.points
    if random.random() < 0.06:
        said, wanted = replay.pass_turn(colour), referee.pass_turn(colour)
    elif wild and random.random() < 0.02:
        stones = {random.choice(points): random.choice((None, *Colour))}
        replay.set_up(stones)
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
