"""The words, pictures and keys of the commands that go through a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

GO: Mapping[Command, Words] = {
    Command.BACK: Words(mark(_C, "&Back"), mark(_C, "Previous move"), "back", ("Left",)),
    Command.FORWARD: Words(mark(_C, "&Forward"), mark(_C, "Next move"), "forward", ("Right",)),
    Command.BACK_TEN: Words(mark(_C, "Back ten"), keys=("PgUp",), also=mark(_C, "jump, skip")),
    Command.FORWARD_TEN: Words(
        mark(_C, "Forward ten"), keys=("PgDown",), also=mark(_C, "jump, skip")
    ),
    Command.START: Words(
        mark(_C, "&Start"),
        mark(_C, "Start of the record"),
        "start",
        ("Home",),
        also=mark(_C, "beginning, first, rewind"),
    ),
    Command.END: Words(
        mark(_C, "&End"), mark(_C, "End of the line"), "end", ("End",), also=mark(_C, "last")
    ),
    Command.PREVIOUS_VARIATION: Words(mark(_C, "Previous variation"), keys=("Up",)),
    Command.NEXT_VARIATION: Words(mark(_C, "Next variation"), keys=("Down",)),
    Command.PREVIOUS_FORK: Words(
        mark(_C, "Previous fork"), keys=("Ctrl+Left",), also=mark(_C, "branch")
    ),
    Command.NEXT_FORK: Words(mark(_C, "Next fork"), keys=("Ctrl+Right",), also=mark(_C, "branch")),
    Command.MAIN_LINE: Words(
        mark(_C, "Back to the &main line"),
        mark(_C, "Go to where the main line was left, and follow it from there"),
        keys=("Ins",),
        also=mark(_C, "trunk, game"),
    ),
    Command.GO_TO_MOVE: Words(
        mark(_C, "&Go to move…"), keys=("Ctrl+G",), also=mark(_C, "jump, number")
    ),
    Command.PREVIOUS_COMMENT: Words(mark(_C, "Previous comment"), keys=("Ctrl+Shift+Left",)),
    Command.NEXT_COMMENT: Words(mark(_C, "Next comment"), keys=("Ctrl+Shift+Right",)),
    Command.PREVIOUS_FIGURE: Words(mark(_C, "Previous figure")),
    Command.NEXT_FIGURE: Words(mark(_C, "Next figure")),
    Command.PREVIOUS_MARKUP: Words(mark(_C, "Previous markup")),
    Command.NEXT_MARKUP: Words(mark(_C, "Next markup")),
    Command.PREVIOUS_HOTSPOT: Words(
        mark(_C, "Previous hotspot"), keys=("Shift+F2",), also=mark(_C, "bookmark")
    ),
    Command.NEXT_HOTSPOT: Words(mark(_C, "Next hotspot"), keys=("F2",), also=mark(_C, "bookmark")),
    Command.OTHER_OCCURRENCE: Words(
        mark(_C, "Same position else&where"),
        mark(_C, "Go to where this position occurs again in the record"),
        keys=("Ctrl+J",),
        also=mark(_C, "transposition, duplicate, repeated"),
    ),
    Command.PREVIOUS_GAME: Words(mark(_C, "Previous game of the file"), keys=("Ctrl+PgUp",)),
    Command.NEXT_GAME: Words(mark(_C, "Next game of the file"), keys=("Ctrl+PgDown",)),
}
