"""A position with the player to move, without the moves that led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ..go import Board, Colour, IllegalReason, Point, Symmetry
from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from ..go import Judgement
    from ..record.steps import Step


class Position(NamedTuple):
    """A position in which a player is to move; ``ko`` is the point that may not be retaken yet."""

    board: Board
    player: Colour
    ko: Point | None = None

    def seen_in(self, view: Symmetry) -> Position:
        """Return the position as it looks in a view that keeps the shape of the board."""
        if view is Symmetry.IDENTITY:
            return self
        board, size = self.board, self.board.size
        stones = {view.apply(point, size): colour for point, colour in board.stones().items()}
        ko = self.ko and view.apply(self.ko, size)
        return Position(Board.empty(board.graph).with_stones(stones), self.player, ko)


class _Replay(Protocol):
    """A `Session` or a `LineReplay`."""

    @property
    def step(self) -> Step: ...

    @property
    def board(self) -> Board: ...

    def judge(self, point: Point, colour: Colour) -> Judgement: ...


def position_of(replay: _Replay, player: Colour) -> Position:
    """Return the position at the end of a replay, or at the cursor of a session."""
    captured = replay.step.captured
    is_ko = len(captured) == 1 and replay.judge(captured[0], player).illegal is IllegalReason.KO
    return Position(replay.board, player, captured[0] if is_ko else None)
