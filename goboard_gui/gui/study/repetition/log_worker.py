"""Thread that loads the log of answers and changes its file."""

from __future__ import annotations

import sys
from collections import deque
from threading import Lock
from typing import TYPE_CHECKING

from ....files.errors import SaveError
from ....named_tuples import NamedTuple
from ....study.repetition.schedule import Schedule
from ...core.background import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....study.answer_file import Answers, DamagedLine, FilePlace
    from ....study.repetition.study_log import StudyAnswer, StudyLog

    Job = Callable[[Task], object]


class LoadedSchedule(NamedTuple):
    """The schedule of all answers in the file, and its damaged lines."""

    schedule: Schedule
    damaged: tuple[DamagedLine, ...]


class AddedAnswers(NamedTuple):
    """Answers that were added to the file since it was read, and its new damaged lines."""

    answers: tuple[StudyAnswer, ...]
    damaged: tuple[DamagedLine, ...]


class StoredAnswers(NamedTuple):
    """The result of storing an answer: the error, if any."""

    error: SaveError | None = None


class LogWorker:
    """Performs one access to the log after the other, in a thread that holds no Qt object.

    The program waits for the thread before it exits, so that no answer is lost. Results are posted:
    a `LoadedSchedule`, `AddedAnswers`, `StoredAnswers`, a `SaveError` if something could not be
    forgotten, or an OSError if the file cannot be read.
    """

    def __init__(self, log: StudyLog, post: Callable[[object], object]) -> None:
        self._log = log
        self._post = post
        self._jobs: deque[Job] = deque()
        self._lock = Lock()
        self._is_running = False
        self._unsaved: list[StudyAnswer] = []
        self._end: FilePlace | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is left to do."""
        with self._lock:
            return self._is_running

    def load(self) -> None:
        """Load all answers, and compute when their cards are due."""
        self._submit(self._load)

    def read_added(self) -> None:
        """Read the answers that other programs have added."""
        self._submit(self._read_added)

    def append(self, answer: StudyAnswer) -> None:
        """Append an answer, and those that could not be stored before."""

        def append(_task: Task) -> StoredAnswers:
            self._unsaved.append(answer)
            try:
                self._store_answers()
            except SaveError as error:
                return StoredAnswers(error)
            return StoredAnswers()

        self._submit(append)

    def forget(self, forget: Callable[[StudyLog], object]) -> None:
        """Delete answers from the file with a function, then load it again."""

        def forget_and_load(task: Task) -> LoadedSchedule:
            self._store_answers()
            forget(self._log)
            return self._load(task)

        self._submit(forget_and_load)

    def _store_answers(self) -> None:
        while self._unsaved:
            self._log.append(self._unsaved[0])
            del self._unsaved[0]

    def _submit(self, job: Job) -> None:
        with self._lock:
            self._jobs.append(job)
            if self._is_running:
                return
            self._is_running = True
        Task(self._run, _ignore)

    def _run(self, task: Task) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._is_running = False
                    return
                job = self._jobs.popleft()
            try:
                result = job(task)
            except (OSError, SaveError) as error:
                result = error
            except Exception as error:
                sys.excepthook(type(error), error, error.__traceback__)
                continue
            self._post(result)

    def _load(self, task: Task) -> LoadedSchedule:
        found: Answers[StudyAnswer] = self._log.load(task.yield_to_main_thread)
        self._end = found.end
        schedule = Schedule()
        for answer in (*found.answers, *self._unsaved):
            schedule.add(answer)
            task.yield_to_main_thread()
        schedule.compute_due_dates(task.yield_to_main_thread)
        return LoadedSchedule(schedule, found.damaged)

    def _read_added(self, task: Task) -> object:
        found = None if self._end is None else self._log.read_after(self._end)
        if found is None:
            return self._load(task)
        self._end = found.end
        return AddedAnswers(found.answers, found.damaged)


def _ignore(_result: object) -> None:
    """Ignore the result of the thread; the results of its jobs are posted."""
