"""Texts for which the room of some lines is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_AIR = 4
"""Pixels above and below all lines."""


class LinesLabel(QLabel):
    """A text as high as so many lines, whatever it is; where room is scarce, as one of them.

    What is beside it does not move when the text becomes longer.
    """

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_of(1))

    def _height_of(self, lines: int) -> int:
        return lines * self.fontMetrics().lineSpacing() + _AIR
