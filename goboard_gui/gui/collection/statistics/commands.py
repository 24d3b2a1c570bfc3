"""The commands that count the games of a collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ..search import Search


class StatisticsCommands(QObject):
    """Connects them to a window; what they open is made when it is wanted."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        search: Callable[[], Search],
        show: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``search`` gives what asks the index.

        ``show`` brings the panel up, and tells whether a collection is open.
        """
        super().__init__(parent)
        self._workspace = workspace
        self._presenter = presenter
        self._search = search
        self._show = show
        workspace.actions.connect_commands(
            {
                Command.COLLECTION_STATISTICS: self.statistics,
                Command.COLLECTION_REPORT: self.report,
            }
        )

    def statistics(self) -> None:
        """Count games by year, player and event, in a window beside this one."""
        from .dialog import StatisticsDialog

        search, window = self._search(), self._workspace.window
        if self._opened():
            dialogs.bring_up(
                StatisticsDialog,
                window,
                lambda: StatisticsDialog(search, self._workspace, self._presenter, window),
            )

    def report(self) -> None:
        """Count openings by player, in a window beside this one."""
        from .report_dialog import ReportDialog

        search, window = self._search(), self._workspace.window
        if self._opened():
            dialogs.bring_up(
                ReportDialog, window, lambda: ReportDialog(search, self._workspace, window)
            )

    def _opened(self) -> bool:
        """Whether there is something to count; the panel opens the last index, or offers to."""
        return self._search().index is not None or self._show()
