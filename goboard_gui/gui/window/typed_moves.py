"""Typing of moves and marks in the status bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.commands import Command

if TYPE_CHECKING:
    from ..widgets.point_entry import PointEntry
    from .features import Features
    from .parts import WindowParts
    from .status_bar import StatusBar
    from .zen import ZenMode


class TypedMoveController(QObject):
    """Controller that connects the entry field in the status bar to the board, tools and
    notation.
    """

    def __init__(
        self,
        parts: WindowParts,
        entry: PointEntry,
        status: StatusBar,
        features: Features,
        zen: ZenMode,
    ) -> None:
        super().__init__(entry)
        workspace = parts.workspace
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._entry = entry
        self._status = status
        self._tools = features.tools
        self._cursor = features.cursor.cursor
        self._zen = zen
        self._strip = parts.message_strip
        self._refusal = ""
        workspace.document.record_changed.connect(self._update_point_naming)
        workspace.view_settings.changed.connect(self._update_point_naming)
        entry.typed.connect(self._tools.submit_typed_moves)
        entry.entry_refused.connect(self._refuse)
        features.exercises.typed_refused.connect(self._refuse_entered)
        entry.textChanged.connect(self._forget_refusal)
        entry.ambiguous.connect(parts.presenter.highlight_points)
        entry.escape_pressed.connect(parts.view.setFocus)
        entry.escape_pressed.connect(self._tools.cancel_prompt)
        entry.focus_lost.connect(lambda: zen.show_temporarily(status, False))
        workspace.actions.connect_commands({Command.TYPE_MOVE: self._begin})
        self._tools.point_requested.connect(self._ask)
        self._tools.changed.connect(lambda: entry.set_marking_mode(self._tools.marks_points))

    def _update_point_naming(self) -> None:
        self._entry.set_point_naming(self._view_settings.point_naming(self._document.session.shape))

    def _refuse_entered(self, reason: str) -> None:
        """Show why what was typed can't be used, and keep it to be edited."""
        self._entry.restore_entered()
        self._refuse(reason)

    def _refuse(self, reason: str) -> None:
        self._refusal = reason
        self._strip.show_message(reason)

    def _forget_refusal(self) -> None:
        """Remove the message about an invalid name when the text is edited."""
        if self._refusal and self._strip.text == self._refusal:
            self._strip.clear_transient()
        self._refusal = ""

    def _ask(self) -> None:
        if not self._cursor.is_active:  # otherwise the keyboard cursor on the board is used
            self._begin()

    def _begin(self) -> None:
        self._zen.show_temporarily(self._status, True)
        self._entry.setFocus()
