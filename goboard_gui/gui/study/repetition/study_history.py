"""The user's rated answers, shared by all windows of the program."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ....files.errors import SaveError
from ....study.repetition.schedule import Schedule, study_day
from ....study.repetition.study_log import LOG_NAME, StudyAnswer, StudyLog
from ...core.background import Mailbox
from ...core.folders import data_path
from ...widgets import dialogs
from ...wording import error_messages
from .log_worker import AddedAnswers, LoadedSchedule, LogWorker, StoredAnswers

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from datetime import date
    from pathlib import Path

    from ....study.answer_file import DamagedLine
    from ....study.repetition.cards import CardKey
    from ....study.repetition.study_log import Rating

_MAX_LISTED_LINES = 3
"""Maximum number of damaged lines that a message lists."""


class StudyHistory(QObject):
    """The rated answers to problems and repertoire cards, and when each card is due.

    The file is read and written in a thread. Until it has been read, ``schedule`` has only the
    answers given meanwhile, and ``is_loaded`` is false.
    """

    changed = Signal()
    """Emitted when answers were loaded, given, corrected or forgotten."""

    def __init__(self, log: StudyLog, clock: Callable[[], datetime] | None = None) -> None:
        """Begin to load the log. ``clock`` returns the time, with a zone or local."""
        super().__init__()
        self._clock = clock or _now
        self.schedule = Schedule()
        self.is_loaded = False
        self._given: list[StudyAnswer] = []
        """The answers given since the file was last to be read, which may not have them yet."""
        self._damaged: dict[int, DamagedLine] = {}
        self._read_error: OSError | None = None
        self._is_failing = False
        self._mailbox = Mailbox(self._receive)
        self._worker = LogWorker(log, self._mailbox.post)
        self._worker.load()

    @property
    def today(self) -> date:
        """The current study day."""
        return study_day(self._clock())

    @property
    def problem(self) -> str:
        """A message about an error while reading the log, or an empty string."""
        if self._read_error is not None:
            return self.tr("Couldn't read your answers: {why}").format(
                why=error_messages.describe_error(self._read_error)
            )
        if self._damaged:
            return self.tr(
                "Unreadable lines skipped in the file of your answers: {count} (line numbers: "
                "{which})"
            ).format(
                count=len(self._damaged),
                which=", ".join(str(number) for number in list(self._damaged)[:_MAX_LISTED_LINES]),
            )
        return ""

    def refresh(self) -> None:
        """Read the answers that other programs have stored; called before a session begins or
        statistics are shown.
        """
        self._given.clear()
        self._worker.read_added()

    def rate(self, key: CardKey, rating: Rating, collection: str = "") -> bool:
        """Store the rating of an attempt at a card, unless an earlier attempt of the day was
        rated; return whether it was stored.

        ``collection`` is the path of the file or folder from which the card is studied.
        """
        day = self.today
        if self.schedule.rated_on(key, day) is not None:
            return False
        self._add(StudyAnswer(key, self._time(), day, rating, collection))
        return True

    def correct(self, key: CardKey, rating: Rating, day: date) -> None:
        """Replace the rating that a card got on a study day.

        Nothing happens if it got none, or the same one.
        """
        if self.schedule.rated_on(key, day) in (None, rating):
            return
        last = self.schedule.last(key)
        collection = last.collection if last else ""
        self._add(StudyAnswer(key, self._time(), day, rating, collection, is_correction=True))

    def forget_cards(self, keys: Collection[CardKey]) -> None:
        """Delete all answers to some cards."""
        forgotten = frozenset(keys)
        self._forget(lambda log: log.forget_cards(forgotten))

    def forget_collection(self, collection: str) -> None:
        """Delete all answers that were given while a collection was studied."""
        self._forget(lambda log: log.forget_collection(collection))

    def forget_all(self) -> None:
        """Delete all answers."""
        self._forget(StudyLog.forget_all)

    @property
    def is_busy(self) -> bool:
        """Whether the file is still being read or written."""
        return self._worker.is_busy

    def stop_work(self) -> None:
        """Drop what is still being read; answers are stored all the same."""
        self._mailbox.close()

    def _forget(self, forget: Callable[[StudyLog], object]) -> None:
        self._given.clear()
        self._worker.forget(forget)

    def _time(self) -> datetime:
        return self._clock().astimezone(UTC).replace(microsecond=0)

    def _add(self, answer: StudyAnswer) -> None:
        self.schedule.add(answer)
        self._given.append(answer)
        self._worker.append(answer)
        self.changed.emit()

    def _receive(self, result: object) -> None:
        """Adopt what the worker has found, or report an error."""
        match result:
            case LoadedSchedule(schedule, damaged):
                for answer in self._given:
                    schedule.add(answer)
                self.schedule, self.is_loaded, self._read_error = schedule, True, None
                self._damaged = {line.number: line for line in damaged}
            case AddedAnswers(answers, damaged):
                for answer in answers:
                    self.schedule.add(answer)
                self._damaged |= {line.number: line for line in damaged}
            case StoredAnswers(SaveError() as error):
                self._report_unsaved(error)
                return
            case StoredAnswers():
                self._is_failing = False
                return
            case SaveError():
                text = self.tr("Couldn't forget the answers: {why}\nNothing was changed.")
                self._show_error(text, result)
                return
            case OSError():
                self._read_error = result
        self.changed.emit()

    def _report_unsaved(self, error: SaveError) -> None:
        """Say that answers could not be stored, once until this changes."""
        if not self._is_failing:
            self._is_failing = True
            text = self.tr(
                "Couldn't store your answer: {why}\nIt counts until you quit, and is stored "
                "together with the next one if possible."
            )
            self._show_error(text, error)

    def _show_error(self, text: str, error: SaveError) -> None:
        message = text.format(why=error_messages.describe_error(error))
        dialogs.show_error(QApplication.activeWindow(), message)


def _now() -> datetime:
    return datetime.now(UTC)


@cache
def study_history() -> StudyHistory:
    """Return the answers of the program's user."""
    return StudyHistory(StudyLog(log_path()))


def log_path() -> Path:
    """Return the path of the log, which is beside the file of the trainer."""
    return data_path(LOG_NAME)
