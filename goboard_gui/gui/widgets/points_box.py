"""A field for points of a game: komi, or by how many a game was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decimal_box import DecimalBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class PointsBox(DecimalBox):
    """Halves are usual and quarters possible; no more digits are shown than there are."""

    def __init__(self, least: float, most: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(2)
        self.setRange(least, most)
        self.setSingleStep(0.5)

    def textFromValue(self, value: float) -> str:
        text, sign = super().textFromValue(value), self.locale().decimalPoint()
        return text.rstrip("0").removesuffix(sign) if sign in text else text
