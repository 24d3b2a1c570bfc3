"""Prompt of the trainer with the question, answer buttons and the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ....study.lesson import Task
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip, verbatim
from . import trainer_texts as say

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ....study.lesson import Answer, TrainerQuestion

MAX_CHOICES = 4
"""Maximum number of names to choose from."""
_LARGE, _LARGEST_NAME = 40, 7  # font size, and the length above which names are smaller
_RIGHT = {False: "#00704f", True: "#3fc79d"}
_WRONG = {False: "#a84300", True: "#ff9650"}


class NameEntry(QLineEdit):
    """Text field for a point name; Enter submits the answer and does not press a default button."""

    entered = Signal(str)
    """Emitted with the text when the user submits an answer."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isReadOnly():
            if self.text().strip():
                self.entered.emit(self.text())
        elif self.isReadOnly() and event.key() != Qt.Key.Key_Tab:
            event.ignore()
        else:
            super().keyPressEvent(event)


class TrainerPrompt(QFrame):
    """Panel that shows a question and then the verdict on its answer."""

    name_entered = Signal(str)
    """Emitted with a name that the user has typed or chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.caption = PlainLabel()
        self.caption.setWordWrap(True)
        self.name = PlainLabel()
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.entry = NameEntry()
        self.entry.setAccessibleName(self.tr("Coordinate of the highlighted point"))
        self.entry.setAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.entry.font()
        font.setPointSize(22)
        self.entry.setFont(font)
        self.entry.entered.connect(self.name_entered)
        self.choices = [self._choice(number) for number in range(1, MAX_CHOICES + 1)]
        self.feedback = PlainLabel()
        self.feedback.setWordWrap(True)
        self.feedback.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.show_text("")

    def _choice(self, number: int) -> QPushButton:
        button = QPushButton()
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoDefault(False)
        button.setMinimumHeight(44)
        button.setToolTip(as_tip(self.tr("Shortcut: {number}").format(number=number)))
        font = button.font()
        font.setPointSize(16)
        button.setFont(font)
        button.clicked.connect(lambda: self.name_entered.emit(button.property("name")))
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.addWidget(self.caption)
        column.addStretch()
        column.addWidget(self.name)
        column.addWidget(self.entry)
        grid = QGridLayout()
        for place, button in enumerate(self.choices):
            grid.addWidget(button, *divmod(place, 2))
        column.addLayout(grid)
        column.addStretch()
        column.addWidget(self.feedback)
        self.feedback.setMinimumHeight(3 * self.feedback.fontMetrics().height())
        self.setMinimumHeight(220)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str, large: str = "", caption: str = "") -> None:
        """Show text instead of a question, with optional large text and a caption."""
        self._show(None)
        self.caption.setText(caption)
        self._write_large(large)
        self.name.setVisible(bool(large))
        self._show_feedback(text)

    def show_question(self, question: TrainerQuestion) -> None:
        """Show a question and wait for an answer."""
        self._show(question.task)
        self.caption.setText(say.task_instruction(question.task))
        self._show_feedback("")
        if question.task is Task.FIND:
            self._write_large(question.name)
        elif question.task is Task.TYPE:
            self.entry.clear()
            self.entry.setReadOnly(False)
            self.entry.setFocus()
        for number, button in enumerate(self.choices):
            offered = number < len(question.choices)
            name = question.choices[number] if offered else ""
            button.setProperty("name", name)
            button.setText(verbatim(name))
            button.setEnabled(True)
            button.setVisible(offered)

    def show_verdict(self, question: TrainerQuestion, answer: Answer) -> None:
        """Show whether an answer was right, and end the input for this question."""
        self.entry.setReadOnly(True)
        for button in self.choices:
            button.setEnabled(button.property("name") == question.name)
        self._show_feedback(say.verdict_text(question, answer), right=answer.right)

    def show_input_error(self, text: str) -> None:
        """Show why the entered text is not the name of a point; the user may try again."""
        self._show_feedback(text, right=False)
        self.entry.selectAll()

    def click_choice(self, number: int) -> None:
        """Choose one of the offered names by its one-based number, if it is visible."""
        if self.choices[number - 1].isVisible():
            self.choices[number - 1].click()

    def _show(self, task: Task | None) -> None:
        self.name.setVisible(task is Task.FIND)
        self.entry.setVisible(task is Task.TYPE)
        for button in self.choices:
            button.setVisible(task is Task.PICK)

    def _write_large(self, text: str) -> None:
        font = self.name.font()
        font.setBold(True)
        font.setPointSize(_LARGE * _LARGEST_NAME // max(len(text), _LARGEST_NAME))
        self.name.setFont(font)
        self.name.setText(text)

    def _show_feedback(self, text: str, *, right: bool | None = None) -> None:
        """Show text below the question, in the colour for right or wrong answers if ``right`` is
        given.
        """
        palette = self.palette()
        if right is not None:
            dark = palette.color(QPalette.ColorRole.Base).lightness() < 128
            colour = (_RIGHT if right else _WRONG)[dark]
            palette.setColor(QPalette.ColorRole.Text, QColor(colour))
        self.feedback.setPalette(palette)
        font = self.feedback.font()
        font.setBold(right is not None)
        self.feedback.setFont(font)
        self.feedback.setText(text)
