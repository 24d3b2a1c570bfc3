"""The bar below the board while one guesses: what is asked, what came of it, and the score."""

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
from . import guess_words as words

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


class GuessBar(QToolBar):
    """Tells and counts; chooses whose moves are asked for."""

    colours_chosen = Signal(str)
    """Whose moves are to be asked for, see `guess_words.COLOURS`."""
    ended = Signal()
    """The person has guessed enough."""

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
            # The window may be narrower than all there is to tell.
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
            # The keys of navigation belong to the board.
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(widget)
        self.addWidget(inside)

    def show_colours(self, value: str) -> None:
        """Show whose moves are asked for."""
        self.colours.setCurrentIndex(self.colours.findData(value))

    def tell(self, told: str, score: str) -> None:
        """Say what is asked, or what came of a guess, and how the score stands."""
        for label, text in ((self.told, told), (self.score, score)):
            label.setText(text)
            label.setToolTip(text)

    def showEvent(self, event: QShowEvent) -> None:
        """Not be seen while nobody guesses, even if all toolbars are shown again."""
        if self.guessing:
            super().showEvent(event)
        else:
            self.hide()

    def _choose(self, index: int) -> None:
        self.colours_chosen.emit(self.colours.itemData(index))
