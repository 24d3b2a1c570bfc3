"""The foot of the panel: how far the building of an index is, or what else there is to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from . import building_words as words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..message_bar import Offer
    from .progress import Pace

_TAB = Qt.FocusPolicy.TabFocus
"""After a click on such a one the keys still go to the board."""


class ProgressRow(QFrame):
    """Shows how far a build is, and offers to end it."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = _label()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self.cancel_button.setFocusPolicy(_TAB)
        self.cancel_button.clicked.connect(self.cancelled)
        self.told = _label()
        head = QHBoxLayout()
        head.addWidget(self.bar, 1)
        head.addWidget(self.cancel_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(2)
        column.addWidget(self.title)
        column.addLayout(head)
        column.addWidget(self.told)

    def begin(self, name: str) -> None:
        """Show that the index of a collection is being built."""
        title = self.tr("Building {name}").format(name=name)
        self.title.setText(title)
        self.bar.setAccessibleName(title)
        self.bar.setRange(0, 0)
        self.cancel_button.setEnabled(True)

    def show_pace(self, pace: Pace) -> None:
        """Show how far it is."""
        self.told.setText(words.pace(pace))
        if pace.progress is not None and pace.progress.done < pace.progress.files:
            self.bar.setRange(0, pace.progress.files)
            self.bar.setValue(pace.progress.done)
        else:
            self.bar.setRange(0, 0)

    def show_ending(self) -> None:
        """Show that it was cancelled and keeps what it has."""
        self.cancel_button.setEnabled(False)
        self.bar.setRange(0, 0)
        self.told.setText(self.tr("Keeping what was read…"))


class OfferRow(QFrame):
    """Says one thing, and may offer what to do about it, until somebody closes it."""

    def __init__(self) -> None:
        super().__init__()
        self._label = _label()
        self._buttons: list[QPushButton] = []
        self.close_button = QToolButton()
        self.close_button.setText("✕")
        self.close_button.setAutoRaise(True)
        self.close_button.setFocusPolicy(_TAB)
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        head = QHBoxLayout()
        head.addWidget(self._label, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 4)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(self._row)

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """Those that do what is offered."""
        return self._buttons

    def say(self, text: str, offers: Sequence[Offer]) -> None:
        """Say something else."""
        for button in self._buttons:
            button.deleteLater()
            button.hide()
        self._label.setText(text)
        self._buttons = [self._button(*offer) for offer in offers]
        for button in self._buttons:
            self._row.addWidget(button)
        self.setAccessibleName(text)

    def _button(self, text: str, action: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(_TAB)
        button.clicked.connect(self.hide)
        button.clicked.connect(lambda: action())
        return button


class Foot(QWidget):
    """Has a row while there is something to show, and takes no room else."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.progress = ProgressRow()
        self.offer = OfferRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in (self.offer, self.progress):
            row.setFrameShape(QFrame.Shape.StyledPanel)
            row.hide()
            column.addWidget(row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.progress.cancelled.connect(self.cancelled)

    def begin(self, name: str) -> None:
        """Show a build that begins."""
        self.offer.hide()
        self.progress.begin(name)
        self.progress.show()

    def end(self) -> None:
        """Show it no more."""
        self.progress.hide()

    def say(self, text: str, *offers: Offer) -> None:
        """Say something, with what can be done about it, until it is closed."""
        self.offer.say(text, offers)
        self.offer.show()


def _label() -> QLabel:
    label = QLabel()
    # Names of files are shown as they are, never read as rich text.
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
