"""The commands for the part of the board that is looked for, and for what is shown of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.tools.board_tools import BoardTools
    from ...board.tools.tool import Tool
    from ..search import Search
    from .overlay import Overlay


class RegionCommands(QObject):
    """Lends the board the tool that drags out a region, and takes it back."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        tools: BoardTools,
        search: Callable[[], Search],
        overlay: Callable[[], Overlay],
        show: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """What searches and what shows it are made when they are first wanted.

        ``show`` brings the answers into sight, and tells whether a collection is open.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._presenter = presenter
        self._tools = tools
        self._search = search
        self._overlay = overlay
        self._show = show
        self._action = workspace.actions[Command.COLLECTION_REGION]
        self._lent = self._seen = False
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_REGION: self._switch,
                Command.COLLECTION_WHOLE: self.whole_board,
            }
        )
        workspace.actions[Command.COLLECTION_WHOLE].setEnabled(False)
        tools.taken_up.connect(self._end)

    def _switch(self) -> None:
        wanted = self._action.isChecked()
        self._end()
        if wanted and self._show():
            self._begin()

    def _begin(self) -> None:
        self._tools.choose(self._tools.chosen)  # whoever has borrowed the board ends first
        self._lent = True
        self._tools.push_tool(self._make)
        self._action.setChecked(True)

    def _make(self) -> Tool:
        from .region_tool import RegionTool

        return RegionTool(
            self._workspace.document, self._presenter, self._search(), self._overlay()
        )

    def _end(self) -> None:
        """Take the tool back; the region stays."""
        self._action.setChecked(False)
        if self._lent:
            self._lent = False
            self._tools.pop_tool()

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
        search = self._search()
        search.ask(replace(search.asked, crop=None, ignoring=frozenset()))

    @property
    def _region(self) -> bool:
        return self._seen and self._search().asked.crop is not None

    def look(self, seen: bool) -> None:
        """Follow whether the panel is seen: without it nobody sees what is dragged out."""
        self._seen = seen
        if not seen:
            self._end()
        self.follow()

    def follow(self) -> None:
        """Follow what is looked for."""
        self._workspace.actions[Command.COLLECTION_WHOLE].setEnabled(self._region)
