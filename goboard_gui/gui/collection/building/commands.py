"""The commands that make collections, keep them up, and open them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...window.parts import Parts
    from ..search import Search
    from .keeping import Keeping


class BuildingCommands(QObject):
    """Connects them to a window; what does them is made when it is first wanted."""

    def __init__(
        self,
        parts: Parts,
        search: Callable[[], Search],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """``search`` gives what asks the index, and ``show`` brings the panel up."""
        super().__init__(parent)
        self._parts = parts
        self._search = search
        self._show = show
        parts.actions.connect_commands(
            {
                Command.COLLECTION_NEW: lambda: self.keeping.new(),
                Command.COLLECTION_OPEN: lambda: self.keeping.open_asked(),
                Command.COLLECTION_UPDATE: lambda: self.keeping.update(),
                Command.COLLECTION_FAILURES: lambda: self.keeping.failures(),
            }
        )

    @cached_property
    def keeping(self) -> Keeping:
        """What keeps the collections."""
        from .keeping import Keeping

        return Keeping(self._search(), self._parts, self._show, self)

    def open_last(self) -> None:
        """Open the collection that was open last, once the window is seen."""
        QTimer.singleShot(0, self.keeping, self.keeping.open_last)
