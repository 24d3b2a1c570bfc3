"""The schedule of cards, checked against fsrs used directly."""

from __future__ import annotations

import random
import subprocess
import sys
import time as clock
from datetime import UTC, date, datetime, time, timedelta

import fsrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.study.repetition.schedule import Schedule, study_day
from goboard_gui.study.repetition.study_log import Rating
from tests.study.repetition_cases import TODAY, rated, study_answers


def due_by_fsrs(reviews: list[tuple[date, Rating]]) -> date:
    """Return the due date after reviews of one card, one on each day."""
    scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    card = fsrs.Card(card_id=1)
    for day, rating in reviews:
        at = datetime.combine(day, time(), UTC)
        card, _ = scheduler.review_card(card, fsrs.Rating[rating.name.capitalize()], at)
    return card.due.date()


def days(*numbers: int) -> list[date]:
    return [TODAY + timedelta(number) for number in numbers]


BERLIN = "CET-1CEST,M3.5.0,M10.5.0/3"
CAIRO = "EET-2EEST,M4.5.5/0,M10.5.4/24"
"""Clocks are set forward from midnight to 1:00."""


@pytest.mark.skipif(not hasattr(clock, "tzset"), reason="Windows has one zone for all programs")
@pytest.mark.parametrize(
    ("zone", "now", "day"),
    [
        ("UTC0", "2026-03-01 03:59:59", "2026-02-28"),
        ("UTC0", "2026-03-01 04:00:00", "2026-03-01"),
        ("UTC0", "2026-03-01 23:59:59", "2026-03-01"),
        ("UTC0", "2026-01-01 00:00:00", "2025-12-31"),
        ("LINT-14", "2026-02-28 13:59:00", "2026-02-28"),
        ("LINT-14", "2026-02-28 14:00:00", "2026-03-01"),
        ("AOE12", "2026-03-01 15:59:00", "2026-02-28"),
        ("AOE12", "2026-03-01 16:00:00", "2026-03-01"),
        ("NPT-5:45", "2026-02-28 22:14:59", "2026-02-28"),
        ("NPT-5:45", "2026-02-28 22:15:00", "2026-03-01"),
        (BERLIN, "2026-03-28 02:59:59", "2026-03-27"),
        (BERLIN, "2026-03-28 03:00:00", "2026-03-28"),
        # A day later, clocks were set forward at 1:00 UTC.
        (BERLIN, "2026-03-29 01:59:59", "2026-03-28"),
        (BERLIN, "2026-03-29 02:00:00", "2026-03-29"),
        # Clocks are set back at 1:00 UTC; both hours belong to the day before.
        (BERLIN, "2026-10-25 00:30:00", "2026-10-24"),
        (BERLIN, "2026-10-25 01:30:00", "2026-10-24"),
        (BERLIN, "2026-10-25 03:00:00", "2026-10-25"),
        (CAIRO, "2026-04-23 22:00:00", "2026-04-23"),
        (CAIRO, "2026-04-24 01:00:00", "2026-04-24"),
    ],
)
def test_a_study_day_begins_at_four_in_the_local_zone(monkeypatch, zone, now, day):
    monkeypatch.setenv("TZ", zone)
    clock.tzset()
    try:
        at = datetime.fromisoformat(now).replace(tzinfo=UTC)
        local = at.astimezone().replace(tzinfo=None)
        assert study_day(at).isoformat() == study_day(local).isoformat() == day
    finally:
        monkeypatch.undo()
        clock.tzset()


def test_a_new_card_is_not_due():
    schedule = Schedule([rated("problem one")])
    assert schedule.due("problem two") is schedule.last("problem two") is None
    assert not schedule.is_due("problem two", TODAY)
    assert schedule.rated_on("problem two", TODAY) is None


@pytest.mark.parametrize(
    ("rating", "interval"),
    [(Rating.AGAIN, 1), (Rating.HARD, 1), (Rating.GOOD, 2), (Rating.EASY, 8)],
)
def test_intervals_after_the_first_answer_are_whole_days(rating, interval):
    schedule = Schedule([rated("problem one", rating)])
    assert schedule.due("problem one") == TODAY + timedelta(interval)
    assert due_by_fsrs([(TODAY, rating)]) == TODAY + timedelta(interval)


@given(st.lists(study_answers, max_size=30))
def test_due_dates_are_those_of_fsrs_and_only_the_first_attempt_of_a_day_counts(answers):
    schedule = Schedule(answers)
    reviews: dict[str, dict[date, Rating]] = {}
    for answer in answers:
        of_card = reviews.setdefault(answer.key, {})
        if answer.day not in of_card or answer.is_correction:
            of_card[answer.day] = answer.rating
    assert list(schedule.keys) == list(reviews)
    for key, of_card in reviews.items():
        assert schedule.due(key) == due_by_fsrs(list(of_card.items()))
        assert {day: schedule.rated_on(key, day) for day in of_card} == of_card


@given(st.lists(study_answers, max_size=20), st.integers(0, 20))
def test_answers_that_are_added_later_lead_to_the_same_schedule(answers, count):
    schedule = Schedule(answers[:count])
    for key in schedule.keys:
        schedule.due(key)
    for answer in answers[count:]:
        schedule.add(answer)
    whole = Schedule(answers)
    assert {key: schedule.due(key) for key in schedule.keys} == {
        key: whole.due(key) for key in whole.keys
    }
    assert schedule.results == whole.results


def test_an_answer_that_is_read_twice_changes_nothing():
    answers = [rated("problem one", Rating.AGAIN), rated("problem one", day=1)]
    assert Schedule(answers * 2).due("problem one") == Schedule(answers).due("problem one")


def test_a_correction_replaces_the_rating_of_its_day():
    answers = [
        rated("problem one", Rating.AGAIN),
        rated("problem one", Rating.GOOD, is_correction=True),
        rated("problem one", Rating.EASY),
    ]
    schedule = Schedule(answers)
    assert schedule.rated_on("problem one", TODAY) is Rating.GOOD
    assert schedule.due("problem one") == due_by_fsrs([(TODAY, Rating.GOOD)])


def test_a_correction_whose_day_was_forgotten_counts_as_the_answer():
    schedule = Schedule([rated("problem one", Rating.EASY, is_correction=True)])
    assert schedule.rated_on("problem one", TODAY) is Rating.EASY


def test_a_session_has_due_cards_first_the_longest_overdue_before_others_then_new_ones():
    schedule = Schedule(
        [
            rated("problem later", Rating.EASY, day=0),
            rated("problem due", Rating.GOOD, day=1),
            rated("problem overdue", Rating.AGAIN, day=0),
        ]
    )
    keys = ["problem new", "problem later", "problem due", "problem overdue", "problem newer"]
    (on,) = days(3)
    assert schedule.session([*keys, *keys], on) == [
        *("problem overdue", "problem due", "problem new", "problem newer"),
    ]
    assert schedule.session(keys, on, 1) == ["problem overdue", "problem due", "problem new"]


def test_new_cards_of_the_day_count_towards_its_limit():
    keys = [f"problem {number}" for number in range(20)]
    schedule = Schedule(rated(key, Rating.GOOD) for key in keys[:4])
    assert schedule.session(keys, TODAY) == keys[4:10]
    assert schedule.session(keys, TODAY, 3) == []
    assert schedule.session(keys[10:], TODAY) == keys[10:]
    assert schedule.session(keys, *days(1)) == keys[4:14]


def test_cards_answered_in_the_future_are_due_as_the_clock_was_wrong():
    schedule = Schedule([rated("problem one", Rating.EASY, day=4000)])
    assert schedule.is_due("problem one", TODAY)
    assert schedule.due_by_day(TODAY, 3) == [1, 0, 0]
    schedule.add(rated("problem one", Rating.AGAIN))
    assert TODAY < schedule.due("problem one") < TODAY + timedelta(7)
    assert not schedule.is_due("problem one", TODAY)


def test_cards_answered_a_day_ahead_are_not_due_as_the_user_travelled():
    schedule = Schedule([rated("problem one", Rating.GOOD, day=1)])
    assert not schedule.is_due("problem one", TODAY)


def test_due_cards_are_counted_by_day_with_the_overdue_ones_on_the_first():
    answers = [rated(f"problem {day}", Rating.AGAIN, day=day) for day in (0, 2, 3, 3)]
    answers += [rated("problem again", Rating.AGAIN, day=3), rated("problem far", Rating.EASY)]
    assert Schedule(answers).due_by_day(*days(3), 4) == [2, 2, 0, 0]


def test_random_numbers_do_not_change_the_schedule():
    answers = [rated("problem one", day=day) for day in (0, 3, 12, 60)]
    found = set()
    for seed in range(5):
        random.seed(seed)
        found.add(Schedule(answers).due("problem one"))
    assert len(found) == 1


def test_fsrs_is_imported_only_for_a_due_date():
    code = (
        "import sys; from goboard_gui.study.repetition import cards, schedule, study_log;"
        "schedule.Schedule().due('problem one'); sys.exit('fsrs' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_due_dates_can_be_computed_in_advance():
    schedule = Schedule([rated("problem one"), rated("problem two", Rating.AGAIN)])
    calls: list[None] = []
    schedule.compute_due_dates(lambda: calls.append(None))
    assert len(calls) == 2
    assert schedule.due_by_day(TODAY, 3) == [0, 1, 1]
    assert schedule.due_by_day(TODAY, 3, ["problem one", "problem new"]) == [0, 0, 1]
