"""Rules about legal moves: ko and suicide."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Ko(Enum):
    """A ko rule: which earlier whole-board positions a play must not repeat."""

    SIMPLE = "simple"
    """The position before the opponent's last move."""
    POSITIONAL = "positional"
    """Any earlier position: positional superko (Citizendium's P3, "Rules of Go" rule 8)."""
    SITUATIONAL = "situational"
    """Any earlier position with the same player to move: situational superko."""
    NATURAL = "natural"
    """Any position that a play of the same player created: natural situational superko.

    Passes do not create positions. So a player who passed may retake a ko that the opponent takes
    next (Sensei's Library, "Natural Situational Superko Rule"), unless the player had also created
    the position by an earlier play.
    """


class Reason(Enum):
    """The reason why a move is illegal; the values are printed by the command line."""

    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Rules(NamedTuple):
    """Rules about legal plays: the ko rule, and whether ``suicide`` is allowed.

    Passing is always legal. Two passes end the game; later moves are reported by
    `Judgement.after_end` but not forbidden, because players do resume games.
    """

    ko: Ko = Ko.SIMPLE
    suicide: bool = False

    @property
    def superko(self) -> bool:
        """Whether the ko rule is a superko rule."""
        return self.ko is not Ko.SIMPLE


RECORDING = Rules()
"""Default rules for recording: no suicide, simple ko; repetitions are reported, not forbidden."""


class Judgement(NamedTuple):
    """The legality of a move, and whether it repeats a position or follows the end of the game.

    ``illegal`` is the first reason why the move is illegal, or None. ``repeats`` is the index of an
    equal earlier position, 0 for the one before the first move: the first whose repetition is
    forbidden, else the first of all, or None. ``after_end`` is true if two passes had ended the
    game.
    """

    illegal: Reason | None = None
    repeats: int | None = None
    after_end: bool = False


LEGAL = Judgement()
"""The judgement of a legal move that neither repeats a position nor follows the end."""
