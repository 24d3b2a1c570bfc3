"""Plots of the answers to problems and repertoires, and of what will be due, with their texts."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...study.repetition.statistics import Results
from .plot import Bar, BarArrangement, Fill, Plot, Series

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

MAX_COLLECTIONS = 40
"""The maximum number of collections in a plot."""
MAX_MONTHS = 120
"""The maximum number of months in a plot."""
_DAY_STEPS = (1, 2, 7, 14)
_MONTH_STEPS = (1, 2, 3, 6, 12, 24, 60, 120)
_MONTHS = 12


class StudyPlotTexts(NamedTuple):
    """The texts in plots of answers, as templates with placeholders in braces.

    ``description`` and ``due_description`` describe a bar with its exact numbers.
    """

    right: str = "Right"
    wrong: str = "Wrong"
    answers: str = "Answers"
    due: str = "Due"
    nothing: str = "No answers yet."
    description: str = "{label}: {right} right, {wrong} wrong"
    due_description: str = "{label}: {count} due"


ENGLISH = StudyPlotTexts()


def days_plot(
    results: Mapping[date, Results],
    last: date,
    days: int,
    title: str,
    texts: StudyPlotTexts = ENGLISH,
) -> Plot:
    """Return a plot of right and wrong answers on the days up to the last one; each bar refers to
    its day.
    """
    shown = [last - timedelta(days=ago) for ago in reversed(range(days))]
    bars = [
        _bar(str(day.day), results.get(day, Results()), day.isoformat(), day, _month(day), texts)
        for day in shown
    ]
    is_empty = not any(day in results for day in shown)
    return _over_time([] if is_empty else bars, title, shown[0].toordinal(), _DAY_STEPS, texts)


def months_plot(
    results: Mapping[date, Results], title: str, texts: StudyPlotTexts = ENGLISH
) -> Plot:
    """Return a plot of right and wrong answers in each month from the first one to the last, but of
    no more than the last `MAX_MONTHS`; each bar refers to the first day of its month.
    """
    numbers = [day.year * _MONTHS + day.month - 1 for day in results]
    last = max(numbers, default=-1)
    first = max(min(numbers, default=0), last - MAX_MONTHS + 1)
    shown = [date(number // _MONTHS, number % _MONTHS + 1, 1) for number in range(first, last + 1)]
    bars = [
        _bar(str(day.month), results.get(day, Results()), _month(day), day, str(day.year), texts)
        for day in shown
    ]
    return _over_time(bars, title, first, _MONTH_STEPS, texts)


def collections_plot(
    results: Mapping[str, Results],
    name_of: Callable[[str], str],
    title: str,
    texts: StudyPlotTexts = ENGLISH,
) -> Plot:
    """Return a plot of right and wrong answers in the collections with the most answers, named by
    ``name_of``; each bar refers to its collection.
    """
    most = sorted(results, key=lambda path: -results[path].answers)[:MAX_COLLECTIONS]
    bars = (_bar(name_of(path), results[path], name_of(path), path, "", texts) for path in most)
    return Plot(
        BarArrangement.HORIZONTAL,
        title,
        _series(texts),
        tuple(bars),
        texts.answers,
        empty_text=texts.nothing,
    )


def due_plot(
    counts: Sequence[int], first: date, title: str, texts: StudyPlotTexts = ENGLISH
) -> Plot:
    """Return a plot of how many cards are due on each day from the first one; each bar refers to
    its day.
    """
    bars = []
    for ahead, number in enumerate(counts):
        day = first + timedelta(days=ahead)
        description = texts.due_description.format(label=day.isoformat(), count=number)
        bars.append(Bar(str(day.day), (number,), None, description, day, _month(day)))
    return Plot(
        BarArrangement.STACKED,
        title,
        (Series(texts.due, Fill.PLAIN),),
        tuple(bars),
        texts.due,
        empty_text=texts.nothing,
        first_number=first.toordinal(),
        label_steps=_DAY_STEPS,
    )


def _over_time(
    bars: Sequence[Bar],
    title: str,
    first_number: int,
    label_steps: tuple[int, ...],
    texts: StudyPlotTexts,
) -> Plot:
    return Plot(
        BarArrangement.STACKED,
        title,
        _series(texts),
        tuple(bars),
        texts.answers,
        empty_text=texts.nothing,
        first_number=first_number,
        label_steps=label_steps,
    )


def _bar(
    label: str, results: Results, name: str, key: object, group: str, texts: StudyPlotTexts
) -> Bar:
    description = texts.description.format(label=name, right=results.right, wrong=results.wrong)
    return Bar(label, (results.right, results.wrong), None, description, key, group)


def _series(texts: StudyPlotTexts) -> tuple[Series, Series]:
    return Series(texts.right, Fill.PLAIN), Series(texts.wrong, Fill.HATCHED)


def _month(day: date) -> str:
    return day.isoformat()[:7]
