"""Trees searched the obvious way: every position of every node, for boards and regions."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.files.opening import open_path
from goboard_gui.game_index.query import Query
from goboard_gui.go import Colour, Crop
from goboard_gui.record.properties.tables import SETUP_PROPERTIES
from goboard_gui.record.steps import board_at
from tests.game_index.region_scanner import back, next_in_region, placements_of
from tests.game_index.scanner import games_of

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from goboard_gui.go import Board
    from goboard_gui.record import Move, Tree
    from tests.game_index.region_scanner import Lying, Placed
    from tests.game_index.scanner import Game


class Position(NamedTuple):
    """A position in a variation: its node in file order, the moves before it, its board, and the
    moves that follow in variations.
    """

    node: int
    moves: int
    board: Board


class Edge(NamedTuple):
    """A move in a variation with the board before it."""

    board: Board
    move: Move


class Forest(NamedTuple):
    """A game with what is in its variations."""

    game: Game
    positions: list[Position]
    edges: list[Edge]


def forests_of(path: Path) -> list[Forest]:
    trees = open_path(path).games
    return [
        Forest(game, *_variations(tree)) for game, tree in zip(games_of(path), trees, strict=True)
    ]


def _variations(tree: Tree) -> tuple[list[Position], list[Edge]]:
    main = set(tree.main_line())
    nodes = list(tree.preorder())
    positions, edges, returned = [], [], set()
    for number, node in enumerate(nodes):
        if node in main:
            continue
        parent = tree.parent(node)
        if nodes[number - 1] != parent and parent not in returned:
            returned.add(parent)
            if _is_set_up_further(tree, parent):
                positions.append(_position(tree, nodes, parent))
        move, setup = _move(tree, node), _has_setup(tree, node)
        if (move or setup) and not _is_set_up_further(tree, node):
            positions.append(_position(tree, nodes, node))
        if move and not setup:
            edges.append(Edge(board_at(tree, parent), move))
    return positions, edges


def _position(tree: Tree, nodes: list[int], node: int) -> Position:
    moves = sum(_move(tree, above) is not None for above in tree.line_to(node))
    return Position(nodes.index(node), moves, board_at(tree, node))


def _is_set_up_further(tree: Tree, node: int) -> bool:
    """Return whether stones are set up after a node before the next move of its line."""
    while children := tree.children(node):
        node = children[0]
        if _move(tree, node):
            return False
        if _has_setup(tree, node):
            return True
    return False


def _has_setup(tree: Tree, node: int) -> bool:
    return tree.node(node).has_any_property(*SETUP_PROPERTIES)


def _move(tree: Tree, node: int) -> Move | None:
    from goboard_gui.go import RECORDING
    from goboard_gui.record.steps import LineReplay

    replay = LineReplay(tree, RECORDING)
    for _ in replay.replay_line(tree.line_to(node)):
        pass
    return replay.step.move


class Answer(NamedTuple):
    """The hits of each game, each with its node (None in the main line) and moves, and the counts
    of what follows and of wins.
    """

    hits: dict[tuple[Path, int], list[tuple[int | None, int]]]
    continuations: dict[tuple, tuple[int, int, int]]
    wins: tuple[int, int]
    ended: int


def scan(forests: list[Forest], query: Query, views: list[str], *, swapping: bool) -> Answer:
    """Look for a board or a region everywhere; symmetrical ones have several placements."""
    region = query if query.crop else Query(query.board, Crop.whole_board(query.size))
    placements = placements_of(region, views, swapping=swapping)
    hits, played, winners = {}, {}, {}
    for forest in forests:
        for move, winner in _in_game(forest, placements, hits, winners, is_board=not query.crop):
            played.setdefault((forest.game.path, forest.game.place, move), winner)
    counts = Counter((stone, winner) for (_, _, stone), winner in played.items())
    return Answer(
        hits,
        {
            stone: (
                sum(counts[stone, winner] for winner in (None, *Colour)),
                counts[stone, Colour.BLACK],
                counts[stone, Colour.WHITE],
            )
            for stone, _ in counts
        },
        tuple(list(winners.values()).count(colour) for colour in Colour),
        len(winners.keys() - {stone[:2] for stone in played}),
    )


def _in_game(
    forest: Forest,
    placements: dict[Placed, list[Lying]],
    hits: dict,
    winners: dict,
    *,
    is_board: bool,
) -> list[tuple[tuple, Colour | None]]:
    game, found, played = forest.game, [], []
    key = game.path, game.place
    for number, (placed, alike) in enumerate(placements.items()):
        if placed.size != game.boards[0].size:
            continue
        there = [moves for moves, board in enumerate(game.boards) if _matches(board, placed)]
        for moves in there if is_board else there[:1]:
            found.append(((0, moves, number), None, moves, alike))
            winner = _winner(game, alike)
            if is_board:
                move = game.moves[moves] if moves < len(game.moves) else None
            else:
                move = next_in_region(game, moves, placed)
            if move is not None:
                played.append(((0, moves, number), _back(move, alike), winner))
        below = [each for each in forest.positions if _matches(each.board, placed)]
        found += [
            ((1, forest.positions.index(each), number), each.node, each.moves, alike)
            for each in (below if is_board else below[: not there])
        ]
        for edge in forest.edges:
            inside = is_board or edge.move.point in placed.rectangle
            if inside and _matches(edge.board, placed):
                played.append(((1, 0, number), _back(edge.move, alike), None))
    found.sort(key=lambda it: it[0])
    if found:
        hits[key] = [(node, moves) for _, node, moves, _ in found]
        winners[key] = _winner(game, found[0][3]) if found[0][1] is None else None
    played.sort(key=lambda it: it[0])
    return [(move, winner) for _, move, winner in played]


def _back(move: Move, alike: list[Lying]) -> tuple:
    if move.point is None:
        return None, move.colour.opponent if alike[0].swapped else move.colour
    return back(move, alike)


def _winner(game: Game, alike: list[Lying]) -> Colour | None:
    winner = game.winner
    return winner.opponent if winner and alike[0].swapped else winner


def _matches(board: Board, placed: Placed) -> bool:
    return all(board[point] == colour for point, colour in placed.wanted)


def random_tree(random: Random, size: tuple[int, int]) -> str:
    """Return a record with variations, captures, passes, setup and empty nodes."""
    width, height = size
    result = random.choice(("", "RE[B+R]", "RE[W+2.5]"))

    def value() -> str:
        column, row = random.randrange(min(width, 3)), random.randrange(min(height, 3))
        return "" if random.random() < 0.1 else "abcde"[column] + "abcde"[row]

    def line(depth: int) -> str:
        text = ""
        for number in range(random.randrange(1, 7)):
            if random.random() < 0.06:
                text += f";A{random.choice('BWE')}[{value() or 'aa'}]"
            elif random.random() < 0.05:
                text += ";C[(;B[aa\\])]"
            else:
                text += f";{'BW'[number % 2]}[{value()}]"
        if depth and random.random() < 0.8:
            text += "".join(f"({line(depth - 1)})" for _ in range(random.randint(2, 3)))
        return text

    return f"(;SZ[{width}:{height}]{result}{line(3)})"
