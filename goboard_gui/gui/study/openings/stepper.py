"""Going through two openings at once."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from ...widgets.tool_buttons import IconButton


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
        self.first = IconButton("start", self.tr("Start"), lambda: self.go_to(0))
        self.back = IconButton("back", self.tr("Back"), lambda: self.step(-1))
        self.forward = IconButton("forward", self.tr("Forward"), lambda: self.step(1))
        self.last = IconButton(
            "end", self.tr("Last move"), lambda: self.go_to(self.slider.maximum())
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.first, self.back, self.slider, self.forward, self.last, self.told):
            row.addWidget(part, 1 if part is self.slider else 0)

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
