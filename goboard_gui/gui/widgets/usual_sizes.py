"""Buttons for the usual sizes of the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from ...go import USUAL_SIZES
from .buttons import highlight_when_checked

if TYPE_CHECKING:
    from ...go import Size


class UsualSizes(QWidget):
    """Row of buttons for the usual sizes of the board, of which that of the current size is
    highlighted.
    """

    chosen = Signal(object)
    """Emitted with a `Size` when the user clicks its button."""

    def __init__(self) -> None:
        super().__init__()
        self._buttons = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for size in USUAL_SIZES:
            button = QPushButton(str(size))
            button.setCheckable(True)
            button.setAutoDefault(False)
            highlight_when_checked(button)
            button.clicked.connect(partial(self._click, size))
            self._buttons.addButton(button, size.width)
            row.addWidget(button)
        row.addStretch()

    def show_size(self, size: Size | None) -> None:
        """Highlight the button of a size, or none if it is not usual or None."""
        # An exclusive group cannot be left without a checked button.
        self._buttons.setExclusive(False)
        for usual in USUAL_SIZES:
            self._buttons.button(usual.width).setChecked(usual == size)
        self._buttons.setExclusive(True)

    def _click(self, size: Size, _checked: bool = False) -> None:
        self.chosen.emit(size)
