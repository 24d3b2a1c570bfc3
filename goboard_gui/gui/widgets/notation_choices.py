"""Menu entries that choose one of all notations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from ...notation import NOTATIONS
from ..wording.notation_texts import notation_explanation, notation_title
from .qt_texts import as_tip, verbatim

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

    from .menu import Menu


def add_notations(menu: Menu, choose: Callable[[str], object]) -> dict[str, QAction]:
    """Add an exclusive entry for each notation to a menu, and return the entries by their ids.

    ``choose`` is called with the id of the notation that the user chose.
    """
    group = QActionGroup(menu)
    actions = {}
    for notation in NOTATIONS:
        action = menu.addAction(verbatim(notation_title(notation)))
        action.setCheckable(True)
        action.setToolTip(as_tip(notation_explanation(notation)))
        action.triggered.connect(lambda _checked=False, key=notation.id: choose(key))
        group.addAction(action)
        actions[notation.id] = action
    return actions
