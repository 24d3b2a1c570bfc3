"""The strength with which an engine plays, as far as its command line sets it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import TYPE_CHECKING

from .capabilities import EngineFamily
from .detection import family_of_program

if TYPE_CHECKING:
    from collections.abc import Callable

    from .entry import EngineEntry

    Command = tuple[str, ...]

LEVELS = range(1, 11)
"""The levels of GNU Go."""
_VISITS = range(1, 100_001)
_KATAGO_VISITS = re.compile(r"\bmaxVisits\s*=\s*(\d{1,9})\b", re.ASCII)
_OVERRIDE = "-override-config"


@dataclass(frozen=True)
class StrengthSetting:
    """What a family of engines calls its strength, ``is_level`` or visits for each move, its
    ``values``, and how command lines state it.
    """

    is_level: bool
    values: range
    read: Callable[[Command], int | None]
    write: Callable[[Command, int], Command]


def strength_setting(entry: EngineEntry) -> StrengthSetting | None:
    """Return how the strength of an engine is set, or None if that is not known.

    >>> from goboard_gui.engine.presets import gnu_go
    >>> strength_setting(gnu_go("/usr/games/gnugo")).is_level
    True
    """
    return _SETTINGS.get(family_of_program(PurePath(entry.program)))


def stated_strength(entry: EngineEntry) -> int | None:
    """Return the strength in the command line of an engine, or None if it has none."""
    setting = strength_setting(entry)
    return None if setting is None else setting.read(entry.command)


def with_strength(entry: EngineEntry, strength: int) -> EngineEntry:
    """Return an entry that starts the engine with another strength.

    >>> from goboard_gui.engine.presets import gnu_go
    >>> with_strength(gnu_go("/usr/games/gnugo"), 3).command[-2:]
    ('--level', '3')
    """
    setting = strength_setting(entry)
    if setting is None or setting.read(entry.command) == strength:
        return entry
    return replace(entry, command=setting.write(entry.command, strength))


def _option(*names: str) -> tuple[Callable[[Command], int | None], Callable[..., Command]]:
    """Return functions that read and write an option with a number, in one argument or two; the
    first name is the one that is written.
    """

    def place(command: Command) -> tuple[int, int]:
        """Return the range of the option's arguments, which is empty at the end without it."""
        for at, argument in enumerate(command):
            if argument in names:
                return at, at + 2
            if argument.partition("=")[0] in names:
                return at, at + 1
        return len(command), len(command)

    def read(command: Command) -> int | None:
        first, after = place(command)
        value = "".join(command[first:after][-1:]).rpartition("=")[2]
        return int(value) if value.isascii() and value.isdecimal() else None

    def write(command: Command, value: int) -> Command:
        first, after = place(command)
        return (*command[:first], names[0], str(value), *command[after:])

    return read, write


def _read_katago(command: Command) -> int | None:
    found = [match[1] for argument in command for match in _KATAGO_VISITS.finditer(argument)]
    return int(found[-1]) if found else None


def _write_katago(command: Command, visits: int) -> Command:
    """Add an override; of several, the last one counts."""
    return (*command, _OVERRIDE, f"maxVisits={visits}")


_SETTINGS = {
    EngineFamily.GNU_GO: StrengthSetting(True, LEVELS, *_option("--level")),
    EngineFamily.LEELA_ZERO: StrengthSetting(False, _VISITS, *_option("--visits", "-v")),
    EngineFamily.KATAGO: StrengthSetting(False, _VISITS, _read_katago, _write_katago),
}
