"""A line above the board that says what happened, and may offer what to do about it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ..widgets.tool_buttons import IconButton

if TYPE_CHECKING:
    from collections.abc import Callable


class Offer(NamedTuple):
    """One thing to do about what happened, and how its button calls it."""

    text: str
    action: Callable[[], object]


class _Message(NamedTuple):
    text: str
    offers: tuple[Offer, ...]


class MessageBar(QFrame):
    """Shows one message at a time; never asks for anything before one may go on.

    What is said in passing goes with the next step through the record. What is kept stays until
    one closes it or its cause is gone; what is said in passing is shown over it meanwhile.
    """

    dismissed = Signal()
    """A person closed a message."""
    said = Signal(str)
    """There is another message."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._passing: _Message | None = None
        self._kept: list[_Message] = []
        self._label = QLabel()
        # Names from files are shown as they are, never read as rich text.
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._close = IconButton("close", self.tr("Close (Esc)"), self.dismiss)
        self._around = parent
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 6, 0)  # lower than what lies below the names at the edge
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self._buttons: list[QPushButton] = []
        self._add_button()
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    @property
    def button(self) -> QPushButton:
        """The first button, seen or not."""
        return self._buttons[0]

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons of what is shown."""
        shown = self._shown
        return self._buttons[: len(shown.offers) if shown else 0]

    def say(self, text: str, button: str = "", action: Callable[[], object] | None = None) -> None:
        """Show a message until the next step; with a button, if its ``action`` is given."""
        self._passing = _Message(text, () if action is None else (Offer(button, action),))
        self._refresh()

    def keep(self, text: str, *offers: Offer) -> None:
        """Show a message, over those kept before, until it is closed or dropped."""
        self._kept = [kept for kept in self._kept if kept.text != text]
        self._kept.append(_Message(text, offers))
        self._passing = None
        self._refresh()

    def drop(self, text: str) -> None:
        """Keep a message no longer: its cause is gone."""
        self._kept = [kept for kept in self._kept if kept.text != text]
        self._refresh()

    def move_on(self) -> None:
        """Let go what was said in passing."""
        if self._passing is not None:
            self._passing = None
            self._refresh()

    def dismiss(self) -> None:
        """Close the message that is shown; one below it is seen again."""
        if self._passing is not None:
            self._passing = None
        elif self._kept:
            self._kept.pop()
        self._refresh()
        self.dismissed.emit()

    def place(self) -> None:
        """Lie along the foot of the parent, as high as the text needs.

        Taking room from the board instead would move it under the pointer.
        """
        around = self._around.rect()
        frame = 2 * self.frameWidth()
        height = self._row.heightForWidth(around.width() - frame) + frame
        self.setGeometry(0, around.bottom() + 1 - height, around.width(), height)

    @property
    def _shown(self) -> _Message | None:
        return self._passing or (self._kept[-1] if self._kept else None)

    def _refresh(self) -> None:
        shown = self._shown
        if shown is None:
            self.hide()
            return
        self._label.setText(shown.text)
        while len(self._buttons) < len(shown.offers):
            self._add_button()
        for number, button in enumerate(self._buttons):
            offered = number < len(shown.offers)
            button.setText(shown.offers[number].text if offered else "")
            button.setVisible(offered)
        if shown.text != self.accessibleName() or self.isHidden():
            self.said.emit(shown.text)
        self.setAccessibleName(shown.text)
        self.place()
        self.show()

    def _add_button(self) -> None:
        button = QPushButton()
        # A click must not take the keys away from the board: they would go to the next field.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(False)  # Enter is for what a dialog around the board asks
        button.clicked.connect(partial(self._act, len(self._buttons)))
        self._row.insertWidget(self._row.count() - 1, button)
        self._buttons.append(button)

    def _act(self, number: int, _checked: bool = False) -> None:
        """Do what a button offers; what was said in passing is over then."""
        shown = self._shown
        self.move_on()
        self._around.setFocus()
        if shown is not None and number < len(shown.offers):
            shown.offers[number].action()
