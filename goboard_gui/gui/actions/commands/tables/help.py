"""Commands that open the manual and information about the program."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    STUDIES,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

HELP = Submenu(
    tr_noop(_M, "&Help"),
    (
        CommandRow(
            Command.MANUAL,
            tr_noop(_C, "&Manual"),
            tr_noop(
                _C, "How things are done, step by step; opens at the part of the window one is in"
            ),
            keys=("F1",),
            also=tr_noop(_C, "help, documentation, handbook, guide, how to"),
        ),
        CommandRow(
            Command.KEYS,
            tr_noop(_C, "&Keys…"),
            tr_noop(_C, "All keys, and what the mouse does"),
            keys=("Shift+F1",),
            also=tr_noop(_C, "help, keyboard, shortcuts"),
        ),
        CommandRow(
            Command.ABOUT_NOTATIONS,
            tr_noop(_C, "About the &notations"),
            tr_noop(_C, "What each notation looks like, and where it comes from"),
            also=tr_noop(_C, "help, names, coordinates, choose"),
        ),
        SEPARATOR,
        CommandRow(
            Command.WELCOME,
            tr_noop(_C, "Wel&come"),
            tr_noop(_C, "See what the program can do"),
            also=tr_noop(_C, "start, tour, introduction"),
        ),
        STUDIES,
        SEPARATOR,
        CommandRow(
            Command.NEWS,
            tr_noop(_C, "W&hat's new"),
            tr_noop(_C, "What has changed from version to version"),
            also=tr_noop(_C, "changelog, changes, release notes"),
        ),
        CommandRow(
            Command.ABOUT,
            tr_noop(_C, "&About Goboard"),
            tr_noop(_C, "Versions, licences, and where things are kept"),
            also=tr_noop(_C, "Qt, folders, support"),
        ),
    ),
)
