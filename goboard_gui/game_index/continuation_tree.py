"""A game tree of the continuations of a position, with their counts in comments.

The moves of a node are the continuations of its position, wherever the games had it before, so a
position that is reached by several orders of moves is there several times. Those with the most
games are looked for first. Passes are left out: the position would be the same again. Where a
player moves twice, because the opponent passed or played outside the region, there is a pass in
between.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING

from ..files.sgf.reading import new_sgf_file
from ..files.sgf.values import encode_text
from ..files.sgf.writing import write_sgf
from ..go import Board, Colour
from ..named_tuples import NamedTuple
from ..record import new_game
from ..record.edits.setup import setup_properties
from ..record.properties.codec import write_move
from ..record.tree import Property
from .shares import Share

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from ..go import Point
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
    ``position_games`` is the number of games with the position after the move, in any order of
    moves, if it is known.
    """

    games: int
    parent_games: int | None
    black_wins: int
    white_wins: int
    position_games: int | None = None

    @property
    def black_share(self) -> Share:
        """Black's share of the decided games."""
        return Share.from_wins(self.black_wins, self.white_wins)

    @property
    def is_transposed(self) -> bool:
        """Whether the position is known to be in games without this move, too."""
        return self.position_games not in (None, self.games)


class ContinuationTree(NamedTuple):
    """A tree of continuations, the number of games with its first position, its number of moves,
    and whether moves are missing that exceed `MAX_MOVES`.
    """

    tree: Tree
    games: int
    moves: int
    is_cut: bool


class _Position(NamedTuple):
    """A position whose continuations are to be added: its node, its depth and its board, and the
    last move with its counts unless it is the first position.
    """

    node: int
    depth: int
    board: Board
    move: Continuation | None = None
    counted: MoveCount | None = None


def count_text(counted: MoveCount) -> str:
    """Return the comment about a position or a move.

    >>> count_text(MoveCount(12, 48, 6, 2)), count_text(MoveCount(1, None, 0, 0))
    ('12 games (25.0 % of 48), Black won 75.0 % of 8', '1 game')
    >>> count_text(MoveCount(12, 48, 0, 0, position_games=15))
    '12 games (25.0 % of 48); the position is in 15 games'
    """
    text = f"{counted.games} game{'s' * (counted.games != 1)}"
    if counted.parent_games:
        share = 100 * counted.games / counted.parent_games
        text += f" ({share:.1f} % of {counted.parent_games})"
    black = counted.black_share
    if black.value is not None:
        text += f", Black won {100 * black.value:.1f} % of {black.whole}"
    if counted.is_transposed:
        text += f"; the position is in {counted.position_games} games"
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
    order, moves, games = count(), 0, 0
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
            games = result.game_count
            about = comment(MoveCount(games, None, *result.wins))
            properties = [*tree.properties(tree.root), Property("C", (encode_text(about),))]
            tree = tree.set_properties(tree.root, properties)
        elif position.move and position.counted:
            counted = position.counted._replace(position_games=result.game_count)
            if counted.is_transposed:
                tree = tree.set_properties(
                    position.node, _properties(position.move, comment(counted))
                )
        elsewhere: int | None = None
        for move in result.continuations:
            if move.games < least or moves >= MAX_MOVES:
                break
            if move.point is not None:
                parent = position.node
                if position.move is not None and position.move.colour is move.colour:
                    if elsewhere is None:
                        passed = [_move_property(move.colour.opponent, None)]
                        tree, elsewhere = tree.add(position.node, passed)
                    parent = elsewhere
                counted = MoveCount(move.games, result.game_count, move.black_wins, move.white_wins)
                tree, node = tree.add(parent, _properties(move, comment(counted)))
                moves += 1
                if position.depth + 1 < depth:
                    board = position.board.play(move.point, move.colour).board
                    after = _Position(node, position.depth + 1, board, move, counted)
                    heappush(ahead, (-move.games, next(order), after))
        yield moves
    return ContinuationTree(tree, games, moves, bool(ahead))


def _properties(move: Continuation, about: str) -> list[Property]:
    return [_move_property(move.colour, move.point), Property("C", (encode_text(about),))]


def _move_property(colour: Colour, point: Point | None) -> Property:
    return Property("B" if colour is Colour.BLACK else "W", (write_move(point),))


def tree_bytes(tree: Tree) -> bytes:
    """Return a tree of continuations as an SGF file in UTF-8."""
    return write_sgf(new_sgf_file([tree]), [tree], "UTF-8")
