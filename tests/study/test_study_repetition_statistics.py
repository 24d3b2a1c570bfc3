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
    total_results,
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
TABLE = Schedule(ANSWERS).results


@pytest.mark.parametrize(
    ("collection", "results"),
    [
        (
            None,
            {
                date(2026, 3, 1): Results(1, 0),
                date(2026, 4, 1): Results(1, 2),
                date(2026, 4, 2): Results(1, 0),
            },
        ),
        ("b.sgf", {date(2026, 4, 1): Results(0, 1), date(2026, 4, 2): Results(1, 0)}),
        ("c.sgf", {}),
    ],
)
def test_results_are_counted_by_day_in_order(collection, results):
    assert list(results_by_day(TABLE, collection).items()) == list(results.items())


def test_results_are_counted_by_month():
    assert results_by_month(TABLE) == {
        date(2026, 3, 1): Results(1, 0),
        date(2026, 4, 1): Results(2, 2),
    }
    assert results_by_month(TABLE, "b.sgf") == {date(2026, 4, 1): Results(1, 1)}


def test_results_are_counted_by_collection():
    assert list(results_by_collection(TABLE).items()) == [
        ("A.sgf", Results(2, 1)),
        ("b.sgf", Results(1, 1)),
    ]
    assert total_results(TABLE) == Results(3, 2)
    assert total_results(TABLE, "b.sgf") == Results(1, 1)


def test_cards_belong_to_the_collection_in_which_they_were_last_studied():
    schedule = Schedule([*ANSWERS, rated("problem c", day=40, collection="b.sgf")])
    assert schedule.keys_in("b.sgf") == ["problem a", "problem c"]
    assert schedule.keys_in("A.sgf") == ["problem b"]


def test_only_answers_that_count_are_in_the_statistics():
    answers = [
        rated("problem a", Rating.AGAIN),
        rated("problem a", Rating.GOOD),
        rated("problem b", Rating.AGAIN),
        rated("problem b", Rating.GOOD, is_correction=True),
    ]
    assert results_by_collection(Schedule(answers).results) == {"": Results(1, 1)}


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
