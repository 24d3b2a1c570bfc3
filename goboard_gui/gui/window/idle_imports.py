"""Imports that are made while the program is idle after its start.

The start does without these modules, but the first openings of several panels and dialogs need
them. They serve all windows, as a process imports a module once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from ..core.idle_tasks import IdleTask, import_in_steps

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

MODULES = (
    # figures, problems, charts, printing
    *("...record.figures", "...record.figures.cropping", "...record.figures.merging"),
    *("...record.analysis.languages", "...record.analysis.cited_letters"),
    *("...record.figures.building", "...record.figures.node_range", "...record.figures.planner"),
    # rewriting and printing comments
    *("...record.figures.line_moves", "...notation.lettered_moves", "...files.point_evidence"),
    # analyses and reviews
    *("...study.review.losses", "..wording.loss_texts"),
    "...engine.events",
    *("...engine.capabilities", "...engine.entry", "...engine.detection", "..engines.engine_list"),
    # what few positions show
    *("...diagram.painting.badges", "...diagram.painting.pass_mark"),
    *("...diagram.painting.candidate_chips", "...diagram.painting.continuation_chips"),
    # saving and exporting
    "..widgets.disk_wait",
)
"""Modules that first openings need, in the order of their dependencies."""

_DELAY = 200
"""Milliseconds after which the windows have been painted."""


def start_imports(parent: QObject) -> IdleTask:
    """Import the modules when the windows have been painted, a few milliseconds at a time between
    events, until the task is stopped.
    """
    task = IdleTask(parent)
    QTimer.singleShot(_DELAY, task, lambda: task.run(import_in_steps(MODULES, __package__)))
    return task
