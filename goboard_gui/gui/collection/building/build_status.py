"""Status bar below the board that shows the progress and the outcome of an index build."""

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
from . import build_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...board.message_bar import MessageAction
    from .builder import BuildPace

_TAB = Qt.FocusPolicy.TabFocus
"""Focus policy of the buttons: a click on them leaves the keyboard focus on the board."""
_THICKNESS = 5
_TITLE = 150
"""Maximum width of the title in pixels."""


class BuildProgressRow(QWidget):
    """A row with the progress of a build and a Cancel button. Its height never changes."""

    cancelled = Signal()
    """Emitted when the user clicks Cancel."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(_THICKNESS)
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.label = ElidedLabel()
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setFocusPolicy(_TAB)
        self.cancel_button.clicked.connect(self.cancelled)
        row = QHBoxLayout()
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self.title)
        row.addSpacing(6)
        row.addWidget(self.label, 1)
        row.addWidget(self.cancel_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(row)

    def start(self, name: str) -> None:
        """Show that the index of the collection with this name is being built."""
        title = self.tr("Building {name}").format(name=name)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        shown = self.title.fontMetrics().elidedText(title, Qt.TextElideMode.ElideMiddle, _TITLE)
        self.title.setText(shown)
        self.bar.setAccessibleName(title)
        self.bar.setRange(0, 0)
        self.cancel_button.setEnabled(True)

    def show_pace(self, pace: BuildPace) -> None:
        """Show the progress and the speed of the build."""
        self._show_text(build_texts.progress_text(pace))
        progress = pace.progress
        if progress is not None and progress.done < progress.files:
            self.bar.setRange(0, progress.files)
            self.bar.setValue(progress.done)
        else:
            self.bar.setRange(0, 0)

    def show_cancelling(self) -> None:
        """Show that the build was cancelled and that the games read so far are being saved."""
        self.cancel_button.setEnabled(False)
        self.bar.setRange(0, 0)
        self._show_text(self.tr("Keeping what was read…"))

    def _show_text(self, text: str) -> None:
        self.label.setText(text)
        self.label.setToolTip(text)
        self.bar.setAccessibleDescription(text)


class BuildMessageRow(QWidget):
    """A row with a message and optional action buttons, shown until it is closed."""

    closed = Signal()
    """Emitted when the user closes the message or chooses an action."""

    def __init__(self) -> None:
        super().__init__()
        self._label = QLabel()
        # File names are shown literally, never as rich text.
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._buttons: list[QPushButton] = []
        self.close_button = IconButton("close", self.tr("Close"), self.closed.emit)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 4 + _THICKNESS, 6, 4)  # as high as the progress row
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.close_button)

    @property
    def text(self) -> str:
        """The text of the message."""
        return self._label.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """The action buttons."""
        return self._buttons

    def show_message(self, text: str, offers: Sequence[MessageAction]) -> None:
        """Replace the message and its buttons."""
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


class BuildStatusBar(QFrame):
    """Shows the progress of a build and the message that follows it.

    The bar takes up no space while there is nothing to show. It never hides by itself, because the
    board would then move under the pointer.
    """

    cancelled = Signal()
    """Emitted when the user cancels the build."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        # A long name must not take space from the neighbouring panels.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.progress_row = BuildProgressRow()
        self.message_row = BuildMessageRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.progress_row)
        column.addWidget(self.message_row)
        self.progress_row.cancelled.connect(self.cancelled)
        self.message_row.closed.connect(self.hide)
        self.hide()

    def show_progress(self, name: str) -> None:
        """Show the progress of a build that is starting, under the name of its collection."""
        self.progress_row.start(name)
        self._show(self.progress_row)

    def show_message(self, text: str, *offers: MessageAction) -> None:
        """Show a message with optional action buttons until it is closed."""
        self.message_row.show_message(text, offers)
        self._show(self.message_row)

    def _show(self, row: QWidget) -> None:
        for each in (self.progress_row, self.message_row):
            each.setVisible(each is row)
        self.show()
