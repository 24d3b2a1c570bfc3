"""The words, pictures and keys of the commands that explain the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

HELP: Mapping[Command, Words] = {
    Command.WELCOME: Words(
        mark(_C, "Wel&come"),
        mark(_C, "See what the program can do"),
        also=mark(_C, "start, tour, introduction"),
    ),
    Command.MANUAL: Words(
        mark(_C, "&Manual"),
        mark(_C, "How things are done, step by step; opens at the part of the window one is in"),
        keys=("F1",),
        also=mark(_C, "help, documentation, handbook, guide, how to"),
    ),
    Command.KEYS: Words(
        mark(_C, "&Keys…"),
        mark(_C, "All keys, and what the mouse does"),
        keys=("Shift+F1",),
        also=mark(_C, "help, keyboard, shortcuts"),
    ),
    Command.ABOUT_NOTATIONS: Words(
        mark(_C, "About the &notations"),
        mark(_C, "What each notation looks like, and where it comes from"),
        also=mark(_C, "help, names, coordinates, choose"),
    ),
    Command.NEWS: Words(
        mark(_C, "W&hat's new"),
        mark(_C, "What has changed from version to version"),
        also=mark(_C, "changelog, changes, release notes"),
    ),
    Command.ABOUT: Words(
        mark(_C, "&About Goboard"),
        mark(_C, "Versions, licences, and where things are kept"),
        also=mark(_C, "Qt, folders, support"),
    ),
}
