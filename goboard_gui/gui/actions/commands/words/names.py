"""The words, pictures and keys of the commands that show the names of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

NAMES: Mapping[Command, Words] = {
    Command.SHOW_EDGES: Words(
        tr_noop(_C, "Names at the &edges"),
        tr_noop(_C, "Show names at the edges"),
        "edges",
        ("Ctrl+Shift+C",),
        checkable=True,
        also=tr_noop(_C, "coordinates, labels, axes"),
    ),
    Command.EDGE_TOP: Words(tr_noop(_C, "At the &top"), checkable=True),
    Command.EDGE_RIGHT: Words(tr_noop(_C, "At the &right"), checkable=True),
    Command.EDGE_BOTTOM: Words(tr_noop(_C, "At the &bottom"), checkable=True),
    Command.EDGE_LEFT: Words(tr_noop(_C, "At the &left"), checkable=True),
    Command.SHOW_NAMES: Words(
        tr_noop(_C, "Names on &points"),
        tr_noop(_C, "Write the names of points on the board"),
        "names",
        ("Ctrl+Shift+N",),
        checkable=True,
        also=tr_noop(_C, "coordinates, labels"),
    ),
    Command.NAME_ALL: Words(tr_noop(_C, "On &all points"), checkable=True),
    Command.NAME_EMPTY: Words(tr_noop(_C, "On &empty points"), checkable=True),
    Command.NAME_CHAIN: Words(
        tr_noop(_C, "On the &chain under the pointer"),
        tr_noop(_C, "Name the stones of the chain under the pointer, or else of the last move"),
        checkable=True,
    ),
    Command.SHOW_STRUCTURE: Words(
        tr_noop(_C, "&Structure of the notation"),
        tr_noop(_C, "Show the quadrants, squares or oblique lines that names are made from"),
        "structure",
        ("Ctrl+Shift+O",),
        checkable=True,
        also=tr_noop(_C, "grid, overlay"),
    ),
    Command.SHOW_SPOTLIGHT: Words(
        tr_noop(_C, "Light &up lines under the pointer"),
        tr_noop(_C, "Light up what the name of the point under the pointer is made from"),
        "spotlight",
        ("Ctrl+Shift+L",),
        checkable=True,
        also=tr_noop(_C, "highlight, hover, crosshair"),
    ),
    Command.NAMES_STAY: Words(
        tr_noop(_C, "Names stay with the &window"),
        tr_noop(_C, "Name the board as it is seen, instead of letting names travel with it"),
        "names-stay",
        ("Ctrl+Alt+N",),
        checkable=True,
        also=tr_noop(_C, "coordinates, fixed, absolute"),
    ),
}
