"""A game tree of the continuations of a position, with their counts in comments.

The moves of a node are the continuations of its position, wherever the games had it before, so a
position that is reached by several orders of moves is there several times. Those with the most
games are looked for first. Passes are left out: the position would be the same again.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from ..files.sgf.reading import new_sgf_file
from ..files.sgf.values import encode_text
from ..files.sgf.writing import write_sgf
from ..go import Board, Colour
from ..record import new_game
from ..record.edits.setup import setup_properties
from ..record.properties.codec import write_move
from ..record.tree import Property
from .shares import Share

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ..record.tree import Tree
    from .index import GameSubset, Index
    from .query import Query
    from .results import Continuation

MAX_MOVES = 20_000
"""The number of moves at which a tree ends; the most frequent ones are in it."""


class MoveCount(NamedTuple):
    """How many games had a position or played a move.

    ``parent_games`` is the number of games with the position before, or None for the first
    position. The wins are counted in the colours of the tree, of games with a winner.
    """

    games: int
    parent_games: int | None
    black_wins: int
    white_wins: int

    @property
    def black_share(self) -> Share:
        """Black's share of the decided games."""
        return Share.from_wins(self.black_wins, self.white_wins)


class ContinuationTree(NamedTuple):
    """A tree of continuations, and whether moves are missing that exceed `MAX_MOVES`."""

    tree: Tree
    moves: int
    is_cut: bool


class _Position(NamedTuple):
    """A position whose continuations are to be added: its node, its depth and its board."""

    node: int
    depth: int
    board: Board


def count_text(counted: MoveCount) -> str:
    """Return the comment about a position or a move.

    >>> count_text(MoveCount(12, 48, 6, 2)), count_text(MoveCount(1, None, 0, 0))
    ('12 games (25.0 %), Black won 75.0 % of 8', '1 game')
    """
    text = f"{counted.games} game{'s' * (counted.games != 1)}"
    if counted.parent_games:
        text += f" ({100 * counted.games / counted.parent_games:.1f} %)"
    share = counted.black_share
    if share.value is not None:
        text += f", Black won {100 * share.value:.1f} % of {share.whole}"
    return text


def build_tree(
    index: Index,
    query: Query,
    subset: GameSubset,
    *,
    depth: int,
    least: int,
    comment: Callable[[MoveCount], str] = count_text,
) -> Generator[int, None, ContinuationTree]:
    """Build the tree of what followed a position or region, yielding the number of moves after each
    step of a few milliseconds.

    It is at most ``depth`` moves deep, and each move was played in at least ``least`` games of a
    subset. ``comment`` makes the comments from the counts.

    :raises UnusableIndexError: if the index is damaged or there is not enough memory.
    """
    query = query.with_position(query.board)
    stones = setup_properties(Board.empty(query.size), query.board.stones())
    tree = new_game(query.size, information=[*stones])
    order, moves = count(), 0
    ahead = [(0, next(order), _Position(tree.root, 0, query.board))]
    while ahead and moves < MAX_MOVES:
        position = heappop(ahead)[-1]
        steps = index.search(query.with_position(position.board))
        while True:
            try:
                next(steps)
            except StopIteration as end:
                result = subset.restrict(end.value)
                break
            yield moves
        if position.depth == 0:
            about = comment(MoveCount(result.game_count, None, *result.wins))
            properties = [*tree.properties(tree.root), Property("C", (encode_text(about),))]
            tree = tree.set_properties(tree.root, properties)
        for move in result.continuations:
            if move.games < least or moves >= MAX_MOVES:
                break
            if move.point is not None:
                tree, node = tree.add(position.node, _properties(move, result.game_count, comment))
                moves += 1
                if position.depth + 1 < depth:
                    board = position.board.play(move.point, move.colour).board
                    after = _Position(node, position.depth + 1, board)
                    heappush(ahead, (-move.games, next(order), after))
        yield moves
    return ContinuationTree(tree, moves, bool(ahead))


def _properties(
    move: Continuation, games: int, comment: Callable[[MoveCount], str]
) -> list[Property]:
    about = comment(MoveCount(move.games, games, move.black_wins, move.white_wins))
    ident = "B" if move.colour is Colour.BLACK else "W"
    return [Property(ident, (write_move(move.point),)), Property("C", (encode_text(about),))]


def tree_bytes(tree: Tree) -> bytes:
    """Return a tree of continuations as an SGF file in UTF-8."""
    return write_sgf(new_sgf_file([tree]), [tree], "UTF-8")
