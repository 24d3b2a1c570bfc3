"""Positions as they are sent to engines: a setup, and the moves after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..go import Board, Colour, OffBoardError, Point, RuleSet, Size, chains
from .errors import UnsendablePositionError


class Play(NamedTuple):
    """A move to be sent to an engine; its point is None for a pass."""

    colour: Colour
    point: Point | None


@dataclass(frozen=True)
class EnginePosition:
    """A position of a record, with all that an engine has to know about it.

    ``setup`` is the position before the ``moves``; if ``handicap`` is true, its stones are handicap
    stones. ``board`` is the position of the record, which an engine must reach. Everything is in
    the frame of the record, whatever view is shown.
    """

    setup: Board
    moves: tuple[Play, ...]
    board: Board
    to_play: Colour
    komi: float
    rules: RuleSet
    handicap: bool = False

    @property
    def size(self) -> Size:
        """The size of the board, which is a rectangle."""
        return self.board.size

    def check(self) -> None:
        """Check that setup and moves lead to the position of the record.

        :raises UnsendablePositionError: if they do not, or the board is not a rectangle.
        """
        if not self.board.shape.is_rectangle:
            raise UnsendablePositionError
        if any(not chain.liberties for chain in chains(self.setup)):
            raise UnsendablePositionError
        board = self.setup
        try:
            for colour, point in self.moves:
                if point is None:
                    continue
                if board[point] is not None:
                    raise UnsendablePositionError
                board = board.play(point, colour).board
        except OffBoardError as error:
            raise UnsendablePositionError from error
        if board != self.board:
            raise UnsendablePositionError
