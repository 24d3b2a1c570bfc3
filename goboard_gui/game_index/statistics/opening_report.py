"""Opening report: how often players chose certain openings (Park's table).

A game counts for an opening if its position is on the whole board at any move, with the same
colours. One of the four rotations may map it (*rotated*, including the identity) or only a
reflection (*symmetrical*). Together they are *the same*. Named openings are stored as an SGF file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...files.sgf.reading import new_sgf_file, read_sgf
from ...files.sgf.values import decode_simple_text, encode_simple_text
from ...files.sgf.writing import write_sgf
from ...fuseki.openings import make_opening
from ...go import Board, Symmetry
from ...named_tuples import NamedTuple
from ...record import new_game
from ...record.edits.setup import setup_properties
from ...record.tree import Property
from ..filters import ALL_GAMES, Filter
from ..query import Query
from ..results import ALL_VIEWS
from ..shares import Share

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

    from ...record import Tree
    from ..index import Index

ROTATIONS = frozenset(view for view in Symmetry if not view.is_reflection)
"""The four views without a reflection."""


class NamedOpening(NamedTuple):
    """A named opening, given by the position after its moves."""

    name: str
    board: Board

    @classmethod
    def from_tree(cls, name: str, tree: Tree, moves: int | None = None) -> NamedOpening:
        """Return an opening with the position after ``moves`` moves of a main line, or after all
        moves.
        """
        found = make_opening(tree, moves=moves)
        return cls(name, found.board(found.move_count))


class ReportColumn(NamedTuple):
    """A column of the report: a player, or None for all players, and the number of games."""

    player: str | None
    games: int


class OpeningCount(NamedTuple):
    """The number of games in which an opening was found, counting each game once.

    Games that match by a rotation count as ``rotated`` even if they also match by a reflection.
    """

    games: int
    rotated: int
    symmetrical: int

    @property
    def total(self) -> int:
        """The number of games with the opening."""
        return self.rotated + self.symmetrical

    @property
    def share(self) -> Share:
        """The share of games in which the opening was found."""
        return Share(self.total, self.games)


class ReportRow(NamedTuple):
    """An opening and its counts, one per column."""

    opening: str
    counts: tuple[OpeningCount, ...]


class OpeningReport(NamedTuple):
    """A table with a row for each opening; the last column counts all games."""

    columns: tuple[ReportColumn, ...]
    rows: tuple[ReportRow, ...]

    def counts(self) -> Iterator[tuple[str, ReportColumn, OpeningCount]]:
        """Yield each count of the table with the name of its opening and its column, row by row."""
        for row in self.rows:
            for column, count in zip(self.columns, row.counts, strict=True):
                yield row.opening, column, count


def count_openings(
    index: Index,
    openings: Sequence[NamedOpening],
    players: Sequence[str],
    game_filter: Filter | None = None,
) -> OpeningReport:
    """Return how often openings occur in each player's games and in all games, counting only games
    that match a filter.

    Players are matched as in a filter: by any part of the name, with either colour.
    """
    game_filter = game_filter or ALL_GAMES
    everything = index.game_mask(game_filter)
    masks = [everything & index.game_mask(Filter(player=player)) for player in players]
    columns = [
        ReportColumn(player, _count_true(mask))
        for player, mask in zip((*players, None), (*masks, everything), strict=True)
    ]
    return OpeningReport(
        tuple(columns),
        tuple(_row(index, each, [*masks, everything]) for each in openings),
    )


def _row(index: Index, opening: NamedOpening, masks: Sequence[NDArray[np.bool_]]) -> ReportRow:
    rotated, same = (
        _games_with_opening(index, opening.board, views, masks[-1])
        for views in (ROTATIONS, ALL_VIEWS)
    )
    reflected = same & ~rotated
    counts = [
        OpeningCount(_count_true(mask), _count_true(mask & rotated), _count_true(mask & reflected))
        for mask in masks
    ]
    return ReportRow(opening.name, tuple(counts))


def _count_true(games: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(games))


def _games_with_opening(
    index: Index, board: Board, views: frozenset[Symmetry], like: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """Return a mask, of the same length as ``like``, of the games in which a position occurs in one
    of the rotations or reflections.
    """
    mask = np.zeros_like(like)
    mask[index.find(Query(board, views=views, swapping=False)).games] = True
    return mask


_NAME = "GN"


def opening_tree(opening: NamedOpening) -> Tree:
    """Return a record that sets up the position of an opening and is named after it."""
    board = opening.board
    stones = setup_properties(Board.empty(board.size), board.stones())
    name = Property(_NAME, (encode_simple_text(opening.name),))
    return new_game(board.size, information=[*stones, name])


def write_openings(openings: Iterable[NamedOpening]) -> bytes:
    """Serialize openings as an SGF file in UTF-8, one game each.

    >>> kept = write_openings([NamedOpening("Low, [low]", Board.from_rows("X.", ".."))])
    >>> [(each.name, str(each.board)) for each in read_openings(kept)]
    [('Low, [low]', 'X .\\n. .')]
    """
    trees = [opening_tree(opening) for opening in openings]
    return write_sgf(new_sgf_file(trees), trees, "UTF-8") if trees else b""


def read_openings(data: bytes) -> list[NamedOpening]:
    """Parse openings that were serialized by `write_openings`.

    :raises ReadError: if the data is not a record.
    """
    return openings_from_trees(read_sgf(data).games, "") if data else []


def openings_from_trees(
    trees: Sequence[Tree], title: str, moves: int | None = None
) -> list[NamedOpening]:
    """Return an opening for each game, with the position after ``moves`` moves, or after all moves
    if None.

    The name is that of the game, or ``title``, numbered if there are several games.
    """
    found = []
    for number, tree in enumerate(trees, 1):
        names = tree.node(tree.root).values(_NAME)
        name = decode_simple_text(names[0]).strip() if names else ""
        numbered = f"{title} {number}" if len(trees) > 1 else title
        found.append(NamedOpening.from_tree(name or numbered, tree, moves))
    return found
