"""What shows that the board has the keys, to those who came to it by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPalette, QRegion
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_WIDTH = 2
_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class FocusRim(QWidget):
    """A line around a widget, while it has the keys and no click gave them to it."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._around = around
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        around.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        elif isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            self.setVisible(event.reason() in _BY_KEYS or self.isVisible())
        elif isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            passing = event.reason() in (
                Qt.FocusReason.PopupFocusReason,
                Qt.FocusReason.ActiveWindowFocusReason,
            )
            self.setVisible(passing and self.isVisible())
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Cover nothing but the rim, so that the board is painted without it."""
        room = QRect(0, 0, self._around.width(), self._around.height())
        self.setGeometry(room)
        inside = room.adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        self.setMask(QRegion(room).subtracted(QRegion(inside)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as qp:
            qp.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Highlight))
