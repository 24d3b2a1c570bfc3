"""The characters for stones and signs in Sensei's Library diagrams."""

from __future__ import annotations

from typing import NamedTuple

from ...go import Colour
from ...notation import notation
from ...record.values.signs import Sign

NAMES = notation("western")
"""The notation of points in the text around diagrams, everywhere in the world."""


class Look(NamedTuple):
    """The contents of a point: a stone or none, and a sign or none."""

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
"""The meaning of each character; lower-case letters are labels, digits move numbers."""
SIGNS = {look: sign for sign, look in LOOKS.items()}

TEXT_SIGNS = (Sign.CIRCLE, Sign.SQUARE, Sign.TRIANGLE, Sign.CROSS)
"""The signs that have a character; of several on a point, the first is written."""

EMPTY, HOSHI = ".", ","
BARE = frozenset(".,+_*?")
"""The characters for empty points."""
BOARD_SIGNS = frozenset(".,+XO")
"""Characters that most board rows have, unlike other text."""
EDGE = "|"


def is_label(sign: str) -> bool:
    """Whether a character is a label."""
    return len(sign) == 1 and sign.isascii() and sign.islower()


def means_point(sign: str) -> bool:
    """Whether a character is a point: a stone, a sign, a label, a move or an empty point."""
    return sign in LOOKS or sign in BARE or is_label(sign) or (sign.isascii() and sign.isdigit())
