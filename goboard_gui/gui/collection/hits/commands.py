"""Commands for search hits and duplicates."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ...actions.workspace import Workspace
    from ..games.game_list import GameList


class HitCommands(QObject):
    """Connects the commands to the game list, which is created when first needed."""

    def __init__(
        self,
        workspace: Workspace,
        games: Callable[[], GameList],
        show: Callable[[], bool],
        compare_with: Callable[[Path, int], object],
        parent: QObject,
    ) -> None:
        """``show`` shows the list and returns whether a collection is open."""
        super().__init__(parent)
        self._workspace = workspace
        self._games = games
        self._show = show
        self._compare_with = compare_with
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_NEXT_HIT: partial(self.go_on, 1),
                Command.COLLECTION_PREVIOUS_HIT: partial(self.go_on, -1),
                Command.COLLECTION_BACK: lambda: self._games().hits.back(),
                Command.COLLECTION_DUPLICATES: self.show_duplicates,
            }
        )
        workspace.actions[Command.COLLECTION_BACK].setEnabled(False)

    def go_on(self, direction: int) -> None:
        """Go to the next hit, or the previous one for −1; the first one also shows the list."""
        hits = self._games().hits
        if hits.trail is None:
            self._show()
        hits.go_on(direction)

    def show_duplicates(self) -> None:
        """Show the duplicates of the collection in a modeless dialog."""
        if self._games().search.index is None and not self._show():
            return
        from ..games.duplicates_dialog import DuplicatesDialog

        window, games = self._workspace.window, self._games()

        def duplicates() -> DuplicatesDialog:
            return DuplicatesDialog(
                games.search, self._workspace, games.opener, self._compare_with, window
            )

        dialogs.bring_up(DuplicatesDialog, window, duplicates)
