"""Hides what a widget shows, and says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class Curtain(QLabel):
    """Lies over a widget, as large as that is, while it is shown."""

    def __init__(self, behind: QWidget, text: str) -> None:
        super().__init__(behind)
        self._behind = behind
        self.setText(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setMargin(12)
        self.setAutoFillBackground(True)
        self.hide()
        behind.installEventFilter(self)
        self.setGeometry(behind.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._behind.rect())
        return super().eventFilter(watched, event)
