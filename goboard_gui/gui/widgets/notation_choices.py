"""Menu entries that choose one of all notations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup

from ..wording.notation_texts import notation_explanation, notation_title
from .qt_texts import as_tip, verbatim

if TYPE_CHECKING:
    from collections.abc import Callable

    from .menu import Menu


def add_notations(
    menu: Menu, choose: Callable[[str], object], before: QAction | None = None
) -> dict[str, QAction]:
    """Add an exclusive entry for each notation to a menu, at its end or before another entry, and
    return the entries by their ids.

    ``choose`` is called with the id of the notation that the user chose.
    """
    from ...notation import NOTATIONS  # all of them, which the start does without

    group = QActionGroup(menu)
    actions = {}
    for notation in NOTATIONS:
        action = QAction(verbatim(notation_title(notation)), menu)
        if before is None:
            menu.addAction(action)
        else:
            menu.insertAction(before, action)
        action.setCheckable(True)
        action.setToolTip(as_tip(notation_explanation(notation)))
        action.triggered.connect(lambda _checked=False, key=notation.id: choose(key))
        group.addAction(action)
        actions[notation.id] = action
    return actions
