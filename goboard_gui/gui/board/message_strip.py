"""Strip of two lines below the board that shows messages and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ...named_tuples import NamedTuple
from ..widgets.buttons import TextButton
from ..widgets.message_row import MessageAction, MessageRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QPushButton

_NOTICE_TIME = 10_000
"""Minimum time for which a notice stays, in milliseconds."""
_CONFIRMATION_TIME = 4_000
"""Time for which a confirmation stays, in milliseconds."""


class _Message(NamedTuple):
    text: str
    actions: tuple[MessageAction, ...] = ()


class _StripLine(MessageRow):
    """A line of the strip. It has the same height with and without a message."""

    left = Signal()
    """Emitted when the user has chosen an action."""

    def __init__(self, close_text: str) -> None:
        super().__init__(one_line=True, close_text=close_text)
        self.set_margins(12, 0, 6, 0)
        self.setAutoFillBackground(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.first_button.show()
        self.setFixedHeight(self.sizeHint().height() + 2)
        self.show_message(None)

    def show_message(self, message: _Message | None) -> None:
        """Show a message, or none."""
        self.set_message(*(_Message("") if message is None else message))
        self.close_button.setVisible(message is not None)
        self.setBackgroundRole(
            QPalette.ColorRole.Window if message is None else QPalette.ColorRole.Base
        )

    def add_widget(self, widget: QWidget) -> None:
        """Add a widget between the text and the buttons."""
        self._row.insertWidget(1, widget)

    def _leave(self) -> None:
        self.left.emit()


class MessageStrip(QWidget):
    """Two lines below the board for messages, which never resize or cover it.

    The upper line shows the newest question or error that is not resolved, and a button leads to
    older ones. Transient messages are resolved by the next step or edit, pinned ones when they are
    closed or removed. The lower line shows the newest notice about an edit or about recording. It
    is replaced by the next notice, and disappears with the first step or edit after ten seconds.
    A confirmation that something was done covers it for a few seconds, or until the next step or
    edit; one that offers an action stays as long as a notice.

    Of a text with several lines, the strip shows the first one, and a tooltip all of them.
    """

    dismissed = Signal()
    """Emitted when the user closes a question or an error."""
    message_shown = Signal(str)
    """Emitted with the text of each new message, notice or confirmation."""

    def __init__(self, board: QWidget, parent: QWidget | None = None) -> None:
        """Create an empty strip; ``board`` gets the focus after an action was chosen."""
        super().__init__(parent)
        self._board = board
        self._transient: _Message | None = None
        self._pinned: list[_Message] = []
        self._age = 0
        self._notice: _Message | None = None
        self._confirmation: _Message | None = None
        self.message_line = _StripLine(self.tr("Close (Esc)"))
        self.notice_line = _StripLine(self.tr("Close"))
        self.older_button = TextButton("", self.tr("Show an older message"), self._show_older)
        self.message_line.add_widget(self.older_button)
        self.older_button.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.message_line)
        column.addWidget(self.notice_line)
        self.setFixedHeight(self.sizeHint().height())
        self._notice_timer = QTimer(self)
        self._notice_timer.setSingleShot(True)
        self._notice_timer.setInterval(_NOTICE_TIME)
        self._confirmation_timer = QTimer(self)
        self._confirmation_timer.setSingleShot(True)
        self._confirmation_timer.setInterval(_CONFIRMATION_TIME)
        self._confirmation_timer.timeout.connect(self.clear_confirmation)
        self.message_line.closed.connect(self.dismiss)
        self.message_line.left.connect(self._leave_message)
        self.notice_line.closed.connect(self._close_lower_line)
        self.notice_line.left.connect(self._leave_notice)

    @property
    def has_message(self) -> bool:
        """Whether the upper line shows a question or an error."""
        return bool(self._messages)

    @property
    def text(self) -> str:
        """The text of the upper line."""
        return self.message_line.text

    @property
    def first_button(self) -> QPushButton:
        """The first action button of the upper line, even if it is hidden."""
        return self.message_line.first_button

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons for the actions of the message in the upper line."""
        return self.message_line.buttons

    @property
    def notice(self) -> str:
        """The text of the notice, even while a confirmation covers it, or an empty string if there
        is none.
        """
        return "" if self._notice is None else self._notice.text

    @property
    def confirmation(self) -> str:
        """The text of the confirmation in the lower line, or an empty string if there is none."""
        return "" if self._confirmation is None else self._confirmation.text

    def show_message(
        self, text: str, button: str = "", action: Callable[[], object] | None = None
    ) -> None:
        """Show a transient question or error, with a button if ``action`` is given."""
        self.show_message_with_actions(
            text, *(() if action is None else (MessageAction(button, action),))
        )

    def show_message_with_actions(self, text: str, *actions: MessageAction) -> None:
        """Show a transient question or error with buttons for actions."""
        self._transient = _Message(text, actions)
        self._show_newest()

    def pin_message(self, text: str, *actions: MessageAction) -> None:
        """Show a question or an error until it is closed or removed."""
        self._pinned = [kept for kept in self._pinned if kept.text != text]
        self._pinned.append(_Message(text, actions))
        self._transient = None
        self._show_newest()

    def unpin_message(self, text: str) -> None:
        """Remove the pinned message with this text."""
        self._pinned = [kept for kept in self._pinned if kept.text != text]
        self._refresh()

    def show_notice(self, text: str, *actions: MessageAction) -> None:
        """Show in the lower line a notice about an edit or about recording."""
        self._notice = _Message(text, actions)
        self._confirmation = None
        self._refresh_lower_line()
        self._notice_timer.start()
        self.message_shown.emit(self.notice_line.text)

    def show_confirmation(self, text: str, *actions: MessageAction) -> None:
        """Show for a few seconds that something was done, such as copying, with buttons for
        actions.
        """
        self._confirmation = _Message(text, actions)
        self._refresh_lower_line()
        self._confirmation_timer.start(_NOTICE_TIME if actions else _CONFIRMATION_TIME)
        self.message_shown.emit(self.notice_line.text)

    def replace_notice_actions(self, *actions: MessageAction) -> None:
        """Replace the buttons of the current notice, without extending its time."""
        if self._notice is not None:
            self._notice = self._notice._replace(actions=actions)
            self._refresh_lower_line()

    def clear_notice(self) -> None:
        """Remove the notice."""
        self._notice = None
        self._notice_timer.stop()
        self._refresh_lower_line()

    def clear_confirmation(self) -> None:
        """Remove the confirmation, and show the notice that it covered, again for its full time."""
        if self._confirmation is None:
            return
        self._confirmation = None
        self._confirmation_timer.stop()
        self._refresh_lower_line()
        if self._notice is not None:
            self._notice_timer.start()

    def clear_transient(self) -> None:
        """Remove the transient question or error."""
        if self._transient is not None:
            self._transient = None
            self._refresh()

    def clear_old_notice(self) -> None:
        """Remove the notice if it has been shown for long enough."""
        if self._notice is not None and not self._notice_timer.isActive():
            self.clear_notice()

    def dismiss(self) -> bool:
        """Close the message in the upper line, which reveals an older one; return False if there is
        none.
        """
        if (shown := self._shown) is None:
            return False
        if shown is self._transient:
            self._transient = None
        else:
            self._pinned.remove(shown)
        self._refresh()
        self.dismissed.emit()
        return True

    def dismiss_transient(self) -> bool:
        """Close the transient message; return False if there is none."""
        if self._transient is None:
            return False
        self.clear_transient()
        self.dismissed.emit()
        return True

    @property
    def _messages(self) -> list[_Message]:
        """All questions and errors, newest first."""
        newest = [] if self._transient is None else [self._transient]
        return newest + self._pinned[::-1]

    @property
    def _shown(self) -> _Message | None:
        messages = self._messages
        return messages[self._age % len(messages)] if messages else None

    def _show_newest(self) -> None:
        self._age = 0
        self._refresh()

    def _show_older(self) -> None:
        self._age = (self._age + 1) % len(self._messages)
        self._refresh()

    def _refresh(self) -> None:
        """Show the question or error that is due, and how many there are."""
        shown, count = self._shown, len(self._messages)
        before = self.message_line.text
        self.message_line.show_message(shown)
        self.older_button.setVisible(count > 1)
        if count > 1:
            text = self.tr("{number} of {count}")
            self.older_button.setText(text.format(number=self._age % count + 1, count=count))
        if self.message_line.text not in ("", before):
            self.message_shown.emit(self.message_line.text)

    def _refresh_lower_line(self) -> None:
        """Show the confirmation, or else the notice."""
        self.notice_line.show_message(self._confirmation or self._notice)

    def _close_lower_line(self) -> None:
        if self._confirmation is None:
            self.clear_notice()
        else:
            self.clear_confirmation()

    def _leave_message(self) -> None:
        """Resolve the transient message, and return the focus to the board."""
        self.clear_transient()
        self._board.setFocus()

    def _leave_notice(self) -> None:
        """Return the focus to the board; an action that resolves the notice removes it."""
        self._board.setFocus()
