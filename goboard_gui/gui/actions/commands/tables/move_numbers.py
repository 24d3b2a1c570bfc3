"""Commands that choose the move numbers on stones."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import SEPARATOR, Command, CommandRow, Submenu

_C = "Commands"
_K = "CommandKeywords"
_M = "Menus"


MOVE_NUMBERS = Submenu(
    tr_noop(_M, "Move N&umbers"),
    (
        CommandRow(
            Command.NUMBERS_NONE,
            tr_noop(_C, "&None"),
            tr_noop(_C, "Hide move numbers"),
            also=tr_noop(_K, "no move numbers, turn off"),
            setting=settings.MOVE_NUMBERS,
            value="none",
        ),
        CommandRow(
            Command.NUMBERS_ALL,
            tr_noop(_C, "&All"),
            tr_noop(_C, "Number all stones on the board"),
            also=tr_noop(_K, "move numbers, order of play"),
            setting=settings.MOVE_NUMBERS,
            value="all",
        ),
        CommandRow(
            Command.NUMBERS_LAST,
            tr_noop(_C, "&Last Moves"),
            tr_noop(_C, "Number the last moves"),
            also=tr_noop(_K, "recent, latest"),
            setting=settings.MOVE_NUMBERS,
            value="last",
        ),
        CommandRow(
            Command.NUMBERS_FROM,
            tr_noop(_C, "&From This Move"),
            tr_noop(_C, "Number the moves starting with the current one"),
            also=tr_noop(_K, "start here"),
            setting=settings.MOVE_NUMBERS,
            value="from",
        ),
        CommandRow(
            Command.NUMBERS_VARIATION,
            tr_noop(_C, "This &Variation"),
            tr_noop(_C, "Number the moves of the current variation"),
            also=tr_noop(_K, "branch, side line"),
            setting=settings.MOVE_NUMBERS,
            value="variation",
        ),
        CommandRow(
            Command.NUMBERS_RECORD,
            tr_noop(_C, "As in &Record"),
            tr_noop(_C, "Number moves as the record specifies for printed figures"),
            also=tr_noop(_K, "file, print mode, PM, MN"),
            setting=settings.MOVE_NUMBERS,
            value="record",
        ),
        SEPARATOR,
        CommandRow(
            Command.NUMBERS_START,
            tr_noop(_C, "&Start at 1"),
            tr_noop(_C, "Start numbering at 1 instead of the actual move number"),
            toggles=True,
            also=tr_noop(_K, "count from one, restart"),
        ),
        CommandRow(
            Command.NUMBERS_COUNT,
            tr_noop(_C, "Set Number of Last &Moves…"),
            tr_noop(_C, "Choose how many of the last moves to number"),
        ),
    ),
)
