"""What is shown on points of what lives there, without any painting."""

from __future__ import annotations

from enum import IntEnum, auto
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..go import Colour


class Emblem(IntEnum):
    """A sign of what lives on a position, small enough to leave room for everything else."""

    LIBERTY = auto()
    """The letter of a liberty."""
    REGION = auto()
    """The letter of a region of empty points."""
    COUNT = auto()
    """The number of a chain's liberties, on one of its stones."""
    ATARI = auto()
    """A stone in atari, or where it can be captured."""
    TOUCHES_BLACK = auto()
    TOUCHES_WHITE = auto()
    TOUCHES_BOTH = auto()
    TOUCHES_NONE = auto()
    EYE = auto()
    """An eye of one point."""
    EYE_PART = auto()
    SAFE = auto()
    ALIVE = auto()
    DIFFERS = auto()
    """A stone that is safe and not alive, or the other way round."""
    NEUTRAL = auto()


class Badge(NamedTuple):
    """An emblem on a point; the text is its letter or number, the colour the owner's."""

    emblem: Emblem
    text: str = ""
    colour: Colour | None = None
