"""The commands that ask a collection, and the panel with its answers."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..commands import Command
from .building_commands import BuildingCommands
from .hit_commands import HitCommands

if TYPE_CHECKING:
    from ..parts import Parts
    from ..tools.board_tools import BoardTools
    from .panel import CollectionPanel
    from .search import Search


class CollectionCommands(QObject):
    """Connects them to a window, and makes what they need when it is first wanted."""

    def __init__(self, parts: Parts, tools: BoardTools) -> None:
        dock = parts.panels.collection
        super().__init__(dock)
        self._parts = parts
        self._tools = tools
        self._dock = dock
        self.building = BuildingCommands(parts, lambda: self.search, self.find, self)
        parts.actions.connect_commands({Command.COLLECTION_FIND: self.find})
        self.hits = HitCommands(parts, lambda: self.panel.games, self.find, self)
        dock.visibilityChanged.connect(self._look)

    @cached_property
    def search(self) -> Search:
        """What asks the index."""
        from .search import Search

        return Search(self._parts.document, self)

    @cached_property
    def panel(self) -> CollectionPanel:
        """What shows the answers."""
        from .panel import CollectionPanel

        panel = CollectionPanel(self.search, self._parts)
        self._dock.setWidget(panel)
        self.building.open_last()
        return panel

    def find(self) -> None:
        """Show the panel, which follows the board as long as it is seen."""
        self._dock.show()
        QTimer.singleShot(0, self._dock.raise_)  # there are no tabs to raise it among before

    def _look(self, seen: bool) -> None:
        if seen or "panel" in vars(self):
            self.panel.look(seen)
