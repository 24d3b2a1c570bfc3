"""The words, pictures and keys of the commands that explain the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..commands import Command, Words
from ..translating import mark

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

HELP: Mapping[Command, Words] = {
    Command.WELCOME: Words(
        mark(_C, "&Welcome"),
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
        mark(_C, "&Keys…"), keys=("F1",), also=mark(_C, "help, manual, keyboard, shortcuts, mouse")
    ),
    Command.ABOUT: Words(mark(_C, "&About Goboard"), also=mark(_C, "version, licence")),
    Command.ABOUT_QT: Words(mark(_C, "About &Qt")),
}
