"""The commands for the part of the board that is looked for, and for what is shown of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...commands import Command
from ...settings import Setting

if TYPE_CHECKING:
    from ...parts import Parts
    from ...tools.board_tools import BoardTools
    from ...tools.tool import Tool
    from ..commands import CollectionCommands

LETTERS = Setting("collection/letters", True)
"""Whether the board shows how games went on."""


class RegionCommands(QObject):
    """Lends the board the tool that drags out a region, and takes it back."""

    def __init__(self, parts: Parts, tools: BoardTools, collection: CollectionCommands) -> None:
        super().__init__(collection)
        self._parts = parts
        self._tools = tools
        self._collection = collection
        self._action = parts.actions[Command.COLLECTION_REGION]
        self._letters = parts.actions[Command.COLLECTION_LETTERS]
        self._letters.setChecked(parts.settings.get(LETTERS))
        self._lent = self._seen = False
        parts.actions.connect_commands(
            {
                Command.COLLECTION_REGION: self._switch,
                Command.COLLECTION_WHOLE: self.whole_board,
                Command.COLLECTION_LETTERS: self._show_letters,
            }
        )
        parts.actions[Command.COLLECTION_WHOLE].setEnabled(False)
        parts.settings.changed.connect(self._setting_changed)
        tools.taken_up.connect(self._end)

    def _switch(self) -> None:
        wanted = self._action.isChecked()
        self._end()
        if wanted and self._collection.open():
            self._begin()

    def _begin(self) -> None:
        self._tools.choose(self._tools.chosen)  # whoever has borrowed the board ends first
        self._lent = True
        self._tools.lend(self._make)
        self._action.setChecked(True)

    def _make(self) -> Tool:
        from .region_tool import RegionTool

        parts, collection = self._parts, self._collection
        return RegionTool(parts.document, parts.presenter, collection.search, collection.overlay)

    def _end(self) -> None:
        """Take the tool back; the region stays."""
        self._action.setChecked(False)
        if self._lent:
            self._lent = False
            self._tools.take_back()

    def leave(self) -> bool:
        """Take the tool back, or else leave the region; False if there is neither."""
        if self._lent:
            self._end()
            return True
        if self._region:
            self.whole_board()
            return True
        return False

    def whole_board(self) -> None:
        """Look for the whole board again."""
        search = self._collection.search
        search.ask(replace(search.asked, crop=None, ignoring=frozenset()))

    @property
    def _region(self) -> bool:
        return self._seen and self._collection.search.asked.crop is not None

    def look(self, seen: bool) -> None:
        """Follow whether the panel is seen: without it nobody sees what is dragged out."""
        self._seen = seen
        if not seen:
            self._end()
        self.follow()

    def follow(self) -> None:
        """Follow what is looked for."""
        self._parts.actions[Command.COLLECTION_WHOLE].setEnabled(self._region)

    def _show_letters(self) -> None:
        self._parts.settings.set(LETTERS, self._letters.isChecked())

    def _setting_changed(self, setting: object) -> None:
        if setting is LETTERS:
            self._letters.setChecked(self._parts.settings.get(LETTERS))
