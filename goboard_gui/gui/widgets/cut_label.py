"""Texts that may be longer than there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class CutLabel(QLabel):
    """A line of text that ends with dots where there is no room for all of it."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        place = self.contentsRect()
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, place.width()
        )
        with QPainter(self) as painter:
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, left, text)
