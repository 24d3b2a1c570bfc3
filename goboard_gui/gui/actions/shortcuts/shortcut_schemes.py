"""Shortcut schemes that imitate other programs, and the shortcuts that can't be changed."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...core.i18n import tr_noop
from ..commands import Command

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SCHEMES_CONTEXT = "ShortcutSchemes"
_P = SCHEMES_CONTEXT

GOBOARD = "goboard"
SABAKI = "sabaki"
Q5GO = "q5go"
CGOBAN = "cgoban"


class ShortcutScheme(NamedTuple):
    """A shortcut scheme: its title, its description, and the shortcuts that differ from the default
    ones.
    """

    title: str
    tip: str
    keys: Mapping[Command, tuple[str, ...]] = MappingProxyType({})


# Most Go programs step through the moves with Left and Right, Sabaki with Up and Down.
_SABAKI = {
    Command.BACK: ("Up",),
    Command.FORWARD: ("Down",),
    Command.PREVIOUS_VARIATION: ("Left",),
    Command.NEXT_VARIATION: ("Right",),
    Command.PREVIOUS_FORK: ("Ctrl+Up",),
    Command.NEXT_FORK: ("Ctrl+Down",),
    Command.MAIN_LINE: ("Ctrl+Left",),
    Command.PREVIOUS_COMMENT: ("Ctrl+Shift+Up",),
    Command.NEXT_COMMENT: ("Ctrl+Shift+Down",),
    Command.MAKE_MAIN: ("Ctrl+M", "Ctrl+Alt+Shift+Left"),
    Command.BRANCH_UP: ("Ctrl+Shift+Left",),
    Command.BRANCH_DOWN: ("Ctrl+Shift+Right",),
    Command.CUT_BRANCH: ("Ctrl+X", "Ctrl+Alt+Shift+X"),
    Command.COPY_BRANCH: ("Ctrl+C", "Ctrl+Alt+Shift+C"),
    Command.PASTE_BRANCH: ("Ctrl+V", "Ctrl+Alt+Shift+V"),
    Command.PASS: ("Ctrl+P",),
    Command.PRINT: ("Ctrl+Alt+Shift+P", "Ctrl+Alt+P"),
    Command.TO_PLAY: ("Ctrl+Shift+P",),
    Command.PALETTE: ("Ctrl+Shift+K",),
}

_Q5GO = {
    Command.PREVIOUS_FORK: ("PgUp", "Ctrl+Left"),
    Command.NEXT_FORK: ("PgDown", "Ctrl+Right"),
    Command.BACK_TEN: ("Shift+PgUp",),
    Command.FORWARD_TEN: ("Shift+PgDown",),
    Command.REMOVE: ("Ctrl+D", "Ctrl+Del"),
    Command.FIGURE: ("G",),
    Command.SHOW_EDGES: ("F8", "Ctrl+Shift+C"),
    Command.TRAINER: ("Shift+F8",),
    Command.ZEN: ("F9", "Shift+F11"),
    Command.GUESS: ("Shift+F9",),
    Command.PROBLEMS: ("Ctrl+Shift+F8",),
    Command.PREFERENCES: ("Alt+P", "Ctrl+,"),
}

# CGoban's function keys select tools; their usual commands move to the same keys with Shift.
_CGOBAN = {
    Command.TOOL_PLAY: ("F1", "Ctrl+E"),
    Command.TOOL_SETUP: ("F2", "Ctrl+1"),
    Command.TOOL_TRIANGLE: ("F3", "Ctrl+3"),
    Command.TOOL_SQUARE: ("F4", "Ctrl+4"),
    Command.TOOL_CIRCLE: ("F5", "Ctrl+5"),
    Command.PASS: ("Shift+F5",),
    Command.TOOL_CROSS: ("F6", "Ctrl+2"),
    Command.TOOL_LABEL: ("F7", "Ctrl+8"),
    Command.TOOL_NUMBER: ("F8", "Ctrl+9"),
    Command.TOOL_TERRITORY: ("F9",),
    Command.MANUAL: ("Shift+F1",),
    Command.KEYS: ("Ctrl+Shift+F1",),
    Command.NEXT_HOTSPOT: ("Shift+F2",),
    Command.PREVIOUS_HOTSPOT: ("Ctrl+Shift+F2",),
    Command.FIND_NEXT: ("Shift+F3",),
    Command.FIND_PREVIOUS: ("Ctrl+Shift+F3",),
    Command.COLLECTION_NEXT_HIT: ("Shift+F4",),
    Command.COLLECTION_PREVIOUS_HIT: ("Ctrl+Shift+F4",),
    Command.CORRECT_MOVE: ("Shift+F6",),
    Command.NODE_NAME: ("Ctrl+Shift+F6",),
    Command.FIT: ("Shift+F7",),
    Command.TRAINER: ("Shift+F8",),
    Command.GUESS: ("Shift+F9",),
    Command.PROBLEMS: ("Ctrl+Shift+F8",),
}

SCHEMES: Mapping[str, ShortcutScheme] = {
    GOBOARD: ShortcutScheme(
        tr_noop(_P, "Goboard"),
        tr_noop(_P, "The Left and Right keys go through moves, Up and Down through variations"),
    ),
    SABAKI: ShortcutScheme(
        tr_noop(_P, "Sabaki"),
        tr_noop(_P, "The Up and Down keys go through moves, Left and Right through variations"),
        _SABAKI,
    ),
    Q5GO: ShortcutScheme(
        tr_noop(_P, "q5Go"),
        tr_noop(_P, "Like Goboard, but Page Up and Page Down go from fork to fork"),
        _Q5GO,
    ),
    CGOBAN: ShortcutScheme(
        tr_noop(_P, "Similar to CGoban"),
        tr_noop(_P, "Like Goboard, but F1 to F9 select the tools"),
        _CGOBAN,
    ),
}
"""The schemes by their ids, which are stored in the settings."""

PANEL_KEYS: Mapping[str, str] = {"tree": "Ctrl+T", "comments": "Ctrl+Shift+T"}
"""Shortcuts that show and hide panels in every scheme, by the names of the panels."""

NOTATION_KEYS: Sequence[str] = tuple(f"Alt+{number}" for number in range(1, 10))
"""Shortcuts that choose the first notations of the list in every scheme."""

ESCAPE = "Esc"
"""The key that cancels the current operation in every scheme."""

FIXED_KEYS: Mapping[str, str] = {
    ESCAPE: tr_noop(_P, "Cancel the current action"),
    PANEL_KEYS["tree"]: tr_noop(_P, "Show the game tree"),
    PANEL_KEYS["comments"]: tr_noop(_P, "Show the comments"),
    **dict.fromkeys(NOTATION_KEYS, tr_noop(_P, "Choose a notation")),
}
"""Descriptions of the shortcuts that are the same in every scheme and can't be changed."""

OPENS_MENU = tr_noop(_P, "Open the {title} menu")
"""Description of Alt with the mnemonic of a menu."""
