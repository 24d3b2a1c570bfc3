"""Commands that create, update and open collections."""

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
    from .collection_manager import CollectionManager


class BuildingCommands(QObject):
    """The commands that create, update and open collections.

    The manager that carries them out is created when it is first needed.
    """

    def __init__(
        self,
        workspace: Workspace,
        column: QVBoxLayout,
        open_file: Callable[[Path], object],
        search: Callable[[], Search],
        show: Callable[[], object],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``open_file`` opens a file in the window, ``search`` returns the search in the open index,
        and ``show`` shows the collection panel.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._column = column
        self._open_file = open_file
        self._search = search
        self._show = show
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_NEW: lambda: self.manager.create_index(),
                Command.COLLECTION_OPEN: lambda: self.manager.ask_open(),
                Command.COLLECTION_UPDATE: lambda: self.manager.update_index(),
                Command.COLLECTION_FAILURES: lambda: self.manager.show_failures(),
            }
        )

    @cached_property
    def manager(self) -> CollectionManager:
        """The manager of the window's collections, created on first use."""
        from .collection_manager import CollectionManager

        return CollectionManager(
            self._search(), self._workspace, self._column, self._open_file, self._show, self
        )

    def open_last(self) -> None:
        """Open the last collection as soon as the window is visible."""
        QTimer.singleShot(0, self.manager, self.manager.open_last)
