"""Label that covers a widget to hide its contents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class Cover(QLabel):
    """A label that covers a widget completely, hides its contents and explains why."""

    def __init__(self, covered: QWidget, text: str) -> None:
        super().__init__(covered)
        self._covered = covered
        self.setText(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(12)
        self.setAutoFillBackground(True)
        self.hide()
        covered.installEventFilter(self)
        self.setGeometry(covered.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        return super().eventFilter(watched, event)
