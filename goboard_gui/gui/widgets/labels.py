"""Labels that show their texts literally, and labels for texts of varying length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

from ...display_text import escape_message

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget


class PlainLabel(QLabel):
    """Label that shows its text literally and never as HTML; all labels except `MarkupLabel`s are
    of this class.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Set the text; control characters and invalid bytes in it are escaped."""
        super().setText(escape_message(text))


class MarkupLabel(QLabel):
    """Label for rich text that the program makes; texts in it must be escaped as HTML."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)


class ElidedLabel(PlainLabel):
    """Single-line label that ends with an ellipsis if its text does not fit."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        place = self.contentsRect()
        text = self.fontMetrics().elidedText(
            self.text().replace("\n", " "), Qt.TextElideMode.ElideRight, place.width()
        )
        with QPainter(self) as painter:
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, left, text)


_PADDING = 4
"""Vertical padding above and below together, in pixels."""


class FixedHeightLabel(PlainLabel):
    """Label with a fixed number of lines, so that a change of its text does not affect the layout.

    It shrinks to one line if space is scarce.
    """

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._lines = lines
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_of(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_of(1))

    def _height_of(self, lines: int) -> int:
        return lines * self.fontMetrics().lineSpacing() + _PADDING
