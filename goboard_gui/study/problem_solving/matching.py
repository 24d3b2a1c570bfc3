"""Which recorded move a point means: the move itself, or one that is equal by symmetry.

On an empty board, the other corners mean the same as a recorded D16. The line then continues in
that orientation: a *view* maps the points of the record to those of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

from ...go import Symmetry
from ...record.edits.rotation import UnrotatableBoardError, rotate_shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...go import BoardShape, Point
    from ..position import Position

T = TypeVar("T")


@lru_cache(maxsize=32)
def shape_views(recorded: BoardShape, shown: BoardShape) -> tuple[Symmetry, ...]:
    """Return the views in which the shape of one board looks like that of another, the identity
    first.

    >>> from goboard_gui.go import BoardShape, Size
    >>> shape, upright = (BoardShape.rectangle(Size(*size)) for size in ((9, 7), (7, 9)))
    >>> [view.value for view in shape_views(shape, shape)]
    ['id', 'r180', 'mh', 'mv']
    >>> [view.value for view in shape_views(shape, upright)]
    ['r90', 'r270', 'td', 'ta']
    """
    return tuple(view for view in Symmetry if _looks_like(recorded, view, shown))


def _looks_like(shape: BoardShape, view: Symmetry, other: BoardShape) -> bool:
    try:
        return (shape if view is Symmetry.IDENTITY else rotate_shape(shape, view)) == other
    except UnrotatableBoardError:
        return False


def views_between(recorded: Position, shown: Position) -> list[Symmetry]:
    """Return the views in which the stones and the ko of a recorded position look like those of
    another one.

    >>> from goboard_gui.go import Board, Colour
    >>> from goboard_gui.study.position import Position
    >>> boards = Board.from_rows("X..", "..."), Board.from_rows("..", "..", ".X")
    >>> [view.value for view in views_between(*(Position(each, Colour.WHITE) for each in boards))]
    ['ta']
    """
    size, stones = recorded.board.size, recorded.board.stones()
    wanted = shown.board.stones()
    return [
        view
        for view in shape_views(recorded.board.shape, shown.board.shape)
        if {view.apply(point, size): colour for point, colour in stones.items()} == wanted
        and (recorded.ko and view.apply(recorded.ko, size)) == shown.ko
    ]


def equal_views(position: Position, view: Symmetry = Symmetry.IDENTITY) -> list[Symmetry]:
    """Return the views in which a position of a record looks as in one view, which is first.

    >>> from goboard_gui.go import Board, Colour
    >>> from goboard_gui.study.position import Position
    >>> empty = Position(Board.from_rows("...", "...", ".X."), Colour.WHITE)
    >>> [view.value for view in equal_views(empty)]
    ['id', 'mh']
    """
    return [each.followed_by(view) for each in views_between(position, position)]


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

    >>> from goboard_gui.go import Board, Colour, Point
    >>> from goboard_gui.study.position import Position
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
