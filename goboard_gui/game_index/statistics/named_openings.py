"""Openings with their names as a record in SGF: to be kept, and read from any record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.sgf.reading import new_sgf_file, read_sgf
from ...files.sgf.values import encode_simple_text, simple_text
from ...files.sgf.writing import write_sgf
from ...go import Board
from ...record import new_game
from ...record.edits.setup import setup_properties
from ...record.tree import Property
from .opening_report import Named

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...record import Tree

_NAME = "GN"


def tree_of(opening: Named) -> Tree:
    """A record that sets up the position of an opening and has its name."""
    board = opening.board
    stones = setup_properties(Board.empty(board.size), board.stones())
    name = Property(_NAME, (encode_simple_text(opening.name),))
    return new_game(board.size, information=[*stones, name])


def written(openings: Iterable[Named]) -> bytes:
    """A file with a game for each opening, in UTF-8.

    >>> kept = written([Named("Low, [low]", Board.from_rows("X.", ".."))])
    >>> [(each.name, str(each.board)) for each in read(kept)]
    [('Low, [low]', 'X .\\n. .')]
    """
    trees = [tree_of(opening) for opening in openings]
    return write_sgf(new_sgf_file(trees), trees, "UTF-8") if trees else b""


def read(data: bytes) -> list[Named]:
    """The openings that were `written`.

    :raises ReadError: for what is no record.
    """
    return openings_of(read_sgf(data).games, "") if data else []


def openings_of(trees: Sequence[Tree], title: str, moves: int | None = None) -> list[Named]:
    """The position after so many moves of each game, all of them for None.

    It is called as the game is, or by a ``title`` with the number of the game, if there are more.
    """
    found = []
    for number, tree in enumerate(trees, 1):
        names = tree.node(tree.root).values(_NAME)
        name = simple_text(names[0]).strip() if names else ""
        numbered = f"{title} {number}" if len(trees) > 1 else title
        found.append(Named.of(name or numbered, tree, moves))
    return found
