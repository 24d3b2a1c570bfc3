"""The characters with which programs and people draw stones and empty points in plain text."""

from __future__ import annotations

from ...named_tuples import NamedTuple
from .characters import CHARACTER_MEANINGS, EMPTY, HOSHI, PLAIN_HOSHI

BLACK, WHITE = "X", "O"
"""The characters for plain stones in Sensei's Library, to which all others are converted."""


class Dialect(NamedTuple):
    """The characters of one way to draw boards: those of black and white stones, those of marked
    points as in Sensei's Library, and whether lower-case letters may be labels.
    """

    black: str
    white: str
    marked: str = ""
    has_labels: bool = True


SGFMILL = Dialect("#", "o")
SGFMILL_PITCH = 3
"""The columns that each point takes in a board of sgfmill."""
DIALECTS = (
    Dialect("#", "O"),  # NNGS, sketches
    SGFMILL,
    Dialect("*", "O"),  # chats
    Dialect("*", "o"),
    Dialect("@", "O"),  # IGS clients, Emacs
    Dialect("B", "W"),  # Ray
    Dialect("X", "O", marked="B#YZW@QPCSTM"),  # GNU Go, KataGo, Leela Zero, Sensei's Library
    Dialect("b", "w", has_labels=False),
    Dialect("x", "o"),  # chats, and boards in lower case
    Dialect("X", "o"),
    Dialect("x", "O"),
    Dialect("●⚫⬤", "○⚪◯〇"),
    Dialect("⚫", "⚪"),
    Dialect("✖", "○"),
)

STARS = frozenset(HOSHI + "•・･☆★✦⋆╋┿╂╬")
"""Characters for star points, on boards with other characters for empty points."""
CROSSINGS = {
    "left": frozenset("├┌└┠┣┏┗╠╔╚╟╞╭╰"),
    "right": frozenset("┤┐┘┨┫┓┛╣╗╝╢╡╮╯"),
    "top": frozenset("┌┬┐┏┳┓┯┰╔╦╗╤╥╭╮"),
    "bottom": frozenset("└┴┘┗┻┛┷┸╚╩╝╧╨╰╯"),
}
"""Crossings of lines that only occur at an edge of the board."""
CORNERS = (CROSSINGS["left"] | CROSSINGS["right"]) & (CROSSINGS["top"] | CROSSINGS["bottom"])
EMPTIES = (
    frozenset(EMPTY + PLAIN_HOSHI + "_-十·∙⋅˙‧٠∘◦┼➕🟫🟨🟧╳＋")
    | STARS
    | frozenset().union(*CROSSINGS.values())
)
"""Characters for empty points in all dialects."""
KO_OR_UNKNOWN = frozenset("*?")
"""Characters for an empty point that may not be played, or that does not matter."""
STONE_CHARACTERS = frozenset("".join(dialect.black + dialect.white for dialect in DIALECTS))
UNAMBIGUOUS_CHARACTERS = (EMPTIES | STONE_CHARACTERS) - frozenset("xobwBW@*-_")
"""Characters that most board rows have, unlike other text."""
KNOWN_CHARACTERS = EMPTIES | STONE_CHARACTERS | KO_OR_UNKNOWN | frozenset(CHARACTER_MEANINGS)
