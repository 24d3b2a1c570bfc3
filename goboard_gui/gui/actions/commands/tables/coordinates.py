"""Commands that show and explain coordinates."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import NOTATIONS, SEPARATOR, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


COORDINATES = Submenu(
    tr_noop(_M, "&Coordinates"),
    (
        NOTATIONS,
        SEPARATOR,
        CommandRow(
            Command.SHOW_EDGES,
            tr_noop(_C, "&Coordinates at Edges"),
            tr_noop(_C, "Show coordinates at the edges of the board"),
            icon="edges",
            keys=("Ctrl+Shift+C",),
            also=tr_noop(_K, "labels, axes, point names"),
            setting=settings.EDGE_COORDINATES,
        ),
        CommandRow(
            Command.SHOW_NAMES,
            tr_noop(_C, "Coordinates on &Points"),
            tr_noop(_C, "Show coordinates on the points of the board"),
            icon="names",
            keys=("Ctrl+Shift+N",),
            also=tr_noop(_K, "labels, point names"),
            setting=settings.POINT_NAMES,
        ),
        CommandRow(
            Command.SHOW_STRUCTURE,
            tr_noop(_C, "Notation &Grid"),
            tr_noop(_C, "Show the quadrants, squares or diagonals on which the notation is based"),
            icon="structure",
            keys=("Ctrl+Shift+O",),
            also=tr_noop(_K, "structure, overlay"),
            setting=settings.NOTATION_GRID,
        ),
        CommandRow(
            Command.SHOW_SPOTLIGHT,
            tr_noop(_C, "&Highlight Lines under Pointer"),
            tr_noop(
                _C, "Highlight the lines that give the point under the pointer its coordinates"
            ),
            icon="spotlight",
            keys=("Ctrl+Shift+L",),
            also=tr_noop(_K, "spotlight, hover, crosshair"),
            setting=settings.SPOTLIGHT,
        ),
        CommandRow(
            Command.NAMES_STAY,
            tr_noop(_C, "&Rotate Coordinates with Board"),
            tr_noop(_C, "Rotate coordinates with the board instead of keeping them in place"),
            keys=("Ctrl+Alt+N",),
            also=tr_noop(_K, "fixed coordinates, point names, stay"),
            setting=settings.READING,
            value="travel",
        ),
        SEPARATOR,
        CommandRow(
            Command.REWRITE_COMMENTS,
            tr_noop(_C, "Rewrite Coordinates &in Comments…"),
            tr_noop(_C, "Convert the coordinates in all comments to another notation"),
            also=tr_noop(_K, "translate, change notation, point names"),
        ),
        CommandRow(
            Command.COMPARE,
            tr_noop(_C, "Co&mpare Notations…"),
            tr_noop(_C, "Show the moves in all notations side by side"),
            also=tr_noop(_K, "coordinates, convert, table"),
        ),
        CommandRow(
            Command.CHART,
            tr_noop(_C, "Re&ference Chart…"),
            tr_noop(_C, "Print a board with the coordinates of every point"),
            also=tr_noop(_K, "cheat sheet, overview, poster"),
        ),
        CommandRow(
            Command.ABOUT_NOTATIONS,
            tr_noop(_C, "&About the Notations"),
            tr_noop(_C, "Show what each notation looks like and where it comes from"),
            also=tr_noop(_K, "point names, coordinate systems, explanation, help"),
        ),
    ),
)
