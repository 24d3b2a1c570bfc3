"""What is asked of a position: the whole board or a part of it, and how it may lie."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from ...game_index.region import Anchor, Region
from ...go import Crop, Point, Symmetry

if TYPE_CHECKING:
    from ...go import Board, Size
    from ...record import Session


@dataclass(frozen=True)
class Asked:
    """What of the position is looked for, and what else it may look like.

    ``crop`` is the region, None for the whole board; points in ``ignoring`` do not matter there,
    ``anchor`` None lets it lie as its edges say. With ``last_move`` the last move must be the one
    at the cursor, if that is in the region.
    """

    crop: Crop | None = None
    ignoring: frozenset[Point] = frozenset()
    anchor: Anchor | None = None
    last_move: bool = False
    views: frozenset[Symmetry] = frozenset(Symmetry)
    swapping: bool = True

    def on(self, size: Size) -> Asked:
        """The same on a board of a size: the whole of it if the region is not on it."""
        crop = self.crop
        if crop is None or size.holds(Point(crop.right, crop.bottom)):
            return self
        return replace(self, crop=None, ignoring=frozenset())

    def has(self, point: Point) -> bool:
        """Whether it matters what is on a point."""
        return (self.crop is None or self.crop.holds(point)) and point not in self.ignoring


class Question(NamedTuple):
    """What is asked of a board, and the last move if it matters."""

    board: Board
    last: Point | None
    asked: Asked

    @classmethod
    def of(cls, session: Session, asked: Asked) -> Question:
        """What is asked of the position at a cursor."""
        board, step = session.board, session.last_move if asked.last_move else None
        last = step.move.point if step is not None and step.move is not None else None
        matters = last is not None and board[last] is not None and asked.has(last)
        return cls(board, last if matters else None, asked)

    def region(self) -> Region | None:
        """What a board is to have in a part of it; None if a whole board is wanted as it is."""
        crop, anchor = self.asked.crop, self.asked.anchor
        if crop is None and self.last is None:
            return None
        if crop is None:
            crop, anchor = Crop.whole(self.board.size), Anchor.FIXED
        ignoring = self.asked.ignoring
        return Region.of(self.board, crop, ignoring=ignoring, anchor=anchor, last=self.last)
