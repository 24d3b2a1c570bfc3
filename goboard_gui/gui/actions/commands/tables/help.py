"""Commands that open the manual and information about the program."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import SEPARATOR, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


HELP = Submenu(
    tr_noop(_M, "&Help"),
    (
        CommandRow(
            Command.MANUAL,
            tr_noop(_C, "&Manual"),
            tr_noop(_C, "Open the manual at the page for the active panel or dialog"),
            keys=("F1",),
            also=tr_noop(_K, "help, documentation, handbook, guide, how to"),
        ),
        CommandRow(
            Command.KEYS,
            tr_noop(_C, "&Keyboard and Mouse…"),
            tr_noop(_C, "List all keyboard shortcuts and mouse actions"),
            keys=("Shift+F1",),
            also=tr_noop(_K, "help, keys, hotkeys"),
        ),
        SEPARATOR,
        CommandRow(
            Command.WELCOME,
            tr_noop(_C, "&Welcome"),
            tr_noop(_C, "Show what the program can do"),
            also=tr_noop(_K, "start, tour, introduction"),
        ),
        CommandRow(
            Command.NEWS,
            tr_noop(_C, "What's &New"),
            tr_noop(_C, "Show what has changed in each version"),
            also=tr_noop(_K, "changelog, release notes"),
        ),
        CommandRow(
            Command.ABOUT,
            tr_noop(_C, "&About Goboard"),
            tr_noop(_C, "Show the version, licences and folders in use"),
            also=tr_noop(_K, "Qt, version number, support, bug report"),
        ),
    ),
)
