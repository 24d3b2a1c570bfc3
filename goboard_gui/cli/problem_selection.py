"""The problems that a sheet has: those that are due, new or failed, or some by their numbers."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ..study.problem_solving.solvable_problem import start_key
from ..study.problem_status import ProblemFilter, matches_result
from ..study.repetition.schedule import Schedule, study_day
from ..study.repetition.study_log import LOG_NAME, StudyLog
from .common import CommandError, print_error

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..diagram.book.options import PrintedGame
    from ..record.analysis.problems import ProblemStart
    from .problem_arguments import Ranges


def select_problems_of(games: Sequence[PrintedGame], chosen: str | Ranges) -> list[PrintedGame]:
    """Return games with which a sheet has only the problems that `parse_problems` has chosen, with
    the numbers that they have among all.

    :raises CommandError: there is none, or the answers cannot be read.
    """
    from ..diagram.book.content.problem_starts import problem_starts, select_problems

    matches = _by_number(chosen) if isinstance(chosen, tuple) else _by_result(chosen, games)
    found = [
        (number, start)
        for number, start in enumerate(problem_starts(games), 1)
        if matches(number, start)
    ]
    if not found:
        which = "with these numbers" if isinstance(chosen, tuple) else f"that is {chosen}"
        raise CommandError(f"goboard: --problems: there is no problem {which}")
    return select_problems(games, found)


def _by_number(ranges: Ranges) -> Callable[[int, ProblemStart], bool]:
    return lambda number, _: any(
        first <= number and (last is None or number <= last) for first, last in ranges
    )


def _by_result(chosen: str, games: Sequence[PrintedGame]) -> Callable[[int, ProblemStart], bool]:
    schedule, today = _schedule(), study_day(datetime.now())
    results = ProblemFilter(chosen)
    trees = [game.tree for game in games]

    def matches(_number: int, start: ProblemStart) -> bool:
        return matches_result(results, start_key(trees, start), schedule, today)

    return matches


def _schedule() -> Schedule:
    """Return the schedule of the answers that the user gave in the window.

    :raises CommandError: the file with the answers cannot be read.
    """
    from PySide6.QtCore import QStandardPaths

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    path = Path(folder, "goboard", LOG_NAME)
    try:
        loaded = StudyLog(path).load()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from error
    for line in loaded.damaged:
        print_error(f"{path}: {line}")
    return Schedule(loaded.answers)
