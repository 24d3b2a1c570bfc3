"""The words, pictures and keys of the commands that change the tree of a record as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

RECORD: Mapping[Command, Words] = {
    Command.MAKE_MAIN: Words(
        mark(_C, "&Make this the main line"),
        mark(_C, "Let this line come first at every fork above"),
        keys=("Ctrl+M",),
        also=mark(_C, "trunk, promote"),
    ),
    Command.PROMOTE: Words(
        mark(_C, "&Promote this line"),
        mark(_C, "Let this line come first at the nearest fork above"),
    ),
    Command.BRANCH_UP: Words(
        mark(_C, "Move variation &up"),
        mark(_C, "Let this variation come before its neighbour"),
        keys=("Ctrl+Shift+Up",),
        also=mark(_C, "reorder"),
    ),
    Command.BRANCH_DOWN: Words(
        mark(_C, "Move variation &down"),
        mark(_C, "Let this variation come after its neighbour"),
        keys=("Ctrl+Shift+Down",),
        also=mark(_C, "reorder"),
    ),
    Command.CORRECT_MOVE: Words(
        mark(_C, "Move was played &at…"),
        mark(_C, "Correct where this move was played; all that follows is kept"),
        keys=("F6",),
        also=mark(_C, "fix, wrong, misrecorded, change"),
    ),
    Command.CORRECT_COLOUR: Words(
        mark(_C, "Move was of the other &colour"),
        mark(_C, "Let this move be the other player's"),
        also=mark(_C, "fix, wrong, swap, flip"),
    ),
    Command.INSERT_BEFORE: Words(
        mark(_C, "&Insert a move before…"),
        mark(_C, "Add a move that was forgotten before this one"),
        keys=("Alt+Ins",),
        also=mark(_C, "missing, fix"),
    ),
    Command.ALTERNATE: Words(
        mark(_C, "E&xchange the colours from here on"),
        mark(_C, "Let all moves after this one be of the other colour"),
        also=mark(_C, "swap, flip"),
    ),
    Command.DELETE_OTHERS: Words(
        mark(_C, "Delete &other variations"),
        mark(_C, "Remove the variations beside this line at the nearest fork"),
        keys=("Ctrl+Shift+Backspace",),
        also=mark(_C, "prune"),
    ),
    Command.KEEP_LINE: Words(
        mark(_C, "&Keep only this line"),
        mark(_C, "Remove all variations but the line shown"),
        also=mark(_C, "delete, prune, trim"),
    ),
    Command.REMOVE_ONLY: Words(
        mark(_C, "Remove this &node alone"),
        mark(_C, "Remove this node; what follows it stays"),
        also=mark(_C, "delete"),
    ),
    Command.FLATTEN: Words(
        mark(_C, "&Begin the record here"),
        mark(_C, "Make this position the start of the record"),
        also=mark(_C, "crop, trim, cut off"),
    ),
    Command.SPLIT_OFF: Words(
        mark(_C, "Make this a game of its o&wn"),
        mark(_C, "Copy this line into a new game of the file"),
        also=mark(_C, "extract, export branch"),
    ),
    Command.SWAP_COLOURS: Words(
        mark(_C, "Exchan&ge Black and White…"),
        mark(_C, "Let Black's stones be White's in the whole record"),
        also=mark(_C, "swap, flip, reverse"),
    ),
    Command.TURN_RECORD: Words(
        mark(_C, "Turn the record as it is &viewed"),
        mark(_C, "Rewrite the record so that the present view becomes the normal one"),
        also=mark(_C, "rotate, mirror, flip, transform"),
    ),
    Command.TIDY: Words(
        mark(_C, "Check and tid&y…"),
        mark(_C, "See what is redundant or wrong in the record, and mend what you choose"),
        also=mark(_C, "repair, fix, clean, validate, errors"),
    ),
    Command.REWRITE_COMMENTS: Words(
        mark(_C, "Rewri&te names in comments…"),
        mark(_C, "Translate the names of points in all comments to another notation"),
        also=mark(_C, "convert"),
    ),
    Command.DIVIDE: Words(
        mark(_C, "Divide into figures…"),
        mark(_C, "Cut the record into figures for printing, and write them into it"),
        also=mark(_C, "diagrams, auto figures, split, pages, FG"),
    ),
    Command.REMOVE_FIGURES: Words(
        mark(_C, "Remove all &figures"),
        mark(_C, "Take all figures out of the record, with their numbering and visible parts"),
        also=mark(_C, "delete, diagrams, undivide, FG"),
    ),
    Command.COUNT: Words(
        mark(_C, "Count the &score"),
        mark(_C, "Say which stones are dead, and count the position by the rules of the game"),
        keys=("Ctrl+Shift+R",),
        checkable=True,
        also=mark(_C, "scoring, result, territory, area, end of the game"),
    ),
    Command.COLLAPSE: Words(
        mark(_C, "Co&llapse this branch"),
        mark(_C, "Hide in the tree what follows this node, or show it again"),
        also=mark(_C, "fold"),
    ),
    Command.EXPAND_ALL: Words(
        mark(_C, "&Expand all branches"),
        mark(_C, "Show every node in the tree"),
        also=mark(_C, "unfold"),
    ),
}
