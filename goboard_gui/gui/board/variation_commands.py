"""The commands that choose which variations the board shows, and how."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..actions.commands import Command
from ..actions.commands.choices import VARIATION_COMMANDS
from ..core import closing
from ..core.settings import (
    VARIATIONS_CHILDREN,
    VARIATIONS_FROM_FILE,
    VARIATIONS_SIBLINGS,
    VARIATIONS_STYLE,
)

if TYPE_CHECKING:
    from ..actions.commands.actions import Actions
    from ..core.settings import Settings

_TOGGLES = {
    Command.VARIATIONS_CHILDREN: VARIATIONS_CHILDREN,
    Command.VARIATIONS_SIBLINGS: VARIATIONS_SIBLINGS,
    Command.VARIATIONS_FILE: VARIATIONS_FROM_FILE,
}


class VariationCommands(QObject):
    """Keeps the checked commands and the settings in sync."""

    def __init__(self, settings: Settings, actions: Actions) -> None:
        super().__init__(actions)
        self._settings = settings
        self._actions = actions
        actions.connect_commands(
            {
                **{
                    command: partial(settings.set, VARIATIONS_STYLE, how)
                    for command, how in VARIATION_COMMANDS.items()
                },
                **{command: partial(self._switch, command) for command in _TOGGLES},
            }
        )
        closing.connect(self, settings.changed, self._check)
        self._check()

    def _switch(self, command: Command) -> None:
        self._settings.set(_TOGGLES[command], self._actions[command].isChecked())

    def _check(self) -> None:
        for command, how in VARIATION_COMMANDS.items():
            self._actions[command].setChecked(self._settings.get(VARIATIONS_STYLE) == how)
        for command, setting in _TOGGLES.items():
            self._actions[command].setChecked(self._settings.get(setting))
