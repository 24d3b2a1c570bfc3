from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.notation import NOTATIONS, Notation, NotationError, NotationErrorReason, Reading
from goboard_gui.study.history import History
from goboard_gui.study.lesson import MAX_SECONDS, EmptyLessonError, Lesson, Task
from goboard_gui.study.regions import BoardPart, Rectangle
from goboard_gui.study.trainer import Tally
from tests.examples import examples
from tests.study.study_cases import NINE, Clock, answer, lesson, trainer

small = st.builds(Size, st.integers(1, 6), st.integers(1, 6))
lessons = st.builds(
    Lesson,
    st.sampled_from(NOTATIONS),
    small,
    st.sampled_from(Task),
    st.sampled_from(BoardPart) | st.just(Rectangle(1, 0, 3, 1)),
    st.none() | st.sampled_from(Symmetry),
    st.sampled_from(Reading),
    questions=st.just(0),
)


def reply(round_, question=None):
    """Answer as somebody who knows all names."""
    question = question or round_.next_question()
    if question.task is Task.FIND:
        return round_.answer_point(question.point)
    return round_.answer_name(question.name)


@given(lessons)
@examples(0.3)
def test_every_point_of_the_region_is_asked_sooner_or_later_and_no_other(chosen):
    assume(chosen.point_naming_choices)
    round_, asked = trainer(chosen), set()
    expected = {
        point for naming in chosen.point_naming_choices for point in chosen.named_points(naming)
    }
    for _ in range(60 * len(expected)):
        round_.next_question()
        asked.add(reply(round_, round_.question).named_point)
    assert asked == expected


@given(lessons)
def test_who_knows_all_names_is_always_right(chosen):
    assume(chosen.point_naming_choices)
    round_ = trainer(chosen)
    assert all(reply(round_).right for _ in range(10))


@given(lessons, st.integers(0, 99))
def test_a_picked_name_is_one_of_different_ones_and_only_one_is_right(chosen, seed):
    assume(chosen.point_naming_choices)
    round_ = trainer(replace(chosen, task=Task.PICK), seed=seed)
    for _ in range(5):
        question = round_.next_question()
        assert len(set(question.choices)) == len(question.choices) <= 4
        right = [
            name
            for name in question.choices
            if question.point in question.naming.parse_points(name)
        ]
        assert right == [question.name]
        round_.answer_name(question.name)


def test_there_are_four_names_to_pick_from_and_their_order_tells_nothing():
    round_, places = trainer(lesson(task=Task.PICK)), Counter()
    for _ in range(80):
        question = round_.next_question()
        places[question.choices.index(question.name)] += 1
        reply(round_, question)
    assert set(places) == {0, 1, 2, 3}
    assert min(places.values()) > 8


def test_what_was_mistaken_before_is_among_the_names_to_pick():
    mistake = answer(Point(4, 4), right=False, chosen=Point(8, 1), task=Task.PICK)
    spot = lesson(task=Task.PICK, region=Rectangle(4, 4, 4, 4))
    for seed in range(10):
        question = trainer(spot, History([mistake]), seed=seed).next_question()
        assert question.naming.name(Point(8, 1)) in question.choices


def test_names_to_pick_from_are_of_points_beside_the_right_one_and_of_its_images():
    spot = lesson(task=Task.PICK, region=Rectangle(4, 3, 4, 3))
    beside = [Point(3, 3), Point(5, 3), Point(4, 2), Point(4, 4)]
    images = [Point(4, 3), Point(4, 5), Point(3, 4), Point(5, 4)]
    questions = [trainer(spot, seed=seed).next_question() for seed in range(60)]
    names = {questions[0].naming.name(point) for point in beside + images}
    assert set().union(*(question.choices for question in questions)) == names


@pytest.mark.parametrize("key", ["western", "andreev", "tengen-squares"])
def test_no_name_is_asked_again_before_four_others_were(key):
    round_ = trainer(lesson(key, view=None))
    names = []
    for _ in range(200):
        names.append(round_.next_question().name)
        round_.answer_point(None)
    for place, name in enumerate(names):
        assert name not in names[max(place - 4, 0) : place]


@pytest.mark.parametrize("side", [2, 3])
def test_on_the_smallest_boards_no_name_comes_twice_in_a_row(side):
    round_ = trainer(lesson(size=Size(side, 1)))
    names = []
    for _ in range(50):
        names.append(round_.next_question().name)
        reply(round_, round_.question)
    assert all(one != other for one, other in pairwise(names))
    assert len(set(names)) == side


def test_slow_and_wrong_points_come_more_often():
    slow, wrong = Point(2, 2), Point(6, 6)
    known = [answer(point, seconds=1) for point in NINE.points() for _ in range(4)]
    known += [answer(slow, seconds=9) for _ in range(4)] + [answer(wrong, right=False)] * 3
    history = History(known)
    counts: Counter[Point] = Counter()
    for seed in range(800):
        counts[trainer(lesson(), history, seed=seed).next_question().point] += 1
    assert len(history) == len(known)
    usual = counts.total() / 81
    assert counts[slow] > 2 * usual
    assert counts[wrong] > 2 * usual
    assert min(counts.values()) > 0.2 * usual


def test_a_point_never_asked_comes_before_those_one_knows():
    unknown = Point(0, 8)
    known = [answer(p, seconds=1) for p in NINE.points() if p != unknown for _ in range(9)]
    history = History(known)
    asked = [trainer(lesson(), history, seed=seed).next_question().point for seed in range(300)]
    assert asked.count(unknown) > 3 * 300 / 81


def test_points_that_share_the_only_name_are_asked_again_and_again():
    round_ = trainer(lesson("named", Size(2, 1), questions=0))
    asked = [round_.next_question() for _ in range(20)]
    assert {question.name for question in asked} == {asked[0].name}
    assert {question.point for question in asked} == set(Size(2, 1).points())


@pytest.mark.parametrize("reading", Reading)
@pytest.mark.parametrize("view", Symmetry)
def test_the_region_is_one_of_the_board_as_it_is_named(view, reading):
    chosen = lesson(size=Size(9, 7), view=view, reading=reading, region=BoardPart.UPPER_LEFT)
    round_ = trainer(chosen)
    named = {
        round_.next_question() and reply(round_, round_.question).named_point for _ in range(300)
    }
    (naming,) = chosen.point_naming_choices
    tall = reading is Reading.STAY and view.swaps_sides
    assert named == set(BoardPart.UPPER_LEFT.points(Size(7, 9) if tall else Size(9, 7)))
    if reading is Reading.STAY:  # what is named then is what is seen
        seen = {naming.to_view(point) for point in chosen.points(naming)}
        assert seen == set(chosen.named_points(naming))


def test_without_a_view_all_eight_are_met():
    round_ = trainer(lesson(view=None))
    met = set()
    for _ in range(100):
        met.add(round_.next_question().naming.view)
        reply(round_, round_.question)
    assert met == set(Symmetry)


@pytest.mark.parametrize(
    "chosen",
    [
        lesson(size=Size(4, 4), region=BoardPart.THIRD_LINES),
        lesson(region=Rectangle(9, 9, 12, 12)),
    ],
    ids=["no such line", "off the board"],
)
def test_an_empty_lesson_is_refused(chosen):
    with pytest.raises(EmptyLessonError) as told:
        trainer(chosen)
    assert "nothing to practise for Western" in str(told.value)


def test_times_are_taken_from_question_to_answer():
    clock = Clock()
    round_ = trainer(lesson(), clock=clock)
    assert round_.elapsed_seconds == 0
    for seconds, told in ((1.25, 1.25), (0.0, 0.0), (5000, MAX_SECONDS)):
        round_.next_question()
        clock.seconds += seconds
        assert round_.elapsed_seconds == seconds
        assert reply(round_, round_.question).seconds == told
        clock.seconds += 7  # between two questions no time is taken
        assert round_.elapsed_seconds == 0


def test_a_wrong_answer_keeps_what_was_chosen():
    history = History()
    round_ = trainer(lesson(), history)
    question = round_.next_question()
    other = Point(0, 0) if question.point != Point(0, 0) else Point(1, 0)
    given_ = round_.answer_point(other)
    assert (given_.right, given_.chosen, given_.point) == (False, other, question.point)
    assert history.answers_on_subject(given_.practice_subject) == {question.point: [given_]}


def test_who_gives_up_chose_nothing():
    round_ = trainer(lesson())
    round_.next_question()
    given_ = round_.answer_point(None)
    assert (given_.right, given_.chosen) == (False, None)


def test_a_text_that_is_no_name_is_no_answer():
    round_ = trainer(lesson(task=Task.TYPE))
    question = round_.next_question()
    with pytest.raises(NotationError):
        round_.answer_name("Z99")
    assert round_.question is question
    assert not round_.tally.answers
    assert round_.answer_name(question.name.lower()).right


def test_a_wrong_name_is_told_with_its_point():
    round_ = trainer(lesson(task=Task.TYPE, region=Rectangle(3, 3, 3, 3)))
    round_.next_question()
    given_ = round_.answer_name("A1")
    assert (given_.right, given_.chosen) == (False, Point(0, 8))


def test_an_answer_needs_a_question():
    round_ = trainer(lesson())
    with pytest.raises(ValueError, match="no question"):
        round_.answer_point(Point(0, 0))


def test_a_round_ends_after_its_questions_or_never():
    short, endless = trainer(lesson(questions=3)), trainer(lesson(questions=0))
    for done in range(1, 4):
        assert not short.is_finished
        reply(short)
        reply(endless)
        assert short.is_finished is (done == 3)
    assert not endless.is_finished


def test_streaks_count_right_answers_in_a_row():
    tally = Tally()
    assert (tally.streak, tally.best_streak, tally.summary.asked) == (0, 0, 0)
    for right in (True, True, False, True):
        tally.answers.append(answer(right=right))
    assert (tally.streak, tally.best_streak, tally.summary.right) == (1, 2, 3)


class Lines(Notation):
    """Names a point by its line from the nearest edge, as many others."""

    id = "lines"
    title = "Lines"
    explanation = "The line of a point, counted from the nearest edge."
    bijective = False
    grammar = re.compile("[0-9]")

    def parse_points(self, text, size):
        named = frozenset(point for point in size.points() if self._name(point, size) == text)
        if not named:
            raise NotationError(text, size, self.id, NotationErrorReason.SYNTAX)
        return named

    def _name(self, point, size):
        return str(1 + min(*point, size.width - 1 - point.column, size.height - 1 - point.row))

    def _read(self, match, size):
        raise NotationError(match.string, size, self.id, NotationErrorReason.SYNTAX)


AMBIGUOUS = [Lines(), *(each for each in NOTATIONS if not each.bijective)]


@pytest.mark.parametrize("view", [None, Symmetry.R90])
@pytest.mark.parametrize("chosen", AMBIGUOUS, ids=lambda each: each.id)
def test_any_point_of_a_shared_name_is_right_and_no_other(chosen, view):
    round_ = trainer(Lesson(chosen, NINE, view=view))
    for _ in range(30):
        same = round_.next_question().correct_points
        assert round_.answer_point(max(same)).right
        same = round_.next_question().correct_points
        assert not round_.answer_point(min(set(NINE.points()) - same)).right


@pytest.mark.parametrize("task", [Task.TYPE, Task.PICK])
@pytest.mark.parametrize("chosen", AMBIGUOUS, ids=lambda each: each.id)
def test_a_shared_name_is_the_right_one_of_a_lit_point(chosen, task):
    round_ = trainer(Lesson(chosen, NINE, task))
    for _ in range(20):
        question = round_.next_question()
        assert len(set(question.choices)) == len(question.choices)
        assert round_.answer_name(question.name).right


def test_another_shared_name_is_wrong():
    round_ = trainer(Lesson(Lines(), NINE, Task.TYPE, Rectangle(0, 0, 0, 0)))
    round_.next_question()
    assert not round_.answer_name("5").right


def test_a_perfect_machine_has_a_perfect_score():
    round_ = trainer(lesson("andreev", Size(19, 19), view=None, questions=20))
    while not round_.is_finished:
        reply(round_)
    assert round_.tally.summary.accuracy == 1
    assert round_.tally.best_streak == 20
