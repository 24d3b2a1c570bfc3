"""Tool bar for guessing moves: the question, the verdict and the score."""

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
    """Shows question and score, and offers a choice of colours."""

    colours_chosen = Signal(str)
    """The user chose whose moves to guess, see `guess_texts.COLOURS`."""
    ended = Signal()
    """The user stopped guessing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guessing")
        self.setWindowTitle(self.tr("Guess the next move"))
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self.guessing = False
        self.told = QLabel()
        bold = self.told.font()
        bold.setBold(True)
        self.told.setFont(bold)
        self.score = QLabel()
        for label in (self.told, self.score):
            label.setTextFormat(Qt.TextFormat.PlainText)
            # The window may be too narrow for the whole text.
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.colours = QComboBox()
        set_combo_box_name(self.colours, self.tr("Whose moves to guess"))
        for value in words.COLOURS:
            self.colours.addItem(words.choice(value), value)
        self.colours.activated.connect(self._choose)
        end = QPushButton(self.tr("Enough"))
        end.clicked.connect(self.ended)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(6, 2, 6, 2)
        row.addWidget(self.told, 2)
        row.addWidget(self.score, 3)
        for widget in (self.colours, end):
            # The navigation keys belong to the board.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(widget)
        self.addWidget(inside)

    def show_colours(self, value: str) -> None:
        """Show whose moves are guessed."""
        self.colours.setCurrentIndex(self.colours.findData(value))

    def tell(self, told: str, score: str) -> None:
        """Show a question or verdict, and the score."""
        for label, text in ((self.told, told), (self.score, score)):
            label.setText(text)
            label.setToolTip(text)

    def showEvent(self, event: QShowEvent) -> None:
        """Stay hidden while nobody is guessing, even if all tool bars are shown."""
        if self.guessing:
            super().showEvent(event)
        else:
            self.hide()

    def _choose(self, index: int) -> None:
        self.colours_chosen.emit(self.colours.itemData(index))
