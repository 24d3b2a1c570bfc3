"""The row below the board that tells how far the building of an index is, and what came of it."""

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
    QVBoxLayout,
    QWidget,
)

from ...core.closing import dispose
from ...widgets.labels import ElidedLabel
from ...widgets.tool_buttons import IconButton
from . import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...board.message_bar import MessageAction
    from .pace import Pace

_TAB = Qt.FocusPolicy.TabFocus
"""After a click on such a one the keys still go to the board."""
_THICKNESS = 5
_TITLE = 150
"""Pixels of the name of what is built, at most."""


class ProgressRow(QWidget):
    """Shows how far a build is, and offers to end it. Its height never changes."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(_THICKNESS)
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.told = ElidedLabel()
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setFocusPolicy(_TAB)
        self.cancel_button.clicked.connect(self.cancelled)
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self.title)
        row.addSpacing(6)
        row.addWidget(self.told, 1)
        row.addWidget(self.cancel_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(row)

    def begin(self, name: str) -> None:
        """Show that the index of a collection is being built."""
        title = self.tr("Building {name}").format(name=name)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        shown = self.title.fontMetrics().elidedText(title, Qt.TextElideMode.ElideMiddle, _TITLE)
        self.title.setText(shown)
        self.bar.setAccessibleName(title)
        self.bar.setRange(0, 0)
        self.cancel_button.setEnabled(True)

    def show_pace(self, pace: Pace) -> None:
        """Show how far it is."""
        self._tell(words.pace(pace))
        progress = pace.progress
        if progress is not None and progress.done < progress.files:
            self.bar.setRange(0, progress.files)
            self.bar.setValue(progress.done)
        else:
            self.bar.setRange(0, 0)

    def show_ending(self) -> None:
        """Show that it was cancelled and keeps what it has."""
        self.cancel_button.setEnabled(False)
        self.bar.setRange(0, 0)
        self._tell(self.tr("Keeping what was read…"))

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.setToolTip(text)
        self.bar.setAccessibleDescription(text)


class OfferRow(QWidget):
    """Says one thing, and may offer what to do about it, until somebody closes it."""

    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._label = QLabel()
        # Names of files are shown as they are, never read as rich text.
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._buttons: list[QPushButton] = []
        self.close_button = IconButton("close", self.tr("Close"), self.closed.emit)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 4 + _THICKNESS, 6, 4)  # as high as the other row
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.close_button)

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """Those that do what is offered."""
        return self._buttons

    def say(self, text: str, offers: Sequence[MessageAction]) -> None:
        """Say something else."""
        for button in self._buttons:
            button.hide()
            dispose(button)
        self._label.setText(text)
        self._buttons = [self._button(*offer) for offer in offers]
        for button in self._buttons:
            self._row.insertWidget(self._row.count() - 1, button)
        self.setAccessibleName(text)

    def _button(self, text: str, action: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(_TAB)
        button.clicked.connect(self.closed)
        button.clicked.connect(lambda: action())
        return button


class Foot(QFrame):
    """Takes room only while there is something to show.

    It does not go by itself, as the board would move under the pointer.
    """

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        # A long name must not take room from the panels beside it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.progress = ProgressRow()
        self.offer = OfferRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.progress)
        column.addWidget(self.offer)
        self.progress.cancelled.connect(self.cancelled)
        self.offer.closed.connect(self.hide)
        self.hide()

    def begin(self, name: str) -> None:
        """Show a build that begins."""
        self.progress.begin(name)
        self._show(self.progress)

    def say(self, text: str, *offers: MessageAction) -> None:
        """Say something, with what can be done about it, until it is closed."""
        self.offer.say(text, offers)
        self._show(self.offer)

    def _show(self, row: QWidget) -> None:
        for each in (self.progress, self.offer):
            each.setVisible(each is row)
        self.show()
