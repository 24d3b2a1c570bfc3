"""Random boards and random games, where almost anything may happen."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from hypothesis import strategies as st

from goboard_gui.go import (
    Board,
    Colour,
    Graph,
    Judgement,
    Ko,
    Point,
    Replay,
    Rules,
    Size,
    Symmetry,
)

colours = st.sampled_from(Colour)
rules = st.builds(Rules, st.sampled_from(Ko), st.booleans())
small_sizes = st.builds(Size, st.integers(1, 4), st.integers(1, 4))


@st.composite
def any_graphs(draw: st.DrawFn) -> Graph:
    """Draw a graph of up to seven points with any edges."""
    points = [Point(number, 0) for number in range(draw(st.integers(1, 7)))]
    pairs = list(combinations(points, 2))
    edges = draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    return Graph({point: [far for near, far in edges if near == point] for point in points})


graphs = (
    small_sizes.map(Graph.rectangle)
    | small_sizes.map(Graph.torus)
    | small_sizes.map(Graph.cylinder)
    | any_graphs()
)


def boards(graph: Graph) -> st.SearchStrategy[Board]:
    """Return boards that hold any stones, chains without liberties among them."""
    length = len(graph.points)
    cells = st.lists(st.sampled_from((0, 0, 1, 2)), min_size=length, max_size=length)
    return cells.map(lambda them: Board(graph, bytes(them)))


class Play(NamedTuple):
    point: Point
    colour: Colour


class Pass(NamedTuple):
    colour: Colour


class Setup(NamedTuple):
    stones: dict[Point, Colour | None]


Step = Play | Pass | Setup


def steps(graph: Graph) -> st.SearchStrategy[list[Step]]:
    """Return games of plays, legal or not, with some passes and setups."""
    points = st.sampled_from(graph.points)
    plays = st.builds(Play, points, colours)
    passes = st.builds(Pass, colours)
    setups = st.builds(Setup, st.dictionaries(points, st.none() | colours, min_size=1, max_size=3))
    return st.lists(plays | plays | plays | passes | setups, max_size=40)


def take(replay: Replay, step: Step) -> Judgement | None:
    match step:
        case Play(point, colour):
            return replay.play(point, colour)
        case Pass(colour):
            return replay.pass_turn(colour)
        case Setup(stones):
            replay.set_up(stones)
    return None


def turn(step: Step, symmetry: Symmetry, size: Size) -> Step:
    """Return the same step on the turned board."""
    match step:
        case Play(point, colour):
            return Play(symmetry.apply(point, size), colour)
        case Setup(stones):
            return Setup({symmetry.apply(point, size): colour for point, colour in stones.items()})
    return step
