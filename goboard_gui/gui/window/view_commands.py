"""Commands that choose how points are named and how the board is rotated."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...go import Symmetry
from ..actions.commands import Command
from ..actions.setting_commands import SettingCommands
from ..core.view_settings import VIEW_SETTINGS
from ..widgets.message_row import MessageAction

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..actions.workspace import Workspace
    from ..board.message_strip import MessageStrip

_TURNS = {
    Command.TURN_RIGHT: Symmetry.R90,
    Command.TURN_LEFT: Symmetry.R270,
    Command.MIRROR_HORIZONTAL: Symmetry.MIRROR_HORIZONTAL,
    Command.MIRROR_VERTICAL: Symmetry.MIRROR_VERTICAL,
}


class ViewCommands(QObject):
    """Commands for changing the view settings of a window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.actions)
        view_settings, actions = workspace.view_settings, workspace.actions
        self._view_settings = view_settings
        actions.connect_commands(self._slots())
        SettingCommands(workspace, view_settings, VIEW_SETTINGS)
        actions.enable_when(
            {Command.NORMAL_VIEW: lambda: view_settings.view is not Symmetry.IDENTITY},
            view_settings.changed,
        )

    def reset_for_new_game(self, strip: MessageStrip) -> None:
        """Show a new game in the normal view, and offer to keep the view of the previous game."""
        before = self._view_settings.view
        if before is not Symmetry.IDENTITY:
            self._view_settings.set_view(Symmetry.IDENTITY)
            strip.show_notice(
                self.tr("The new game is shown in the normal view."),
                MessageAction(self.tr("Keep Previous View"), partial(self._keep, before, strip)),
            )

    def _keep(self, view: Symmetry, strip: MessageStrip) -> None:
        self._view_settings.set_view(view)
        strip.clear_notice()

    def _slots(self) -> Mapping[Command, Callable[[], object]]:
        view_settings = self._view_settings
        slots: dict[Command, Callable[[], object]] = {
            Command.NORMAL_VIEW: partial(view_settings.set_view, Symmetry.IDENTITY)
        }
        for command, turn in _TURNS.items():
            slots[command] = partial(view_settings.rotate, turn)
        return slots
