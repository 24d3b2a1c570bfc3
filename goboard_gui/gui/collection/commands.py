"""The collection commands of a window, and the dock with the collection panel."""

from __future__ import annotations

from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer

from ..actions.commands import Command
from .building.commands import BuildingCommands
from .explorer.region_commands import RegionCommands
from .hits.commands import HitCommands
from .statistics.commands import StatisticsCommands

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QDockWidget, QVBoxLayout, QWidget

    from ..actions.workspace import Workspace
    from ..board.board_presenter import BoardPresenter
    from ..board.message_bar import MessageBar
    from ..board.tools.board_tools import BoardTools
    from ..files.document_io import DocumentIO
    from .explorer.overlay import CollectionOverlay
    from .explorer.panel import CollectionPanel
    from .games.game_texts import GameRow
    from .hits.hit_list import HitList
    from .numpy_missing import CollectionWithoutNumpy
    from .search import Search

_HEIGHT = 400
"""Preferred height of the panel, in pixels."""


def create_collection(
    workspace: Workspace, context: CollectionContext
) -> CollectionCommands | CollectionWithoutNumpy:
    """Return the collection commands of a window, or a stand-in if numpy is not installed."""
    if find_spec("numpy") is not None:
        return CollectionCommands(workspace, context)
    from .numpy_missing import CollectionWithoutNumpy

    return CollectionWithoutNumpy(workspace, context.dock)


class CollectionContext(NamedTuple):
    """The parts of a window that a collection needs besides the workspace.

    ``docks`` are all docks, and ``dock`` is the one of the collection. ``column`` holds the board
    and, below it, the build status. ``compare_with`` compares the open record with a game of a
    file, given by its path and its number in the file. ``open_new_window`` opens another window and
    returns the collection commands of that window.
    """

    presenter: BoardPresenter
    tools: BoardTools
    document_io: DocumentIO
    message: MessageBar
    dock: QDockWidget
    docks: Sequence[QDockWidget]
    column: QVBoxLayout
    compare_with: Callable[[Path, int], object]
    open_new_window: Callable[[], CollectionCommands | CollectionWithoutNumpy]


class CollectionCommands(QObject):
    """The collection commands of a window.

    The search and the panel are created when they are first needed.
    """

    def __init__(self, workspace: Workspace, context: CollectionContext) -> None:
        dock = context.dock
        super().__init__(dock)
        self._workspace = workspace
        self._context = context
        self._dock = dock
        self._was_enlarged = False
        presenter, tools = context.presenter, context.tools
        self.building = BuildingCommands(
            workspace,
            context.column,
            context.document_io.open_instead,
            lambda: self.search,
            self.show_panel,
            self,
        )
        workspace.actions.connect_commands({Command.COLLECTION_FIND: self.show_panel})
        self.region = RegionCommands(
            workspace,
            presenter,
            tools,
            lambda: self.search,
            lambda: self.overlay,
            self.show_last_collection,
            self,
        )
        self.hits = HitCommands(
            workspace,
            lambda: self.panel.games,
            self.show_last_collection,
            context.compare_with,
            self,
        )
        self.statistics = StatisticsCommands(
            workspace, presenter, lambda: self.search, self.show_last_collection, self
        )
        dock.visibilityChanged.connect(self._set_panel_visible)
        dock.toggleViewAction().triggered.connect(self._enlarge_panel_soon)

    @cached_property
    def search(self) -> Search:
        """The search in the open index, created on first use."""
        from .search import Search

        return Search(self._workspace.document, self)

    @cached_property
    def overlay(self) -> CollectionOverlay:
        """The overlay that shows search results on the board, created on first use."""
        from .explorer.overlay import CollectionOverlay

        return CollectionOverlay(self.search, self._workspace, self._context.presenter, self)

    @cached_property
    def panel(self) -> CollectionPanel:
        """The collection panel, created on first use and put into its dock."""
        from .explorer.panel import CollectionPanel
        from .hits.game_opener import GameOpener

        around = self._context
        panel = CollectionPanel(
            self.search,
            self.overlay,
            self.building.manager,
            self._workspace,
            around.presenter,
            GameOpener(self._workspace.document, around.document_io, around.message),
        )
        self._dock.setWidget(panel)
        panel.games.hits.new_window_requested.connect(self._open_in_new_window)
        self.search.changed.connect(self.region.refresh)
        around.tools.changed.connect(panel.show_page)
        self.building.open_last()
        return panel

    def _enlarge_panel_soon(self) -> None:
        QTimer.singleShot(0, self, self._enlarge_panel)

    def _enlarge_panel(self) -> None:
        """Make the panel high enough for two lists when it is first shown.

        The other docks in its column give up space in proportion to what they can spare.
        """
        window, dock = self._workspace.window, self._dock
        if self._was_enlarged or not dock.isVisible() or dock.isFloating():
            return
        self._was_enlarged = True
        spare = {
            other: max(other.height() - other.minimumSizeHint().height(), 0)
            for other in self._context.docks
            if other.isVisible() and other.x() == dock.x() and not _overlap(other, dock)
        }
        room = sum(spare.values())
        wanted = min(_HEIGHT - dock.height(), room)
        if wanted > 0:
            heights = [other.height() - wanted * part // room for other, part in spare.items()]
            docks, heights = [*spare, dock], [*heights, dock.height() + wanted]
            window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def show_panel(self) -> None:
        """Show the panel, which searches for the current position as long as it is visible."""
        left = self._dock.isVisible()
        self._dock.show()
        # It can be raised only after the layout has put it into a tab bar with other docks.
        QTimer.singleShot(0, self._dock, self._dock.raise_)
        if not left:
            self._enlarge_panel_soon()

    def show_last_collection(self) -> bool:
        """Show the panel with the last used collection; return whether a collection is open."""
        self.show_panel()
        keeping = self.building.manager
        keeping.open_last()
        return self.search.index is not None

    def _open_in_new_window(self, trail: HitList | None, row: GameRow, place: int) -> None:
        """Open another window with the same collection and visit the hits there."""
        there = self._context.open_new_window()
        if isinstance(there, CollectionCommands):
            there.show_panel()
            there.panel.games.hits.continue_hits(trail, row, place)

    def cancel_region(self) -> bool:
        """Cancel the region selection in progress on the board; return False if there is none."""
        return self.region.leave()

    def _set_panel_visible(self, visible: bool) -> None:
        if visible or "panel" in vars(self):
            self.panel.set_following(visible)
            self.region.set_panel_visible(visible)


def _overlap(one: QWidget, other: QWidget) -> bool:
    """Return whether two docks overlap, which means that they share a tab bar."""
    return one.geometry().intersects(other.geometry())
