"""Sessions, and the statistics of answers."""

from __future__ import annotations

from datetime import date

import pytest

from goboard_gui.study.repetition.schedule import Schedule
from goboard_gui.study.repetition.session import StudySession
from goboard_gui.study.repetition.statistics import (
    Results,
    results_by_collection,
    results_by_day,
    results_by_month,
)
from goboard_gui.study.repetition.study_log import Rating
from tests.study.repetition_cases import rated

ANSWERS = [
    rated("problem a", Rating.AGAIN, 31, "b.sgf"),
    rated("problem b", Rating.HARD, 0, "A.sgf"),
    rated("problem a", Rating.GOOD, 32, "b.sgf"),
    rated("problem c", Rating.AGAIN, 31, "A.sgf"),
    rated("problem b", Rating.EASY, 31, "A.sgf"),
]


def test_results_are_counted_by_day_in_order():
    assert results_by_day(ANSWERS) == {
        date(2026, 3, 1): Results(1, 0),
        date(2026, 4, 1): Results(1, 2),
        date(2026, 4, 2): Results(1, 0),
    }
    assert list(results_by_day(ANSWERS)) == sorted(results_by_day(ANSWERS))


def test_results_are_counted_by_month():
    assert results_by_month(ANSWERS) == {
        date(2026, 3, 1): Results(1, 0),
        date(2026, 4, 1): Results(2, 2),
    }


def test_results_are_counted_by_collection():
    assert list(results_by_collection(ANSWERS).items()) == [
        ("A.sgf", Results(2, 1)),
        ("b.sgf", Results(1, 1)),
    ]


def test_only_answers_that_count_are_in_the_statistics():
    answers = [
        rated("problem a", Rating.AGAIN),
        rated("problem a", Rating.GOOD),
        rated("problem b", Rating.AGAIN),
        rated("problem b", Rating.GOOD, is_correction=True),
    ]
    assert results_by_collection(Schedule(answers).answers()) == {"": Results(1, 1)}


def test_without_answers_there_is_no_share():
    assert Results().share is None
    assert Results(3, 1).share == 0.75


def test_failed_cards_return_in_a_session_until_they_are_solved():
    session = StudySession("abc")
    seen = []
    for solved in (False, True, False, True, False, True):
        seen.append(session.current)
        session.finish(solved=solved)
    assert seen == [*"abcac", "c"]
    assert session.current is None
    assert session.remaining == 0
    with pytest.raises(IndexError):
        session.finish(solved=True)
