"""Stand-in for the collection commands that is used if numpy is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from ...optional_parts import NUMPY, install_command
from ..actions.commands import Command
from ..actions.commands.tables.tools import COLLECTION_COMMANDS
from ..widgets import dialogs
from ..widgets.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDockWidget

    from ..actions.workspace import Workspace

_MARGIN = 8


class NumpyMissingCommands(QObject):
    """Stand-in for the collection commands that explains how to install numpy."""

    def __init__(self, workspace: Workspace, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._window = workspace.window
        self._missing = NumpyMissingLabel()
        dock.setWidget(self._missing)
        for command in COLLECTION_COMMANDS:
            workspace.actions[command].setCheckable(False)
        commands = (*COLLECTION_COMMANDS, Command.MOVE_PLACES)
        workspace.actions.connect_commands(dict.fromkeys(commands, self._explain))

    def cancel_region(self) -> bool:
        """Return False, because without numpy no search region can be selected."""
        return False

    def close(self) -> None:
        """Do nothing, because without numpy no index can be open."""

    def _explain(self) -> None:
        dialogs.show_error(self._window, self._missing.text())


class NumpyMissingLabel(PlainLabel):
    """Label with selectable text that explains how to install numpy."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setMargin(_MARGIN)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        command = install_command(NUMPY)
        text = (
            self.tr("Collections require numpy, which is not included in this edition of Goboard.")
            if command is None
            else self.tr(
                "Collections require numpy, which is not installed. Install it with this "
                "command, then restart Goboard:\n\n{command}"
            ).format(command=command)
        )
        self.setText(text)
