"""Messages about a game against an engine, which disappear when they no longer apply."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..board.message_strip import MessageStrip
    from ..widgets.message_row import MessageAction


class Subject(Enum):
    """The subject of a message that stays until it is settled; there is one message about each."""

    FAILURE = auto()
    """An engine that was stopped, has failed, or has played an illegal move."""
    TIME = auto()
    """A player whose time is over."""


class GameMessages:
    """The messages of one game: what it waits for, and what the user has to decide."""

    def __init__(self, strip: MessageStrip) -> None:
        self._strip = strip
        self._waiting = ""
        self._pinned: dict[Subject, str] = {}

    @property
    def shows_waiting(self) -> bool:
        """Whether what the game waits for is still shown."""
        return bool(self._waiting) and self._strip.confirmation == self._waiting

    def show_waiting(self, text: str, action: MessageAction) -> None:
        """Show what the game waits for, for some seconds or until `clear_waiting`."""
        self._waiting = text
        self._strip.show_confirmation(text, action)

    def clear_waiting(self) -> None:
        """Remove what the game was waiting for, unless something else is shown there now."""
        if self.shows_waiting:
            self._strip.clear_confirmation()
        self._waiting = ""

    def pin(self, subject: Subject, text: str, *actions: MessageAction) -> None:
        """Show a question or an error until `unpin`."""
        self.unpin(subject)
        self._pinned[subject] = text
        self._strip.pin_message(text, *actions)

    def unpin(self, subject: Subject) -> None:
        """Remove the message about a subject, if there is one."""
        text = self._pinned.pop(subject, None)
        if text is not None:
            self._strip.unpin_message(text)

    def clear(self) -> None:
        """Remove all messages."""
        for subject in Subject:
            self.unpin(subject)
        self.clear_waiting()
