"""Named openings, stored as an SGF file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.sgf.reading import new_sgf_file, read_sgf
from ...files.sgf.values import decode_simple_text, encode_simple_text
from ...files.sgf.writing import write_sgf
from ...go import Board
from ...record import new_game
from ...record.edits.setup import setup_properties
from ...record.tree import Property
from .opening_report import NamedOpening

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...record import Tree

_NAME = "GN"


def opening_tree(opening: NamedOpening) -> Tree:
    """Return a record that sets up the position of an opening and has its name."""
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
    """Parse the result of `write_openings`.

    :raises ReadError: if the data is not a record.
    """
    return openings_in(read_sgf(data).games, "") if data else []


def openings_in(trees: Sequence[Tree], title: str, moves: int | None = None) -> list[NamedOpening]:
    """Return the position after ``moves`` moves of each game, or after all moves for None.

    The name is that of the game, or ``title``, numbered if there are several games.
    """
    found = []
    for number, tree in enumerate(trees, 1):
        names = tree.node(tree.root).values(_NAME)
        name = decode_simple_text(names[0]).strip() if names else ""
        numbered = f"{title} {number}" if len(trees) > 1 else title
        found.append(NamedOpening.from_tree(name or numbered, tree, moves))
    return found
