"""Bar over the board that shows messages and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from ..widgets.message_row import MessageAction, MessageRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


class _Message(NamedTuple):
    text: str
    actions: tuple[MessageAction, ...]


class MessageBar(MessageRow):
    """Bar that shows one message at a time, without blocking the window.

    Transient messages disappear when the user goes to another node. Pinned messages stay until they
    are closed or removed; transient ones are shown in front of them.
    """

    dismissed = Signal()
    """Emitted when the user closes a message."""
    message_shown = Signal(str)
    """Emitted with the text of each new message."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, esc_closes=True)
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.set_margins(12, 0, 6, 0)  # no higher than the coordinates at the edge
        self._transient: _Message | None = None
        self._pinned: list[_Message] = []
        self._around = parent
        self.closed.connect(self.dismiss)
        self.hide()

    def show_message(
        self, text: str, button: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a message until the user goes to another node, with a button if ``action`` is
        given.
        """
        self._transient = _Message(text, () if action is None else (MessageAction(button, action),))
        self._refresh()

    def pin_message(self, text: str, *actions: MessageAction) -> None:
        """Show a message that stays until it is closed or removed."""
        self._pinned = [kept for kept in self._pinned if kept.text != text]
        self._pinned.append(_Message(text, actions))
        self._transient = None
        self._refresh()

    def unpin_message(self, text: str) -> None:
        """Remove the pinned message with this text."""
        self._pinned = [kept for kept in self._pinned if kept.text != text]
        self._refresh()

    def clear_transient(self) -> None:
        """Remove the message that is not pinned, if there is one."""
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
        new = shown.text != self.accessibleName() or self.isHidden()
        self.set_message(shown.text, shown.actions)
        if new:
            self.message_shown.emit(shown.text)
        self.fit_to_parent()
        self.show()

    def _leave(self) -> None:
        """Remove the transient message, and return the focus from the bar to the board."""
        self.clear_transient()
        self._around.setFocus()
