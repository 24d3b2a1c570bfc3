"""A line above the board that says what happened, and may offer one thing to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable


class MessageBar(QFrame):
    """Shows one message at a time; never asks for anything before one may go on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._label = QLabel()
        # Names from files are shown as they are, never read as rich text.
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._button = QPushButton()
        # A click must not take the keys away from the board: they would go to the next field.
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._act)
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.setToolTip(self.tr("Close (Esc)"))
        self._close.clicked.connect(self.hide)
        self._action: Callable[[], object] | None = None
        self._around = parent
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.addWidget(self._label, 1)
        row.addWidget(self._button)
        row.addWidget(self._close)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def button(self) -> QPushButton:
        return self._button

    def say(self, text: str, button: str = "", action: Callable[[], object] | None = None) -> None:
        """Show a message; with a button, if its ``action`` is given."""
        self._label.setText(text)
        self._button.setText(button)
        self._button.setVisible(action is not None)
        self._action = action
        self.setAccessibleName(text)
        self.place()
        self.show()

    def place(self) -> None:
        """Lie along the foot of the parent, as high as the text needs.

        Taking room from the board instead would move it under the pointer.
        """
        around = self._around.rect()
        frame = 2 * self.frameWidth()
        needed = self._row.heightForWidth(around.width() - frame) + frame
        height = max(needed, self.sizeHint().height())
        self.setGeometry(0, around.bottom() + 1 - height, around.width(), height)

    def _act(self) -> None:
        self.hide()
        self._around.setFocus()
        if self._action is not None:
            self._action()
