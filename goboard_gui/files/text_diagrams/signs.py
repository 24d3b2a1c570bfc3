"""The characters for stones and signs in Sensei's Library diagrams."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...go import Colour
from ...notation import notation
from ...record.properties.marks import Mark

if TYPE_CHECKING:
    from collections.abc import Container

NAMES = notation("western")
"""The notation that texts around diagrams use for points, in any language."""


class SignMeaning(NamedTuple):
    """The content of a point that a character stands for: a stone or none, and a sign or none."""

    colour: Colour | None
    sign: Mark | None = None


SIGN_MEANINGS = {
    "X": SignMeaning(Colour.BLACK),
    "B": SignMeaning(Colour.BLACK, Mark.CIRCLE),
    "#": SignMeaning(Colour.BLACK, Mark.SQUARE),
    "Y": SignMeaning(Colour.BLACK, Mark.TRIANGLE),
    "Z": SignMeaning(Colour.BLACK, Mark.CROSS),
    "O": SignMeaning(Colour.WHITE),
    "W": SignMeaning(Colour.WHITE, Mark.CIRCLE),
    "@": SignMeaning(Colour.WHITE, Mark.SQUARE),
    "Q": SignMeaning(Colour.WHITE, Mark.TRIANGLE),
    "P": SignMeaning(Colour.WHITE, Mark.CROSS),
    "C": SignMeaning(None, Mark.CIRCLE),
    "S": SignMeaning(None, Mark.SQUARE),
    "T": SignMeaning(None, Mark.TRIANGLE),
    "M": SignMeaning(None, Mark.CROSS),
}
"""The meaning of each character; lower-case letters are labels, digits move numbers."""
SIGN_BY_MEANING = {look: sign for sign, look in SIGN_MEANINGS.items()}

TEXT_SIGNS = (Mark.CIRCLE, Mark.SQUARE, Mark.TRIANGLE, Mark.CROSS)
"""The signs that have a character; of several on a point, the first is written."""

EMPTY, HOSHI = ".", ","
PLAIN_HOSHI = "+"
"""The character of a star point in plain style."""
BARE = frozenset(".,+_*?")
"""The characters for empty points."""
BOARD_SIGNS = frozenset(".,+XO")
"""Characters that most board rows have, unlike other text."""
EDGE = "|"


def point_text(
    stone: Colour | None,
    signs: Container[object] = (),
    label: str = "",
    *,
    bare: str = EMPTY,
    labels_first: bool = False,
) -> str:
    """Return the text of a point: its stone or sign, else its label, else the text ``bare`` of an
    empty point.

    A label is written in lower case if it is a single letter; other labels are omitted. With
    ``labels_first``, a number replaces its stone; a letter follows its stone, or replaces a sign.

    >>> point_text(Colour.BLACK, {Mark.CIRCLE}, "A"), point_text(None, {Mark.CIRCLE}, "A")
    ('B', 'C')
    >>> point_text(Colour.BLACK, (), "A", labels_first=True)
    'Xa'
    """
    sign = sign_to_draw(signs)
    content = "" if stone is None and sign is None else SIGN_BY_MEANING[SignMeaning(stone, sign)]
    letter = label_character(label)
    if labels_first and stone is not None and label.isdecimal():
        return label
    if labels_first and letter:
        return letter if stone is None else content + letter
    return content or letter or bare


def sign_to_draw(signs: Container[object]) -> Mark | None:
    """Return which of several signs on a point is drawn, if any of them has a character."""
    return next((sign for sign in TEXT_SIGNS if sign in signs), None)


def label_character(label: str) -> str:
    """Return the character for a label, or "" if it is not a single letter."""
    return label.lower() if is_label(label.lower()) else ""


def is_label(sign: str) -> bool:
    """Return whether a character is a label, which is a lower-case letter."""
    return len(sign) == 1 and sign.isascii() and sign.islower()


def is_point(sign: str) -> bool:
    """Return whether a character can represent a point: a stone, sign, label, move number or empty
    point.
    """
    return (
        sign in SIGN_MEANINGS
        or sign in BARE
        or is_label(sign)
        or (sign.isascii() and sign.isdigit())
    )
