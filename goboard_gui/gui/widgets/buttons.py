"""Buttons of windows: those that leave them open, and those of which one is chosen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractButton


def plain_button(text: str, slot: Callable[[], object] | None = None) -> QPushButton:
    """One that is never pressed by Enter elsewhere; ``slot`` is called without arguments."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    if slot is not None:
        button.clicked.connect(lambda: slot())
    return button


def add_button(
    buttons: QDialogButtonBox, text: str, slot: Callable[[], object] | None = None
) -> QPushButton:
    """Add a `plain_button` that does something else than to close the dialog."""
    button = plain_button(text, slot)
    buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
    return button


def go_along(box: QDialogButtonBox) -> None:
    """Let Tab go through the buttons of a box as they stand, which is as desktops want them.

    Left to itself it goes in the order in which they were made.
    """
    row = box.layout()
    buttons = sorted(box.buttons(), key=row.indexOf) if row is not None else ()
    for one, following in pairwise(buttons):
        QWidget.setTabOrder(one, following)


def stand_out(button: QAbstractButton) -> None:
    """Let a button be seen to be checked: Qt's shade for that is lost on dark windows."""

    def show(checked: bool) -> None:
        palette, roles = QPalette(), QPalette.ColorRole
        if checked:
            of_all = QApplication.palette()
            palette.setColor(roles.Button, of_all.color(roles.Highlight))
            palette.setColor(roles.ButtonText, of_all.color(roles.HighlightedText))
        button.setPalette(palette)

    button.toggled.connect(show)
    show(button.isChecked())
