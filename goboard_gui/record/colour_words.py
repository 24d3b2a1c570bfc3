"""The words for Black and White in texts, in several languages."""

from __future__ import annotations

import re

from ..go import Colour
from ..late_patterns import late_pattern

COLOUR_WORDS = {
    Colour.BLACK: r"black|schwarze?[nrs]?|noire?s?|negr[oa]s?|pret[oa]s?|ner[oi]|czarn\w*"
    r"|ч[её]рн\w*|siyah\w*|黑|黒|흑|●|⚫",
    Colour.WHITE: r"white|wei(?:ß|ss)(?:e[nrs]?)?|blanc(?:he)?s?|blanc[oa]s?|branc[oa]s?"
    r"|bianc[oh]i?|biał\w*|бел\w*|beyaz\w*|白|백|○|⚪",
}
"""The words for the players, as regular expressions without groups."""

_WORDS = "|".join(COLOUR_WORDS.values())
_UNSPACED = "黑黒흑●⚫白백○⚪"
_MENTIONED = late_pattern(
    rf"[{_UNSPACED}]|(?<![^\W\d_])(?:{_WORDS}|[bw]\d{{0,3}})(?![^\W\d_])", re.IGNORECASE
)


def mentions_colour(text: str) -> bool:
    """Return whether a text mentions Black or White, also as letters such as "B" and "W3".

    >>> [mentions_colour(text) for text in ("White's mistake", "黑先", "W3 is a ko", "Correct")]
    [True, True, True, False]
    """
    return _MENTIONED.search(text) is not None
