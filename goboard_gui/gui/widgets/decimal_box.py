"""A field for a number with a fraction, whichever sign a person or a keypad has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDoubleSpinBox

if TYPE_CHECKING:
    from PySide6.QtGui import QValidator


class DecimalBox(QDoubleSpinBox):
    """Takes a dot for a comma where a comma is written, and the other way round.

    Where a dot parts thousands, Qt alone would read 6.5 as 65.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        return super().validate(self._written(text), place)

    def valueFromText(self, text: str) -> float:  # noqa: N802  # Qt's name
        return super().valueFromText(self._written(text))

    def _written(self, text: str) -> str:
        sign = self.locale().decimalPoint()
        return text.replace(",", sign).replace(".", sign)
