"""What comparing two openings gave, to be read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from . import comparison_words as words

_LINES = 2
"""So high is what is told at least, so that the boards seldom change their size."""


class AnswerView(QWidget):
    """A verdict in a sentence, the details below it, and above it what went wrong last."""

    def __init__(self) -> None:
        super().__init__()
        self.problem, self.verdict, self.details = QLabel(), QLabel(), QLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for label in (self.problem, self.verdict, self.details):
            # Names from files are shown as they are, never read as rich text.
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        self.problem.hide()
        bold = self.verdict.font()
        bold.setBold(True)
        self.verdict.setFont(bold)
        self.details.setMinimumHeight(_LINES * self.details.fontMetrics().lineSpacing())

    def tell(self, verdict: str, details: str) -> None:
        self.verdict.setText(verdict)
        self.details.setText(details)

    def tell_failure(self, error: str) -> None:
        """Tell why a file is not compared, until something is."""
        self.problem.setText(words.not_read(error))
        self.problem.show()

    @property
    def text(self) -> str:
        """The verdict and the details, each in a line."""
        return f"{self.verdict.text()}\n{self.details.text()}"
