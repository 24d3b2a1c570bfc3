"""Which recorded move a point means: the move itself, or one that is equal by symmetry.

On an empty board, the other corners mean the same as a recorded D16. The line then continues in
that orientation: a *view* maps the points of the record to those of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

from ...go import Board, BoardShape, Colour, IllegalReason, Point, Symmetry
from ...record.edits.rotation import UnrotatableBoardError, rotate_shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...go import Judgement
    from ...record.steps import Step

T = TypeVar("T")


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


@lru_cache(maxsize=16)
def shape_symmetries(shape: BoardShape) -> tuple[Symmetry, ...]:
    """Return the symmetries that keep the shape of a board, the identity first.

    >>> from goboard_gui.go import Size
    >>> [view.value for view in shape_symmetries(BoardShape.rectangle(Size(9, 7)))]
    ['id', 'r180', 'mh', 'mv']
    """
    return tuple(view for view in Symmetry if _keeps_shape(shape, view))


def _keeps_shape(shape: BoardShape, view: Symmetry) -> bool:
    try:
        return view is Symmetry.IDENTITY or rotate_shape(shape, view) == shape
    except UnrotatableBoardError:
        return False


def equal_views(position: Position, view: Symmetry = Symmetry.IDENTITY) -> list[Symmetry]:
    """Return the views in which a position of a record looks as in one view, which is first.

    >>> empty = Position(Board.from_rows("...", "...", ".X."), Colour.WHITE)
    >>> [view.value for view in equal_views(empty)]
    ['id', 'mh']
    """
    views = shape_symmetries(position.board.shape)
    return [each.followed_by(view) for each in views if position.seen_in(each) == position]


@dataclass(frozen=True, slots=True)
class Match(Generic[T]):
    """A recorded move that a point means, and the view in which it is played on that point."""

    move: T
    view: Symmetry


def matching_moves(
    point: Point | None, moves: Iterable[tuple[T, Point | None]], position: Position, view: Symmetry
) -> list[Match[T]]:
    """Return the recorded moves at a position that a point on the board means.

    Those that are recorded on this point if there are any, else those that are equal by symmetry.
    ``moves`` are moves with their points in the record, None for a pass; ``position`` is that of
    the record, and ``view`` maps it to the board.

    >>> empty = Position(Board.from_rows("...", "...", "..."), Colour.BLACK)
    >>> matching_moves(Point(2, 2), [("corner", Point(0, 0))], empty, Symmetry.IDENTITY)[0].move
    'corner'
    """
    size, known = position.board.size, list(moves)

    def matches(views: Sequence[Symmetry]) -> list[Match[T]]:
        return [
            Match(move, each)
            for move, recorded in known
            for each in views
            if point == (recorded if recorded is None else each.apply(recorded, size))
        ]

    direct = matches([view])
    if direct or point is None:
        return direct
    return matches(equal_views(position, view))
