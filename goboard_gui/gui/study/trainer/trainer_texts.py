"""Texts of the trainer: settings, verdicts and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....notation import Reading
from ....study.lesson import Task
from ....study.regions import BoardPart, Rectangle, Zone
from ...core.i18n import format_number, tr_noop, translator
from ...wording.notation_texts import notation_title

if TYPE_CHECKING:
    from ....study.lesson import Answer, Lesson, TrainerQuestion
    from ....study.regions import Region
    from ....study.statistics import Summary

_T = "Trainer"
tr = translator(_T)
"""Function that translates a text from the tables in this module."""

TASKS = {
    Task.FIND: tr_noop(_T, "Click the point"),
    Task.TYPE: tr_noop(_T, "Type the coordinate"),
    Task.PICK: tr_noop(_T, "Choose the coordinate"),
}

PARTS = {
    BoardPart.WHOLE: tr_noop(_T, "Whole board"),
    BoardPart.LOWER_LEFT: tr_noop(_T, "Lower left quadrant"),
    BoardPart.UPPER_LEFT: tr_noop(_T, "Upper left quadrant"),
    BoardPart.UPPER_RIGHT: tr_noop(_T, "Upper right quadrant"),
    BoardPart.LOWER_RIGHT: tr_noop(_T, "Lower right quadrant"),
    BoardPart.LEFT: tr_noop(_T, "Along the left edge"),
    BoardPart.TOP: tr_noop(_T, "Along the upper edge"),
    BoardPart.RIGHT: tr_noop(_T, "Along the right edge"),
    BoardPart.BOTTOM: tr_noop(_T, "Along the lower edge"),
    BoardPart.FIRST_LINES: tr_noop(_T, "First and second lines"),
    BoardPart.THIRD_LINES: tr_noop(_T, "Third and fourth lines"),
    BoardPart.CENTRE: tr_noop(_T, "Centre (from the fifth line)"),
}

ZONES = {
    Zone.UPPER_LEFT: tr_noop(_T, "Upper left"),
    Zone.TOP: tr_noop(_T, "Upper edge"),
    Zone.UPPER_RIGHT: tr_noop(_T, "Upper right"),
    Zone.LEFT: tr_noop(_T, "Left edge"),
    Zone.CENTRE: tr_noop(_T, "Centre"),
    Zone.RIGHT: tr_noop(_T, "Right edge"),
    Zone.LOWER_LEFT: tr_noop(_T, "Lower left"),
    Zone.BOTTOM: tr_noop(_T, "Lower edge"),
    Zone.LOWER_RIGHT: tr_noop(_T, "Lower right"),
}

READINGS = {
    Reading.TRAVEL: tr_noop(_T, "Rotate with the board"),
    Reading.STAY: tr_noop(_T, "Stay in place"),
}

HELPS = {
    "nothing": tr_noop(_T, "None (from memory)"),
    "edges": tr_noop(_T, "Coordinates at the edges"),
    "names": tr_noop(_T, "Coordinates on all points"),
}

_INVITATIONS = {
    Task.FIND: tr_noop(_T, "Click this point:"),
    Task.TYPE: tr_noop(_T, "Type the coordinates of the highlighted point:"),
    Task.PICK: tr_noop(_T, "What are the coordinates of the highlighted point?"),
}


def task_instruction(task: Task) -> str:
    """Return the instruction shown to the user for a task."""
    return tr(_INVITATIONS[task])


def region_name(region: Region) -> str:
    """Return the name of a region as displayed in the form."""
    if isinstance(region, Rectangle):
        return tr(tr_noop(_T, "Rectangle {columns}×{rows}…")).format(
            columns=region.right - region.left + 1, rows=region.bottom - region.top + 1
        )
    return tr(PARTS[region])


def time_text(seconds: float | None) -> str:
    """Return a number of seconds with one decimal, or a dash if it is None."""
    if seconds is None:
        return "–"
    return tr(tr_noop(_T, "{seconds} s")).format(seconds=format_number(seconds, 1))


def percent_text(part: float | None) -> str:
    """Return a fraction as a percentage, rounded down, or a dash if it is None."""
    return "–" if part is None else tr(tr_noop(_T, "{percent}%")).format(percent=int(part * 100))


def verdict_text(question: TrainerQuestion, answer: Answer) -> str:
    """Return the verdict on an answer, with the correct name if it was wrong."""
    if answer.right:
        return tr(tr_noop(_T, "Correct · {time}")).format(time=time_text(answer.seconds))
    if answer.chosen is None:
        return tr(tr_noop(_T, "This is {name}.")).format(name=question.name)
    chosen = question.naming.name(answer.chosen)
    if question.task is not Task.FIND:
        return tr(tr_noop(_T, "It is {name}, not {chosen}.")).format(
            name=question.name, chosen=chosen
        )
    return tr(tr_noop(_T, "That was {chosen}, not {name}.")).format(
        name=question.name, chosen=chosen
    )


def summary_text(summary: Summary) -> str:
    """Return a one-line summary of answers: how many were right, and the median time."""
    summed = tr_noop(_T, "{right} of {asked} correct ({share}), median time {time}")
    if summary.seconds is None:
        summed = tr_noop(_T, "{right} of {asked} correct ({share})")
    return tr(summed).format(
        right=summary.right,
        asked=summary.asked,
        share=percent_text(summary.accuracy),
        time=time_text(summary.seconds),
    )


def subject_text(lesson: Lesson) -> str:
    """Return a description of the lesson that results refer to: notation, board size and help."""
    help_ = tr(tr_noop(_T, "with help")) if lesson.helped else tr(tr_noop(_T, "from memory"))
    return tr(tr_noop(_T, "{notation} on {size}, {help}")).format(
        notation=notation_title(lesson.notation),
        size=lesson.size,
        help=help_,
    )
