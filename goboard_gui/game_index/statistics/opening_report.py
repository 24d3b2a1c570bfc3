"""How often players chose certain openings: Park's table, of any collection.

A game counts for an opening if its position stands on the whole board at any move, its colours as
they are. One of the four turns may lead to it (*rotated*; the board as it lies is one of them) or
only a reflection (*symmetrical*). Together they are *the same*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...fuseki.openings import opening
from ...go import Symmetry
from ..filters import EVERYTHING, Filter
from ..results import ALL_VIEWS
from ..shares import Share

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from numpy.typing import NDArray

    from ...go import Board
    from ...record import Tree
    from ..index import Index

TURNS = frozenset(view for view in Symmetry if not view.mirrors)
"""The four views that need no reflection."""


class Named(NamedTuple):
    """An opening that has a name: the position after its moves."""

    name: str
    board: Board

    @classmethod
    def of(cls, name: str, tree: Tree, moves: int | None = None) -> Named:
        """The position after so many moves of a record's main line, or after the last one."""
        found = opening(tree, moves=moves)
        return cls(name, found.board(found.moves))


class Column(NamedTuple):
    """Whose games a column counts, None for those of everybody, and how many there are."""

    player: str | None
    games: int


class Count(NamedTuple):
    """In how many of so many games an opening was found, each game counted once.

    One that has it by a turn is ``rotated``, whether or not it also has it by a reflection.
    """

    games: int
    rotated: int
    symmetrical: int

    @property
    def same(self) -> int:
        """The games that have the opening."""
        return self.rotated + self.symmetrical

    @property
    def share(self) -> Share:
        """The same as a share of all games that were looked at."""
        return Share(self.same, self.games)


class Row(NamedTuple):
    """An opening and its counts, one for each column."""

    opening: str
    counts: tuple[Count, ...]


class Report(NamedTuple):
    """A table with a row for each opening; the last column is that of all games."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    def counts(self) -> Iterator[tuple[str, Column, Count]]:
        """What stands in the table, row by row."""
        for row in self.rows:
            for column, count in zip(self.columns, row.counts, strict=True):
                yield row.opening, column, count


def report(
    index: Index, openings: Sequence[Named], players: Sequence[str], meant: Filter | None = None
) -> Report:
    """Count openings in the games of players, and in all; ``meant`` leaves games out of both.

    A player is found as a filter finds one: by any part of the name, with either colour.
    """
    meant = meant or EVERYTHING
    everything = index.mask(meant)
    masks = [everything & index.mask(Filter(player=player)) for player in players]
    columns = [
        Column(player, _number(mask))
        for player, mask in zip((*players, None), (*masks, everything), strict=True)
    ]
    return Report(
        tuple(columns),
        tuple(_row(index, each, [*masks, everything]) for each in openings),
    )


def _row(index: Index, opening: Named, masks: Sequence[NDArray[np.bool_]]) -> Row:
    rotated, same = (_found(index, opening.board, views, masks[-1]) for views in (TURNS, ALL_VIEWS))
    reflected = same & ~rotated
    counts = [
        Count(_number(mask), _number(mask & rotated), _number(mask & reflected)) for mask in masks
    ]
    return Row(opening.name, tuple(counts))


def _number(games: NDArray[np.bool_]) -> int:
    return int(np.count_nonzero(games))


def _found(
    index: Index, board: Board, views: Collection[Symmetry], like: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """The games that have a position under one of the views, as a mask."""
    mask = np.zeros_like(like)
    mask[index.find(board, views, swapping=False).games] = True
    return mask
