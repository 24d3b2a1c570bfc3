"""Commands that change settings, as listed in the command table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject

from ..core import closing
from ..core.view_settings import VIEW_SETTINGS
from .commands.command_table import COMMANDS, command_values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import SignalInstance

    from ..core.settings import Setting
    from .commands import Command
    from .workspace import Workspace


def program_settings() -> list[Setting[Any]]:
    """Return the settings that commands change, except those that each window has separately."""
    found = {row.setting.key: row.setting for row in COMMANDS.values() if row.setting is not None}
    return [setting for setting in found.values() if setting not in VIEW_SETTINGS]


class SettingStore(Protocol):
    """A store of setting values, either for the whole program or for one window."""

    @property
    def changed(self) -> SignalInstance:
        """Signal that is emitted after a value has changed."""

    def get(self, setting: Setting[Any]) -> Any:
        """Return the value of a setting."""

    def set(self, setting: Setting[Any], value: Any) -> None:
        """Change the value of a setting."""


class SettingCommands(QObject):
    """Connection between settings and the commands that change them and show their values.

    A command toggles a boolean setting, adds its value to a list or removes it, and chooses its
    value for any other setting. Unchecking the only command of such a setting chooses the other of
    its two values.
    """

    def __init__(
        self, workspace: Workspace, store: SettingStore, chosen: Iterable[Setting[Any]]
    ) -> None:
        """Connect the commands that change the ``chosen`` settings."""
        super().__init__(workspace.actions)
        self._store = store
        self._actions = workspace.actions
        self._commands = [command for setting in chosen for command in command_values(setting)]
        workspace.actions.connect_commands(
            {each: partial(self._perform, each) for each in self._commands}
        )
        closing.connect_until_closed(self, store.changed, self._check)
        self._check()

    def _perform(self, command: Command) -> None:
        row = COMMANDS[command]
        setting, on = row.setting, self._actions[command].isChecked()
        assert setting is not None
        if not self._actions[command].isCheckable():
            return  # the feature is not available
        value: Any = row.value
        if isinstance(setting.default, list):
            before = self._store.get(setting)
            values = command_values(setting).values()
            value = [each for each in values if (on if each == row.value else each in before)]
        elif isinstance(setting.default, bool):
            value = on
        elif not on:
            assert setting.allowed is not None
            value = next(other for other in setting.allowed if other != row.value)
        self._store.set(setting, value)

    def _check(self) -> None:
        for command in self._commands:
            row = COMMANDS[command]
            assert row.setting is not None
            value = self._store.get(row.setting)
            if isinstance(value, list):
                checked = row.value in value
            else:
                checked = value if isinstance(value, bool) else value == row.value
            self._actions[command].setChecked(checked)
