from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.study.lesson import MAX_SECONDS
from goboard_gui.study.question_chooser import (
    HALF_LIFE_DAYS,
    MAX_COST,
    MIN_COST,
    PRIOR_COST,
    PRIOR_WEIGHT,
    WRONG_COST,
    answer_cost,
    point_weight,
    typical_time,
)
from tests.study.study_cases import NOW, answer

rows = st.lists(
    st.builds(
        answer,
        right=st.booleans(),
        seconds=st.floats(0, 90),
        days=st.floats(0, 400),
    ),
    max_size=15,
).map(lambda answers: sorted(answers, key=lambda given: given.at))
usual_times = st.floats(0.3, 10)


@given(rows, usual_times)
def test_a_weight_stays_in_its_bounds(answers, usual):
    assert MIN_COST**2 <= point_weight(answers, usual, NOW) <= WRONG_COST**2


@given(rows, usual_times)
def test_a_wrong_answer_makes_a_point_heavier(answers, usual):
    assert point_weight([*answers, answer(right=False)], usual, NOW) >= point_weight(
        answers, usual, NOW
    )


@given(rows, usual_times, st.floats(0, 60), st.floats(0, 60))
def test_a_slower_answer_makes_a_point_no_lighter(answers, usual, one, other):
    quick, slow = (
        point_weight([*answers, answer(seconds=seconds)], usual, NOW)
        for seconds in sorted((one, other))
    )
    assert quick <= slow <= point_weight([*answers, answer(right=False)], usual, NOW)


def test_slow_and_wrong_points_are_heavier_than_quick_ones():
    quick = point_weight([answer(seconds=1)], 2.0, NOW)
    slow = point_weight([answer(seconds=5)], 2.0, NOW)
    wrong = point_weight([answer(right=False)], 2.0, NOW)
    assert quick < 2 < slow < wrong


def test_a_point_never_asked_weighs_as_much_as_the_slowest():
    assert point_weight([], 2.0, NOW) == PRIOR_COST**2 == MAX_COST**2
    assert point_weight([answer(seconds=2)], 2.0, NOW) < PRIOR_COST**2


def test_later_right_answers_make_up_for_a_mistake():
    answers, weights = [answer(right=False)], []
    for _ in range(5):
        weights.append(point_weight(answers, 2.0, NOW))
        answers.append(answer(seconds=1))
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > 12
    assert weights[-1] < 2.5


@pytest.mark.parametrize("right", [True, False])
def test_old_answers_fade(right):
    ages = [0, 30, 90, 365, 3650]
    away = [
        abs(point_weight([answer(right=right, days=days)], 2.0, NOW) - PRIOR_COST**2)
        for days in ages
    ]
    assert away == sorted(away, reverse=True)
    assert away[0] > 3
    assert away[-1] < 0.001


def test_an_answer_counts_half_as_much_after_its_half_life():
    need = (PRIOR_WEIGHT * PRIOR_COST + 0.5) / (PRIOR_WEIGHT + 0.5)
    assert point_weight([answer(seconds=2, days=HALF_LIFE_DAYS)], 2.0, NOW) == pytest.approx(
        need**2
    )


def test_a_clock_set_back_does_no_harm():
    assert point_weight([answer(days=-9)], 2.0, NOW) == point_weight([answer()], 2.0, NOW)


def test_the_usual_time_is_the_median_of_right_answers():
    answers = [answer(seconds=seconds) for seconds in (1, 2, 9)]
    assert typical_time([*answers, answer(right=False, seconds=50)]) == 2
    assert typical_time([answer(seconds=0.4)]) == 0.4
    assert typical_time([]) > 0
    assert typical_time([answer(seconds=0)]) > 0


def test_who_was_away_was_not_slow():
    assert answer_cost(answer(seconds=MAX_SECONDS * 9), 50.0) == answer_cost(
        answer(seconds=MAX_SECONDS), 50.0
    )


def test_answers_of_the_future_count_as_new():
    late = [answer(seconds=1), answer(seconds=1)]
    assert point_weight(late, 2.0, NOW - timedelta(days=3)) == point_weight(late, 2.0, NOW)
