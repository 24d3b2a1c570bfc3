"""A problem of a file, as it is listed, solved and rated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...record.session import Session
from .matching import Position, position_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...record import Tree
    from ...record.analysis.problem_judging import JudgedProblem


@dataclass(frozen=True)
class SolvableProblem:
    """A problem of a file, with the verdicts on its lines; it may have no solution.

    ``path`` is None if the record has not been saved. ``key`` identifies the problem in the study
    log, whatever its file is called.
    """

    path: Path | None
    games: Sequence[Tree]
    judged: JudgedProblem
    key: str

    @property
    def position(self) -> Position:
        """The position with which the problem starts."""
        return start_position(self.judged, self.games)


def start_position(judged: JudgedProblem, games: Sequence[Tree]) -> Position:
    """Return the position with which a problem starts. O(nodes before it)."""
    game, node = judged.start.places[0]
    session = Session(games[game])
    session.go_to(node)
    return position_of(session, judged.start.player)
