"""Plots of answers and of what will be due."""

from __future__ import annotations

from datetime import date

from goboard_gui.diagram.plots.study import (
    MAX_COLLECTIONS,
    MAX_MONTHS,
    collections_plot,
    days_plot,
    due_plot,
    months_plot,
)
from goboard_gui.study.repetition.statistics import Results

TODAY = date(2026, 3, 2)


def test_days_without_answers_have_empty_bars():
    plot = days_plot({date(2026, 2, 28): Results(3, 1), TODAY: Results(0, 2)}, TODAY, 4, "Days")
    assert [bar.label for bar in plot.bars] == ["27", "28", "1", "2"]
    assert [bar.group for bar in plot.bars] == ["2026-02", "2026-02", "2026-03", "2026-03"]
    assert [bar.values for bar in plot.bars] == [(0, 0), (3, 1), (0, 0), (0, 2)]
    assert plot.bars[1].description == "2026-02-28: 3 right, 1 wrong"
    assert [series.title for series in plot.series] == ["Right", "Wrong"]


def test_a_plot_without_recent_answers_says_so():
    plot = days_plot({date(2025, 2, 28): Results(3, 1)}, TODAY, 30, "Days")
    assert not plot.bars
    assert plot.empty_text == "No answers yet."


def test_months_follow_one_another_beyond_the_end_of_a_year():
    results = {date(2025, 12, 1): Results(1, 0), date(2026, 2, 1): Results(2, 5)}
    plot = months_plot(results, "Months")
    assert [bar.label for bar in plot.bars] == ["12", "1", "2"]
    assert [bar.group for bar in plot.bars] == ["2025", "2026", "2026"]
    assert [bar.values for bar in plot.bars] == [(1, 0), (0, 0), (2, 5)]
    assert not months_plot({}, "Months").bars


def test_an_answer_from_a_wrong_clock_does_not_make_a_plot_of_centuries():
    plot = months_plot({date(1, 1, 1): Results(1, 0), TODAY.replace(day=1): Results(1, 0)}, "")
    assert len(plot.bars) == MAX_MONTHS
    assert plot.bars[-1].values == (1, 0)


def test_the_collections_with_the_most_answers_come_first():
    results = {f"{number}.sgf": Results(number, 1) for number in range(1, MAX_COLLECTIONS + 10)}
    plot = collections_plot(results, lambda path: path.removesuffix(".sgf"), "Collections")
    assert [bar.label for bar in plot.bars[:2]] == [
        str(MAX_COLLECTIONS + 9),
        str(MAX_COLLECTIONS + 8),
    ]
    assert len(plot.bars) == MAX_COLLECTIONS
    assert plot.bars[0].key == f"{MAX_COLLECTIONS + 9}.sgf"


def test_due_cards_have_a_bar_for_each_day():
    plot = due_plot([4, 0, 1], TODAY, "Due")
    assert [(bar.label, bar.values) for bar in plot.bars] == [("2", (4,)), ("3", (0,)), ("4", (1,))]
    assert plot.bars[0].description == "2026-03-02: 4 due"
