"""The search region: the board tool that selects it, and its commands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ....go import Crop, Point
from ....record.edits.typed import TypedMove
from ...actions.commands import Command
from ...board.tools.tool import MouseButton, PointPress, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....diagram.compose import HoverEffects
    from ....record.edits.typed import TypedSetup
    from ...actions.workspace import Workspace
    from ...board.move_player import MovePlayer
    from ...board.tools.board_tools import BoardTools
    from ...board.tools.tool import PointActionSignals
    from ...core.document import Document
    from ..search import Search
    from .continuations import CollectionOverlay


class RegionTool(Tool):
    """Board tool that selects a new search region, or moves a corner of the existing one.

    Right-click or Shift+click on a point of the region toggles whether its contents matter.
    """

    def __init__(
        self,
        document: Document,
        player: MovePlayer,
        requests: PointActionSignals,
        search: Search,
        overlay: CollectionOverlay,
    ) -> None:
        super().__init__(document)
        self._player = player
        self._requests = requests
        self._search = search
        self._overlay = overlay
        self._start: Point | None = None
        self._pressed: Point | None = None
        self._end: Point | None = None

    @property
    def uses_two_points(self) -> bool:
        """Whether the tool works from one point to another, as it does until a region is
        selected.
        """
        return self._search.query.crop is None

    def press(self, press: PointPress) -> None:
        region = self._search.query.crop
        self.abandon()
        if press.button is MouseButton.RIGHT or press.shift:
            if region is not None and region.contains(press.point):
                self._ignore(press.point)
            elif press.button is MouseButton.RIGHT:
                self._requests.menu_requested.emit(press.point)
        elif press.ctrl:
            self._requests.name_requested.emit(press.point)
        else:
            self._pressed = self._end = press.point
            self._start = _opposite(press.point, region)

    def _ignore(self, point: Point) -> None:
        query = self._search.query
        self._search.set_query(replace(query, ignoring=query.ignoring ^ {point}))

    def drag(self, point: Point | None) -> None:
        # Dragging beyond the edge selects the points at the edge.
        if self._start is not None and point is not None:
            self._end = point
            self._overlay.show_dragged_region(self._dragged())

    def _dragged(self) -> Crop | None:
        """Return the region being dragged, or None if the pointer has not moved yet."""
        if self._start is None or self._end is None or self._end == self._pressed:
            return None
        return Crop.around_points((self._start, self._end))

    def _choose(self, region: Crop) -> None:
        query = self._search.query
        kept = frozenset(filter(region.contains, query.ignoring))
        self._search.set_query(replace(query, crop=region, ignoring=kept))

    def submit_typed_moves(self, typed: Sequence[TypedMove | TypedSetup]) -> bool:
        """Use two typed points as corners of the region; return False if anything else was
        typed.
        """
        corners = [it.point for it in typed if isinstance(it, TypedMove) and it.point is not None]
        if len(corners) != 2 or len(typed) != 2:
            return False
        self._choose(Crop.around_points(corners))
        return True

    def release(self) -> None:
        region, clicked = self._dragged(), self._end
        self.abandon()
        if region is not None:
            self._choose(region)
        elif clicked is not None and self._document.session.board[clicked] is None:
            self._player.play(clicked)

    def abandon(self) -> None:
        self._start = self._pressed = self._end = None
        self._overlay.show_dragged_region(None)

    def cancel(self) -> bool:
        begun = self._start is not None
        self.abandon()
        return begun

    def hover(self, point: Point) -> HoverEffects:
        hover, session = super().hover(point), self._document.session
        if session.board[point] is not None or self._dragged() is not None:
            return hover
        illegal = session.judge(point).illegal is not None
        return hover._replace(ghost_colour=session.to_play, illegal=illegal)


def _opposite(corner: Point, region: Crop | None) -> Point:
    """Return the corner of the region that stays fixed during a drag from a given point.

    It is the opposite corner of the region if the point is one of its corners, otherwise the point.
    """
    if region is None:
        return corner
    columns = {region.left: region.right, region.right: region.left}
    rows = {region.top: region.bottom, region.bottom: region.top}
    if corner.column in columns and corner.row in rows:
        return Point(columns[corner.column], rows[corner.row])
    return corner


class RegionCommands(QObject):
    """The commands for the search region, which is selected with a temporary board tool."""

    def __init__(
        self,
        workspace: Workspace,
        player: MovePlayer,
        tools: BoardTools,
        search: Callable[[], Search],
        overlay: Callable[[], CollectionOverlay],
        show: Callable[[Callable[[], object]], object],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``search`` and ``overlay`` return objects that are created when they are first needed.
        ``show`` shows the results, opens the last collection if none is open, and then calls a
        function.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._player = player
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
        if wanted:
            self._show(self._begin)

    def _begin(self) -> None:
        if self._search().index is None:
            return
        self._tools.select_tool(self._tools.selected_tool)  # another temporary tool ends first
        self._tool_in_use = True
        self._tools.push_tool(self._make)
        self._action.setChecked(True)

    def _make(self) -> Tool:
        return RegionTool(
            self._workspace.document,
            self._player,
            self._tools.requests,
            self._search(),
            self._overlay(),
        )

    def _end(self) -> None:
        """Remove the region tool from the board; the selected region is kept."""
        self._action.setChecked(False)
        if self._tool_in_use:
            self._tool_in_use = False
            self._tools.pop_tool()

    def leave_region_mode(self) -> bool:
        """Remove the region tool or, if it is not in use, clear the search region; return False if
        neither is present.
        """
        if self._tool_in_use:
            self._end()
            return True
        if self._has_region:
            self.search_whole_board()
            return True
        return False

    def search_whole_board(self) -> None:
        """Clear the search region, so that searches use the whole board again."""
        search = self._search()
        search.set_query(replace(search.query, crop=None, ignoring=frozenset()))

    @property
    def _has_region(self) -> bool:
        return self._panel_visible and self._search().query.crop is not None

    def set_panel_visible(self, visible: bool) -> None:
        """Update the commands when the panel is shown or hidden; hiding it also removes the region
        tool.
        """
        self._panel_visible = visible
        if not visible:
            self._end()
        self.refresh()

    def refresh(self) -> None:
        """Update the enabled state of the commands after a change of the search options."""
        self._workspace.actions[Command.COLLECTION_WHOLE].setEnabled(self._has_region)
