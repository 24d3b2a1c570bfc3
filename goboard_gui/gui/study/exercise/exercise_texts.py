"""Texts about exercises in general."""

from __future__ import annotations

from ...core.i18n import tr_noop, translator

_E = "ExerciseRestrictions"
_tr = translator(_E)


def during_exercise_text() -> str:
    """Return why a command is not available during an exercise."""
    return _tr(tr_noop(_E, "Not available during an exercise. Press Esc to end it."))
