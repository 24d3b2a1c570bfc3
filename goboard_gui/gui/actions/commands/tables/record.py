"""Commands that edit the game tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

RECORD: Mapping[Command, CommandInfo] = {
    Command.MAKE_MAIN: CommandInfo(
        tr_noop(_C, "&Make this the main line"),
        tr_noop(_C, "Let this line come first at every fork above"),
        keys=("Ctrl+M",),
        also=tr_noop(_C, "trunk, promote"),
    ),
    Command.PROMOTE: CommandInfo(
        tr_noop(_C, "&Promote this line"),
        tr_noop(_C, "Let this line come first at the nearest fork above"),
    ),
    Command.BRANCH_UP: CommandInfo(
        tr_noop(_C, "Move variation &up"),
        tr_noop(_C, "Let this variation come before its neighbour"),
        keys=("Ctrl+Shift+Up",),
        also=tr_noop(_C, "reorder"),
    ),
    Command.BRANCH_DOWN: CommandInfo(
        tr_noop(_C, "Move variation &down"),
        tr_noop(_C, "Let this variation come after its neighbour"),
        keys=("Ctrl+Shift+Down",),
        also=tr_noop(_C, "reorder"),
    ),
    Command.CORRECT_MOVE: CommandInfo(
        tr_noop(_C, "Move was played &at…"),
        tr_noop(_C, "Correct where this move was played; all that follows is kept"),
        keys=("F6",),
        also=tr_noop(_C, "fix, wrong, misrecorded, change"),
    ),
    Command.CORRECT_COLOUR: CommandInfo(
        tr_noop(_C, "Move was of the other &colour"),
        tr_noop(_C, "Let this move be the other player's"),
        also=tr_noop(_C, "fix, wrong, swap, flip"),
    ),
    Command.INSERT_BEFORE: CommandInfo(
        tr_noop(_C, "&Insert a move before…"),
        tr_noop(_C, "Add a move that was forgotten before this one"),
        keys=("Alt+Ins",),
        also=tr_noop(_C, "missing, fix"),
    ),
    Command.ALTERNATE: CommandInfo(
        tr_noop(_C, "E&xchange the colours from here on"),
        tr_noop(_C, "Let all moves after this one be of the other colour"),
        also=tr_noop(_C, "swap, flip"),
    ),
    Command.DELETE_OTHERS: CommandInfo(
        tr_noop(_C, "Delete &other variations"),
        tr_noop(_C, "Remove the variations beside this line at the nearest fork"),
        keys=("Ctrl+Shift+Backspace",),
        also=tr_noop(_C, "prune"),
    ),
    Command.KEEP_LINE: CommandInfo(
        tr_noop(_C, "&Keep only this line"),
        tr_noop(_C, "Remove all variations but the line shown"),
        also=tr_noop(_C, "delete, prune, trim"),
    ),
    Command.REMOVE_ONLY: CommandInfo(
        tr_noop(_C, "Remove this &node alone"),
        tr_noop(_C, "Remove this node; what follows it stays"),
        also=tr_noop(_C, "delete"),
    ),
    Command.FLATTEN: CommandInfo(
        tr_noop(_C, "&Begin the record here"),
        tr_noop(_C, "Make this position the start of the record"),
        also=tr_noop(_C, "crop, trim, cut off"),
    ),
    Command.SPLIT_OFF: CommandInfo(
        tr_noop(_C, "Make this a game of its o&wn"),
        tr_noop(_C, "Copy this line into a new game of the file"),
        also=tr_noop(_C, "extract, export branch"),
    ),
    Command.SWAP_COLOURS: CommandInfo(
        tr_noop(_C, "Exchan&ge Black and White…"),
        tr_noop(_C, "Let Black's stones be White's in the whole record"),
        also=tr_noop(_C, "swap, flip, reverse"),
    ),
    Command.TURN_RECORD: CommandInfo(
        tr_noop(_C, "Turn the record as it is &viewed"),
        tr_noop(_C, "Rewrite the record so that the present view becomes the normal one"),
        also=tr_noop(_C, "rotate, mirror, flip, transform"),
    ),
    Command.TIDY: CommandInfo(
        tr_noop(_C, "Check and tid&y…"),
        tr_noop(_C, "See what is redundant or wrong in the record, and mend what you choose"),
        also=tr_noop(_C, "repair, fix, clean, validate, errors"),
    ),
    Command.REWRITE_COMMENTS: CommandInfo(
        tr_noop(_C, "Rewri&te names in comments…"),
        tr_noop(_C, "Translate the names of points in all comments to another notation"),
        also=tr_noop(_C, "convert"),
    ),
    Command.DIVIDE: CommandInfo(
        tr_noop(_C, "Divide into figures…"),
        tr_noop(_C, "Cut the record into figures for printing, and write them into it"),
        also=tr_noop(_C, "diagrams, auto figures, split, pages, FG"),
    ),
    Command.REMOVE_FIGURES: CommandInfo(
        tr_noop(_C, "Remove all &figures"),
        tr_noop(_C, "Take all figures out of the record, with their numbering and visible parts"),
        also=tr_noop(_C, "delete, diagrams, undivide, FG"),
    ),
    Command.COUNT: CommandInfo(
        tr_noop(_C, "Count the &score"),
        tr_noop(_C, "Say which stones are dead, and count the position by the rules of the game"),
        keys=("Ctrl+Shift+R",),
        checkable=True,
        also=tr_noop(_C, "scoring, result, territory, area, end of the game"),
    ),
    Command.COLLAPSE: CommandInfo(
        tr_noop(_C, "Co&llapse this branch"),
        tr_noop(_C, "Hide in the tree what follows this node, or show it again"),
        also=tr_noop(_C, "fold"),
    ),
    Command.EXPAND_ALL: CommandInfo(
        tr_noop(_C, "&Expand all branches"),
        tr_noop(_C, "Show every node in the tree"),
        also=tr_noop(_C, "unfold"),
    ),
}
