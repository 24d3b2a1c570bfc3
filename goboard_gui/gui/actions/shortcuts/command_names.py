"""The names of all commands outside the menus, and the menus they are found in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.i18n import translator
from ...widgets.mnemonics import without_mnemonic
from ..commands import Command
from ..commands.menu_table import MENUS, MENUS_CONTEXT
from ..commands.table import COMMANDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..commands.menu_table import Entry

INTO = " ▸ "
"""Between a menu and what is in it."""

_tr = translator("Commands")
_menu_tr = translator(MENUS_CONTEXT)


def plain(text: str) -> str:
    """A text of a menu without the marks of its letter, and of the dialog that follows.

    >>> plain("Save &as…"), plain("&Black && White")
    ('Save as', 'Black & White')
    """
    return without_mnemonic(text).rstrip("…")


def command_name(command: Command) -> str:
    """What a command is called; the menu it is in may have to be known to understand it."""
    return plain(_tr(COMMANDS[command].text))


def command_tip(command: Command) -> str:
    """What a command does; empty for one that needs no words."""
    return _tr(COMMANDS[command].tip)


def also_called(command: Command) -> str:
    """Other words that a command may be looked for by."""
    return _tr(COMMANDS[command].also)


def commands_by_menu() -> list[tuple[str, list[tuple[Command, str]]]]:
    """The commands in each menu of the menu bar, those below it named with the menu they are in."""
    return [(_title(title), list(_named(entries))) for title, entries in MENUS]


def _title(title: str) -> str:
    return plain(_menu_tr(title))


def _named(entries: Sequence[Entry], inside: str = "") -> Iterator[tuple[Command, str]]:
    for entry in entries:
        match entry:
            case Command():
                yield entry, inside + command_name(entry)
            case (title, commands):
                yield from _named(commands, _title(title) + INTO)
