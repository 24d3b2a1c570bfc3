"""Buttons of windows: those that leave them open, and those of which one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialogButtonBox

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractButton, QPushButton


def add_button(
    buttons: QDialogButtonBox, text: str, slot: Callable[[], object] | None = None
) -> QPushButton:
    """Add one that is never pressed by Enter elsewhere; ``slot`` is called without arguments."""
    button = buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
    button.setAutoDefault(False)
    if slot is not None:
        button.clicked.connect(lambda: slot())
    return button


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
