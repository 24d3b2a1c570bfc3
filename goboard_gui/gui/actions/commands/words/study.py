"""The words, pictures and keys of the commands that help to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.i18n.translating import mark
from .. import Command, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

_C = "Commands"

STUDY: Mapping[Command, Words] = {
    Command.CORNER_1: Words(mark(_C, "&1: lower left (++)"), keys=("Ctrl+F1",)),
    Command.CORNER_2: Words(mark(_C, "&2: upper left (+−)"), keys=("Ctrl+F2",)),
    Command.CORNER_3: Words(mark(_C, "&3: upper right (−−)"), keys=("Ctrl+F3",)),
    Command.CORNER_4: Words(mark(_C, "&4: lower right (−+)"), keys=("Ctrl+F4",)),
    Command.TRUE_TURN: Words(
        mark(_C, "By &turning, not by signs"),
        mark(_C, "Reach a neighbouring corner by a quarter turn instead of a mirror image"),
        checkable=True,
        also=mark(_C, "rotate, flip"),
    ),
    Command.LIFE_LIBERTIES: Words(
        mark(_C, "&Liberties of the chain pointed at"),
        mark(_C, "Letter the liberties of the chain under the pointer"),
        checkable=True,
        also=mark(_C, "life, breathing points, dame"),
    ),
    Command.LIFE_COUNTS: Words(
        mark(_C, "Nu&mber of liberties"),
        mark(_C, "Write on each chain how many liberties it has"),
        checkable=True,
        also=mark(_C, "life, count"),
    ),
    Command.LIFE_ATARI: Words(
        mark(_C, "&Atari"),
        mark(_C, "Mark the chains that have one liberty left, and where it is"),
        checkable=True,
        also=mark(_C, "life, capture, danger"),
    ),
    Command.LIFE_REGIONS: Words(
        mark(_C, "Empty &regions"),
        mark(_C, "Letter the regions of empty points, and show whose stones they touch"),
        checkable=True,
        also=mark(_C, "life, territory, surrounded"),
    ),
    Command.LIFE_EYES: Words(
        mark(_C, "&Eyes"),
        mark(_C, "Show eyes: with a pupil those of one point"),
        checkable=True,
        also=mark(_C, "life"),
    ),
    Command.LIFE_SAFE: Words(
        mark(_C, "&Safe families"),
        mark(_C, "Put a ring on chains that have two eyes as a family (Citizendium)"),
        checkable=True,
        also=mark(_C, "alive, life"),
    ),
    Command.LIFE_ALIVE: Words(
        mark(_C, "&Unconditional life"),
        mark(_C, "Put a heart on chains that live even if their player always passes (Benson)"),
        checkable=True,
        also=mark(_C, "alive, pass-alive, two eyes"),
    ),
    Command.LIFE_NEUTRAL: Words(
        mark(_C, "Neutral &points"),
        mark(_C, "Hatch the empty points that are nobody's"),
        checkable=True,
        also=mark(_C, "life, dame"),
    ),
    Command.LIFE_NOTHING: Words(
        mark(_C, "&None of these"),
        mark(_C, "Show nothing of what lives on the board"),
        also=mark(_C, "hide life, clear"),
    ),
    Command.GUESS: Words(
        mark(_C, "G&uess the next move"),
        mark(_C, "Try to find the moves of the game"),
        keys=("F9",),
        checkable=True,
        also=mark(_C, "quiz, replay, test"),
    ),
    Command.TRAINER: Words(
        mark(_C, "&Trainer…"),
        mark(_C, "Learn the names of points"),
        keys=("F8",),
        also=mark(_C, "quiz, practise, test, coordinates"),
    ),
    Command.COMPARE: Words(
        mark(_C, "&Compare notations…"),
        mark(_C, "The moves under all notations, side by side"),
        also=mark(_C, "coordinates, convert, table"),
    ),
    Command.COMPARE_OPENINGS: Words(
        mark(_C, "Compare two &openings…"),
        mark(_C, "Tell whether two openings are one, however the boards lie, or where they part"),
        also=mark(_C, "fuseki, pattern, symmetry, rotate, difference, same"),
    ),
    Command.CHART: Words(
        mark(_C, "&Reference chart…"),
        mark(_C, "Print a board on which every point is named"),
        also=mark(_C, "cheat sheet, coordinates"),
    ),
}
