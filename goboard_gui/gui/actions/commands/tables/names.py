"""Commands that show coordinates and the names of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

NAMES: Mapping[Command, CommandInfo] = {
    Command.SHOW_EDGES: CommandInfo(
        tr_noop(_C, "Names at the &edges"),
        tr_noop(_C, "Show names at the edges"),
        "edges",
        ("Ctrl+Shift+C",),
        checkable=True,
        also=tr_noop(_C, "coordinates, labels, axes"),
    ),
    Command.EDGE_TOP: CommandInfo(tr_noop(_C, "At the &top"), checkable=True),
    Command.EDGE_RIGHT: CommandInfo(tr_noop(_C, "At the &right"), checkable=True),
    Command.EDGE_BOTTOM: CommandInfo(tr_noop(_C, "At the &bottom"), checkable=True),
    Command.EDGE_LEFT: CommandInfo(tr_noop(_C, "At the &left"), checkable=True),
    Command.SHOW_NAMES: CommandInfo(
        tr_noop(_C, "Names on &points"),
        tr_noop(_C, "Write the names of points on the board"),
        "names",
        ("Ctrl+Shift+N",),
        checkable=True,
        also=tr_noop(_C, "coordinates, labels"),
    ),
    Command.NAME_ALL: CommandInfo(tr_noop(_C, "On &all points"), checkable=True),
    Command.NAME_EMPTY: CommandInfo(tr_noop(_C, "On &empty points"), checkable=True),
    Command.NAME_CHAIN: CommandInfo(
        tr_noop(_C, "On the &chain under the pointer"),
        tr_noop(_C, "Name the stones of the chain under the pointer, or else of the last move"),
        checkable=True,
    ),
    Command.SHOW_STRUCTURE: CommandInfo(
        tr_noop(_C, "&Structure of the notation"),
        tr_noop(_C, "Show the quadrants, squares or oblique lines that names are made from"),
        "structure",
        ("Ctrl+Shift+O",),
        checkable=True,
        also=tr_noop(_C, "grid, overlay"),
    ),
    Command.SHOW_SPOTLIGHT: CommandInfo(
        tr_noop(_C, "Light &up lines under the pointer"),
        tr_noop(_C, "Light up what the name of the point under the pointer is made from"),
        "spotlight",
        ("Ctrl+Shift+L",),
        checkable=True,
        also=tr_noop(_C, "highlight, hover, crosshair"),
    ),
    Command.NAMES_STAY: CommandInfo(
        tr_noop(_C, "Names stay with the &window"),
        tr_noop(_C, "Name the board as it is seen, instead of letting names travel with it"),
        "names-stay",
        ("Ctrl+Alt+N",),
        checkable=True,
        also=tr_noop(_C, "coordinates, fixed, absolute"),
    ),
}
