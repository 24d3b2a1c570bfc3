"""Filters by the results of problems, and what is to be studied on a day."""

from __future__ import annotations

from datetime import timedelta

import pytest

from goboard_gui.study.problem_collection import ProblemCollector
from goboard_gui.study.problem_status import (
    ProblemFilter,
    matching_filters,
    problem_status,
    problems_to_study,
)
from goboard_gui.study.repetition.schedule import Schedule
from goboard_gui.study.repetition.study_log import Rating
from tests.study.repetition_cases import TODAY, rated

F = ProblemFilter


@pytest.fixture
def problems(tmp_path):
    """Return four problems; the third has the position of the first, rotated, and no solution."""
    (tmp_path / "a.sgf").write_text(
        "(;SZ[9](;AB[aa]AW[ba];B[ab])(;AB[ab]AW[ba];B[ac])(;AB[ia]AW[ib])(;AB[cc]AW[cd];B[ce]))"
    )
    return list(ProblemCollector([tmp_path]).collect())


def test_a_problem_keeps_its_history_if_it_is_rotated(problems):
    first, second, third, _ = problems
    assert first.key == third.key != second.key
    schedule = Schedule([rated(first.key, Rating.HARD)])
    assert problem_status(third, schedule) == (Rating.HARD, schedule.due(first.key))
    assert problem_status(second, schedule) == (None, None)


@pytest.mark.parametrize(
    ("answers", "after", "expected"),
    [
        ([], 0, {F.NEW}),
        ([(Rating.GOOD, 0)], 0, set()),
        ([(Rating.GOOD, 0)], 300, {F.DUE}),
        ([(Rating.AGAIN, 0)], 0, {F.FAILED}),
        ([(Rating.AGAIN, 0)], 300, {F.FAILED, F.DUE}),
        ([(Rating.AGAIN, 0), (Rating.GOOD, 5)], 5, set()),
    ],
)
def test_a_problem_is_shown_by_the_filters_that_its_answers_allow(
    problems, answers, after, expected
):
    first, _, unsolvable, _ = problems
    schedule = Schedule([rated(first.key, rating, day) for rating, day in answers])
    day = TODAY + timedelta(after)
    assert matching_filters(first, schedule, day) == {F.ALL, *expected}
    assert matching_filters(unsolvable, schedule, day) == {F.ALL, F.WITHOUT_SOLUTION, *expected}


def test_what_is_due_is_studied_first_then_new_problems_up_to_the_limit(problems):
    first, second, _, fourth = problems
    schedule = Schedule([rated(fourth.key, Rating.GOOD, -300), rated(second.key, Rating.AGAIN)])
    for limit, expected in ((10, [fourth, first]), (0, [fourth])):
        assert problems_to_study(problems, schedule, TODAY, limit) == expected
