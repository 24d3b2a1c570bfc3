"""Spin boxes for decimal numbers and for the size of a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QSpinBox, QWidget

from ...go import MAX_SIDE, Size
from .labels import PlainLabel
from .qt_texts import as_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QValidator


def set_number_text(box: QSpinBox, text: str) -> None:
    """Show the value of a spin box within a text: a template that contains ``{number}``."""
    before, _, after = text.partition("{number}")
    box.setPrefix(before)
    box.setSuffix(after)


class DecimalSpinBox(QDoubleSpinBox):
    """Spin box that accepts both a dot and a comma as the decimal separator.

    In locales in which the dot separates groups of digits, Qt would read 6.5 as 65.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        return super().validate(self._localised(text), place)

    def valueFromText(self, text: str) -> float:  # noqa: N802  # Qt's name
        return super().valueFromText(self._localised(text))

    def _localised(self, text: str) -> str:
        point = self.locale().decimalPoint()
        return text.replace(",", point).replace(".", point)


class ScoreSpinBox(DecimalSpinBox):
    """Spin box for a score or komi, with steps of half a point.

    Trailing zeros are not displayed.
    """

    def __init__(self, minimum: float, maximum: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(2)
        self.setRange(minimum, maximum)
        self.setSingleStep(0.5)

    def textFromValue(self, value: float) -> str:
        text, sign = super().textFromValue(value), self.locale().decimalPoint()
        return text.rstrip("0").removesuffix(sign) if sign in text else text


class SizeBox(QWidget):
    """Two spin boxes for the numbers of columns and rows of a board."""

    changed = Signal()
    """Emitted when the size has changed."""

    def __init__(self, size: Size, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = self._side(size.width, self.tr("Columns"))
        self.rows = self._side(size.height, self.tr("Rows"))
        self.setFocusProxy(self.columns)
        self.setFocusPolicy(
            self.columns.focusPolicy()
        )  # otherwise the mnemonic of a label would not focus it
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.columns)
        layout.addWidget(PlainLabel("×"))
        layout.addWidget(self.rows)
        layout.addStretch()

    @property
    def board_size(self) -> Size:
        """The chosen size."""
        return Size(self.columns.value(), self.rows.value())

    def set_board_size(self, size: Size) -> None:
        """Set the size and emit `changed`, as if the user had typed it."""
        if size == self.board_size:
            return
        with QSignalBlocker(self.columns), QSignalBlocker(self.rows):
            self.columns.setValue(size.width)
            self.rows.setValue(size.height)
        self.changed.emit()

    def _side(self, value: int, name: str) -> QSpinBox:
        box = QSpinBox()
        box.setAccessibleName(name)
        box.setToolTip(as_tip(name))
        box.setRange(1, MAX_SIDE)
        box.setValue(value)
        box.valueChanged.connect(self.changed)
        return box
