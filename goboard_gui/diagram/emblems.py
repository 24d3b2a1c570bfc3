"""What is shown on points of what lives there, without any painting."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..go import Colour


class Emblem(Enum):
    """A sign of what lives on a position, small enough to leave room for everything else."""

    LIBERTY = "liberty"
    """The letter of a liberty."""
    REGION = "region"
    """The letter of a region of empty points."""
    COUNT = "count"
    """The number of a chain's liberties, on one of its stones."""
    ATARI = "atari"
    """A stone in atari, or where it can be captured."""
    TOUCHES_BLACK = "touches Black"
    TOUCHES_WHITE = "touches White"
    TOUCHES_BOTH = "touches both"
    TOUCHES_NONE = "touches none"
    EYE = "eye"
    """An eye of one point."""
    EYE_PART = "part of an eye"
    SAFE = "safe"
    ALIVE = "alive"
    DIFFERS = "differs"
    """A stone that is safe and not alive, or the other way round."""
    NEUTRAL = "neutral"


class Badge(NamedTuple):
    """An emblem on a point; the text is its letter or number, the colour the owner's."""

    emblem: Emblem
    text: str = ""
    colour: Colour | None = None
