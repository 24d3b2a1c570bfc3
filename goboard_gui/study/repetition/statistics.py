"""Statistics of answers to cards: right and wrong by day, month and collection."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import TypeVar

from ...named_tuples import NamedTuple

Group = TypeVar("Group", date, str)

ResultTable = Mapping[tuple[date, str], "Results"]
"""The results of each study day in each collection."""


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

    def plus(self, other: Results) -> Results:
        """Return the sum of two results."""
        return Results(self.right + other.right, self.wrong + other.wrong)


def total_results(table: ResultTable, collection: str | None = None) -> Results:
    """Return the results of all days, in all collections or in one of them."""
    whole = Results()
    for (_, name), results in table.items():
        if collection in (None, name):
            whole = whole.plus(results)
    return whole


def results_by_day(table: ResultTable, collection: str | None = None) -> dict[date, Results]:
    """Return the results of each study day with answers, in all collections or in one of them,
    the first day first.
    """
    return _grouped(table, collection, lambda day, _: day)


def results_by_month(table: ResultTable, collection: str | None = None) -> dict[date, Results]:
    """Return the results of each month with answers, identified by its first day, in all
    collections or in one of them, the first month first.
    """
    return _grouped(table, collection, lambda day, _: day.replace(day=1))


def results_by_collection(table: ResultTable) -> dict[str, Results]:
    """Return the results of each collection, ordered by their paths."""
    return _grouped(table, None, lambda _, name: name)


def _grouped(
    table: ResultTable, collection: str | None, group_of: Callable[[date, str], Group]
) -> dict[Group, Results]:
    found: dict[Group, Results] = {}
    for (day, name), results in table.items():
        if collection in (None, name):
            group = group_of(day, name)
            found[group] = found.get(group, Results()).plus(results)
    return {group: found[group] for group in sorted(found)}
