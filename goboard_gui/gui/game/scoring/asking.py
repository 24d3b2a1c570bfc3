"""The question whether to replace the result in the record by a new score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....record.values.scoring import agrees_with_result
from ...widgets import dialogs
from . import words
from .telling import recorded_result

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ....go.score import Score
    from ....record import Session


def ask(window: QWidget, session: Session, score: Score) -> dialogs.ResultChoice:
    """Ask whether a score is the game's result, if the record differs or this is a variation."""
    said, now = recorded_result(session.tree), words.result(score)
    variation = session.cursor not in session.tree.main_line()
    if agrees_with_result(session.tree, score) or not (said or variation):
        return dialogs.ResultChoice.REPLACE
    return dialogs.ask_result(window, words.question(said, now, variation=variation))
