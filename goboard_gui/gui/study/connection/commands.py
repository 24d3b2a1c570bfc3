"""Command that opens the dialog about connected points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...actions.commands import Command
from ...widgets import dialogs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ...actions.workspace import Workspace
    from ...board.board_presenter import BoardPresenter
    from ...board.recording import Recording
    from ...board.tools.board_tools import BoardTools
    from .connection_dialog import ConnectionDialog


class ConnectionCommands(QObject):
    """The command *Connected Points…*; the dialog is created when it is opened.

    The command is disabled while another feature uses a tool of its own, such as guessing, and
    while moves are recorded.
    """

    def __init__(
        self,
        workspace: Workspace,
        presenter: BoardPresenter,
        tools: BoardTools,
        recording: Recording,
        board: QWidget,
    ) -> None:
        super().__init__(workspace.window)
        self._workspace = workspace
        self._presenter = presenter
        self._tools = tools
        self._board = board
        workspace.actions.connect_commands({Command.CONNECTED_POINTS: self._show_dialog})
        workspace.actions.enable_when(
            {
                Command.CONNECTED_POINTS: lambda: (
                    not (tools.has_temporary_tool or recording.is_active)
                )
            },
            tools.changed,
            recording.changed,
        )

    def _show_dialog(self) -> None:
        from .connection_dialog import ConnectionDialog

        window = self._workspace.window

        def create_dialog() -> ConnectionDialog:
            dialog = ConnectionDialog(self._workspace, self._presenter, self._tools)
            dialogs.place_beside(dialog, self._board)
            return dialog

        dialogs.raise_or_create(ConnectionDialog, window, create_dialog)
