"""A problem of a file, as it is listed, solved and rated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...go import RECORDING
from ...record.analysis.problem_judging import judge_problem
from ...record.steps import LineReplay
from ..position import position_of
from ..repetition.cards import problem_key

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ...record import Tree
    from ...record.analysis.problem_judging import JudgedProblem
    from ...record.analysis.problems import ProblemStart
    from ..repetition.cards import CardKey


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


def make_solvable(path: Path | None, games: Sequence[Tree], start: ProblemStart) -> SolvableProblem:
    """Return the problem at a start, judged and with its key. O(nodes)."""
    return SolvableProblem(path, games, judge_problem(games, start), start_key(games, start))


def start_key(games: Sequence[Tree], start: ProblemStart) -> CardKey:
    """Return the key of a problem in the study log. O(nodes before it)."""
    game, node = start.places[0]
    replay = LineReplay(games[game], RECORDING)
    for _ in replay.replay_line(games[game].line_to(node)):
        pass
    return problem_key(position_of(replay, start.player))
