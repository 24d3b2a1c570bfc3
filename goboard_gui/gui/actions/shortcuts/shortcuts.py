"""The keys of all commands: those of a preset, and in their place those a person chose."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from ...core.i18n import translator
from ...core.settings import CUSTOM_SHORTCUTS, SHORTCUT_SCHEME
from ..commands import Command
from ..commands.menu_table import MENUS, MENUS_CONTEXT
from ..commands.table import COMMANDS
from .command_names import plain
from .presets import FIXED, OPENS_MENU, PRESETS, PRESETS_CONTEXT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ...core.settings import Settings

Keys = tuple[str, ...]
"""The keys of a command in Qt's portable spelling, the one to be shown first."""


def portable(text: str) -> str:
    """The one spelling of a key; empty for what is no key, or several keys one after the other."""
    sequence = QKeySequence(text)
    return sequence.toString() if sequence.count() == 1 else ""


def native(key: str) -> str:
    """A key as people here know it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


@cache
def preset_keys(preset: str) -> Mapping[Command, Keys]:
    """The keys of all commands in a preset."""
    differing = PRESETS[preset].keys
    return {
        command: tuple(map(portable, differing.get(command, words.keys)))
        for command, words in COMMANDS.items()
    }


def fixed_keys() -> Mapping[str, str]:
    """What the keys do that no command can have; the letters of the menus are among them."""
    tr, menu_tr = translator(PRESETS_CONTEXT), translator(MENUS_CONTEXT)
    fixed = {portable(key): tr(what) for key, what in FIXED.items()}
    for title, _ in MENUS:
        shown = menu_tr(title)
        letter = QKeySequence.mnemonic(shown).toString()
        if letter:
            fixed[letter] = tr(OPENS_MENU).format(title=plain(shown))
    return fixed


class Shortcuts:
    """Reads and changes the keys that the settings hold.

    What a person chose for a command stands whatever the preset; a key that was chosen is
    lacking where the preset has it. So no key ever means two things.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def preset(self) -> str:
        return self._settings.get(SHORTCUT_SCHEME)

    def choose_preset(self, preset: str) -> None:
        self._settings.set(SHORTCUT_SCHEME, preset)

    def all(self) -> Mapping[Command, Keys]:
        """The keys of all commands."""
        own = self.own()
        taken = {key for chosen in own.values() for key in chosen}
        return {
            command: own[command]
            if command in own
            else tuple(key for key in usual if key not in taken)
            for command, usual in preset_keys(self.preset).items()
        }

    def own(self) -> dict[Command, Keys]:
        """What a person chose; stored keys that are none or have another meaning are left out."""
        return _read(self._settings.get(CUSTOM_SHORTCUTS))

    def holder(self, key: str) -> Command | None:
        """The command that has a key."""
        return next((command for command, held in self.all().items() if key in held), None)

    def give(self, command: Command, chosen: Iterable[str]) -> None:
        """Let these be the keys of a command, and no longer those of others."""
        now = tuple(dict.fromkeys(chosen))
        own = self.own()
        for other, held in self.all().items():
            if other is not command and not set(held).isdisjoint(now):
                own[other] = tuple(key for key in held if key not in now)
        own[command] = now
        self._write(own)

    def reset(self, command: Command) -> Keys:
        """Let a command have the keys of the preset again.

        What is returned of them stays with the other commands they were given to.
        """
        own = self.own()
        own.pop(command, None)
        self._write(own)
        has = self.all()[command]
        return tuple(key for key in preset_keys(self.preset)[command] if key not in has)

    def reset_all(self) -> None:
        """Let all commands have the keys of the preset again."""
        self._settings.set(CUSTOM_SHORTCUTS, [])

    def _write(self, own: Mapping[Command, Keys]) -> None:
        """Store what differs from the preset: for each key a line, or one for having none."""
        usual = preset_keys(self.preset)
        self._settings.set(
            CUSTOM_SHORTCUTS,
            [
                f"{command.name} {key}".rstrip()
                for command, chosen in own.items()
                if chosen != usual[command]
                for key in chosen or ("",)
            ],
        )


def _read(lines: Sequence[str]) -> dict[Command, Keys]:
    own: dict[Command, Keys] = {}
    taken = set(fixed_keys()) if lines else set()
    for line in lines:
        name, _, text = line.partition(" ")
        command, key = Command.__members__.get(name), portable(text)
        if command is None or (text and (not key or key in taken)):
            continue
        taken.add(key)
        own[command] = (*own.get(command, ()), *([key] if key else []))
    return own
