"""The commands that make collections, keep them up, and open them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ...actions.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtWidgets import QVBoxLayout

    from ...actions.workspace import Workspace
    from ..search import Search
    from .keeping import Keeping


class BuildingCommands(QObject):
    """Connects them to a window; what does them is made when it is first wanted."""

    def __init__(
        self,
        workspace: Workspace,
        column: QVBoxLayout,
        open_file: Callable[[Path], object],
        search: Callable[[], Search],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """``open_file`` opens a file in the window.

        ``search`` gives what asks the index, and ``show`` brings the panel up.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._column = column
        self._open_file = open_file
        self._search = search
        self._show = show
        workspace.actions.connect_commands(
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

        return Keeping(
            self._search(), self._workspace, self._column, self._open_file, self._show, self
        )

    def open_last(self) -> None:
        """Open the collection that was open last, once the window is seen."""
        QTimer.singleShot(0, self.keeping, self.keeping.open_last)
