"""The commands that ask a collection, and the panel with its answers."""

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
    from ..files.filing import Filing
    from .explorer.overlay import Overlay
    from .explorer.panel import CollectionPanel
    from .games.words import GameRow
    from .hits.trail import Trail
    from .search import Search
    from .without import CollectionWithout

_HEIGHT = 400
"""So many pixels the panel should have."""


def collection_of(
    workspace: Workspace, surroundings: Surroundings
) -> CollectionCommands | CollectionWithout:
    """What does the commands of a window, or says of each why it cannot be done."""
    if find_spec("numpy") is not None:
        return CollectionCommands(workspace, surroundings)
    from .without import CollectionWithout

    return CollectionWithout(workspace, surroundings.dock)


class Surroundings(NamedTuple):
    """What of a window a collection works with, besides the workspace.

    ``docks`` are all panels, ``dock`` that of the collection; ``column`` holds the board, at whose
    foot progress is shown. ``compare_with`` compares the record with a game of a file, by its path
    and place there; ``open_beside`` makes another window and returns its collection.
    """

    presenter: BoardPresenter
    tools: BoardTools
    filing: Filing
    message: MessageBar
    dock: QDockWidget
    docks: Sequence[QDockWidget]
    column: QVBoxLayout
    compare_with: Callable[[Path, int], object]
    open_beside: Callable[[], CollectionCommands | CollectionWithout]


class CollectionCommands(QObject):
    """Connects them to a window, and makes what they need when it is first wanted."""

    def __init__(self, workspace: Workspace, surroundings: Surroundings) -> None:
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
            surroundings.filing.open_instead,
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
        """What asks the index."""
        from .search import Search

        return Search(self._workspace.document, self)

    @cached_property
    def overlay(self) -> Overlay:
        """What shows on the board what was found."""
        from .explorer.overlay import Overlay

        return Overlay(self.search, self._workspace, self._surroundings.presenter, self)

    @cached_property
    def panel(self) -> CollectionPanel:
        """What shows the answers."""
        from .explorer.panel import CollectionPanel
        from .hits.opener import Opener

        around = self._surroundings
        panel = CollectionPanel(
            self.search,
            self.overlay,
            self.building.keeping,
            self._workspace,
            around.presenter,
            Opener(self._workspace.document, around.filing, around.message),
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
        """Let the panel be high enough for two lists when it is first asked for in the window.

        It gets what its neighbours can spare, from each in proportion.
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
        """Show the panel, which follows the board as long as it is seen."""
        left = self._dock.isVisible()  # as a person left it
        self._dock.show()
        # There are no tabs to raise it among before.
        QTimer.singleShot(0, self._dock, self._dock.raise_)
        if not left:
            self._make_room_soon()

    def open(self) -> bool:
        """Show the panel with the collection that was open last; whether there is one."""
        self.find()
        keeping = self.building.keeping
        keeping.open_last()
        return self.search.index is not None

    def _open_beside(self, trail: Trail | None, row: GameRow, place: int) -> None:
        """Follow the hits of a question in another window, which has a collection as this one."""
        there = self._surroundings.open_beside()
        if isinstance(there, CollectionCommands):
            there.find()
            there.panel.games.hits.take(trail, row, place)

    def leave(self) -> bool:
        """Leave what was begun on the board; False if there is nothing."""
        return self.region.leave()

    def _look(self, seen: bool) -> None:
        if seen or "panel" in vars(self):
            self.panel.look(seen)
            self.region.look(seen)


def _overlap(one: QWidget, other: QWidget) -> bool:
    """Whether two panels share their room, behind each other."""
    return one.geometry().intersects(other.geometry())
