"""Where the recorded moves of a repertoire are on a board that may be oriented differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Symmetry
from ...record.edits.rotation import UnrotatableBoardError, rotate_shape
from ...record.moves import recorded_move
from ...record.steps import board_size, nodes_with_replays
from ..problem_solving.matching import Position, position_of

if TYPE_CHECKING:
    from ...go import BoardShape, Point
    from .repertoire import Repertoire, RepertoireMove


def move_views(repertoire: Repertoire, move: RepertoireMove, shown: Position) -> list[Symmetry]:
    """Return the views in which the position before a recorded move looks like the one shown.

    O(nodes before the move).
    """
    tree = repertoire.games[move.place.game]
    before = tree.parent(move.place.node)
    assert before is not None, "a move in a root is not read"
    ((_, replay),) = nodes_with_replays(tree, [before])
    return views_between(position_of(replay, shown.player), shown)


def move_point(repertoire: Repertoire, move: RepertoireMove, view: Symmetry) -> Point | None:
    """Return the point of a recorded move in a view, or None for a pass."""
    if move.is_implied:
        return None
    tree = repertoire.games[move.place.game]
    size = board_size(tree)
    recorded = recorded_move(tree.properties(move.place.node), size)
    return recorded and recorded.point and view.apply(recorded.point, size)


def views_between(recorded: Position, shown: Position) -> list[Symmetry]:
    """Return the views in which a recorded position looks like the one that is shown.

    >>> from goboard_gui.go import Board, Colour
    >>> boards = Board.from_rows("X..", "..."), Board.from_rows("..", "..", ".X")
    >>> [view.value for view in views_between(*(Position(each, Colour.WHITE) for each in boards))]
    ['ta']
    """
    size, stones = recorded.board.size, recorded.board.stones()
    wanted = shown.board.stones()
    return [
        view
        for view in Symmetry
        if _turns_into(recorded.board.shape, view, shown.board.shape)
        and {view.apply(point, size): colour for point, colour in stones.items()} == wanted
        and (recorded.ko and view.apply(recorded.ko, size)) == shown.ko
    ]


def _turns_into(shape: BoardShape, view: Symmetry, other: BoardShape) -> bool:
    try:
        return (shape if view is Symmetry.IDENTITY else rotate_shape(shape, view)) == other
    except UnrotatableBoardError:
        return False
