"""Spin boxes for decimal numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDoubleSpinBox

if TYPE_CHECKING:
    from PySide6.QtGui import QValidator
    from PySide6.QtWidgets import QWidget


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


class PointsSpinBox(DecimalSpinBox):
    """Spin box for points in a game, such as komi, in steps of half a point.

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
