"""A small flat button with a word or a letter, as bars and panels have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

if TYPE_CHECKING:
    from collections.abc import Callable


class TextButton(QToolButton):
    """It takes the keys by Tab alone: in a window they belong to the board."""

    def __init__(self, text: str, tip: str, slot: Callable[[], object] | None = None) -> None:
        """The ``tip`` is also what a screen reader says."""
        super().__init__()
        self.setText(text)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
        if slot is not None:
            self.clicked.connect(lambda: slot())
