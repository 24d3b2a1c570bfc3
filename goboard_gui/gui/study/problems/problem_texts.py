"""Texts about the problems of a collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....display_text import to_displayable
from ....record.analysis.problem_judging import ProblemWarning
from ....study.problem_status import ProblemFilter
from ....study.repetition.study_log import Rating
from ...core.i18n import format_number, tr_noop, translator
from ...wording.error_messages import diagnostic_message

if TYPE_CHECKING:
    from datetime import date

    from ....diagnostics import Diagnostic
    from ....study.problem_collection import CollectedProblem

_P = "Problems"
_tr = translator(_P)

_FILTERS = {
    ProblemFilter.ALL: tr_noop(_P, "All ({number})"),
    ProblemFilter.NEW: tr_noop(_P, "New ({number})"),
    ProblemFilter.DUE: tr_noop(_P, "Due ({number})"),
    ProblemFilter.FAILED: tr_noop(_P, "Failed ({number})"),
    ProblemFilter.WITHOUT_SOLUTION: tr_noop(_P, "Without Solution ({number})"),
}
_EMPTY = {
    ProblemFilter.ALL: tr_noop(
        _P,
        "No problems found. A problem is a game, or a branch, that sets up stones or begins with "
        "moves. Open another file or folder.",
    ),
    ProblemFilter.NEW: tr_noop(_P, "You have tried all of these problems."),
    ProblemFilter.DUE: tr_noop(
        _P,
        "No problem is due. “Study Due” adds new ones, as many a day as you chose in Preferences.",
    ),
    ProblemFilter.FAILED: tr_noop(_P, "You failed none of these problems at the last attempt."),
    ProblemFilter.WITHOUT_SOLUTION: tr_noop(_P, "All of these problems have a solution."),
}
_RESULTS = {
    Rating.AGAIN: tr_noop(_P, "Failed"),
    Rating.HARD: tr_noop(_P, "Solved with a hint"),
    Rating.GOOD: tr_noop(_P, "Solved"),
    Rating.EASY: tr_noop(_P, "Solved easily"),
}
_REASONS = (
    ProblemWarning.NO_MOVES,
    ProblemWarning.ONLY_WRONG_MARKS,
    ProblemWarning.RIGHT_BELOW_WRONG,
)
"""The warnings that only say why a problem has no solution."""


def filter_text(chosen: ProblemFilter, count: int) -> str:
    """Return the name of a filter, with the number of problems that it shows."""
    return _tr(_FILTERS[chosen]).format(number=format_number(count))


def empty_filter_text(chosen: ProblemFilter) -> str:
    """Return the text that is shown if a filter shows no problem."""
    return _tr(_EMPTY[chosen])


def result_text(rating: Rating | None) -> str:
    """Return the text for the last result of a problem, which is None for a new one."""
    return _tr(tr_noop(_P, "New")) if rating is None else _tr(_RESULTS[rating])


def due_text(due: date | None, today: date) -> str:
    """Return the text for the day on which a problem is due, or an empty text for a new one."""
    if due is None:
        return ""
    if due < today:
        return _tr(tr_noop(_P, "Overdue")) + f"\n{due.isoformat()}"
    if due == today:
        return _tr(tr_noop(_P, "Today"))
    if (due - today).days == 1:
        return _tr(tr_noop(_P, "Tomorrow"))
    return due.isoformat()


def problem_title(problem: CollectedProblem) -> str:
    """Return the title of a problem, or else the name of its file."""
    return to_displayable(" ".join(problem.title.split())) or to_displayable(problem.path.stem)


def problem_lines(problem: CollectedProblem, *, name_file: bool) -> list[str]:
    """Return the texts about a problem in the list: its title, its file if ``name_file``, and
    whether there are warnings.
    """
    lines = [problem_title(problem)]
    file = to_displayable(problem.path.name)
    if name_file and problem.title:
        lines.append(file)
    if not problem.judged.is_solvable:
        lines.append(_tr(tr_noop(_P, "No solution")))
    if count := sum(warning.code not in _REASONS for warning in problem.judged.warnings):
        lines.append("⚠ " + _tr(tr_noop(_P, "%Ln warnings"), count))
    return lines


def warning_text(warning: Diagnostic, moves: int, point: str) -> str:
    """Return the text of a warning about a problem.

    ``moves`` is the number of moves from the start of the problem to the place of the warning, and
    ``point`` the name of the last of them.
    """
    message = diagnostic_message(warning)
    if not moves:
        return message[:1].upper() + message[1:]
    place = _tr(tr_noop(_P, "Move {number}, {point}: {message}"))
    return place.format(number=format_number(moves), point=point, message=message)
