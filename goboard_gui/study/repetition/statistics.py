"""Statistics of answers to cards: right and wrong by day, month and collection."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from datetime import date

    from .study_log import StudyAnswer

Group = TypeVar("Group", "date", str)


class Results(NamedTuple):
    """The numbers of right and wrong answers."""

    right: int = 0
    wrong: int = 0

    @property
    def answers(self) -> int:
        """The number of answers."""
        return self.right + self.wrong

    @property
    def share(self) -> float | None:
        """The share of right answers from 0 to 1, or None without answers."""
        return self.right / self.answers if self.answers else None

    def with_answer(self, *, is_right: bool) -> Results:
        """Return these results with one more answer."""
        return Results(self.right + is_right, self.wrong + (not is_right))


def results_by_day(answers: Iterable[StudyAnswer]) -> dict[date, Results]:
    """Return the results of each study day with answers, the first day first."""
    found = _results(answers, lambda answer: answer.day)
    return {day: found[day] for day in sorted(found)}


def results_by_month(answers: Iterable[StudyAnswer]) -> dict[date, Results]:
    """Return the results of each month with answers, identified by its first day, the first month
    first.
    """
    found = _results(answers, lambda answer: answer.day.replace(day=1))
    return {day: found[day] for day in sorted(found)}


def results_by_collection(answers: Iterable[StudyAnswer]) -> dict[str, Results]:
    """Return the results of each collection, in alphabetical order."""
    found = _results(answers, lambda answer: answer.collection)
    return {name: found[name] for name in sorted(found, key=str.casefold)}


def _results(
    answers: Iterable[StudyAnswer], group: Callable[[StudyAnswer], Group]
) -> dict[Group, Results]:
    found: dict[Group, Results] = {}
    for answer in answers:
        of_group = found.get(group(answer), Results())
        found[group(answer)] = of_group.with_answer(is_right=answer.rating.is_right)
    return found
