"""Deletion of answers, after the user has confirmed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....study.repetition.statistics import total_results
from ...core.i18n import tr_noop, translator
from ...widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QWidget

    from ....study.repetition.cards import CardKey
    from .study_history import StudyHistory

_F = "Forgetting"
_tr = translator(_F)


def forget_cards(history: StudyHistory, keys: Collection[CardKey], parent: QWidget) -> bool:
    """Forget the answers to some problems or positions if the user confirms it; return whether they
    are forgotten.
    """
    text = tr_noop(_F, "Forget your answers to %Ln problems? This can't be undone.")
    if not _confirm(parent, _tr(text, len(keys))):
        return False
    history.forget_cards(keys)
    return True


def forget_collection(history: StudyHistory, collection: str, name: str, parent: QWidget) -> bool:
    """Forget the answers given while a collection was studied if the user confirms it; return
    whether they are forgotten.
    """
    answers = total_results(history.schedule.results, collection).answers
    text = tr_noop(_F, "Forget %Ln answers that you gave in “{name}”? This can't be undone.")
    if not _confirm(parent, _tr(text, answers).format(name=name)):
        return False
    history.forget_collection(collection)
    return True


def forget_all(history: StudyHistory, parent: QWidget) -> bool:
    """Forget all answers if the user confirms it; return whether they are forgotten."""
    answers = total_results(history.schedule.results).answers
    text = tr_noop(_F, "Forget all %Ln answers to problems and repertoires? This can't be undone.")
    if not _confirm(parent, _tr(text, answers)):
        return False
    history.forget_all()
    return True


def _confirm(parent: QWidget, question: str) -> bool:
    return dialogs.confirm(parent, question, _tr(tr_noop(_F, "Forget")), cancel_is_default=True)
