"""What is known about the problems of a collection from earlier attempts, and filters by it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .repetition.study_log import Rating

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from .problem_collection import CollectedProblem
    from .repetition.cards import CardKey
    from .repetition.schedule import Schedule


class ProblemFilter(Enum):
    """The problems that a list shows, or a sheet prints."""

    ALL = "all"
    NEW = "new"
    DUE = "due"
    FAILED = "failed"
    """The last rated attempt has failed."""
    WITHOUT_SOLUTION = "without solution"


class ProblemStatus(NamedTuple):
    """The last rating of a problem, and the study day on which it is due; both are None for a new
    problem.
    """

    last: Rating | None
    due: date | None


def problem_status(problem: CollectedProblem, schedule: Schedule) -> ProblemStatus:
    """Return the last rating of a problem, and when it is due."""
    last = schedule.last(problem.key)
    return ProblemStatus(last.rating if last else None, schedule.due(problem.key))


def matching_filters(
    problem: CollectedProblem, schedule: Schedule, day: date
) -> frozenset[ProblemFilter]:
    """Return the filters that show a problem on a study day."""
    found = {ProblemFilter.ALL, *_filters_by_result(problem.key, schedule, day)}
    if not problem.judged.is_solvable:
        found.add(ProblemFilter.WITHOUT_SOLUTION)
    return frozenset(found)


def matches_result(chosen: ProblemFilter, key: CardKey, schedule: Schedule, day: date) -> bool:
    """Return whether a filter by results (new, due or failed) shows the problem with a key on a
    study day.
    """
    return chosen in _filters_by_result(key, schedule, day)


def _filters_by_result(key: CardKey, schedule: Schedule, day: date) -> Iterator[ProblemFilter]:
    last = schedule.last(key)
    if last is None:
        yield ProblemFilter.NEW
    elif last.rating is Rating.AGAIN:
        yield ProblemFilter.FAILED
    if schedule.is_due(key, day):
        yield ProblemFilter.DUE


def problems_to_study(
    problems: Sequence[CollectedProblem], schedule: Schedule, day: date, new_limit: int
) -> list[CollectedProblem]:
    """Return the problems to study on a day, one of each position: first those that are due, then
    new ones, at most ``new_limit`` a day.
    """
    by_key = {problem.key: problem for problem in reversed(problems)}
    return [by_key[key] for key in schedule.session(_keys(problems), day, new_limit)]


def _keys(problems: Iterable[CollectedProblem]) -> Iterable[CardKey]:
    return dict.fromkeys(problem.key for problem in problems)
