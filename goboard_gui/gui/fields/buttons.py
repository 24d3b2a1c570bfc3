"""Buttons of windows that do something and leave the window open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialogButtonBox

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QPushButton


def add_button(
    buttons: QDialogButtonBox, text: str, slot: Callable[[], object] | None = None
) -> QPushButton:
    """Add one that is never pressed by Enter elsewhere; ``slot`` is called without arguments."""
    button = buttons.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
    button.setAutoDefault(False)
    if slot is not None:
        button.clicked.connect(lambda: slot())
    return button
