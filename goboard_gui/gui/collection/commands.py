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
    workspace: Workspace, surroundings: CollectionContext
) -> CollectionCommands | CollectionWithoutNumpy:
    """Return the collection commands of a window, or a stand-in if numpy is not installed."""
    if find_spec("numpy") is not None:
        return CollectionCommands(workspace, surroundings)
    from .numpy_missing import CollectionWithoutNumpy

    return CollectionWithoutNumpy(workspace, surroundings.dock)


class CollectionContext(NamedTuple):
    """The parts of a window that a collection needs besides the workspace.

    ``docks`` are all docks, and ``dock`` is the one of the collection. ``column`` holds the board
    and, below it, the build status. ``compare_with`` compares the open record with a game of a
    file, given by its path and its number in the file. ``open_beside`` opens another window and
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
    open_beside: Callable[[], CollectionCommands | CollectionWithoutNumpy]


class CollectionCommands(QObject):
    """The collection commands of a window.

    The search and the panel are created when they are first needed.
    """

    def __init__(self, workspace: Workspace, surroundings: CollectionContext) -> None:
        dock = surroundings.dock
        super().__init__(dock)
        self._workspace = workspace
        self._surroundings = surroundings
        self._dock = dock
        self._roomy = False
        presenter, tools = surroundings.presenter, surroundings.tools
        self.building = BuildingCommands(
            workspace,
            surroundings.column,
            surroundings.document_io.open_instead,
            lambda: self.search,
            self.find,
            self,
        )
        workspace.actions.connect_commands({Command.COLLECTION_FIND: self.find})
        self.region = RegionCommands(
            workspace,
            presenter,
            tools,
            lambda: self.search,
            lambda: self.overlay,
            self.open,
            self,
        )
        self.hits = HitCommands(
            workspace, lambda: self.panel.games, self.open, surroundings.compare_with, self
        )
        self.statistics = StatisticsCommands(
            workspace, presenter, lambda: self.search, self.open, self
        )
        dock.visibilityChanged.connect(self._look)
        dock.toggleViewAction().triggered.connect(self._make_room_soon)

    @cached_property
    def search(self) -> Search:
        """The search in the open index, created on first use."""
        from .search import Search

        return Search(self._workspace.document, self)

    @cached_property
    def overlay(self) -> CollectionOverlay:
        """The overlay that shows search results on the board, created on first use."""
        from .explorer.overlay import CollectionOverlay

        return CollectionOverlay(self.search, self._workspace, self._surroundings.presenter, self)

    @cached_property
    def panel(self) -> CollectionPanel:
        """The collection panel, created on first use and put into its dock."""
        from .explorer.panel import CollectionPanel
        from .hits.game_opener import GameOpener

        around = self._surroundings
        panel = CollectionPanel(
            self.search,
            self.overlay,
            self.building.keeping,
            self._workspace,
            around.presenter,
            GameOpener(self._workspace.document, around.document_io, around.message),
        )
        self._dock.setWidget(panel)
        panel.games.hits.beside_wanted.connect(self._open_beside)
        self.search.changed.connect(self.region.follow)
        around.tools.changed.connect(panel.show_page)
        self.building.open_last()
        return panel

    def _make_room_soon(self) -> None:
        QTimer.singleShot(0, self, self._make_room)

    def _make_room(self) -> None:
        """Make the panel high enough for two lists when it is first shown.

        The other docks in its column give up space in proportion to what they can spare.
        """
        window, dock = self._workspace.window, self._dock
        if self._roomy or not dock.isVisible() or dock.isFloating():
            return
        self._roomy = True
        spare = {
            other: max(other.height() - other.minimumSizeHint().height(), 0)
            for other in self._surroundings.docks
            if other.isVisible() and other.x() == dock.x() and not _overlap(other, dock)
        }
        room = sum(spare.values())
        wanted = min(_HEIGHT - dock.height(), room)
        if wanted > 0:
            heights = [other.height() - wanted * part // room for other, part in spare.items()]
            docks, heights = [*spare, dock], [*heights, dock.height() + wanted]
            window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def find(self) -> None:
        """Show the panel, which searches for the current position as long as it is visible."""
        left = self._dock.isVisible()
        self._dock.show()
        # It can be raised only after the layout has put it into a tab bar with other docks.
        QTimer.singleShot(0, self._dock, self._dock.raise_)
        if not left:
            self._make_room_soon()

    def open(self) -> bool:
        """Show the panel with the last used collection; return whether a collection is open."""
        self.find()
        keeping = self.building.keeping
        keeping.open_last()
        return self.search.index is not None

    def _open_beside(self, trail: HitList | None, row: GameRow, place: int) -> None:
        """Open another window with the same collection and visit the hits there."""
        there = self._surroundings.open_beside()
        if isinstance(there, CollectionCommands):
            there.find()
            there.panel.games.hits.take(trail, row, place)

    def leave(self) -> bool:
        """Cancel the region selection in progress on the board; return False if there is none."""
        return self.region.leave()

    def _look(self, seen: bool) -> None:
        if seen or "panel" in vars(self):
            self.panel.look(seen)
            self.region.look(seen)


def _overlap(one: QWidget, other: QWidget) -> bool:
    """Return whether two docks overlap, which means that they share a tab bar."""
    return one.geometry().intersects(other.geometry())
