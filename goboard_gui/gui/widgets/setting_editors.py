"""The fields in which a preference is chosen, one kind for each kind of setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QSpinBox,
    QWidget,
)

from .points_box import PointsBox

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtGui import QWheelEvent


_FEW = 4
"""So many values have words short enough for two in a row; more are read in one column."""


class Choice(NamedTuple):
    """A value of a setting, its words, and what they mean."""

    value: Any
    text: str
    tip: str = ""


class Range(NamedTuple):
    """The numbers a setting may be."""

    least: float
    most: float
    step: float = 1


class Switch(QCheckBox):
    """On or off."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.clicked.connect(lambda: chosen(self.isChecked()))

    def show_value(self, value: bool) -> None:
        self.setChecked(value)


class OneOf(QComboBox):
    """One of several values."""

    def __init__(self, choices: Sequence[Choice], chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.setMaxVisibleItems(len(choices))
        for row, choice in enumerate(choices):
            self.addItem(choice.text, choice.value)
            self.setItemData(row, choice.tip or None, Qt.ItemDataRole.ToolTipRole)
        self.view().setMinimumWidth(self.sizeHint().width())
        self.activated.connect(lambda: chosen(self.currentData()))

    def show_value(self, value: object) -> None:
        self.setCurrentIndex(self.findData(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: it is turned to see more of it."""
        event.ignore()


class SomeOf(QWidget):
    """Several values, at least so many of them."""

    def __init__(
        self, choices: Sequence[Choice], least: int, chosen: Callable[[Any], object]
    ) -> None:
        super().__init__()
        self._least = least
        self._chosen = chosen
        self.boxes = {choice.value: QCheckBox(choice.text) for choice in choices}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        in_a_row = 2 if len(choices) <= _FEW else 1
        for place, box in enumerate(self.boxes.values()):
            grid.addWidget(box, *divmod(place, in_a_row))
            box.clicked.connect(self._clicked)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def _clicked(self) -> None:
        self._chosen([value for value, box in self.boxes.items() if box.isChecked()])

    def show_value(self, values: Collection[object]) -> None:
        """Check these; those that have to stay cannot be taken away."""
        for value, box in self.boxes.items():
            box.setChecked(value in values)
            box.setEnabled(len(values) > self._least or value not in values)


class Number(PointsBox):
    """A number of points of a game, which may have a fraction."""

    def __init__(self, numbers: Range, chosen: Callable[[Any], object]) -> None:
        super().__init__(numbers.least, numbers.most)
        self.setSingleStep(numbers.step)
        self.setKeyboardTracking(False)
        self.valueChanged.connect(chosen)

    def show_value(self, value: float) -> None:
        with QSignalBlocker(self):
            self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class WholeNumber(QSpinBox):
    """A number without a fraction."""

    def __init__(self, numbers: Range, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.setRange(int(numbers.least), int(numbers.most))
        self.setSingleStep(int(numbers.step))
        self.setKeyboardTracking(False)
        self.valueChanged.connect(chosen)

    def show_value(self, value: int) -> None:
        with QSignalBlocker(self):
            self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


Editor = Switch | OneOf | SomeOf | Number | WholeNumber
