"""Going through two openings at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QToolButton, QWidget

from ..icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable


class Stepper(QWidget):
    """A slider with buttons for the first move, the last one, and those next to the current."""

    moved = Signal(int)
    """Another number of moves is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Number of moves shown"))
        self.slider.setRange(0, 0)
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self.moved)
        self.told = QLabel()
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        wide = self.told.fontMetrics().horizontalAdvance("Move 000 of 000 · 000 points differ")
        self.told.setMinimumWidth(wide)
        self.first = self._button(self.tr("Start"), lambda: self.go_to(0))
        self.back = self._button(self.tr("Back"), lambda: self.step(-1))
        self.forward = self._button(self.tr("Forward"), lambda: self.step(1))
        self.last = self._button(self.tr("Last move"), lambda: self.go_to(self.slider.maximum()))
        self.refresh_icons()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.first, self.back, self.slider, self.forward, self.last, self.told):
            row.addWidget(part, 1 if part is self.slider else 0)

    def _button(self, text: str, slot: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setAutoRaise(True)
        # After a click the arrow keys still go through the moves.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(slot)
        return button

    def refresh_icons(self) -> None:
        """Draw them in the colour that texts have by now."""
        buttons = self.first, self.back, self.forward, self.last
        for button, name in zip(buttons, ("start", "back", "forward", "end"), strict=True):
            button.setIcon(icon(name))

    @property
    def number(self) -> int:
        """How many moves are to be shown."""
        return self.slider.value()

    def use_moves(self, moves: int) -> None:
        """Let there be so many moves; at the last one one stays there."""
        at_end = self.slider.value() == self.slider.maximum()
        self.slider.setMaximum(moves)
        if at_end:
            self.slider.setValue(moves)

    def go_to(self, number: int) -> None:
        self.slider.setValue(number)

    def step(self, by: int) -> None:
        self.slider.setValue(self.slider.value() + by)

    def tell(self, text: str) -> None:
        """Say what is shown, and let the buttons be pressed that lead elsewhere."""
        self.told.setText(text)
        for button, there in (
            (self.first, self.slider.minimum()),
            (self.back, self.slider.minimum()),
            (self.forward, self.slider.maximum()),
            (self.last, self.slider.maximum()),
        ):
            button.setEnabled(self.slider.value() != there)
