"""Positions as they are sent to engines: a setup, and the moves after it."""

from __future__ import annotations

from dataclasses import dataclass

from ..go import (
    RECORDING,
    Board,
    Colour,
    IllegalReason,
    Point,
    Replay,
    RuleSet,
    Size,
    chains,
)
from ..named_tuples import NamedTuple
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
        replay = Replay(self.setup, RECORDING)
        for colour, point in self.moves:
            if point is None:
                continue
            if point not in self.setup.graph.index:
                raise UnsendablePositionError
            if replay.play(point, colour).illegal is IllegalReason.OCCUPIED:
                raise UnsendablePositionError
        if replay.board != self.board:
            raise UnsendablePositionError
