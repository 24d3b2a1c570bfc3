"""Commands that edit the game tree."""

from __future__ import annotations

from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)
from .rules import RULES

_C = "Commands"
_M = "Menus"

RECORD = Submenu(
    tr_noop(_M, "&Record"),
    (
        CommandRow(
            Command.CORRECT_MOVE,
            tr_noop(_C, "Move was played &at…"),
            tr_noop(_C, "Correct where this move was played; all that follows is kept"),
            keys=("F6",),
            also=tr_noop(_C, "fix, wrong, misrecorded, change"),
        ),
        CommandRow(
            Command.CORRECT_COLOUR,
            tr_noop(_C, "Move was of the other &colour"),
            tr_noop(_C, "Let this move be the other player's"),
            also=tr_noop(_C, "fix, wrong, swap, flip"),
        ),
        CommandRow(
            Command.INSERT_BEFORE,
            tr_noop(_C, "&Insert a move before…"),
            tr_noop(_C, "Add a move that was forgotten before this one"),
            keys=("Alt+Ins",),
            also=tr_noop(_C, "missing, fix"),
        ),
        CommandRow(
            Command.ALTERNATE,
            tr_noop(_C, "E&xchange the colours from here on"),
            tr_noop(_C, "Let all moves after this one be of the other colour"),
            also=tr_noop(_C, "swap, flip"),
        ),
        SEPARATOR,
        CommandRow(
            Command.MAKE_MAIN,
            tr_noop(_C, "&Make this the main line"),
            tr_noop(_C, "Let this line come first at every fork above"),
            keys=("Ctrl+M",),
            also=tr_noop(_C, "trunk, promote"),
        ),
        CommandRow(
            Command.PROMOTE,
            tr_noop(_C, "&Promote this line"),
            tr_noop(_C, "Let this line come first at the nearest fork above"),
        ),
        CommandRow(
            Command.BRANCH_UP,
            tr_noop(_C, "Move variation &up"),
            tr_noop(_C, "Let this variation come before its neighbour"),
            keys=("Ctrl+Shift+Up",),
            also=tr_noop(_C, "reorder"),
        ),
        CommandRow(
            Command.BRANCH_DOWN,
            tr_noop(_C, "Move variation &down"),
            tr_noop(_C, "Let this variation come after its neighbour"),
            keys=("Ctrl+Shift+Down",),
            also=tr_noop(_C, "reorder"),
        ),
        SEPARATOR,
        CommandRow(
            Command.DELETE_OTHERS,
            tr_noop(_C, "Delete &other variations"),
            tr_noop(_C, "Remove the variations beside this line at the nearest fork"),
            keys=("Ctrl+Shift+Backspace",),
            also=tr_noop(_C, "prune"),
        ),
        CommandRow(
            Command.KEEP_LINE,
            tr_noop(_C, "&Keep only this line"),
            tr_noop(_C, "Remove all variations but the line shown"),
            also=tr_noop(_C, "delete, prune, trim"),
        ),
        CommandRow(
            Command.REMOVE_ONLY,
            tr_noop(_C, "Remove this &node alone"),
            tr_noop(_C, "Remove this node; what follows it stays"),
            also=tr_noop(_C, "delete"),
        ),
        SEPARATOR,
        CommandRow(
            Command.FLATTEN,
            tr_noop(_C, "&Begin the record here"),
            tr_noop(_C, "Make this position the start of the record"),
            also=tr_noop(_C, "crop, trim, cut off"),
        ),
        CommandRow(
            Command.SPLIT_OFF,
            tr_noop(_C, "Make this a game of its o&wn"),
            tr_noop(_C, "Copy this line into a new game of the file"),
            also=tr_noop(_C, "extract, export branch"),
        ),
        SEPARATOR,
        CommandRow(
            Command.TURN_RECORD,
            tr_noop(_C, "Turn the record as it is &viewed"),
            tr_noop(_C, "Rewrite the record so that the present view becomes the normal one"),
            also=tr_noop(_C, "rotate, mirror, flip, transform"),
        ),
        CommandRow(
            Command.SWAP_COLOURS,
            tr_noop(_C, "Exchan&ge Black and White…"),
            tr_noop(_C, "Let Black's stones be White's in the whole record"),
            also=tr_noop(_C, "swap, flip, reverse"),
        ),
        SEPARATOR,
        CommandRow(
            Command.TIDY,
            tr_noop(_C, "Check and tid&y…"),
            tr_noop(_C, "See what is redundant or wrong in the record, and mend what you choose"),
            also=tr_noop(_C, "repair, fix, clean, validate, errors"),
        ),
        CommandRow(
            Command.REWRITE_COMMENTS,
            tr_noop(_C, "Rewri&te names in comments…"),
            tr_noop(_C, "Translate the names of points in all comments to another notation"),
            also=tr_noop(_C, "convert"),
        ),
        SEPARATOR,
        CommandRow(
            Command.DIVIDE,
            tr_noop(_C, "Divide into figures…"),
            tr_noop(_C, "Cut the record into figures for printing, and write them into it"),
            also=tr_noop(_C, "diagrams, auto figures, split, pages, FG"),
        ),
        CommandRow(
            Command.REMOVE_FIGURES,
            tr_noop(_C, "Remove all &figures"),
            tr_noop(
                _C, "Take all figures out of the record, with their numbering and visible parts"
            ),
            also=tr_noop(_C, "delete, diagrams, undivide, FG"),
        ),
        SEPARATOR,
        RULES,
        SEPARATOR,
        CommandRow(
            Command.COUNT,
            tr_noop(_C, "Count the &score"),
            tr_noop(
                _C, "Say which stones are dead, and count the position by the rules of the game"
            ),
            keys=("Ctrl+Shift+R",),
            toggles=True,
            also=tr_noop(_C, "scoring, result, territory, area, end of the game"),
        ),
        SEPARATOR,
        CommandRow(
            Command.COLLAPSE,
            tr_noop(_C, "Co&llapse this branch"),
            tr_noop(_C, "Hide in the tree what follows this node, or show it again"),
            also=tr_noop(_C, "fold"),
        ),
        CommandRow(
            Command.EXPAND_ALL,
            tr_noop(_C, "&Expand all branches"),
            tr_noop(_C, "Show every node in the tree"),
            also=tr_noop(_C, "unfold"),
        ),
    ),
)
