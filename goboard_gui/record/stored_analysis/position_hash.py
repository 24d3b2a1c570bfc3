"""Positions of analyses, and the hash by which a stored analysis is known to belong to one."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

from ...go.board import SIGNS
from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from ...go import Board, Colour, Size


class Position(Protocol):
    """A board and the player to move, as sessions and the positions of engines have them."""

    @property
    def board(self) -> Board:
        """The stones."""
        ...

    @property
    def to_play(self) -> Colour:
        """The player to move."""
        ...


class BoardToPlay(NamedTuple):
    """A position that consists of nothing but a board and the player to move."""

    board: Board
    to_play: Colour


_CELLS = bytes.maketrans(bytes(range(len(SIGNS))), SIGNS.encode())


def position_hash(position: Position) -> str:
    """Return the hash of a position: 16 hexadecimal digits, the same in every version.

    It is the BLAKE2b hash, 8 bytes long, of a text: width and height, the letter of the player to
    move, and a character for each point, row by row.

    >>> from goboard_gui.go import Board, Colour
    >>> board = Board.from_rows("...", ".X.", "..O")
    >>> position_hash(BoardToPlay(board, Colour.BLACK))  # of "3:3 B ....X...O"
    '70ca452ff33756c5'
    """
    return cells_hash(position.board.cells, position.board.size, position.to_play)


def cells_hash(cells: bytes, size: Size, to_play: Colour) -> str:
    """Return the `position_hash` of a board with the given `Board.cells`."""
    text = f"{size.width}:{size.height} {to_play.name[0]} ".encode()
    return blake2b(text + cells.translate(_CELLS), digest_size=8).hexdigest()
