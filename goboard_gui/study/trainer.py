"""A training session: it asks questions, times and checks the answers, and stores them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .lesson import MAX_SECONDS, Answer
from .question_chooser import QuestionChooser
from .statistics import Summary

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from random import Random

    from ..go import Point
    from .history import History
    from .lesson import Lesson, TrainerQuestion


@dataclass
class Tally:
    """The answers given so far in a training session, and counts of the right ones."""

    answers: list[Answer] = field(default_factory=list)

    @property
    def summary(self) -> Summary:
        """The number of right answers, and their median time."""
        return Summary.from_answers(self.answers)

    @property
    def streak(self) -> int:
        """The number of right answers since the last wrong one."""
        return self._streaks()[-1]

    @property
    def best_streak(self) -> int:
        """The length of the longest run of right answers."""
        return max(self._streaks())

    def _streaks(self) -> list[int]:
        """Return the numbers of successive right answers after each answer, preceded by a 0."""
        lengths = [0]
        for answer in self.answers:
            lengths.append(lengths[-1] + 1 if answer.right else 0)
        return lengths


class Trainer:
    """A training session, which asks the questions of a lesson and adds each answer to the history.

    ``clock`` returns seconds (monotonic), ``now`` the time of day in UTC.

    :raises EmptyLessonError: if there is nothing to ask.
    """

    def __init__(
        self,
        lesson: Lesson,
        history: History,
        random: Random,
        clock: Callable[[], float],
        now: Callable[[], datetime],
    ) -> None:
        self.lesson = lesson
        self.tally = Tally()
        self.question: TrainerQuestion | None = None
        """The current question, or None if there is none."""
        self._history = history
        self._clock = clock
        self._now = now
        self._chooser = QuestionChooser(lesson, history, random)
        self._started = 0.0

    @property
    def is_finished(self) -> bool:
        """Whether all questions of the lesson have been answered."""
        return 0 < self.lesson.questions <= len(self.tally.answers)

    @property
    def elapsed_seconds(self) -> float:
        """The number of seconds since the current question was asked, or 0 if there is none."""
        return max(self._clock() - self._started, 0.0) if self.question else 0.0

    def next_question(self) -> TrainerQuestion:
        """Choose and return the next question, and start timing it."""
        self.question = self._chooser.next_question(self._now())
        self._started = self._clock()
        return self.question

    def answer_point(self, point: Point | None) -> Answer:
        """Answer the question with a point of the record, or give up if ``point`` is None."""
        question = self._open_question()
        return self._judge(question, point, point in question.correct_points)

    def answer_name(self, text: str) -> Answer:
        """Answer the question with the name of a point, as typed or chosen by the user.

        :raises NotationError: if the text does not name a point; the question stays open.
        """
        question = self._open_question()
        named = question.naming.parse_points(text)
        right = question.point in named
        return self._judge(question, question.point if right else min(named), right)

    def _open_question(self) -> TrainerQuestion:
        if self.question is None:
            raise ValueError("no question was asked")
        return self.question

    def _judge(self, question: TrainerQuestion, chosen: Point | None, right: bool) -> Answer:
        naming, seconds = question.naming, min(self.elapsed_seconds, MAX_SECONDS)
        answer = Answer(
            naming.notation.id,
            naming.size,
            naming.view,
            naming.reading,
            question.task,
            self.lesson.helped,
            question.point,
            chosen,
            right,
            round(seconds, 3),
            self._now(),
        )
        self.question = None
        self.tally.answers.append(answer)
        self._history.add(answer)
        return answer
