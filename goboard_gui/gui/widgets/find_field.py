"""A field for what is to be found, from which one goes through what is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLineEdit

from .text_keys import settle

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class FindField(QLineEdit):
    """Enter and the arrows go on and back, Esc is done."""

    onwards = Signal()
    backwards = Signal()
    left = Signal()
    """The person is done finding."""

    def event(self, event: QEvent) -> bool:
        """Take the keys of a text before the window's shortcuts do, undo among them."""
        return settle(event, undoes=True) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                (self.backwards if back else self.onwards).emit()
            case Qt.Key.Key_Down:
                self.onwards.emit()
            case Qt.Key.Key_Up:
                self.backwards.emit()
            case _:
                super().keyPressEvent(event)
