"""Commands that open the manual and information about the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

HELP: Mapping[Command, CommandInfo] = {
    Command.WELCOME: CommandInfo(
        tr_noop(_C, "Wel&come"),
        tr_noop(_C, "See what the program can do"),
        also=tr_noop(_C, "start, tour, introduction"),
    ),
    Command.MANUAL: CommandInfo(
        tr_noop(_C, "&Manual"),
        tr_noop(_C, "How things are done, step by step; opens at the part of the window one is in"),
        keys=("F1",),
        also=tr_noop(_C, "help, documentation, handbook, guide, how to"),
    ),
    Command.KEYS: CommandInfo(
        tr_noop(_C, "&Keys…"),
        tr_noop(_C, "All keys, and what the mouse does"),
        keys=("Shift+F1",),
        also=tr_noop(_C, "help, keyboard, shortcuts"),
    ),
    Command.ABOUT_NOTATIONS: CommandInfo(
        tr_noop(_C, "About the &notations"),
        tr_noop(_C, "What each notation looks like, and where it comes from"),
        also=tr_noop(_C, "help, names, coordinates, choose"),
    ),
    Command.NEWS: CommandInfo(
        tr_noop(_C, "W&hat's new"),
        tr_noop(_C, "What has changed from version to version"),
        also=tr_noop(_C, "changelog, changes, release notes"),
    ),
    Command.ABOUT: CommandInfo(
        tr_noop(_C, "&About Goboard"),
        tr_noop(_C, "Versions, licences, and where things are kept"),
        also=tr_noop(_C, "Qt, folders, support"),
    ),
}
