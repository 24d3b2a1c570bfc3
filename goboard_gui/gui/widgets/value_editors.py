"""Editors of values, such as settings and print options, with a widget class for each type.

Each editor is created with a function that is called with the value that the user chooses, and has
a method ``show_value``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QSpinBox,
    QWidget,
)

from ...named_tuples import NamedTuple
from .check_boxes import WrappingCheckBox
from .qt_texts import as_tip
from .spin_boxes import ScoreSpinBox

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from PySide6.QtGui import QIcon, QWheelEvent


_MAX_TWO_COLUMN = 4
"""Maximum number of check boxes that are laid out in two columns."""


class ValueChoice(NamedTuple):
    """One of the possible values of a setting, with its label, tooltip and picture.

    ``draw_icon`` is called again when the window becomes light or dark. A value that is not
    ``offered`` is shown but can't be chosen in the form.
    """

    value: Any
    text: str
    tip: str = ""
    draw_icon: Callable[[], QIcon] | None = None
    offered: bool = True


class NumberRange(NamedTuple):
    """The minimum, maximum and step of a number."""

    minimum: float
    maximum: float
    step: float = 1


class CheckBoxEditor(WrappingCheckBox):
    """Editor for a setting that is on or off."""

    def __init__(self, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.clicked.connect(lambda: chosen(self.isChecked()))

    def show_value(self, value: bool) -> None:
        self.setChecked(value)


class ComboBoxEditor(QComboBox):
    """Editor for a setting that has one of several values."""

    def __init__(self, choices: Sequence[ValueChoice], chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self._choices = choices
        self.setMaxVisibleItems(len(choices))
        self.addItems([choice.text for choice in choices])
        for row, choice in enumerate(choices):
            self.setItemData(row, choice.value)
            self.setItemData(row, as_tip(choice.tip) or None, Qt.ItemDataRole.ToolTipRole)
            if not choice.offered:
                self._disable(row)
        self._draw_icons()
        self.activated.connect(lambda: chosen(self.currentData()))

    def showPopup(self) -> None:  # noqa: N802  # Qt's name
        """Show the list wide enough for all texts, even if the box is narrow."""
        self.view().setMinimumWidth(self.sizeHint().width())
        super().showPopup()

    def _draw_icons(self) -> None:
        for row, choice in enumerate(self._choices):
            if choice.draw_icon is not None:
                icon = choice.draw_icon()
                self.setItemIcon(row, icon)
                self.setIconSize(icon.availableSizes()[0])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()

    def _disable(self, row: int) -> None:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(row).setEnabled(False)

    def show_value(self, value: object) -> None:
        self.setCurrentIndex(self.findData(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ignore the mouse wheel, so that it scrolls the page instead of changing the value."""
        event.ignore()


class CheckListEditor(QWidget):
    """Editor for a set of values, of which a minimum number must be selected."""

    def __init__(
        self, choices: Sequence[ValueChoice], minimum: int, chosen: Callable[[Any], object]
    ) -> None:
        super().__init__()
        self._minimum = minimum
        self._chosen = chosen
        self.boxes = {choice.value: QCheckBox(choice.text) for choice in choices}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        columns = 2 if len(choices) <= _MAX_TWO_COLUMN else 1
        for index, box in enumerate(self.boxes.values()):
            grid.addWidget(box, *divmod(index, columns))
            box.clicked.connect(self._clicked)
        # A label whose buddy is the first box would toggle it.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def _clicked(self) -> None:
        self._chosen([value for value, box in self.boxes.items() if box.isChecked()])

    def show_value(self, values: Collection[object]) -> None:
        """Check the boxes of these values; checked boxes are disabled while only the minimum is
        selected.
        """
        for value, box in self.boxes.items():
            box.setChecked(value in values)
            box.setEnabled(len(values) > self._minimum or value not in values)


class DecimalEditor(ScoreSpinBox):
    """Editor for a number that may have decimals, such as a number of points."""

    def __init__(self, numbers: NumberRange, chosen: Callable[[Any], object]) -> None:
        super().__init__(numbers.minimum, numbers.maximum)
        self.setSingleStep(numbers.step)
        self.setKeyboardTracking(False)
        self.valueChanged.connect(chosen)

    def show_value(self, value: float) -> None:
        with QSignalBlocker(self):
            self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class IntegerEditor(QSpinBox):
    """Editor for an integer."""

    def __init__(self, numbers: NumberRange, chosen: Callable[[Any], object]) -> None:
        super().__init__()
        self.setRange(int(numbers.minimum), int(numbers.maximum))
        self.setSingleStep(int(numbers.step))
        self.setKeyboardTracking(False)
        self.valueChanged.connect(chosen)

    def show_value(self, value: int) -> None:
        with QSignalBlocker(self):
            self.setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


ValueEditor = CheckBoxEditor | ComboBoxEditor | CheckListEditor | DecimalEditor | IntegerEditor
