"""Moves that a comment speaks of by colour and number, such as "Black 61"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from ...go import Colour

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

_WORDS = {Colour.BLACK: ("Black", "B"), Colour.WHITE: ("White", "W")}
_SIGNS = {"黒": Colour.BLACK, "黑": Colour.BLACK, "흑": Colour.BLACK}
_SIGNS |= {"白": Colour.WHITE, "백": Colour.WHITE}
_COUNTED = (
    r"(?:points?|pts?|stones?|moves?|prisoners?|captures?|libert(?:y|ies)|eyes?|times?|seconds?"
    r"|minutes?|hours?|dan|kyu|[dkp])\b"
)
_COUNTERS = "目子段級级手个個回分秒"


class StoneMention(NamedTuple):
    """The number of a move that a text speaks of: where it stands, and the move's colour."""

    start: int
    end: int
    colour: Colour
    number: int


def find_stones(
    text: str, drawn: Collection[tuple[Colour, int]], words: tuple[str, str] = ("Black", "White")
) -> Iterator[StoneMention]:
    """The numbers of moves in a text that stand behind the colour of their move.

    Only moves of those ``drawn``, by colour and number, are found. ``words`` for Black and White
    count beside the English ones. Numbers of points, stones and the like are no moves.

    >>> drawn = {(Colour.BLACK, 61), (Colour.WHITE, 6)}
    >>> [text for text in ("Black 61", "White 61", "White 6 points", "Black 61-63")
    ...  if list(find_stones(text, drawn))]
    ['Black 61']
    """
    for found in _expression(words).finditer(text):
        word, number = found["word"] or found["sign"], int(found["number"])
        colour = _SIGNS.get(word) or _colour(word, words)
        if (colour, number) in drawn:
            yield StoneMention(*found.span("number"), colour, number)


def _colour(word: str, words: tuple[str, str]) -> Colour:
    return Colour.BLACK if word in (*_WORDS[Colour.BLACK], words[0]) else Colour.WHITE


@lru_cache(maxsize=8)
def _expression(words: tuple[str, str]) -> re.Pattern[str]:
    known = {*_WORDS[Colour.BLACK], *_WORDS[Colour.WHITE], *filter(None, words)}
    latin = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    return re.compile(
        rf"(?:(?<![\w+])(?P<word>{latin})\s|(?P<sign>[{''.join(_SIGNS)}])\s?)"
        rf"(?P<number>[1-9][0-9]{{0,2}})"
        rf"(?![A-Za-z0-9_%{_COUNTERS}]|[-–.,:/][0-9]|\s*{_COUNTED})",
    )
