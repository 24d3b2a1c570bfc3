"""Commands that navigate in a record."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

GO = Submenu(
    tr_noop(_M, "&Go"),
    (
        CommandRow(
            Command.BACK, tr_noop(_C, "&Back"), tr_noop(_C, "Previous move"), "back", ("Left",)
        ),
        CommandRow(
            Command.FORWARD,
            tr_noop(_C, "&Forward"),
            tr_noop(_C, "Next move"),
            "forward",
            ("Right",),
        ),
        CommandRow(
            Command.BACK_TEN,
            tr_noop(_C, "Back ten"),
            keys=("PgUp",),
            also=tr_noop(_C, "jump, skip"),
        ),
        CommandRow(
            Command.FORWARD_TEN,
            tr_noop(_C, "Forward ten"),
            keys=("PgDown",),
            also=tr_noop(_C, "jump, skip"),
        ),
        CommandRow(
            Command.START,
            tr_noop(_C, "&Start"),
            tr_noop(_C, "Start of the record"),
            "start",
            ("Home",),
            also=tr_noop(_C, "beginning, first, rewind"),
        ),
        CommandRow(
            Command.END,
            tr_noop(_C, "&End"),
            tr_noop(_C, "End of the line"),
            "end",
            ("End",),
            also=tr_noop(_C, "last"),
        ),
        SEPARATOR,
        CommandRow(Command.PREVIOUS_VARIATION, tr_noop(_C, "Previous variation"), keys=("Up",)),
        CommandRow(Command.NEXT_VARIATION, tr_noop(_C, "Next variation"), keys=("Down",)),
        CommandRow(
            Command.PREVIOUS_FORK,
            tr_noop(_C, "Previous fork"),
            keys=("Ctrl+Left",),
            also=tr_noop(_C, "branch"),
        ),
        CommandRow(
            Command.NEXT_FORK,
            tr_noop(_C, "Next fork"),
            keys=("Ctrl+Right",),
            also=tr_noop(_C, "branch"),
        ),
        CommandRow(
            Command.MAIN_LINE,
            tr_noop(_C, "Back to the &main line"),
            tr_noop(_C, "Go to where the main line was left, and follow it from there"),
            keys=("Ins",),
            also=tr_noop(_C, "trunk, game"),
        ),
        SEPARATOR,
        CommandRow(
            Command.GO_TO_MOVE,
            tr_noop(_C, "&Go to move…"),
            keys=("Ctrl+G",),
            also=tr_noop(_C, "jump, number"),
        ),
        Submenu(
            tr_noop(_M, "Notable &nodes"),
            (
                CommandRow(
                    Command.PREVIOUS_COMMENT,
                    tr_noop(_C, "Previous comment"),
                    keys=("Ctrl+Shift+Left",),
                ),
                CommandRow(
                    Command.NEXT_COMMENT, tr_noop(_C, "Next comment"), keys=("Ctrl+Shift+Right",)
                ),
                SEPARATOR,
                CommandRow(Command.PREVIOUS_MARKUP, tr_noop(_C, "Previous markup")),
                CommandRow(Command.NEXT_MARKUP, tr_noop(_C, "Next markup")),
                SEPARATOR,
                CommandRow(
                    Command.PREVIOUS_HOTSPOT,
                    tr_noop(_C, "Previous hotspot"),
                    keys=("Shift+F2",),
                    also=tr_noop(_C, "bookmark"),
                ),
                CommandRow(
                    Command.NEXT_HOTSPOT,
                    tr_noop(_C, "Next hotspot"),
                    keys=("F2",),
                    also=tr_noop(_C, "bookmark"),
                ),
                SEPARATOR,
                CommandRow(Command.PREVIOUS_FIGURE, tr_noop(_C, "Previous figure")),
                CommandRow(Command.NEXT_FIGURE, tr_noop(_C, "Next figure")),
            ),
        ),
        CommandRow(
            Command.OTHER_OCCURRENCE,
            tr_noop(_C, "Same position else&where"),
            tr_noop(_C, "Go to where this position occurs again in the record"),
            keys=("Ctrl+J",),
            also=tr_noop(_C, "transposition, duplicate, repeated"),
        ),
        SEPARATOR,
        CommandRow(
            Command.PREVIOUS_GAME, tr_noop(_C, "Previous game of the file"), keys=("Ctrl+PgUp",)
        ),
        CommandRow(Command.NEXT_GAME, tr_noop(_C, "Next game of the file"), keys=("Ctrl+PgDown",)),
    ),
)
