"""Commands that show coordinates and the names of points."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import (
    NOTATIONS,
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

NAMES = Submenu(
    tr_noop(_M, "&Names"),
    (
        NOTATIONS,
        SEPARATOR,
        CommandRow(
            Command.SHOW_EDGES,
            tr_noop(_C, "Names at the &edges"),
            tr_noop(_C, "Show names at the edges"),
            "edges",
            ("Ctrl+Shift+C",),
            also=tr_noop(_C, "coordinates, labels, axes"),
            setting=settings.EDGE_COORDINATES,
        ),
        Submenu(
            tr_noop(_M, "S&ides with names"),
            (
                CommandRow(
                    Command.EDGE_TOP,
                    tr_noop(_C, "At the &top"),
                    setting=settings.COORDINATE_SIDES,
                    value="top",
                ),
                CommandRow(
                    Command.EDGE_RIGHT,
                    tr_noop(_C, "At the &right"),
                    setting=settings.COORDINATE_SIDES,
                    value="right",
                ),
                CommandRow(
                    Command.EDGE_BOTTOM,
                    tr_noop(_C, "At the &bottom"),
                    setting=settings.COORDINATE_SIDES,
                    value="bottom",
                ),
                CommandRow(
                    Command.EDGE_LEFT,
                    tr_noop(_C, "At the &left"),
                    setting=settings.COORDINATE_SIDES,
                    value="left",
                ),
            ),
        ),
        CommandRow(
            Command.SHOW_NAMES,
            tr_noop(_C, "Names on &points"),
            tr_noop(_C, "Write the names of points on the board"),
            "names",
            ("Ctrl+Shift+N",),
            also=tr_noop(_C, "coordinates, labels"),
            setting=settings.POINT_NAMES,
        ),
        Submenu(
            tr_noop(_M, "Na&med points"),
            (
                CommandRow(
                    Command.NAME_ALL,
                    tr_noop(_C, "On &all points"),
                    setting=settings.NAMED_POINTS,
                    value="all",
                ),
                CommandRow(
                    Command.NAME_EMPTY,
                    tr_noop(_C, "On &empty points"),
                    setting=settings.NAMED_POINTS,
                    value="empty",
                ),
                CommandRow(
                    Command.NAME_CHAIN,
                    tr_noop(_C, "On the &chain under the pointer"),
                    tr_noop(
                        _C,
                        "Name the stones of the chain under the pointer, or else of the last move",
                    ),
                    setting=settings.NAMED_POINTS,
                    value="chain",
                ),
            ),
        ),
        CommandRow(
            Command.SHOW_STRUCTURE,
            tr_noop(_C, "&Structure of the notation"),
            tr_noop(_C, "Show the quadrants, squares or oblique lines that names are made from"),
            "structure",
            ("Ctrl+Shift+O",),
            also=tr_noop(_C, "grid, overlay"),
            setting=settings.NOTATION_GRID,
        ),
        CommandRow(
            Command.SHOW_SPOTLIGHT,
            tr_noop(_C, "Light &up lines under the pointer"),
            tr_noop(_C, "Light up what the name of the point under the pointer is made from"),
            "spotlight",
            ("Ctrl+Shift+L",),
            also=tr_noop(_C, "highlight, hover, crosshair"),
            setting=settings.SPOTLIGHT,
        ),
        SEPARATOR,
        CommandRow(
            Command.NAMES_STAY,
            tr_noop(_C, "Names stay with the &window"),
            tr_noop(_C, "Name the board as it is seen, instead of letting names travel with it"),
            "names-stay",
            ("Ctrl+Alt+N",),
            also=tr_noop(_C, "coordinates, fixed, absolute"),
            setting=settings.READING,
            value="stay",
        ),
    ),
)
