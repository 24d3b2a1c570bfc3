"""Where the recorded moves of a repertoire are on a board that may be oriented differently."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...record.moves import recorded_move
from ...record.steps import board_size, nodes_with_replays
from ..position import position_of
from ..problem_solving.matching import views_between

if TYPE_CHECKING:
    from ...go import Point, Symmetry
    from ..position import Position
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
