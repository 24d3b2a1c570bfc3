"""A round of the trainer on the clock of the person: asks, waits, goes on, keeps every answer."""

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
    from ....study.lesson import Answer, Lesson, Question
    from ....study.trainer import Tally

PAUSE = 700
"""How long a right answer is shown before the next question, in milliseconds."""


def _now() -> datetime:
    return datetime.now(UTC)


class TrainerRound(QObject):
    """Runs one lesson after the other. Answers go into the history and its file at once."""

    asked = Signal(object)
    """The next `MoveQuestion` waits for its answer."""
    judged = Signal(object, object)
    """A `MoveQuestion` got its `SearchResult`."""
    ended = Signal(object)
    """All was asked, or the person stopped: the `Tally` of the round."""
    failed = Signal(str)
    """An answer could not be written, and why."""

    def __init__(
        self,
        history: History,
        file: HistoryFile,
        random: Random,
        parent: QObject | None = None,
        pause: int = PAUSE,
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._file = file
        self._random = random
        self._trainer: Trainer | None = None
        self._judged: tuple[Question, Answer] | None = None
        self._onward = QTimer(self)
        self._onward.setSingleShot(True)
        self._onward.setInterval(pause)
        self._onward.timeout.connect(self.go_on)

    @property
    def running(self) -> bool:
        return self._trainer is not None

    @property
    def question(self) -> Question | None:
        """The question that waits for its answer."""
        return self._trainer.question if self._trainer else None

    @property
    def judged_last(self) -> tuple[Question, Answer] | None:
        """The question whose verdict is to be seen, and its answer."""
        return self._judged if self.running and self.question is None else None

    @property
    def tally(self) -> Tally | None:
        """What was answered in the round that runs."""
        return self._trainer.tally if self._trainer else None

    @property
    def length(self) -> int:
        """How many questions the round has, 0 without end."""
        return self._trainer.lesson.questions if self._trainer else 0

    @property
    def seconds(self) -> float:
        """How long the question has been waiting."""
        return self._trainer.seconds if self._trainer else 0.0

    def start(self, lesson: Lesson) -> None:
        """Begin a round.

        :raises EmptyLessonError: there is nothing to ask.
        """
        self._trainer = Trainer(lesson, self._history, self._random, monotonic, _now)
        self.asked.emit(self._trainer.ask())

    def answer_point(self, point: Point | None) -> None:
        """Answer with a point of the record, or give up with None."""
        if self._trainer and (question := self._trainer.question):
            self._judge(question, self._trainer.answer_point(point))

    def answer_name(self, text: str) -> None:
        """Answer with a name.

        :raises NotationError: the text names no point; the question goes on waiting.
        """
        if self._trainer and (question := self._trainer.question):
            self._judge(question, self._trainer.answer_name(text))

    def go_on(self) -> None:
        """Ask the next question, once there is an answer to the last one."""
        self._onward.stop()
        if self._trainer is None or self._trainer.question is not None:
            return
        if self._trainer.finished:
            self.stop()
        else:
            self.asked.emit(self._trainer.ask())

    def stop(self) -> None:
        """End the round; a question that waits is forgotten."""
        self._onward.stop()
        if self._trainer is not None:
            tally, self._trainer = self._trainer.tally, None
            self.ended.emit(tally)

    def _judge(self, question: Question, answer: Answer) -> None:
        self._judged = question, answer
        try:
            self._file.append(answer)
        except SaveError as error:
            self.failed.emit(error_messages.describe(error))
        self.judged.emit(question, answer)
        if answer.right:
            self._onward.start()
