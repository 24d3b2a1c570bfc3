"""Commands that show the statistics and the report on openings."""

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
    """The commands for statistics; each dialog is created when it is opened."""

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        search: Callable[[], Search],
        show: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Connect the commands to their actions.

        ``search`` returns the search in the open index; ``show`` shows the panel and returns
        whether a collection is open.
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
        """Show how many games there are by year, player, event and so on, in a modeless dialog."""
        from .statistics_dialog import StatisticsDialog

        search, window = self._search(), self._workspace.window
        if self._opened():
            dialogs.bring_up(
                StatisticsDialog,
                window,
                lambda: StatisticsDialog(search, self._workspace, self._presenter, window),
            )

    def report(self) -> None:
        """Show how often players chose certain openings, in a modeless dialog."""
        from .report_dialog import ReportDialog

        search, window = self._search(), self._workspace.window
        if self._opened():
            dialogs.bring_up(
                ReportDialog, window, lambda: ReportDialog(search, self._workspace, window)
            )

    def _opened(self) -> bool:
        """Return whether a collection is open, after an attempt to open the last one."""
        return self._search().index is not None or self._show()
