"""Choice of the next question, which prefers points that need more practice.

Each answer has a cost: for a right one its time relative to the user's own median time, at most
`MAX_COST`; for a wrong one `WRONG_COST`. So a point is slow relative to the user, whether it is
clicked or typed. A point's need is the weighted mean cost of its answers. The weight of an answer

- halves every `HALF_LIFE_DAYS`: what was learned is forgotten in about that way (Ebbinghaus 1885;
  Settles and Meeder 2016, "A trainable spaced repetition model", also use powers of two, with a
  half-life per word; one for all points is enough for a board);
- is multiplied by `LATER_ANSWER_FACTOR` for each later answer about the same point, so that old
  mistakes fade once a point is learned.

A prior answer of cost `PRIOR_COST` and weight `PRIOR_WEIGHT` is added. So a point that was never
asked needs practice as much as the slowest one, and a point not asked for months returns to that.

The probability of a question is proportional to the square of the need: otherwise the few unknown
points of a well-known board would hardly ever be asked.
"""

from __future__ import annotations

from collections import deque
from itertools import chain
from statistics import median
from typing import TYPE_CHECKING

from ..go import Symmetry
from .lesson import MAX_SECONDS, EmptyLessonError, Task, TrainerQuestion, point_naming_symmetry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime
    from random import Random

    from ..go import Point
    from ..notation import Naming
    from .history import History
    from .lesson import Answer, Lesson


WRONG_COST = 4.0
MAX_COST = 3.0
MIN_COST = 0.2
PRIOR_COST = 3.0
PRIOR_WEIGHT = 0.5
HALF_LIFE_DAYS = 30.0
LATER_ANSWER_FACTOR = 0.7

_USUAL_SECONDS = 3.0
"""The median answer time in seconds that is assumed before the first answer."""

_ANSWERS_COUNTED = 12
"""Number of answers considered for a point; earlier ones would weigh less than 1 %."""


def typical_time(answers: Iterable[Answer]) -> float:
    """Return the median time of right answers in seconds, or a default value if there are none."""
    times = [answer.seconds for answer in answers if answer.right]
    return max(median(times), 0.1) if times else _USUAL_SECONDS


def answer_cost(answer: Answer, usual: float) -> float:
    """Return the cost of an answer, from `MIN_COST` (fast) to `WRONG_COST`; ``usual`` is the user's
    typical time.
    """
    if not answer.right:
        return WRONG_COST
    return min(max(min(answer.seconds, MAX_SECONDS) / usual, MIN_COST), MAX_COST)


def point_weight(answers: Sequence[Answer], usual: float, now: datetime) -> float:
    """Return the weight with which a point is chosen at random: the square of how much practice it
    needs.

    Answers are given oldest first.

    >>> from datetime import UTC, datetime
    >>> point_weight([], 2.0, datetime(2026, 8, 1, tzinfo=UTC))
    9.0
    """
    total, counted, newer = PRIOR_WEIGHT * PRIOR_COST, PRIOR_WEIGHT, 1.0
    for answer in reversed(answers[-_ANSWERS_COUNTED:]):
        days = max((now - answer.at).total_seconds(), 0) / 86400
        count = newer * 0.5 ** (days / HALF_LIFE_DAYS)
        total += count * answer_cost(answer, usual)
        counted += count
        newer *= LATER_ANSWER_FACTOR
    return (total / counted) ** 2


_MIN_GAP = 4
"""Minimum number of other questions before a name is asked about again, if there are enough."""

_CHOICES = 4


class QuestionChooser:
    """Chooser of questions by the weights of their points, which avoids points asked about
    recently.
    """

    def __init__(self, lesson: Lesson, history: History, random: Random) -> None:
        self._lesson = lesson
        self._history = history
        self._random = random
        self._naming_choices = lesson.point_naming_choices
        if not self._naming_choices:
            raise EmptyLessonError(lesson)
        self._recent: deque[frozenset[Point]] = deque(maxlen=_MIN_GAP)

    def next_question(self, now: datetime) -> TrainerQuestion:
        """Choose and return the next question."""
        naming = self._random.choice(self._naming_choices)
        pool = self._lesson.named_points(naming)
        fresh = self._not_recent(pool)
        named = self._random.choices(fresh, self._weights(fresh, naming, now))[0]
        shift = point_naming_symmetry(naming.view, naming.reading)
        point = shift.inverse.apply(named, self._lesson.practice_subject(naming).size)
        question = TrainerQuestion(naming, self._lesson.task, point)
        self._recent.append(
            frozenset(shift.apply(each, naming.size) for each in question.correct_points)
        )
        if question.task is Task.PICK:
            return TrainerQuestion(naming, question.task, point, self._choices(question, pool))
        return question

    def _not_recent(self, pool: Sequence[Point]) -> Sequence[Point]:
        """Return the points not asked about in the last few questions or, if there are none, in the
        last one.
        """
        for count in (min(_MIN_GAP, len(pool) // 2), 1):
            last = list(self._recent)[-count:] if count else []
            recent = frozenset(chain.from_iterable(last))
            if fresh := [point for point in pool if point not in recent]:
                return fresh
        return pool

    def _weights(self, points: Iterable[Point], naming: Naming, now: datetime) -> list[float]:
        answers = self._history.answers_on_subject(self._lesson.practice_subject(naming))
        usual = typical_time(chain.from_iterable(answers.values()))
        none: list[Answer] = []
        return [point_weight(answers.get(point, none), usual, now) for point in points]

    def _choices(self, question: TrainerQuestion, pool: Sequence[Point]) -> tuple[str, ...]:
        """Return the names offered as answers: the right one and similar ones, in random order.

        Points it was mistaken for come first, then symmetrical and adjacent points.
        """
        naming, right = question.naming, question.correct_points
        shift = point_naming_symmetry(naming.view, naming.reading)
        size = shift.transformed_size(naming.size)
        point = shift.apply(question.point, naming.size)
        near = [point._replace(column=point.column + step) for step in (-1, 1)]
        near += [point._replace(row=point.row + step) for step in (-1, 1)]
        images = [
            each.apply(point, size) for each in Symmetry if each.transformed_size(size) == size
        ]
        likely = self._random.sample([*near, *images], len(near) + len(images))
        rest = self._random.sample(pool, min(len(pool), 4 * _CHOICES))
        others = dict.fromkeys(
            naming.name(each)
            for candidate in [*self._recent_mistakes(naming, point), *likely, *rest]
            if size.contains(candidate)
            and (each := shift.inverse.apply(candidate, size)) not in right
        )
        names = [question.name, *others][:_CHOICES]
        return tuple(self._random.sample(names, len(names)))

    def _recent_mistakes(self, naming: Naming, point: Point) -> list[Point]:
        """Return the points most recently chosen by mistake instead of a point, latest first."""
        answers = self._history.answers_on_subject(self._lesson.practice_subject(naming)).get(
            point, ()
        )
        return [
            point_naming_symmetry(answer.view, answer.reading).apply(answer.chosen, answer.size)
            for answer in reversed(answers)
            if answer.chosen is not None and not answer.right
        ][:2]
