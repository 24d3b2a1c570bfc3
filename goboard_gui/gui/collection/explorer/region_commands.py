"""Commands that select and clear the search region."""

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
    from .continuations_overlay import CollectionOverlay


class RegionCommands(QObject):
    """The commands for the search region, which temporarily give the board another tool."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        tools: BoardTools,
        search: Callable[[], Search],
        overlay: Callable[[], CollectionOverlay],
        show: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``search`` and ``overlay`` return objects that are created when they are first needed.
        ``show`` shows the results and returns whether a collection is open.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._presenter = presenter
        self._tools = tools
        self._search = search
        self._overlay = overlay
        self._show = show
        self._action = workspace.actions[Command.COLLECTION_REGION]
        self._tool_in_use = self._panel_visible = False
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_REGION: self._switch,
                Command.COLLECTION_WHOLE: self.search_whole_board,
            }
        )
        workspace.actions[Command.COLLECTION_WHOLE].setEnabled(False)
        tools.tool_chosen.connect(self._end)

    def _switch(self) -> None:
        wanted = self._action.isChecked()
        self._end()
        if wanted and self._show():
            self._begin()

    def _begin(self) -> None:
        self._tools.choose(self._tools.chosen)  # another temporary tool ends first
        self._tool_in_use = True
        self._tools.push_tool(self._make)
        self._action.setChecked(True)

    def _make(self) -> Tool:
        from .region_tool import RegionTool

        return RegionTool(
            self._workspace.document, self._presenter, self._search(), self._overlay()
        )

    def _end(self) -> None:
        """Remove the tool from the board; the selected region stays."""
        self._action.setChecked(False)
        if self._tool_in_use:
            self._tool_in_use = False
            self._tools.pop_tool()

    def leave(self) -> bool:
        """Remove the tool, or else clear the region; return False if there is neither."""
        if self._tool_in_use:
            self._end()
            return True
        if self._has_region:
            self.search_whole_board()
            return True
        return False

    def search_whole_board(self) -> None:
        """Search for the whole board again."""
        search = self._search()
        search.set_options(replace(search.options, crop=None, ignoring=frozenset()))

    @property
    def _has_region(self) -> bool:
        return self._panel_visible and self._search().options.crop is not None

    def set_panel_visible(self, visible: bool) -> None:
        """Remove the tool when the panel is hidden, as the region is not shown then."""
        self._panel_visible = visible
        if not visible:
            self._end()
        self.refresh()

    def refresh(self) -> None:
        """Update the enabled state of the commands after a change of the search options."""
        self._workspace.actions[Command.COLLECTION_WHOLE].setEnabled(self._has_region)
