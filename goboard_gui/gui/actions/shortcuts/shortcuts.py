"""Shortcuts of all commands: those of the chosen scheme, unless the user has assigned others."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from ...core.i18n import translator
from ...core.settings import CUSTOM_SHORTCUTS, SHORTCUT_SCHEME
from ..commands import COMMANDS_BY_NAME, Command
from ..commands.command import MENUS_CONTEXT
from ..commands.command_table import COMMANDS, MENUS
from .command_names import plain_text
from .shortcut_schemes import FIXED_KEYS, OPENS_MENU, SCHEMES, SCHEMES_CONTEXT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ...core.settings import Settings

Keys = tuple[str, ...]
"""The shortcuts of a command in Qt's portable spelling; menus show the first one."""


def portable_text(text: str) -> str:
    """Return a key combination in Qt's portable spelling, or "" if the text is not a single
    combination.
    """
    sequence = QKeySequence(text)
    return sequence.toString() if sequence.count() == 1 else ""


def native_text(key: str) -> str:
    """Return a key combination in the spelling of the platform."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


@cache
def scheme_keys(scheme: str) -> Mapping[Command, Keys]:
    """Return the shortcuts of all commands in a scheme; tables have them in Qt's portable
    spelling.
    """
    overrides = SCHEMES[scheme].keys
    return {command: overrides.get(command, info.keys) for command, info in COMMANDS.items()}


def fixed_keys() -> Mapping[str, str]:
    """Return the key combinations that can't be assigned to commands, with descriptions of what
    they do.

    They include the mnemonics of the menus.
    """
    tr, menu_tr = translator(SCHEMES_CONTEXT), translator(MENUS_CONTEXT)
    fixed = {portable_text(key): tr(text) for key, text in FIXED_KEYS.items()}
    for menu in MENUS:
        text = menu_tr(menu.title)
        letter = QKeySequence.mnemonic(text).toString()
        if letter:
            fixed[letter] = tr(OPENS_MENU).format(title=plain_text(text))
    return fixed


class Shortcuts:
    """Access to the shortcuts of all commands, which are stored in the settings.

    The user's own shortcuts override those of the scheme. If the user assigns a key, it is removed
    from the command that has it in the scheme, so that no key is ambiguous.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def scheme(self) -> str:
        """The id of the chosen scheme."""
        return self._settings.get(SHORTCUT_SCHEME)

    def set_scheme(self, scheme: str) -> None:
        """Choose the scheme with this id."""
        self._settings.set(SHORTCUT_SCHEME, scheme)

    def all_shortcuts(self) -> Mapping[Command, Keys]:
        """Return the shortcuts of all commands."""
        custom = self.custom_shortcuts()
        taken = {key for chosen in custom.values() for key in chosen}
        return {
            command: custom[command]
            if command in custom
            else tuple(key for key in defaults if key not in taken)
            for command, defaults in scheme_keys(self.scheme).items()
        }

    def custom_shortcuts(self) -> dict[Command, Keys]:
        """Return the user's own shortcuts, ignoring stored ones that are invalid or in conflict."""
        return _parse(self._settings.get(CUSTOM_SHORTCUTS))

    def command_for(self, key: str) -> Command | None:
        """Return the command that has this key combination as a shortcut, or None."""
        return next(
            (command for command, held in self.all_shortcuts().items() if key in held), None
        )

    def assign(self, command: Command, chosen: Iterable[str]) -> None:
        """Set the shortcuts of a command, and remove them from other commands."""
        keys = tuple(dict.fromkeys(chosen))
        custom = self.custom_shortcuts()
        for other, held in self.all_shortcuts().items():
            if other is not command and not set(held).isdisjoint(keys):
                custom[other] = tuple(key for key in held if key not in keys)
        custom[command] = keys
        self._save_custom_shortcuts(custom)

    def reset(self, command: Command) -> Keys:
        """Restore the shortcuts of a command from the scheme.

        Return those keys of the scheme that stay with other commands, to which the user has
        assigned them.
        """
        custom = self.custom_shortcuts()
        custom.pop(command, None)
        self._save_custom_shortcuts(custom)
        current = self.all_shortcuts()[command]
        return tuple(key for key in scheme_keys(self.scheme)[command] if key not in current)

    def reset_all(self) -> None:
        """Restore the shortcuts of all commands from the scheme."""
        self._settings.set(CUSTOM_SHORTCUTS, [])

    def _save_custom_shortcuts(self, custom: Mapping[Command, Keys]) -> None:
        """Save those of the user's shortcuts that differ from the scheme.

        There is a line for each key, and a line for each command without keys.
        """
        defaults = scheme_keys(self.scheme)
        self._settings.set(
            CUSTOM_SHORTCUTS,
            [
                f"{command.name} {key}".rstrip()
                for command, chosen in custom.items()
                if chosen != defaults[command]
                for key in chosen or ("",)
            ],
        )


def _parse(lines: Sequence[str]) -> dict[Command, Keys]:
    custom: dict[Command, Keys] = {}
    taken = set(fixed_keys()) if lines else set()
    for line in lines:
        name, _, text = line.partition(" ")
        command, key = COMMANDS_BY_NAME.get(name), portable_text(text)
        if command is None or (text and (not key or key in taken)):
            continue
        taken.add(key)
        custom[command] = (*custom.get(command, ()), *([key] if key else []))
    return custom
