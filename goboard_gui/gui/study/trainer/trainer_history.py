"""The history of the user's answers: reading it from its file and deleting parts of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....files.errors import SaveError
from ....study.history import History, HistoryFile
from ...core.folders import data_path
from ...widgets import dialogs
from ...wording import error_messages
from . import trainer_texts as say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ....study.lesson import Lesson, PracticeSubject

_MAX_LISTED_LINES = 3
"""Maximum number of damaged lines that a message lists."""


def history_file() -> HistoryFile:
    """Return the file that stores the user's history of answers."""
    return HistoryFile(data_path("study.jsonl"))


class TrainerHistory(QObject):
    """The user's history of answers, together with the file that stores it.

    ``problem`` is a message about an error while reading the file, or an empty string.
    """

    def __init__(self, file: HistoryFile, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.file = file
        self.history = History()
        self.problem = ""
        try:
            with dialogs.busy_cursor():
                self.history, damaged = file.load()
        except OSError as error:
            self.problem = self.tr("Couldn't read the training history: {why}").format(
                why=error_messages.describe_error(error)
            )
        else:
            if damaged:
                self.problem = self.tr(
                    "Unreadable lines skipped in the training history: {count} (line numbers: "
                    "{which})"
                ).format(
                    count=len(damaged),
                    which=", ".join(str(line.number) for line in damaged[:_MAX_LISTED_LINES]),
                )

    def delete_answers(self, subject: PracticeSubject, lesson: Lesson) -> bool:
        """Delete the answers about a subject if the user confirms it; return whether they were
        deleted.
        """
        about = f"{say.subject_text(lesson)}: {say.tr(say.TASKS[lesson.task])}"
        question = self.tr("Delete all results of this exercise?\n{about}").format(about=about)
        return self._forget(question, subject)

    def delete_all_answers(self) -> bool:
        """Delete all answers if the user confirms it; return whether they were deleted."""
        answers = len(self.history)
        question = self.tr("Delete all training results (%Ln answers)?", "", answers)
        return self._forget(question, None)

    def _forget(self, question: str, subject: PracticeSubject | None) -> bool:
        if not dialogs.confirm(self._window, question, self.tr("Delete")):
            return False
        try:
            self.file.delete_answers(subject)
        except SaveError as error:
            dialogs.show_error(self._window, error_messages.describe_error(error))
            return False
        self.history.delete_answers(subject)
        return True
