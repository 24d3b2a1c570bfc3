"""Sets of keys, each as people know them from another program, and the keys nobody may choose."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ...core.i18n import tr_noop
from ..commands import Command

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PRESETS_CONTEXT = "Presets"
_P = PRESETS_CONTEXT

GOBOARD = "goboard"
SABAKI = "sabaki"
Q5GO = "q5go"
CGOBAN = "cgoban"


class Preset(NamedTuple):
    """What a set of keys is called, and where it differs from the keys in the command's words."""

    title: str
    tip: str
    keys: Mapping[Command, tuple[str, ...]] = MappingProxyType({})


# Two camps of Go programs: most move through the game with left and right, Sabaki with up and down.
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
    Command.MAKE_MAIN: ("Ctrl+Alt+Shift+Left", "Ctrl+M"),
    Command.BRANCH_UP: ("Ctrl+Shift+Left",),
    Command.BRANCH_DOWN: ("Ctrl+Shift+Right",),
    Command.CUT_BRANCH: ("Ctrl+Alt+Shift+X", "Ctrl+X"),
    Command.COPY_BRANCH: ("Ctrl+Alt+Shift+C", "Ctrl+C"),
    Command.PASTE_BRANCH: ("Ctrl+Alt+Shift+V", "Ctrl+V"),
    Command.PASS: ("Ctrl+P",),
    Command.PRINT: ("Ctrl+Alt+P",),
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
    Command.PREFERENCES: ("Alt+P", "Ctrl+,"),
}

# CGoban's function keys pick tools; what they mean elsewhere moves to the same keys with Shift.
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
}

PRESETS: Mapping[str, Preset] = {
    GOBOARD: Preset(
        tr_noop(_P, "Goboard"),
        tr_noop(_P, "Left and right go through the moves, up and down through the variations"),
    ),
    SABAKI: Preset(
        tr_noop(_P, "Sabaki"),
        tr_noop(_P, "Up and down go through the moves, left and right through the variations"),
        _SABAKI,
    ),
    Q5GO: Preset(
        tr_noop(_P, "q5Go"),
        tr_noop(_P, "As Goboard, but that Page up and down go from fork to fork"),
        _Q5GO,
    ),
    CGOBAN: Preset(
        tr_noop(_P, "CGoban-like"),
        tr_noop(_P, "As Goboard, but that the keys F1 to F9 pick the tools"),
        _CGOBAN,
    ),
}
"""The sets of keys by their ids, as the settings know them."""

PANEL_KEYS: Mapping[str, str] = {"tree": "Ctrl+T", "comments": "Ctrl+Shift+T"}
"""The keys that show and hide panels, in every preset, by the panels' names."""

NOTATION_KEYS: Sequence[str] = tuple(f"Alt+{number}" for number in range(1, 10))
"""The keys of the first notations, in every preset, in the order in which they are listed."""

ESCAPE = "Esc"
"""The key that leaves what is under way, in every preset."""

FIXED: Mapping[str, str] = {
    ESCAPE: tr_noop(_P, "Leave what is under way"),
    PANEL_KEYS["tree"]: tr_noop(_P, "Show the tree"),
    PANEL_KEYS["comments"]: tr_noop(_P, "Show the comments"),
    **dict.fromkeys(NOTATION_KEYS, tr_noop(_P, "Choose a notation")),
}
"""What the keys do that mean the same in every preset and cannot be chosen."""

OPENS_MENU = tr_noop(_P, "Open the menu {title}")
"""What Alt with the letter of a menu does."""
