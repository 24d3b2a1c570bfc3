"""A timed round of the trainer: questions, pauses and saved answers."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ....files.errors import SaveError
from ....study.trainer import Trainer
from ...wording import error_messages

if TYPE_CHECKING:
    from random import Random

    from ....go import Point
    from ....study.history import History, HistoryFile
    from ....study.lesson import Answer, Lesson, TrainerQuestion
    from ....study.trainer import Tally

RIGHT_ANSWER_PAUSE = 700
"""Milliseconds for which a right answer is shown before the next question.

After a wrong answer the round waits for `TrainerRound.advance`.
"""


def _now() -> datetime:
    return datetime.now(UTC)


class TrainerRound(QObject):
    """Controller of trainer rounds, which immediately saves each answer to the history and its
    file.
    """

    question_asked = Signal(object)
    """Emitted with the next `TrainerQuestion`, which waits for an answer."""
    answer_judged = Signal(object, object)
    """Emitted with a `TrainerQuestion` and its `Answer`."""
    ended = Signal(object)
    """Emitted with the `Tally` when the round has ended, by itself or by the user."""
    failed = Signal(str)
    """Emitted with the reason when an answer could not be saved."""

    def __init__(
        self,
        history: History,
        file: HistoryFile,
        random: Random,
        parent: QObject | None = None,
        pause: int = RIGHT_ANSWER_PAUSE,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._file = file
        self._random = random
        self._trainer: Trainer | None = None
        self._judged: tuple[TrainerQuestion, Answer] | None = None
        self._advance_timer = QTimer(self)
        self._advance_timer.setSingleShot(True)
        self._advance_timer.setInterval(pause)
        self._advance_timer.timeout.connect(self.advance)

    @property
    def running(self) -> bool:
        """Whether a round is running."""
        return self._trainer is not None

    @property
    def question(self) -> TrainerQuestion | None:
        """The question waiting for an answer, or None."""
        return self._trainer.question if self._trainer else None

    @property
    def current_verdict(self) -> tuple[TrainerQuestion, Answer] | None:
        """The question whose verdict is being shown, together with its answer, or None."""
        return self._judged if self.running and self.question is None else None

    @property
    def tally(self) -> Tally | None:
        """The tally of answers in the running round, or None if no round is running."""
        return self._trainer.tally if self._trainer else None

    @property
    def question_count(self) -> int:
        """The number of questions in the round, or 0 if it is endless."""
        return self._trainer.lesson.questions if self._trainer else 0

    @property
    def elapsed_seconds(self) -> float:
        """The number of seconds since the question was asked."""
        return self._trainer.elapsed_seconds if self._trainer else 0.0

    def start(self, lesson: Lesson) -> None:
        """Start a round of a lesson and ask the first question.

        :raises EmptyLessonError: if there is nothing to ask.
        """
        self._trainer = Trainer(lesson, self._history, self._random, monotonic, _now)
        self.question_asked.emit(self._trainer.next_question())

    def answer_point(self, point: Point | None) -> None:
        """Answer the question with a point of the record, or give up if ``point`` is None."""
        if self._trainer and (question := self._trainer.question):
            self._judge(question, self._trainer.answer_point(point))

    def answer_name(self, text: str) -> None:
        """Answer the question with a point name typed or chosen by the user.

        :raises NotationError: if it isn't a name; the question stays open.
        """
        if self._trainer and (question := self._trainer.question):
            self._judge(question, self._trainer.answer_name(text))

    def advance(self) -> None:
        """Ask the next question or end the round, unless a question is still waiting for its
        answer.
        """
        self._advance_timer.stop()
        if self._trainer is None or self._trainer.question is not None:
            return
        if self._trainer.is_finished:
            self.stop()
        else:
            self.question_asked.emit(self._trainer.next_question())

    def stop(self) -> None:
        """End the round; an unanswered question is not counted."""
        self._advance_timer.stop()
        if self._trainer is not None:
            tally, self._trainer = self._trainer.tally, None
            self.ended.emit(tally)

    def _judge(self, question: TrainerQuestion, answer: Answer) -> None:
        self._judged = question, answer
        try:
            self._file.append(answer)
        except SaveError as error:
            self.failed.emit(error_messages.describe_error(error))
        self.answer_judged.emit(question, answer)
        if answer.right:
            self._advance_timer.start()
