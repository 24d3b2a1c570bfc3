"""Names of commands and menus as plain texts without mnemonics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.i18n import translator
from ...widgets.qt_texts import without_mnemonic
from ..commands.command import MENUS_CONTEXT, CommandRow, Submenu
from ..commands.command_table import COMMANDS, MENUS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..commands import Command

PATH_SEPARATOR = " ▸ "
"""Separator between the title of a menu and the name of its entry."""

_tr = translator("Commands")
_keyword_tr = translator("CommandKeywords")
_menu_tr = translator(MENUS_CONTEXT)


def plain_text(text: str) -> str:
    """Return a menu text without its mnemonic and its ellipsis.

    >>> plain_text("Save &as…"), plain_text("&Black && White")
    ('Save as', 'Black & White')
    """
    return without_mnemonic(text).rstrip("…")


def command_name(command: Command) -> str:
    """Return the name of a command; it may be ambiguous without the title of its menu."""
    row = COMMANDS[command]
    return plain_text(_tr(row.text, row.number))


def command_tip(command: Command) -> str:
    """Return the description of a command, or an empty string if it has none."""
    return _tr(COMMANDS[command].tip)


def command_keywords(command: Command) -> str:
    """Return additional search words for a command."""
    return _keyword_tr(COMMANDS[command].also)


def commands_by_menu() -> list[tuple[str, list[tuple[Command, str]]]]:
    """Return the title of each menu with its commands and their names.

    The name of a command in a submenu is preceded by the title of the submenu.
    """
    return [(_title(menu.title), list(_commands_in(menu))) for menu in MENUS]


def _title(title: str) -> str:
    return plain_text(_menu_tr(title))


def _commands_in(menu: Submenu, inside: str = "") -> Iterator[tuple[Command, str]]:
    for entry in menu.entries:
        if isinstance(entry, CommandRow):
            yield entry.command, inside + command_name(entry.command)
        elif isinstance(entry, Submenu):
            yield from _commands_in(entry, _title(entry.title) + PATH_SEPARATOR)
