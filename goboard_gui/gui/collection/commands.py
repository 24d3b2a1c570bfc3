"""The commands that ask a collection, and the panel with its answers."""

from __future__ import annotations

from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from ..commands import Command
from .building.commands import BuildingCommands
from .explorer.region_commands import RegionCommands
from .hits.commands import HitCommands
from .statistics.commands import StatisticsCommands

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ..tools.board_tools import BoardTools
    from ..window.parts import Parts
    from .explorer.overlay import Overlay
    from .explorer.panel import CollectionPanel
    from .games.words import GameRow
    from .hits.trail import Trail
    from .search import Search
    from .without import CollectionWithout

_HEIGHT = 400
"""So many pixels the panel should have."""


def collection_of(parts: Parts, tools: BoardTools) -> CollectionCommands | CollectionWithout:
    """What does the commands of a window, or says of each why it cannot be done."""
    if find_spec("numpy") is not None:
        return CollectionCommands(parts, tools)
    from .without import CollectionWithout

    return CollectionWithout(parts)


class CollectionCommands(QObject):
    """Connects them to a window, and makes what they need when it is first wanted."""

    def __init__(self, parts: Parts, tools: BoardTools) -> None:
        dock = parts.panels.collection
        super().__init__(dock)
        self._parts = parts
        self._tools = tools
        self._dock = dock
        self._roomy = False
        self.building = BuildingCommands(parts, lambda: self.search, self.find, self)
        parts.actions.connect_commands({Command.COLLECTION_FIND: self.find})
        self.region = RegionCommands(
            parts, tools, lambda: self.search, lambda: self.overlay, self.open, self
        )
        self.hits = HitCommands(parts, lambda: self.panel.games, self.open, self)
        self.statistics = StatisticsCommands(parts, lambda: self.search, self.open, self)
        dock.visibilityChanged.connect(self._look)
        dock.toggleViewAction().triggered.connect(self._make_room_soon)

    @cached_property
    def search(self) -> Search:
        """What asks the index."""
        from .search import Search

        return Search(self._parts.document, self)

    @cached_property
    def overlay(self) -> Overlay:
        """What shows on the board what was found."""
        from .explorer.overlay import Overlay

        return Overlay(self.search, self._parts, self)

    @cached_property
    def panel(self) -> CollectionPanel:
        """What shows the answers."""
        from .explorer.panel import CollectionPanel

        keeping = self.building.keeping
        panel = CollectionPanel(self.search, self.overlay, keeping, self._parts)
        self._dock.setWidget(panel)
        panel.games.hits.beside_wanted.connect(self._open_beside)
        self.search.changed.connect(self.region.follow)
        self._tools.changed.connect(panel.show_page)
        self.building.open_last()
        return panel

    def _make_room_soon(self) -> None:
        QTimer.singleShot(0, self, self._make_room)

    def _make_room(self) -> None:
        """Let the panel be high enough for two lists when it is first asked for in the window.

        It gets what its neighbours can spare, from each in proportion.
        """
        window, dock = self._parts.window, self._dock
        if self._roomy or not dock.isVisible() or dock.isFloating():
            return
        self._roomy = True
        spare = {
            other: max(other.height() - other.minimumSizeHint().height(), 0)
            for other in self._parts.panels.docks
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
        window = self._parts.another()
        window.show()
        there = window.findChild(CollectionCommands)
        if there is not None:
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
