"""What is said below the pages."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget


class RemarkLine(QLabel):
    """A sentence, which is not there if there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def say(self, text: str, *, warn: bool = False) -> None:
        """Say something; a warning is in another colour."""
        self.setText(text)
        self.setVisible(bool(text))
        self.setForegroundRole(QPalette.ColorRole.Link if warn else QPalette.ColorRole.WindowText)
