"""Bar over the board that shows messages and actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ..widgets.tool_buttons import IconButton

if TYPE_CHECKING:
    from collections.abc import Callable


class MessageAction(NamedTuple):
    """An action offered by a message: the text of its button and the function to call."""

    text: str
    action: Callable[[], object]


class _Message(NamedTuple):
    text: str
    actions: tuple[MessageAction, ...]


class MessageBar(QFrame):
    """Shows one message at a time, without blocking the window.

    Transient messages disappear when the user goes to another node. Pinned messages stay until they
    are closed or removed; transient ones are shown in front of them.
    """

    dismissed = Signal()
    """Emitted when the user closes a message."""
    message_shown = Signal(str)
    """Emitted with the text of each new message."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._transient: _Message | None = None
        self._pinned: list[_Message] = []
        self._label = QLabel()
        # Text from files is never interpreted as rich text.
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setWordWrap(True)
        self._close = IconButton("close", self.tr("Close (Esc)"), self.dismiss)
        self._around = parent
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 6, 0)  # no higher than the coordinates at the edge
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
        self._buttons: list[QPushButton] = []
        self._add_button()
        self.hide()

    @property
    def text(self) -> str:
        """The text of the visible message."""
        return self._label.text()

    @property
    def button(self) -> QPushButton:
        """The first button, even if it is hidden."""
        return self._buttons[0]

    @property
    def buttons(self) -> list[QPushButton]:
        """The visible buttons."""
        shown = self._shown
        return self._buttons[: len(shown.actions) if shown else 0]

    def show_message(
        self, text: str, button: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a transient message, with a button if ``action`` is given."""
        self._transient = _Message(text, () if action is None else (MessageAction(button, action),))
        self._refresh()

    def pin_message(self, text: str, *actions: MessageAction) -> None:
        """Show a pinned message until it is closed or removed."""
        self._pinned = [kept for kept in self._pinned if kept.text != text]
        self._pinned.append(_Message(text, actions))
        self._transient = None
        self._refresh()

    def unpin_message(self, text: str) -> None:
        """Remove the pinned message with this text."""
        self._pinned = [kept for kept in self._pinned if kept.text != text]
        self._refresh()

    def clear_transient(self) -> None:
        """Clear the transient message."""
        if self._transient is not None:
            self._transient = None
            self._refresh()

    def dismiss(self) -> None:
        """Close the visible message, which reveals the one behind it."""
        if self._transient is not None:
            self._transient = None
        elif self._pinned:
            self._pinned.pop()
        self._refresh()
        self.dismissed.emit()

    def fit_to_parent(self) -> None:
        """Place the bar at the bottom of its parent, as high as its text needs.

        The bar covers the board, because resizing the board would move it under the pointer.
        """
        around = self._around.rect()
        frame = 2 * self.frameWidth()
        height = self._row.heightForWidth(around.width() - frame) + frame
        self.setGeometry(0, around.bottom() + 1 - height, around.width(), height)

    @property
    def _shown(self) -> _Message | None:
        return self._transient or (self._pinned[-1] if self._pinned else None)

    def _refresh(self) -> None:
        shown = self._shown
        if shown is None:
            self.hide()
            return
        self._label.setText(shown.text)
        while len(self._buttons) < len(shown.actions):
            self._add_button()
        for number, button in enumerate(self._buttons):
            visible = number < len(shown.actions)
            button.setText(shown.actions[number].text if visible else "")
            button.setVisible(visible)
        if shown.text != self.accessibleName() or self.isHidden():
            self.message_shown.emit(shown.text)
        self.setAccessibleName(shown.text)
        self.fit_to_parent()
        self.show()

    def _add_button(self) -> None:
        button = QPushButton()
        # Clicks must not move the focus away from the board.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(False)  # Enter belongs to the dialog around the board, if any
        button.clicked.connect(partial(self._act, len(self._buttons)))
        self._row.insertWidget(self._row.count() - 1, button)
        self._buttons.append(button)

    def _act(self, number: int, _checked: bool = False) -> None:
        """Call the function of a button after clearing the transient message."""
        shown = self._shown
        self.clear_transient()
        self._around.setFocus()
        if shown is not None and number < len(shown.actions):
            shown.actions[number].action()
