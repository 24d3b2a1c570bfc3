"""Push buttons in dialogs: creation, tab order and checked state."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractButton


def plain_button(text: str, slot: Callable[[], object] | None = None) -> QPushButton:
    """Return a push button that is not pressed by Enter in another field.

    ``slot`` is called without arguments when the button is clicked.
    """
    button = QPushButton(text)
    button.setAutoDefault(False)
    if slot is not None:
        button.clicked.connect(lambda: slot())
    return button


def add_button(
    buttons: QDialogButtonBox, text: str, slot: Callable[[], object] | None = None
) -> QPushButton:
    """Add a `plain_button` to a button box; clicking it does not close the dialog."""
    button = plain_button(text, slot)
    buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
    return button


def set_visual_tab_order(box: QDialogButtonBox) -> None:
    """Let Tab follow the order in which the buttons of a box are displayed.

    The order depends on the desktop; by default Tab follows the order in which they were created.
    """
    row = box.layout()
    buttons = sorted(box.buttons(), key=row.indexOf) if row is not None else ()
    for button, following in pairwise(buttons):
        QWidget.setTabOrder(button, following)


def highlight_when_checked(button: QAbstractButton) -> None:
    """Draw a button in the highlight colour while it is checked.

    Qt's own shade is hardly visible on dark windows.
    """

    def show(checked: bool) -> None:
        palette, roles = QPalette(), QPalette.ColorRole
        if checked:
            defaults = QApplication.palette()
            palette.setColor(roles.Button, defaults.color(roles.Highlight))
            palette.setColor(roles.ButtonText, defaults.color(roles.HighlightedText))
        button.setPalette(palette)

    button.toggled.connect(show)
    show(button.isChecked())
