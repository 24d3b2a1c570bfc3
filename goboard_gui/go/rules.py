"""What the rules say of a move, as facts."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Ko(Enum):
    """Which earlier whole-board positions a play may not make again."""

    SIMPLE = "simple"
    """The one just before the opponent's last move."""
    POSITIONAL = "positional"
    """Any (Citizendium's P3, "Rules of Go" rule 8)."""
    SITUATIONAL = "situational"
    """Any with the same player to move."""
    NATURAL = "natural"
    """Any that the same player made by a play: natural situational superko; passes make none.

    So a ko that was taken after one's pass may be retaken at once (Sensei's Library, "Natural
    Situational Superko Rule"), unless one's own play had made the position, too.
    """


class Reason(Enum):
    """Why a move is against the rules; the value is the word of the command line."""

    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Rules(NamedTuple):
    """Which plays are allowed.

    Passing always is. Two passes end the game; what is played afterwards is told by
    `Judgement.after_end` and not forbidden, because players do resume.
    """

    ko: Ko = Ko.SIMPLE
    suicide: bool = False

    @property
    def superko(self) -> bool:
        """Whether every earlier position counts."""
        return self.ko is not Ko.SIMPLE


RECORDING = Rules()
"""What a recorder starts from: no suicide, simple ko; repetitions are told, not forbidden."""


class Judgement(NamedTuple):
    """What is to be said of a move at its place in a game.

    ``illegal`` is the first reason against it, or None. ``repeats`` is the number of the
    position (0 before the first move) that a play makes again, whether forbidden or not: the
    first that is forbidden, else the first of all. ``after_end`` tells that two passes had ended
    the game.
    """

    illegal: Reason | None = None
    repeats: int | None = None
    after_end: bool = False


FAULTLESS = Judgement()
"""There is nothing to be said."""
