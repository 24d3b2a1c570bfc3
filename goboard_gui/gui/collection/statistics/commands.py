"""Commands that show statistics and the openings report."""

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
    """Connects the commands; the dialogs are created when they are opened."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        search: Callable[[], Search],
        show: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Connect the commands.

        ``search`` returns the search of the index; ``show`` shows the panel and returns whether a
        collection is open.
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
        """Show games by year, player and event in a modeless dialog."""
        from .statistics_dialog import StatisticsDialog

        search, window = self._search(), self._workspace.window
        if self._opened():
            dialogs.bring_up(
                StatisticsDialog,
                window,
                lambda: StatisticsDialog(search, self._workspace, self._presenter, window),
            )

    def report(self) -> None:
        """Show openings by player in a modeless dialog."""
        from .report_dialog import ReportDialog

        search, window = self._search(), self._workspace.window
        if self._opened():
            dialogs.bring_up(
                ReportDialog, window, lambda: ReportDialog(search, self._workspace, window)
            )

    def _opened(self) -> bool:
        """Return whether a collection is open, after trying to open the last one."""
        return self._search().index is not None or self._show()
