"""Buttons that show the players' clocks, with digits as large as the panel allows."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

CLOCK_DIGIT_HEIGHT = 40
"""Height of the digits of large clocks in logical pixels where there is room: legible from a
player's seat.
"""
_SAMPLE_SIZE = 100
_PADDING = 6
"""Width and height that the button takes in addition to its text, in pixels."""


class ClockButton(QToolButton):
    """Button that shows a player's clock; a click pauses it or continues.

    Large digits shrink to the size of other texts if space is scarce, so that they never enlarge
    the window.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self._panel = parent
        self._large = True
        self._room = 0
        self._time, self._running, self._paused = "", False, False
        self.set_large(False)

    def set_large(self, large: bool) -> None:
        """Set whether the digits are as large as possible, or as large as other texts."""
        if large is not self._large:
            self._large = large
            policy = QSizePolicy.Policy.Maximum if large else QSizePolicy.Policy.Fixed
            self.setSizePolicy(policy, policy)
            self._choose_font()

    def set_available_width(self, width: int) -> None:
        """Set the width that the panel has for the clock; large digits are no wider."""
        self._room = width
        self._show_text()
        self.updateGeometry()

    def show_time(self, time: str, *, running: bool, paused: bool = False) -> None:
        """Show a time, in bold type if the clock is running; an empty string hides the clock.

        A ``paused`` clock says so in its place, with the time if there is room for it.
        """
        self._time, self._running, self._paused = time, running, paused
        self._show_text()

    def _show_text(self) -> None:
        text, running = self._time, self._running
        if self._paused:
            pause = self.tr("Paused – click to continue")
            both = f"{text} · {pause}"
            width = self._sample().horizontalAdvance(both) * self._min_font_size() / _SAMPLE_SIZE
            text = both if width + _PADDING <= self._room else pause
        if (text, running) != (self.text(), self.font().bold()):
            self.setText(text)
            font = self.font()
            font.setBold(running)
            self.setFont(font)
            self._choose_font()
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        return (
            self._size_of_text(self._max_font_size(self._room))
            if self._large
            else super().sizeHint()
        )

    def minimumSizeHint(self) -> QSize:
        if not self._large:
            return super().minimumSizeHint()
        return QSize(1, self._size_of_text(self._min_font_size()).height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_font()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text right-aligned, elided if too long; styles would centre it in a shrunk
        button.
        """
        # The classes of styles have dozens of enumerations.
        from PySide6.QtWidgets import QStyle, QStyleOptionToolButton

        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        rect = self.rect().adjusted(0, 0, -_PADDING // 2, 0)
        end = Qt.TextElideMode.ElideRight
        text, option.text = self.fontMetrics().elidedText(option.text, end, rect.width()), ""
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        role, style = self.foregroundRole(), self.style()
        with QPainter(self) as painter:
            button = QStyle.ComplexControl.CC_ToolButton
            style.drawComplexControl(button, option, painter, self)
            style.drawItemText(
                painter, rect, flags.value, option.palette, self.isEnabled(), text, role
            )

    def _choose_font(self) -> None:
        """Choose the largest font that fits the button."""
        font = QFont()
        if self._large:
            by_height = _SAMPLE_SIZE * (self.height() - _PADDING) / self._sample().height()
            size = min(self._max_font_size(self.width()), int(by_height))
            font.setPixelSize(max(size, self._min_font_size()))
        font.setBold(self.font().bold())
        if font != self.font():
            self.setFont(font)

    def _min_font_size(self) -> int:
        """Return the font size of the panel's other texts, in pixels."""
        return QFontInfo(self._panel.font()).pixelSize()

    def _max_font_size(self, width: int) -> int:
        """Return the largest font size, in pixels, at which the text fits into this width."""
        sample = self._sample()
        digits = sample.tightBoundingRect("0").height()
        text = max(sample.horizontalAdvance(self.text()), 1)
        by_width = int(_SAMPLE_SIZE * (width - _PADDING) / text)
        by_digits = ceil(_SAMPLE_SIZE * CLOCK_DIGIT_HEIGHT / digits)
        return max(min(by_digits, by_width), self._min_font_size())

    def _size_of_text(self, size: int) -> QSize:
        """Return the size of the button with a font of this size in pixels."""
        sample, scale = self._sample(), size / _SAMPLE_SIZE
        width = ceil(sample.horizontalAdvance(self.text()) * scale)
        return QSize(width + _PADDING, ceil(sample.height() * scale) + _PADDING)

    def _sample(self) -> QFontMetricsF:
        font = QFont(self.font())
        font.setPixelSize(_SAMPLE_SIZE)
        font.setBold(True)  # so that the size stays the same when the clock runs
        return QFontMetricsF(font)
