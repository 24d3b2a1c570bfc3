"""Check boxes whose text is wrapped where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStyleOptionFocusRect,
    QStylePainter,
)

from .qt_texts import without_mnemonic

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_FLAGS = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextShowMnemonic | Qt.AlignmentFlag.AlignVCenter
_TALLEST = 10_000


class WrappingCheckBox(QCheckBox):
    """Check box that is as wide as its text where there is room, and wraps the text otherwise."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setControlType(QSizePolicy.ControlType.CheckBox)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """Return the size with each word of the text on a line of its own, or the usual size
        without a text.
        """
        hint = super().minimumSizeHint()
        words = without_mnemonic(self.text()).split()
        if words:
            widest = max(map(self.fontMetrics().horizontalAdvance, words))
            hint.setWidth(min(self._width_around_text() + widest, hint.width()))
        return hint

    def heightForWidth(self, width: int) -> int:
        """Return the height that the text needs if the check box has the given width."""
        usual = super().sizeHint()
        if width >= usual.width() or not self.text():
            return usual.height()
        room = QRect(0, 0, max(width - self._width_around_text(), 1), _TALLEST)
        text = self.fontMetrics().boundingRect(room, _FLAGS, self.text())
        return max(usual.height(), text.height() + 2)

    def _width_around_text(self) -> int:
        """Return the width of the indicator and of the space next to it."""
        hint = super().sizeHint().width()
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return hint - text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the check box as usual if its text fits, and with a wrapped text otherwise."""
        if self.width() >= super().sizeHint().width():
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style = self.style()
        contents = style.subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        contents = QRect(contents.x(), 0, self.width() - contents.x(), self.height())
        painter = QStylePainter(self)
        with painter:
            option.rect = style.subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorCheckBox, option)
            painter.drawItemText(
                contents,
                int(_FLAGS),
                self.palette(),
                self.isEnabled(),
                self.text(),
                self.foregroundRole(),
            )
            if option.state & QStyle.StateFlag.State_HasFocus:
                focus = QStyleOptionFocusRect()
                focus.initFrom(self)
                focus.rect = contents
                painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, focus)
