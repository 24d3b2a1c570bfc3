"""Commands that navigate in a record."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import MOVES_PER_PAGE, SEPARATOR, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


NAVIGATE = Submenu(
    tr_noop(_M, "&Navigate"),
    (
        CommandRow(
            Command.START,
            tr_noop(_C, "&Start"),
            tr_noop(_C, "Go to the start of the record"),
            icon="start",
            keys=("Home",),
            also=tr_noop(_K, "beginning, first move, rewind"),
        ),
        CommandRow(
            Command.BACK,
            tr_noop(_C, "&Back"),
            tr_noop(_C, "Go to the previous move"),
            icon="back",
            keys=("Left",),
            also=tr_noop(_K, "previous move"),
        ),
        CommandRow(
            Command.FORWARD,
            tr_noop(_C, "&Forward"),
            tr_noop(_C, "Go to the next move"),
            icon="forward",
            keys=("Right",),
            also=tr_noop(_K, "next move"),
        ),
        CommandRow(
            Command.END,
            tr_noop(_C, "&End"),
            tr_noop(_C, "Go to the end of this line"),
            icon="end",
            keys=("End",),
            also=tr_noop(_K, "last move"),
        ),
        CommandRow(
            Command.BACK_TEN,
            tr_noop(_C, "Back %n &Moves"),
            tr_noop(_C, "Go back ten moves"),
            keys=("PgUp",),
            also=tr_noop(_K, "jump, skip"),
            number=MOVES_PER_PAGE,
        ),
        CommandRow(
            Command.FORWARD_TEN,
            tr_noop(_C, "F&orward %n Moves"),
            tr_noop(_C, "Go forward ten moves"),
            keys=("PgDown",),
            also=tr_noop(_K, "jump, skip"),
            number=MOVES_PER_PAGE,
        ),
        SEPARATOR,
        CommandRow(
            Command.PREVIOUS_VARIATION,
            tr_noop(_C, "&Previous Variation"),
            tr_noop(_C, "Go to the previous alternative to this move, or back if there is none"),
            keys=("Up",),
        ),
        CommandRow(
            Command.NEXT_VARIATION,
            tr_noop(_C, "&Next Variation"),
            tr_noop(_C, "Go to the next alternative to this move, or forward if there is none"),
            keys=("Down",),
        ),
        CommandRow(
            Command.MAIN_LINE,
            tr_noop(_C, "Back to Main &Line"),
            tr_noop(_C, "Go to where this variation leaves the main line"),
            keys=("Ins",),
            also=tr_noop(_K, "trunk, actual game"),
        ),
        SEPARATOR,
        CommandRow(
            Command.GO_TO_MOVE,
            tr_noop(_C, "&Go to Move…"),
            tr_noop(_C, "Go to a move by its number"),
            keys=("Ctrl+G",),
            also=tr_noop(_K, "jump, move number"),
        ),
        Submenu(
            tr_noop(_M, "Go &To"),
            (
                CommandRow(
                    Command.PREVIOUS_FORK,
                    tr_noop(_C, "&Previous Fork"),
                    tr_noop(_C, "Go to the previous move with alternatives"),
                    keys=("Ctrl+Left",),
                    also=tr_noop(_K, "branch, side line"),
                ),
                CommandRow(
                    Command.NEXT_FORK,
                    tr_noop(_C, "&Next Fork"),
                    tr_noop(_C, "Go to the next move with alternatives"),
                    keys=("Ctrl+Right",),
                    also=tr_noop(_K, "branch, side line"),
                ),
                SEPARATOR,
                CommandRow(
                    Command.PREVIOUS_COMMENT,
                    tr_noop(_C, "Previous &Comment"),
                    tr_noop(_C, "Go to the previous node with a comment"),
                    keys=("Ctrl+Shift+Left",),
                ),
                CommandRow(
                    Command.NEXT_COMMENT,
                    tr_noop(_C, "N&ext Comment"),
                    tr_noop(_C, "Go to the next node with a comment"),
                    keys=("Ctrl+Shift+Right",),
                ),
                SEPARATOR,
                CommandRow(
                    Command.PREVIOUS_HOTSPOT,
                    tr_noop(_C, "Previous &Hotspot"),
                    tr_noop(_C, "Go to the previous node marked as a hotspot"),
                    keys=("Shift+F2",),
                    also=tr_noop(_K, "bookmark, flag"),
                ),
                CommandRow(
                    Command.NEXT_HOTSPOT,
                    tr_noop(_C, "Nex&t Hotspot"),
                    tr_noop(_C, "Go to the next node marked as a hotspot"),
                    keys=("F2",),
                    also=tr_noop(_K, "bookmark, flag"),
                ),
                SEPARATOR,
                CommandRow(
                    Command.PREVIOUS_FIGURE,
                    tr_noop(_C, "Previous &Figure"),
                    tr_noop(_C, "Go to the previous node that starts a figure"),
                ),
                CommandRow(
                    Command.NEXT_FIGURE,
                    tr_noop(_C, "Next F&igure"),
                    tr_noop(_C, "Go to the next node that starts a figure"),
                ),
            ),
        ),
        CommandRow(
            Command.OTHER_OCCURRENCE,
            tr_noop(_C, "S&ame Position Elsewhere"),
            tr_noop(_C, "Go to the next occurrence of this position in the record"),
            keys=("Ctrl+J",),
            also=tr_noop(_K, "transposition, repeated position, duplicate"),
        ),
        SEPARATOR,
        CommandRow(
            Command.PREVIOUS_GAME,
            tr_noop(_C, "Previous Game &in File"),
            tr_noop(_C, "Go to the previous game in this file"),
            keys=("Ctrl+PgUp",),
        ),
        CommandRow(
            Command.NEXT_GAME,
            tr_noop(_C, "Ne&xt Game in File"),
            tr_noop(_C, "Go to the next game in this file"),
            keys=("Ctrl+PgDown",),
        ),
    ),
)
