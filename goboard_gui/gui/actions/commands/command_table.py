"""All menus, and the rows of all commands in them."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from .tables.annotate import ANNOTATE
from .tables.collection import COLLECTION
from .tables.edit import EDIT
from .tables.file import FILE
from .tables.go import GO
from .tables.help import HELP
from .tables.names import NAMES
from .tables.record import RECORD
from .tables.study import STUDY
from .tables.view import VIEW

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...core.settings import Setting
    from .command import Choice, Command, CommandRow, Submenu

MENUS: Sequence[Submenu] = (
    FILE,
    EDIT,
    RECORD,
    ANNOTATE,
    GO,
    NAMES,
    VIEW,
    STUDY,
    COLLECTION,
    HELP,
)

COMMANDS: Mapping[Command, CommandRow] = {
    row.command: row for row in chain.from_iterable(menu.rows() for menu in MENUS)
}


def commands_of(chosen: Setting[Any] | Choice) -> dict[Command, Any]:
    """Return the commands that choose among the values of a setting or another choice.

    The result maps them to their values, in the order of the menus.
    """
    return {
        row.command: row.value for row in COMMANDS.values() if chosen in (row.setting, row.choice)
    }


def exclusive_choices() -> list[list[Command]]:
    """Return the groups of commands of which one is checked at a time."""
    groups: dict[object, list[Command]] = {}
    for row in COMMANDS.values():
        several = row.setting is not None and isinstance(row.setting.default, list)
        if not several and (chosen := row.setting or row.choice) is not None:
            groups.setdefault(chosen, []).append(row.command)
    return [commands for commands in groups.values() if len(commands) > 1]
