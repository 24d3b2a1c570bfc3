"""Commands for training and analysis."""

from __future__ import annotations

from ....core import settings
from ....core.i18n import tr_noop
from ..command import (
    SEPARATOR,
    Command,
    CommandRow,
    Submenu,
)

_C = "Commands"
_M = "Menus"

STUDY = Submenu(
    tr_noop(_M, "&Study"),
    (
        Submenu(
            tr_noop(_M, "&Show in corner"),
            (
                CommandRow(
                    Command.CORNER_1,
                    tr_noop(_C, "&1: lower left (++)"),
                    keys=("Ctrl+F1",),
                ),
                CommandRow(
                    Command.CORNER_2,
                    tr_noop(_C, "&2: upper left (+−)"),
                    keys=("Ctrl+F2",),
                ),
                CommandRow(
                    Command.CORNER_3,
                    tr_noop(_C, "&3: upper right (−−)"),
                    keys=("Ctrl+F3",),
                ),
                CommandRow(
                    Command.CORNER_4,
                    tr_noop(_C, "&4: lower right (−+)"),
                    keys=("Ctrl+F4",),
                ),
                SEPARATOR,
                CommandRow(
                    Command.TRUE_TURN,
                    tr_noop(_C, "By &turning, not by signs"),
                    tr_noop(
                        _C,
                        "Reach a neighbouring corner by a quarter turn instead of a mirror image",
                    ),
                    also=tr_noop(_C, "rotate, flip"),
                    setting=settings.TRUE_TURN,
                ),
            ),
        ),
        Submenu(
            tr_noop(_M, "&Life and liberties"),
            (
                CommandRow(
                    Command.LIFE_LIBERTIES,
                    tr_noop(_C, "&Liberties of the chain pointed at"),
                    tr_noop(_C, "Letter the liberties of the chain under the pointer"),
                    also=tr_noop(_C, "life, breathing points, dame"),
                    setting=settings.LIFE_MARKS,
                    value="liberties",
                ),
                CommandRow(
                    Command.LIFE_COUNTS,
                    tr_noop(_C, "Nu&mber of liberties"),
                    tr_noop(_C, "Write on each chain how many liberties it has"),
                    also=tr_noop(_C, "life, count"),
                    setting=settings.LIFE_MARKS,
                    value="counts",
                ),
                CommandRow(
                    Command.LIFE_ATARI,
                    tr_noop(_C, "&Atari"),
                    tr_noop(_C, "Mark the chains that have one liberty left, and where it is"),
                    also=tr_noop(_C, "life, capture, danger"),
                    setting=settings.LIFE_MARKS,
                    value="atari",
                ),
                CommandRow(
                    Command.LIFE_REGIONS,
                    tr_noop(_C, "Empty &regions"),
                    tr_noop(
                        _C, "Letter the regions of empty points, and show whose stones they touch"
                    ),
                    also=tr_noop(_C, "life, territory, surrounded"),
                    setting=settings.LIFE_MARKS,
                    value="regions",
                ),
                CommandRow(
                    Command.LIFE_EYES,
                    tr_noop(_C, "&Eyes"),
                    tr_noop(_C, "Show eyes: with a pupil those of one point"),
                    also=tr_noop(_C, "life"),
                    setting=settings.LIFE_MARKS,
                    value="eyes",
                ),
                CommandRow(
                    Command.LIFE_SAFE,
                    tr_noop(_C, "&Safe families"),
                    tr_noop(
                        _C, "Put a ring on chains that have two eyes as a family (Citizendium)"
                    ),
                    also=tr_noop(_C, "alive, life"),
                    setting=settings.LIFE_MARKS,
                    value="safe",
                ),
                CommandRow(
                    Command.LIFE_ALIVE,
                    tr_noop(_C, "&Unconditional life"),
                    tr_noop(
                        _C,
                        "Put a heart on chains that live even if their player "
                        "always passes (Benson)",
                    ),
                    also=tr_noop(_C, "alive, pass-alive, two eyes"),
                    setting=settings.LIFE_MARKS,
                    value="alive",
                ),
                CommandRow(
                    Command.LIFE_NEUTRAL,
                    tr_noop(_C, "Neutral &points"),
                    tr_noop(_C, "Hatch the empty points that are nobody's"),
                    also=tr_noop(_C, "life, dame"),
                    setting=settings.LIFE_MARKS,
                    value="neutral",
                ),
                SEPARATOR,
                CommandRow(
                    Command.LIFE_NOTHING,
                    tr_noop(_C, "&None of these"),
                    tr_noop(_C, "Show nothing of what lives on the board"),
                    also=tr_noop(_C, "hide life, clear"),
                ),
            ),
        ),
        SEPARATOR,
        CommandRow(
            Command.GUESS,
            tr_noop(_C, "G&uess the next move"),
            tr_noop(_C, "Try to find the moves of the game"),
            keys=("F9",),
            toggles=True,
            also=tr_noop(_C, "quiz, replay, test"),
        ),
        CommandRow(
            Command.TRAINER,
            tr_noop(_C, "&Trainer…"),
            tr_noop(_C, "Learn the names of points"),
            keys=("F8",),
            also=tr_noop(_C, "quiz, practise, test, coordinates"),
        ),
        CommandRow(
            Command.COMPARE,
            tr_noop(_C, "&Compare notations…"),
            tr_noop(_C, "The moves under all notations, side by side"),
            also=tr_noop(_C, "coordinates, convert, table"),
        ),
        CommandRow(
            Command.COMPARE_OPENINGS,
            tr_noop(_C, "Compare two &openings…"),
            tr_noop(
                _C, "Tell whether two openings are one, however the boards lie, or where they part"
            ),
            also=tr_noop(_C, "fuseki, pattern, symmetry, rotate, difference, same"),
        ),
        CommandRow(
            Command.CHART,
            tr_noop(_C, "&Reference chart…"),
            tr_noop(_C, "Print a board on which every point is named"),
            also=tr_noop(_C, "cheat sheet, coordinates"),
        ),
    ),
)
