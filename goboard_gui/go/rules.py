"""Rules about legal moves: ko and suicide."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Ko(Enum):
    """Which earlier whole-board positions a play may not repeat."""

    SIMPLE = "simple"
    """The one just before the opponent's last move."""
    POSITIONAL = "positional"
    """Any (Citizendium's P3, "Rules of Go" rule 8)."""
    SITUATIONAL = "situational"
    """Any with the same player to move."""
    NATURAL = "natural"
    """Any that the same player created by a play: natural situational superko; passes do not count.

    So a player who passed may retake a ko that the opponent takes next (Sensei's Library,
    "Natural Situational Superko Rule"), unless an earlier play of the player had created the
    position, too.
    """


class Reason(Enum):
    """Why a move is illegal; the value is used on the command line."""

    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Rules(NamedTuple):
    """Which plays are legal.

    Passing always is. Two passes end the game; later moves are reported by `Judgement.after_end`
    but not forbidden, because players do resume.
    """

    ko: Ko = Ko.SIMPLE
    suicide: bool = False

    @property
    def superko(self) -> bool:
        """Whether every earlier position counts."""
        return self.ko is not Ko.SIMPLE


RECORDING = Rules()
"""Default rules for recording: no suicide, simple ko; repetitions are reported, not forbidden."""


class Judgement(NamedTuple):
    """The judgement of a move at its place in a game.

    ``illegal`` is the first reason against it, or None. ``repeats`` is the index of the repeated
    position (0 before the first move), whether forbidden or not: the first forbidden one, else the
    first of all. ``after_end`` tells whether two passes had ended the game.
    """

    illegal: Reason | None = None
    repeats: int | None = None
    after_end: bool = False


LEGAL = Judgement()
"""A legal move without anything to report."""
