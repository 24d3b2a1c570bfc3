"""The words, pictures and keys of the commands that help to learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..commands import Command, Words
from ..translating import mark

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
    Command.CHART: Words(
        mark(_C, "&Reference chart…"),
        mark(_C, "Print a board on which every point is named"),
        also=mark(_C, "cheat sheet, coordinates"),
    ),
}
