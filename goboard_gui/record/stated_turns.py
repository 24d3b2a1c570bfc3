"""Who is to play according to a text, such as "Black to play" or 黒先."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from ..go import Colour
from ..late_patterns import late_pattern
from .colour_words import COLOUR_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterable

_LETTERS = {Colour.BLACK: "b|x", Colour.WHITE: "w|o"}
COLOUR = "|".join(
    f"(?P<{colour.name}>{words}|{_LETTERS[colour]})" for colour, words in COLOUR_WORDS.items()
)
"""A regular expression for a player, as a word, letter or stone, with a group for each colour."""
NAMED_COLOUR = rf"(?:{COLOUR})(?:\s*\(.\))?"
"""A `COLOUR` that may be followed by its sign in brackets."""

_PATTERNS = [
    r"(?<!\w)COLOUR(?:'s)?\s+(?:is\s+|to\s+)(?:play|move|next(?!\s+to\b))\b",
    r"(?<!\w)COLOUR\s+(?:(?:plays|moves|goes)\s+)?first\b",
    r"(?<!\w)COLOUR'?s?\s+turn\b",
    r"\b(?:next(?:\s+player|\s+move)?|turn|to[ _](?:play|move)|player)\s*[:=]\s*COLOUR(?!\w)",
    r"(?<!\w)COLOUR\s+(?:am zug|zieht|beginnt|am spiel)(?!\w)",
    r"(?<!\w)COLOUR\s+(?:joue|jouent|juegan?|jogam?|zaczynają|na ruchu|ходят?|начинают?)(?!\w)",
    r"(?:zug|ход|ruch|trait aux?|tocca a|juegan?|jogam)\s*:?\s*COLOUR(?!\w)",
    r"COLOUR\s*(?:番|先|先手|の手番|方走|走|下|차례|선|の番)",
]
TO_PLAY = tuple(
    late_pattern(text.replace("COLOUR", NAMED_COLOUR), re.IGNORECASE) for text in _PATTERNS
)
"""Ways to say whose turn it is."""
_TASKS = (
    late_pattern(
        rf"(?<!\w){NAMED_COLOUR}\s+to\s+(?:live|kill|win|capture|connect|escape|save|make)\b",
        re.IGNORECASE,
    ),
)
"""Tasks of problems, which the player to move has."""

_OUTSIDE_WORDS = late_pattern(r"^[^\w●⚫○⚪]+|[\W_]+$")
_LONGEST = 400
_MOST_LINES = 100


def stated_turn(line: str) -> Colour | None:
    """Return the player to move if a line says that and nothing else, or else None.

    >>> [colour and colour.name for colour in map(stated_turn, ("Black to move.", "黒先、白死"))]
    ['BLACK', None]
    """
    line = _OUTSIDE_WORDS.sub("", " ".join(line[:_LONGEST].split()))
    found = (pattern.fullmatch(line) for pattern in TO_PLAY)
    match = next(filter(None, found), None)
    return colour_of(match) if match else None


def turn_in_texts(texts: Iterable[str]) -> Colour | None:
    """Return the player who is to move according to texts, or None if they name none or both.

    Of each text, the first lines count.

    >>> [turn_in_texts([text]) for text in ("White to kill", "黒先、白死", "Black is next to A")]
    [<Colour.WHITE: 2>, <Colour.BLACK: 1>, None]
    """
    players = set[Colour]()
    for text in texts:
        for line in text.split("\n", _MOST_LINES)[:_MOST_LINES]:
            players |= _turns_in_line(" ".join(line[:_LONGEST].split()))
    return players.pop() if len(players) == 1 else None


@lru_cache(maxsize=256)
def _turns_in_line(line: str) -> frozenset[Colour]:
    return frozenset(
        colour_of(match) for pattern in TO_PLAY + _TASKS for match in pattern.finditer(line)
    )


def colour_of(match: re.Match[str]) -> Colour:
    """Return the colour that a match of a pattern with `COLOUR` names."""
    return next(colour for colour in Colour if match[colour.name])
