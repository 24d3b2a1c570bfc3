"""Tool bar for guessing moves, with the question, the verdict and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from ..widgets.accessibility import set_combo_box_name
from . import guess_texts as words

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


class GuessBar(QToolBar):
    """Shows the question and the score, and lets the user choose whose moves to guess."""

    colours_chosen = Signal(str)
    """Emitted when the user chooses whose moves to guess: a key of `guess_texts.COLOURS`."""
    end_requested = Signal()
    """Emitted when the user wants to stop guessing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guessing")
        self.setWindowTitle(self.tr("Guess the next move"))
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self.guessing = False
        self.question_label = QLabel()
        bold = self.question_label.font()
        bold.setBold(True)
        self.question_label.setFont(bold)
        self.score_label = QLabel()
        for label in (self.question_label, self.score_label):
            label.setTextFormat(Qt.TextFormat.PlainText)
            # The window may be too narrow for the whole text.
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.colours = QComboBox()
        set_combo_box_name(self.colours, self.tr("Whose moves to guess"))
        for value in words.COLOURS:
            self.colours.addItem(words.colours_label(value), value)
        self.colours.activated.connect(self._choose)
        end = QPushButton(self.tr("Enough"))
        end.clicked.connect(self.end_requested)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(6, 2, 6, 2)
        row.addWidget(self.question_label, 2)
        row.addWidget(self.score_label, 3)
        for widget in (self.colours, end):
            # A click leaves the focus on the board, so that its navigation keys keep working.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(widget)
        self.addWidget(inside)

    def show_colours(self, value: str) -> None:
        """Select whose moves are guessed, given as a key of `guess_texts.COLOURS`."""
        self.colours.setCurrentIndex(self.colours.findData(value))

    def show_texts(self, question: str, score: str) -> None:
        """Show the question or the verdict, and the score."""
        for label, text in ((self.question_label, question), (self.score_label, score)):
            label.setText(text)
            label.setToolTip(text)

    def showEvent(self, event: QShowEvent) -> None:
        """Stay hidden unless moves are being guessed, even if all tool bars are shown."""
        if self.guessing:
            super().showEvent(event)
        else:
            self.hide()

    def _choose(self, index: int) -> None:
        self.colours_chosen.emit(self.colours.itemData(index))
