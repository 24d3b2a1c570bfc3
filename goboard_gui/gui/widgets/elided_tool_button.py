"""Tool button that shrinks and elides its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QToolButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class ElidedToolButton(QToolButton):
    """Tool button with a text, which it elides if space is scarce."""

    def __init__(self, least: int) -> None:
        """Create a button that may shrink to a width of ``least`` average characters."""
        super().__init__()
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        least = self._least * self.fontMetrics().averageCharWidth()
        return QSize(min(least, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        missing = self.sizeHint().width() - self.width()
        if missing <= 0:
            super().paintEvent(event)
            return
        # The classes of styles have dozens of enumerations.
        from PySide6.QtWidgets import QStyle, QStyleOptionToolButton

        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        metrics = self.fontMetrics()
        room = metrics.horizontalAdvance(option.text) - missing
        option.text = metrics.elidedText(option.text, Qt.TextElideMode.ElideMiddle, room)
        with QPainter(self) as painter:
            button = QStyle.ComplexControl.CC_ToolButton
            self.style().drawComplexControl(button, option, painter, self)
