"""The user's answers with a clock that tests set, for tests of the window."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING

from goboard_gui.gui.study.repetition.study_history import StudyHistory
from goboard_gui.study.repetition.study_log import StudyLog
from tests.study.repetition_cases import TODAY

if TYPE_CHECKING:
    from pathlib import Path


class Clock:
    """A clock that shows noon of a day, `TODAY` at first."""

    def __init__(self) -> None:
        self.day = TODAY

    def __call__(self) -> datetime:
        return datetime.combine(self.day, time(12), UTC)

    def advance(self, days: int = 1) -> None:
        self.day += timedelta(days)


def load_history(qtbot, path: Path, clock: Clock | None = None) -> StudyHistory:
    """Return the answers of a file, when they are loaded."""
    history = StudyHistory(StudyLog(path), clock or Clock())
    qtbot.waitUntil(lambda: history.is_loaded or bool(history.problem))
    return history
