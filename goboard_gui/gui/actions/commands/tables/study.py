"""Commands for training and analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n import tr_noop
from .. import Command, CommandInfo

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

STUDY: Mapping[Command, CommandInfo] = {
    Command.CORNER_1: CommandInfo(tr_noop(_C, "&1: lower left (++)"), keys=("Ctrl+F1",)),
    Command.CORNER_2: CommandInfo(tr_noop(_C, "&2: upper left (+−)"), keys=("Ctrl+F2",)),
    Command.CORNER_3: CommandInfo(tr_noop(_C, "&3: upper right (−−)"), keys=("Ctrl+F3",)),
    Command.CORNER_4: CommandInfo(tr_noop(_C, "&4: lower right (−+)"), keys=("Ctrl+F4",)),
    Command.TRUE_TURN: CommandInfo(
        tr_noop(_C, "By &turning, not by signs"),
        tr_noop(_C, "Reach a neighbouring corner by a quarter turn instead of a mirror image"),
        checkable=True,
        also=tr_noop(_C, "rotate, flip"),
    ),
    Command.LIFE_LIBERTIES: CommandInfo(
        tr_noop(_C, "&Liberties of the chain pointed at"),
        tr_noop(_C, "Letter the liberties of the chain under the pointer"),
        checkable=True,
        also=tr_noop(_C, "life, breathing points, dame"),
    ),
    Command.LIFE_COUNTS: CommandInfo(
        tr_noop(_C, "Nu&mber of liberties"),
        tr_noop(_C, "Write on each chain how many liberties it has"),
        checkable=True,
        also=tr_noop(_C, "life, count"),
    ),
    Command.LIFE_ATARI: CommandInfo(
        tr_noop(_C, "&Atari"),
        tr_noop(_C, "Mark the chains that have one liberty left, and where it is"),
        checkable=True,
        also=tr_noop(_C, "life, capture, danger"),
    ),
    Command.LIFE_REGIONS: CommandInfo(
        tr_noop(_C, "Empty &regions"),
        tr_noop(_C, "Letter the regions of empty points, and show whose stones they touch"),
        checkable=True,
        also=tr_noop(_C, "life, territory, surrounded"),
    ),
    Command.LIFE_EYES: CommandInfo(
        tr_noop(_C, "&Eyes"),
        tr_noop(_C, "Show eyes: with a pupil those of one point"),
        checkable=True,
        also=tr_noop(_C, "life"),
    ),
    Command.LIFE_SAFE: CommandInfo(
        tr_noop(_C, "&Safe families"),
        tr_noop(_C, "Put a ring on chains that have two eyes as a family (Citizendium)"),
        checkable=True,
        also=tr_noop(_C, "alive, life"),
    ),
    Command.LIFE_ALIVE: CommandInfo(
        tr_noop(_C, "&Unconditional life"),
        tr_noop(_C, "Put a heart on chains that live even if their player always passes (Benson)"),
        checkable=True,
        also=tr_noop(_C, "alive, pass-alive, two eyes"),
    ),
    Command.LIFE_NEUTRAL: CommandInfo(
        tr_noop(_C, "Neutral &points"),
        tr_noop(_C, "Hatch the empty points that are nobody's"),
        checkable=True,
        also=tr_noop(_C, "life, dame"),
    ),
    Command.LIFE_NOTHING: CommandInfo(
        tr_noop(_C, "&None of these"),
        tr_noop(_C, "Show nothing of what lives on the board"),
        also=tr_noop(_C, "hide life, clear"),
    ),
    Command.GUESS: CommandInfo(
        tr_noop(_C, "G&uess the next move"),
        tr_noop(_C, "Try to find the moves of the game"),
        keys=("F9",),
        checkable=True,
        also=tr_noop(_C, "quiz, replay, test"),
    ),
    Command.TRAINER: CommandInfo(
        tr_noop(_C, "&Trainer…"),
        tr_noop(_C, "Learn the names of points"),
        keys=("F8",),
        also=tr_noop(_C, "quiz, practise, test, coordinates"),
    ),
    Command.COMPARE: CommandInfo(
        tr_noop(_C, "&Compare notations…"),
        tr_noop(_C, "The moves under all notations, side by side"),
        also=tr_noop(_C, "coordinates, convert, table"),
    ),
    Command.COMPARE_OPENINGS: CommandInfo(
        tr_noop(_C, "Compare two &openings…"),
        tr_noop(
            _C, "Tell whether two openings are one, however the boards lie, or where they part"
        ),
        also=tr_noop(_C, "fuseki, pattern, symmetry, rotate, difference, same"),
    ),
    Command.CHART: CommandInfo(
        tr_noop(_C, "&Reference chart…"),
        tr_noop(_C, "Print a board on which every point is named"),
        also=tr_noop(_C, "cheat sheet, coordinates"),
    ),
}
