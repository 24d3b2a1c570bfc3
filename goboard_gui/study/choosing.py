"""What to ask next."""

from __future__ import annotations

from collections import deque
from itertools import chain
from typing import TYPE_CHECKING

from ..go import Symmetry
from .answers import Task, to_named
from .lesson import EmptyLessonError, Question
from .weights import usual_time, weight

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime
    from random import Random

    from ..go import Point
    from ..notation import Naming
    from .answers import Answer
    from .history import History
    from .lesson import Lesson

_APART = 4
"""So many other questions lie between two about the same name, where there are enough."""

_CHOICES = 4


class Chooser:
    """Chooses questions by the weights of the points, and none that was asked just now."""

    def __init__(self, lesson: Lesson, history: History, random: Random) -> None:
        self._lesson = lesson
        self._history = history
        self._random = random
        self._namings = lesson.namings
        if not self._namings:
            raise EmptyLessonError(lesson)
        self._recent: deque[frozenset[Point]] = deque(maxlen=_APART)

    def next(self, now: datetime) -> Question:
        """The next question."""
        naming = self._random.choice(self._namings)
        pool = self._lesson.named_points(naming)
        fresh = self._fresh(pool)
        named = self._random.choices(fresh, self._weights(fresh, naming, now))[0]
        shift = to_named(naming.view, naming.reading)
        point = shift.inverse.apply(named, self._lesson.subject(naming).size)
        question = Question(naming, self._lesson.task, point)
        self._recent.append(
            frozenset(shift.apply(each, naming.size) for each in question.right_points)
        )
        if question.task is Task.PICK:
            return Question(naming, question.task, point, self._choices(question, pool))
        return question

    def _fresh(self, pool: Sequence[Point]) -> Sequence[Point]:
        """The points that were not asked just now, or not the last time if there are few."""
        for count in (min(_APART, len(pool) // 2), 1):
            last = list(self._recent)[-count:] if count else []
            recent = frozenset(chain.from_iterable(last))
            if fresh := [point for point in pool if point not in recent]:
                return fresh
        return pool

    def _weights(self, points: Iterable[Point], naming: Naming, now: datetime) -> list[float]:
        answers = self._history.of(self._lesson.subject(naming))
        usual = usual_time(chain.from_iterable(answers.values()))
        none: list[Answer] = []
        return [weight(answers.get(point, none), usual, now) for point in points]

    def _choices(self, question: Question, pool: Sequence[Point]) -> tuple[str, ...]:
        """The right name among others that are easily taken for it, in any order.

        First what it was taken for before, then points that a symmetry or a step leads to.
        """
        naming, right = question.naming, question.right_points
        shift = to_named(naming.view, naming.reading)
        size = shift.size(naming.size)
        point = shift.apply(question.point, naming.size)
        near = [point._replace(column=point.column + step) for step in (-1, 1)]
        near += [point._replace(row=point.row + step) for step in (-1, 1)]
        images = [each.apply(point, size) for each in Symmetry if each.size(size) == size]
        likely = self._random.sample([*near, *images], len(near) + len(images))
        rest = self._random.sample(pool, min(len(pool), 4 * _CHOICES))
        others = dict.fromkeys(
            naming.name(each)
            for candidate in [*self._mistaken_for(naming, point), *likely, *rest]
            if size.holds(candidate) and (each := shift.inverse.apply(candidate, size)) not in right
        )
        names = [question.name, *others][:_CHOICES]
        return tuple(self._random.sample(names, len(names)))

    def _mistaken_for(self, naming: Naming, point: Point) -> list[Point]:
        """The points, as they are named, that a point was taken for; the last mistake first."""
        answers = self._history.of(self._lesson.subject(naming)).get(point, ())
        return [
            to_named(answer.view, answer.reading).apply(answer.chosen, answer.size)
            for answer in reversed(answers)
            if answer.chosen is not None and not answer.right
        ][:2]
