"""Tells what happens on the board to a screen reader, where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from ....diagram.picture import Cell
from . import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from ....notation import Naming
    from ....record import NodeSource, Session, Step
    from ...core.document import Document
    from ..cursor import BoardCursor
    from ..presenter import BoardPresenter
    from ..view import BoardView


def announce(view: QObject, text: str) -> None:
    """Have a screen reader say something, when it has said what it is at."""
    from PySide6.QtGui import QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, text))


class Narrator(QObject):
    """Says each node that one comes to, each point that the cursor comes to, and each message.

    Nothing is put into words as long as nobody listens.
    """

    said = Signal(str)
    """Something was said."""

    def __init__(
        self, document: Document, presenter: BoardPresenter, view: BoardView, cursor: BoardCursor
    ) -> None:
        super().__init__(view)
        self._document = document
        self._presenter = presenter
        self._view = view
        self._cursor = cursor
        self._note = self._point = ""
        self._known = self._now()
        document.cursor_moved.connect(self._tell_step)
        document.record_changed.connect(self._tell_change)
        cursor.moved.connect(self._tell_point)
        cursor.pressed.connect(self._tell_press)
        cursor.shown.connect(self._tell_cursor)
        view.message.said.connect(self.say)

    def say(self, text: str) -> None:
        """Say something, if anybody listens."""
        if text and QAccessible.isActive():
            announce(self._view, text)
            self.said.emit(text)

    def note_of_point(self, text: str) -> None:
        """Take what else there is to say of the point that is pointed at."""
        self._note = text

    def _tell_step(self) -> None:
        self._tell_move(words.arrived)

    def _tell_change(self) -> None:
        """Tell of a move that was played, set up or corrected, else of the point at the cursor."""
        if not self._tell_move(lambda session, naming: words.played(session.step, naming)):
            self._tell_point()

    def _tell_move(self, tell: Callable[[Session, Naming], str]) -> bool:
        """Tell of the node that one is at, unless it was told as it is now."""
        if not QAccessible.isActive():
            return False
        session = self._document.session
        known, self._known = self._known, self._now()
        if known == self._known:
            return False
        self._view.setAccessibleDescription(words.standing(session))
        self.say(tell(session, self._presenter.naming))
        return True

    def _tell_press(self) -> None:
        """Tell what a press has made of the point where it is nothing that a record has."""
        if self._now() == self._known:
            self._tell_point(unless=self._point)

    def _now(self) -> tuple[NodeSource, Step]:
        session = self._document.session
        return session.tree.source, session.step

    def _tell_point(self, unless: str = "") -> None:
        """Tell of the point that the cursor is on, unless it was told as it is now."""
        point = self._presenter.under_pointer()
        if point is None or not self._cursor.on or not QAccessible.isActive():
            return
        naming = self._presenter.naming
        cell = self._view.board.picture.cells.get(naming.to_view(point), Cell())
        told = words.place(self._document.session, point, cell, naming)
        self._point = ". ".join(filter(None, (told, self._note)))
        if self._point != unless:
            self.say(self._point)

    def _tell_cursor(self, shown: bool) -> None:
        if shown:
            self._tell_point()
