"""Texts about exercises in general."""

from __future__ import annotations

from ...core.i18n import tr_noop, translator

_E = "ExerciseRestrictions"
_tr = translator(_E)


def during_exercise_text() -> str:
    """Return why a command is not available during an exercise."""
    return _tr(tr_noop(_E, "Not available during an exercise. Press Esc to end it."))


def setup_refused_text() -> str:
    """Return the message about stones that were typed to be set up during an exercise."""
    return _tr(tr_noop(_E, "Stones can't be set up during an exercise."))


def several_moves_refused_text() -> str:
    """Return the message about several moves that were typed where each is judged."""
    return _tr(tr_noop(_E, "Type one move at a time, because each is judged."))
