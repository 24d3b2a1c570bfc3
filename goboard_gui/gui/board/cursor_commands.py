"""Command that shows the keyboard cursor on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...go import Point
from ..actions.commands import Command
from .board_cursor import BoardCursor

if TYPE_CHECKING:
    from PySide6.QtGui import QKeySequence

    from ..actions.commands.actions import Actions
    from ..core.document import Document
    from .board_presenter import BoardPresenter
    from .board_view import BoardView
    from .tools.board_tools import BoardTools


class CursorCommands(QObject):
    """Shows and hides the keyboard cursor, and explains its keys."""

    def __init__(
        self,
        document: Document,
        presenter: BoardPresenter,
        view: BoardView,
        tools: BoardTools,
        actions: Actions,
    ) -> None:
        super().__init__(view)
        self._document = document
        self._presenter = presenter
        self._view = view
        self._actions = actions
        self._hint = ""
        self.cursor = BoardCursor(view, lambda: presenter.spans)
        self.cursor.visibility_changed.connect(presenter.set_frame_visible)
        self.cursor.activation_requested.connect(self._start)
        self.cursor.moved.connect(self._hide_hint)
        self.cursor.point_pressed.connect(self._hide_hint)
        self.cursor.key_forwarded.connect(self._forward_key)
        tools.changed.connect(self.cursor.release_pressed)
        document.cursor_moved.connect(self.cursor.release_pressed)
        document.record_changed.connect(self.cursor.clamp_to_board)
        actions.connect_commands({Command.BOARD_CURSOR: self._switch})

    def _switch(self) -> None:
        if self._actions[Command.BOARD_CURSOR].isChecked():
            self._start()
        else:
            self.hide_cursor()

    def _start(self) -> None:
        self._actions[Command.BOARD_CURSOR].setChecked(True)
        self.cursor.activate(self._first_point())
        self._hint = self.tr(
            "Arrows move the cursor, with Shift further, and with Alt they go through the game. "
            "Enter presses, Alt+Enter opens the menu of the point, Esc leaves."
        )
        self._view.message.show_message(self._hint)

    def _first_point(self) -> Point:
        """Return the point of the view at which the cursor appears.

        It is the point under the pointer, else that of the last move, else the centre.
        """
        if self._view.board.hovered_point is not None:
            return self._view.board.hovered_point
        naming, last = self._presenter.naming, self._document.session.last_move
        if last is not None and last.move is not None and last.move.point is not None:
            return naming.to_view(last.move.point)
        width, height = naming.view_size
        return Point(width // 2, height // 2)

    def _hide_hint(self) -> None:
        if self._view.message.text == self._hint:
            self._view.message.clear_transient()

    def _forward_key(self, key: QKeySequence) -> None:
        """Trigger the action whose shortcut is this key."""
        for action in self._actions.all:
            if key in action.shortcuts():
                action.trigger()
                return

    def cancel_pending(self) -> bool:
        """Cancel an operation that waits for a second press; return False if there is none."""
        begun = self.cursor.pending
        if begun:
            self._presenter.cancel()
            self.cursor.release_pressed()
        return begun

    def hide_cursor(self) -> bool:
        """Hide the cursor; return False if it was hidden already."""
        on = self.cursor.active
        if on:
            self._actions[Command.BOARD_CURSOR].setChecked(False)
            self._hide_hint()
            self.cursor.deactivate()
        return on
