"""Moves and marks that are typed in the status bar, brought to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.commands import Command

if TYPE_CHECKING:
    from ..widgets.point_entry import PointEntry
    from .features import Features
    from .parts import Parts
    from .status import Status
    from .zen import Zen


class TypedMoves(QObject):
    """Gives the keys to the field, lets it read the names of now, and does what was typed."""

    def __init__(
        self, parts: Parts, entry: PointEntry, status: Status, features: Features, zen: Zen
    ) -> None:
        super().__init__(entry)
        self._presenter = parts.presenter
        self._entry = entry
        self._status = status
        self._tools = features.tools
        self._cursor = features.cursor.cursor
        self._zen = zen
        self._message = parts.view.message
        self._refusal = ""
        parts.document.record_changed.connect(self._use_naming)
        parts.view_settings.changed.connect(self._use_naming)
        entry.typed.connect(parts.presenter.enter)
        entry.refused.connect(self._refuse)
        entry.textChanged.connect(self._forget_refusal)
        entry.several.connect(parts.presenter.light_up)
        entry.left.connect(parts.view.setFocus)
        entry.left.connect(self._tools.give_up)
        entry.rested.connect(lambda: zen.lend(status, False))
        parts.actions.connect_commands({Command.TYPE_MOVE: self._begin})
        self._tools.asked.connect(self._ask)
        self._tools.changed.connect(lambda: entry.use_for_marks(self._tools.marks))

    def _use_naming(self) -> None:
        self._entry.use_naming(self._presenter.naming)

    def _refuse(self, reason: str) -> None:
        self._refusal = reason
        self._message.say(reason)

    def _forget_refusal(self) -> None:
        """What was wrong is told as long as it stands in the field."""
        if self._refusal and self._message.text == self._refusal:
            self._message.move_on()
        self._refusal = ""

    def _ask(self) -> None:
        if not self._cursor.on:  # whose keys answer as well
            self._begin()

    def _begin(self) -> None:
        self._zen.lend(self._status, True)
        self._entry.setFocus()
