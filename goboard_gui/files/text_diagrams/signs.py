"""The letters that stand for stones and marks, as Sensei's Library has them."""

from __future__ import annotations

from typing import NamedTuple

from ...go import Colour
from ...notation import notation
from ...record.values.markup import Sign

NAMES = notation("western")
"""What points are called in what is written beside drawings, everywhere in the world."""


class Look(NamedTuple):
    """What is seen on a point: a stone or none, and a sign or none."""

    colour: Colour | None
    sign: Sign | None = None


LOOKS = {
    "X": Look(Colour.BLACK),
    "B": Look(Colour.BLACK, Sign.CIRCLE),
    "#": Look(Colour.BLACK, Sign.SQUARE),
    "Y": Look(Colour.BLACK, Sign.TRIANGLE),
    "Z": Look(Colour.BLACK, Sign.CROSS),
    "O": Look(Colour.WHITE),
    "W": Look(Colour.WHITE, Sign.CIRCLE),
    "@": Look(Colour.WHITE, Sign.SQUARE),
    "Q": Look(Colour.WHITE, Sign.TRIANGLE),
    "P": Look(Colour.WHITE, Sign.CROSS),
    "C": Look(None, Sign.CIRCLE),
    "S": Look(None, Sign.SQUARE),
    "T": Look(None, Sign.TRIANGLE),
    "M": Look(None, Sign.CROSS),
}
"""What each letter stands for; small letters are labels, digits the numbers of moves."""
SIGNS = {look: sign for sign, look in LOOKS.items()}

EMPTY, HOSHI = ".", ","
BARE = frozenset(".,+_*?")
"""An empty point, however it is drawn."""
BOARD_SIGNS = frozenset(".,+XO")
"""What a row of a board nearly always has and other text hardly."""
EDGE = "|"


def is_label(sign: str) -> bool:
    """Whether a sign is a small letter."""
    return len(sign) == 1 and sign.isascii() and sign.islower()


def means_point(sign: str) -> bool:
    """Whether a sign stands for a point: a stone, a mark, a label, a move or nothing."""
    return sign in LOOKS or sign in BARE or is_label(sign) or (sign.isascii() and sign.isdigit())
