"""Random walks through trees of moves, as positions to be sent to engines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from goboard_gui.engine.position import EnginePosition, Play
from goboard_gui.go import (
    Board,
    Colour,
    Ko,
    Replay,
    Rules,
    chains,
    handicap_points,
    max_handicap_stones,
    rule_set,
)

if TYPE_CHECKING:
    from random import Random

    from goboard_gui.go import Size

RULES = ("japanese", "chinese", "aga", "tromp-taylor")
KOMIS = (0, 0.5, 6.5, 7.5, -3.5)
_STRICT = Rules(Ko.POSITIONAL, suicide=False)
"""Moves that are legal by these rules are legal by all others."""


@dataclass(frozen=True)
class _Node:
    setup: Board
    first: Colour
    moves: tuple[Play, ...]
    board: Board
    to_play: Colour
    handicap: bool = False


def random_walk(chance: Random, size: Size, count: int) -> list[EnginePosition]:
    """Return positions of a random tree in a random order: with passes, setup, kos and handicap.

    One in eight positions has another komi or other rules than the one before it.
    """
    nodes = [_root(chance, size)]
    while len(nodes) < count:
        parent = nodes[-1] if chance.random() < 0.8 else chance.choice(nodes)
        nodes.append(_child(chance, parent))
    komi, rules = chance.choice(KOMIS), chance.choice(RULES)
    positions = []
    at = 0
    for _ in range(count):
        far = chance.random() < 0.2
        at = chance.randrange(count) if far else (at + chance.choice((-1, 1, 1))) % count
        if chance.random() < 0.125:
            komi, rules = chance.choice(KOMIS), chance.choice(RULES)
        node = nodes[at]
        positions.append(
            EnginePosition(
                node.setup,
                node.moves,
                node.board,
                node.to_play,
                komi,
                rule_set(rules),
                node.handicap,
            )
        )
    return positions


def _root(chance: Random, size: Size) -> _Node:
    most = max_handicap_stones(size)
    stones = chance.choice([0, 0, *range(1, most + 1)])
    board = Board.empty(size)
    if stones >= 2:
        points = handicap_points(stones, size)
        board = board.with_stones(dict.fromkeys(points, Colour.BLACK))
        return _Node(board, Colour.WHITE, (), board, Colour.WHITE, handicap=True)
    if stones == 1:
        board = board.with_stones({chance.choice(size.points()): Colour.BLACK})
        return _Node(board, Colour.WHITE, (), board, Colour.WHITE, handicap=True)
    return _Node(board, Colour.BLACK, (), board, Colour.BLACK)


def _child(chance: Random, node: _Node) -> _Node:
    kind = chance.random()
    if kind < 0.06:
        return _set_up(chance, node)
    if kind < 0.12:
        return _played(node, Play(node.to_play, None))
    colour = node.to_play.opponent if kind < 0.15 else node.to_play
    replay = Replay(node.setup, _STRICT, node.first)
    for play in node.moves:
        if play.point is None:
            replay.pass_turn(play.colour)
        else:
            replay.play(play.point, play.colour)
    points = node.board.empty_points()
    chance.shuffle(points)
    for point in points:
        if replay.judge(point, colour).illegal is None:
            return _played(node, Play(colour, point))
    return _played(node, Play(colour, None))


def _played(node: _Node, play: Play) -> _Node:
    board = node.board
    if play.point is not None:
        board = board.play(play.point, play.colour).board
    moves = (*node.moves, play)
    return _Node(node.setup, node.first, moves, board, play.colour.opponent, node.handicap)


def _set_up(chance: Random, node: _Node) -> _Node:
    points = chance.sample(node.board.size.points(), 3)
    colours = (None, Colour.BLACK, Colour.WHITE)
    board = node.board.with_stones({point: chance.choice(colours) for point in points})
    if any(not chain.liberties for chain in chains(board)):
        return _played(node, Play(node.to_play, None))
    to_play = chance.choice(list(Colour))
    return _Node(board, to_play, (), board, to_play)
