"""Commands that navigate in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

GO: Mapping[Command, CommandInfo] = {
    Command.BACK: CommandInfo(
        tr_noop(_C, "&Back"), tr_noop(_C, "Previous move"), "back", ("Left",)
    ),
    Command.FORWARD: CommandInfo(
        tr_noop(_C, "&Forward"), tr_noop(_C, "Next move"), "forward", ("Right",)
    ),
    Command.BACK_TEN: CommandInfo(
        tr_noop(_C, "Back ten"), keys=("PgUp",), also=tr_noop(_C, "jump, skip")
    ),
    Command.FORWARD_TEN: CommandInfo(
        tr_noop(_C, "Forward ten"), keys=("PgDown",), also=tr_noop(_C, "jump, skip")
    ),
    Command.START: CommandInfo(
        tr_noop(_C, "&Start"),
        tr_noop(_C, "Start of the record"),
        "start",
        ("Home",),
        also=tr_noop(_C, "beginning, first, rewind"),
    ),
    Command.END: CommandInfo(
        tr_noop(_C, "&End"),
        tr_noop(_C, "End of the line"),
        "end",
        ("End",),
        also=tr_noop(_C, "last"),
    ),
    Command.PREVIOUS_VARIATION: CommandInfo(tr_noop(_C, "Previous variation"), keys=("Up",)),
    Command.NEXT_VARIATION: CommandInfo(tr_noop(_C, "Next variation"), keys=("Down",)),
    Command.PREVIOUS_FORK: CommandInfo(
        tr_noop(_C, "Previous fork"), keys=("Ctrl+Left",), also=tr_noop(_C, "branch")
    ),
    Command.NEXT_FORK: CommandInfo(
        tr_noop(_C, "Next fork"), keys=("Ctrl+Right",), also=tr_noop(_C, "branch")
    ),
    Command.MAIN_LINE: CommandInfo(
        tr_noop(_C, "Back to the &main line"),
        tr_noop(_C, "Go to where the main line was left, and follow it from there"),
        keys=("Ins",),
        also=tr_noop(_C, "trunk, game"),
    ),
    Command.GO_TO_MOVE: CommandInfo(
        tr_noop(_C, "&Go to move…"), keys=("Ctrl+G",), also=tr_noop(_C, "jump, number")
    ),
    Command.PREVIOUS_COMMENT: CommandInfo(
        tr_noop(_C, "Previous comment"), keys=("Ctrl+Shift+Left",)
    ),
    Command.NEXT_COMMENT: CommandInfo(tr_noop(_C, "Next comment"), keys=("Ctrl+Shift+Right",)),
    Command.PREVIOUS_FIGURE: CommandInfo(tr_noop(_C, "Previous figure")),
    Command.NEXT_FIGURE: CommandInfo(tr_noop(_C, "Next figure")),
    Command.PREVIOUS_MARKUP: CommandInfo(tr_noop(_C, "Previous markup")),
    Command.NEXT_MARKUP: CommandInfo(tr_noop(_C, "Next markup")),
    Command.PREVIOUS_HOTSPOT: CommandInfo(
        tr_noop(_C, "Previous hotspot"), keys=("Shift+F2",), also=tr_noop(_C, "bookmark")
    ),
    Command.NEXT_HOTSPOT: CommandInfo(
        tr_noop(_C, "Next hotspot"), keys=("F2",), also=tr_noop(_C, "bookmark")
    ),
    Command.OTHER_OCCURRENCE: CommandInfo(
        tr_noop(_C, "Same position else&where"),
        tr_noop(_C, "Go to where this position occurs again in the record"),
        keys=("Ctrl+J",),
        also=tr_noop(_C, "transposition, duplicate, repeated"),
    ),
    Command.PREVIOUS_GAME: CommandInfo(
        tr_noop(_C, "Previous game of the file"), keys=("Ctrl+PgUp",)
    ),
    Command.NEXT_GAME: CommandInfo(tr_noop(_C, "Next game of the file"), keys=("Ctrl+PgDown",)),
}
