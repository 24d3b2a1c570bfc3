"""Commands that go from hit to hit and that find duplicates."""

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
    """The commands for hits and duplicates.

    They work on the game list, which is created when it is first needed.
    """

    def __init__(
        self,
        workspace: Workspace,
        games: Callable[[], GameList],
        show: Callable[[], bool],
        compare_with: Callable[[Path, int], object],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``games`` returns the game list. ``show`` shows it and returns whether a collection is open.
        ``compare_with`` compares the open record with a game of a file, given by path and number.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._games = games
        self._show = show
        self._compare_with = compare_with
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_NEXT_HIT: partial(self.step_hit, 1),
                Command.COLLECTION_PREVIOUS_HIT: partial(self.step_hit, -1),
                Command.COLLECTION_BACK: lambda: self._games().hits.return_to_query(),
                Command.COLLECTION_DUPLICATES: self.show_duplicates,
            }
        )
        workspace.actions[Command.COLLECTION_BACK].setEnabled(False)

    def step_hit(self, direction: int) -> None:
        """Go to the next hit, or to the previous one for −1; show the list if necessary."""
        hits = self._games().hits
        if hits.hit_list is None:
            self._show()
        hits.step(direction)

    def show_duplicates(self) -> None:
        """Show the duplicates in the collection in a modeless dialog."""
        if self._games().search.index is None and not self._show():
            return
        from ..games.duplicates_dialog import DuplicatesDialog

        window, games = self._workspace.window, self._games()

        def duplicates() -> DuplicatesDialog:
            return DuplicatesDialog(
                games.search, self._workspace, games.opener, self._compare_with, window
            )

        dialogs.bring_up(DuplicatesDialog, window, duplicates)
