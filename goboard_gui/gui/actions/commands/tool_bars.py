"""The commands on the tool bars, and in the context menu of the tree."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from .command import SEPARATOR, Command
from .tables.annotate import MARKS

if TYPE_CHECKING:
    from collections.abc import Sequence


def _with_separators(*groups: Sequence[Command]) -> tuple[Command | None, ...]:
    first, *others = groups
    return tuple(chain(first, *((SEPARATOR, *group) for group in others)))


TOOLBAR: Sequence[Command | None] = _with_separators(
    (Command.NEW, Command.OPEN, Command.SAVE, Command.PRINT),
    (Command.UNDO, Command.REDO),
    (Command.START, Command.BACK, Command.FORWARD, Command.END),
    (Command.PASS,),
    (
        Command.TURN_LEFT,
        Command.TURN_RIGHT,
        Command.MIRROR_HORIZONTAL,
        Command.MIRROR_VERTICAL,
        Command.NAMES_STAY,
    ),
    (Command.SHOW_EDGES, Command.SHOW_NAMES, Command.SHOW_STRUCTURE),
    (Command.FIT,),
)

TOOLS: Sequence[Command | None] = _with_separators(
    (Command.TOOL_PLAY, Command.TOOL_SETUP),
    [row.command for row in MARKS.rows()],
    (Command.TOOL_LABEL, Command.TOOL_NUMBER),
    (Command.TOOL_ARROW, Command.TOOL_LINE),
    (Command.TOOL_TERRITORY,),
    (Command.TOOL_PART,),
)
"""The tool bar of the board tools."""

BRANCH_MENU: Sequence[Command | None] = _with_separators(
    (Command.MAKE_MAIN, Command.PROMOTE, Command.BRANCH_UP, Command.BRANCH_DOWN),
    (Command.CUT_BRANCH, Command.COPY_BRANCH, Command.PASTE_BRANCH),
    (Command.REMOVE, Command.REMOVE_ONLY, Command.DELETE_OTHERS),
    (Command.FLATTEN, Command.SPLIT_OFF),
    (Command.CORRECT_MOVE, Command.INSERT_BEFORE),
    (Command.NODE_NAME, Command.HOTSPOT, Command.FIGURE),
    (Command.COLLAPSE, Command.EXPAND_ALL),
)
"""The context menu of a node of the tree."""
