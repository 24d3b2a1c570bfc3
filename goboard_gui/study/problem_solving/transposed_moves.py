"""The moves of a problem by the positions to which they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING
from ...record.analysis.problems import Place
from ...record.steps import LineReplay
from ..position import position_of
from .matching import Match, shape_views

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Symmetry
    from ...record import Tree
    from ...record.analysis.problem_judging import JudgedProblem
    from ...record.analysis.problem_tree import ProblemMove
    from ..position import Position


class MovesByPosition:
    """The legal moves of a problem by the positions after them."""

    def __init__(self, judged: JudgedProblem, games: Sequence[Tree]) -> None:
        """Replay the problem. O(nodes)."""
        self._moves: dict[Position, list[ProblemMove]] = {}
        for game, node in judged.start.places:
            replay = LineReplay(games[game], RECORDING)
            for step in replay.walk_branch(node):
                move = judged.move_at(Place(game, step.node))
                if step.move is not None and move is not None and not step.illegal:
                    after = position_of(replay, step.move.colour.opponent)
                    self._moves.setdefault(after, []).append(move)

    def matches(self, after: Position, view: Symmetry) -> list[Match[ProblemMove]]:
        """Return the moves that lead to a position on the board, with the views in which they do:
        those in the given view, or else those in another one.
        """
        shape = after.board.shape
        for symmetry in shape_views(shape, shape):
            each = symmetry.followed_by(view)
            if found := self._moves.get(after.seen_in(each.inverse)):
                return [Match(move, each) for move in found]
        return []
