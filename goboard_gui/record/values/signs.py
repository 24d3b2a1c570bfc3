"""The signs that mark points of a board, such as circles and triangles.

To add a sign, add a member to `Sign`, its drawing to ``diagram/sign_drawings.py``, and the command
of its tool: a member of ``Command``, a row in ``commands/tables/markup.py`` and an icon.
"""

from __future__ import annotations

from enum import Enum


class Sign(Enum):
    """A markup sign on a point; the value is its SGF property.

    ``english`` is its name, and ``plural`` that of several; the window translates both. Files of
    older versions of SGF may write it as one of the ``old_properties``.
    """

    TRIANGLE = "TR", "triangle", "triangles"
    SQUARE = "SQ", "square", "squares"
    CIRCLE = "CR", "circle", "circles"
    CROSS = "MA", "cross", "crosses", ("M",)
    SELECTED = "SL", "selected", "selected points"
    TERRITORY_BLACK = "TB", "Black's territory", "Black's territory"
    TERRITORY_WHITE = "TW", "White's territory", "White's territory"

    _value_: str
    english: str
    plural: str
    old_properties: tuple[str, ...]

    def __new__(
        cls, ident: str, english: str, plural: str, old_properties: tuple[str, ...] = ()
    ) -> Sign:
        """Create a member of the enumeration, with only the SGF property as its value."""
        sign = object.__new__(cls)
        sign._value_ = ident
        sign.english = english
        sign.plural = plural
        sign.old_properties = old_properties
        return sign


SIGNS = {sign.value: sign for sign in Sign} | {
    ident: sign for sign in Sign for ident in sign.old_properties
}
"""The sign of each SGF property, including those of older files."""

TERRITORY = frozenset({Sign.TERRITORY_BLACK, Sign.TERRITORY_WHITE})
"""The signs for territory, which may share a point with another sign."""
