"""All menus and toolbars, and the rows of all commands."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, TypeVar

from ...core.i18n import tr_noop
from .command import MENUS_CONTEXT, NOTATIONS, SEPARATOR, VIEWS, Command, ExclusiveGroup, ToolMenu
from .tables.coordinates import COORDINATES
from .tables.edit import EDIT
from .tables.file import FILE
from .tables.game import GAME
from .tables.help import HELP
from .tables.markup import MARKS, MARKUP
from .tables.move_numbers import MOVE_NUMBERS
from .tables.navigate import NAVIGATE
from .tables.study import STUDY
from .tables.tools import TOOLS
from .tables.view import VIEW

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...core.settings import Setting
    from .command import CommandRow, Submenu

MENUS: Sequence[Submenu] = (
    FILE,
    EDIT,
    GAME,
    NAVIGATE,
    MARKUP,
    COORDINATES,
    VIEW,
    STUDY,
    TOOLS,
    HELP,
)

COMMANDS: Mapping[Command, CommandRow] = {
    row.command: row for row in chain.from_iterable(menu.all_rows() for menu in MENUS)
}


def command_values(chosen: Setting[Any] | ExclusiveGroup) -> dict[Command, Any]:
    """Return the commands of a setting or of another exclusive group, with the value that each of
    them chooses.

    The result maps them to their values, in the order of the menus.
    """
    return dict(_choices().get(chosen if isinstance(chosen, ExclusiveGroup) else chosen.key, {}))


@cache
def _choices() -> Mapping[str | ExclusiveGroup, Mapping[Command, Any]]:
    """Return the commands and their values for each choice and each key of a setting."""
    found: dict[str | ExclusiveGroup, dict[Command, Any]] = {}
    for row in COMMANDS.values():
        chosen = row.setting.key if row.setting is not None else row.choice
        if chosen is not None:
            found.setdefault(chosen, {})[row.command] = row.value
    return found


def exclusive_choices() -> list[list[Command]]:
    """Return the groups of commands of which only one is checked at a time."""
    groups: dict[object, list[Command]] = {}
    for row in COMMANDS.values():
        several = row.setting is not None and isinstance(row.setting.default, list)
        if not several and (chosen := row.setting or row.choice) is not None:
            groups.setdefault(chosen, []).append(row.command)
    return [commands for commands in groups.values() if len(commands) > 1]


T = TypeVar("T")

_M = MENUS_CONTEXT


def _with_separators(*groups: Sequence[T]) -> tuple[T | None, ...]:
    first, *others = groups
    return tuple(chain(first, *((SEPARATOR, *group) for group in others)))


_COORDINATES = ToolMenu(
    tr_noop(_M, "Coordinates"),
    tr_noop(_M, "Choose the notation and where to show coordinates"),
    "edges",
    (
        NOTATIONS,
        SEPARATOR,
        Command.SHOW_EDGES,
        Command.SHOW_NAMES,
        Command.SHOW_STRUCTURE,
        SEPARATOR,
        Command.NAMES_STAY,
    ),
    labelled=True,
)
MOVE_NUMBERS_MENU = ToolMenu(
    tr_noop(_M, "Move Numbers"),
    tr_noop(_M, "Show move numbers on stones"),
    "move-numbers",
    (
        *(row.command for row in MOVE_NUMBERS.all_rows() if row.setting is not None),
        SEPARATOR,
        Command.NUMBERS_START,
        Command.NUMBERS_COUNT,
    ),
    labelled=True,
)
_VIEW = ToolMenu(
    tr_noop(_M, "View"),
    tr_noop(_M, "Rotate the board clockwise; click the arrow for other views"),
    "turn-right",
    (
        Command.TURN_RIGHT,
        Command.TURN_LEFT,
        Command.MIRROR_HORIZONTAL,
        Command.MIRROR_VERTICAL,
        SEPARATOR,
        VIEWS,
        Command.NORMAL_VIEW,
    ),
    command=Command.TURN_RIGHT,
)

MAIN_BAR: Sequence[Command | ToolMenu | None] = _with_separators(
    (Command.NEW, Command.OPEN, Command.SAVE, Command.PRINT),
    (Command.UNDO, Command.REDO),
    (Command.START, Command.BACK, Command.FORWARD, Command.END),
    (Command.PASS, Command.RECORDING),
    (_COORDINATES, MOVE_NUMBERS_MENU, _VIEW),
    (Command.FIT,),
)
"""The main toolbar."""

LABELLED = frozenset({Command.RECORDING})
"""The commands of the main toolbar whose buttons have their text next to the icon."""

MARKUP_BAR: Sequence[Command | None] = _with_separators(
    (Command.TOOL_PLAY, Command.TOOL_SETUP),
    [row.command for row in MARKS.all_rows()],
    (Command.TOOL_LABEL, Command.TOOL_NUMBER),
    (Command.TOOL_ARROW, Command.TOOL_LINE, Command.TOOL_PATH),
    (Command.TOOL_TERRITORY,),
    (Command.TOOL_PART,),
)
"""The toolbar of the board tools."""

BRANCH_MENU: Sequence[Command | None] = _with_separators(
    (Command.MAKE_MAIN, Command.BRANCH_UP, Command.BRANCH_DOWN),
    (Command.CUT_BRANCH, Command.COPY_BRANCH, Command.PASTE_BRANCH),
    (Command.REMOVE, Command.REMOVE_ONLY, Command.DELETE_OTHERS),
    (Command.FLATTEN, Command.SPLIT_OFF),
    (Command.CORRECT_MOVE, Command.INSERT_BEFORE),
    (Command.NODE_NAME, Command.HOTSPOT, Command.FIGURE),
    (Command.COLLAPSE, Command.EXPAND_ALL),
)
"""The context menu of a node of the tree."""
