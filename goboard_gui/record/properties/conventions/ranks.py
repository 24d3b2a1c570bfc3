"""Player ranks: 30k to 1k, 1d to 9d, and 1p to 9p for professionals."""

from __future__ import annotations

import re

from ....named_tuples import NamedTuple
from .normalisation import normalise_text
from .numerals import NUMERAL, parse_numeral

RANKS = (
    *(f"{number}p" for number in range(9, 0, -1)),
    *(f"{number}d" for number in range(9, 0, -1)),
    *(f"{number}k" for number in range(1, 31)),
)
"""All ranks, strongest first."""

_KIND_WORDS = {
    "d": ("d", "dan"),
    "p": (
        *("p", "pro", "p dan", "dan pro", "d pro", "dan professional", "プロ", "職業", "职业"),
        *("dp", "danp", "段p", "단p"),
    ),
    "k": ("k", "kyu", "gup", "geup", "級", "级", "급"),
    # East Asian languages use the same word for amateur and professional ranks.
    "dp": ("段", "단", "품"),
}
_KIND_BY_WORD = {word: kind for kind, words in _KIND_WORDS.items() for word in words}
_RANK = re.compile(
    r"(?P<pro>pro |p(?=\d)|프로 |プロ|職業|职业)?"
    rf"(?P<number>{NUMERAL})(?P<kind>.*)"
)
_STANDARD_RANK = re.compile(r"(?:[1-9]|[12]\d|30)k[?*]?|[1-9][dp][?*]?", re.ASCII)


class Rank(NamedTuple):
    """A rank: ``kind`` is d, p or k, and ``certainty`` is a question mark, an asterisk or empty."""

    number: int
    kind: str
    certainty: str = ""

    def __str__(self) -> str:
        return "".join(map(str, self))

    @property
    def is_valid(self) -> bool:
        """Whether the rank is one of `RANKS`."""
        return f"{self.number}{self.kind}" in RANKS


def parse_ranks(text: str) -> tuple[Rank, ...]:
    """Return the possible meanings of a rank in any notation, or an empty tuple if there are none.

    The amateur rank is first where a language has one word for amateurs and professionals. Fox and
    YuanYu write P9 or P9段 for professionals.

    >>> [*map(str, parse_ranks("九段"))], [*map(str, parse_ranks("15K?"))], parse_ranks("Gosei")
    (['9d', '9p'], ['15k?'], ())
    """
    normalized = normalise_text(text).replace("-", " ").rstrip(".")
    match = _RANK.fullmatch(normalized)
    if match is None:
        return ()
    word = match["kind"].strip()
    doubt = word[-1:] if word.endswith(("?", "*")) else ""
    kinds = _KIND_BY_WORD.get(word.removesuffix(doubt).strip() if doubt else word, "")
    if match["pro"]:
        kinds = "p" if (kinds or not word) and kinds != "k" else ""
    return tuple(Rank(parse_numeral(match["number"]), kind, doubt) for kind in kinds)


def suggest_ranks(text: str) -> tuple[str, ...] | None:
    """Return the possible standard forms of a rank, or None if it is already in standard form, with
    or without a final * or ?.

    >>> suggest_ranks("9 dan"), suggest_ranks("九段"), suggest_ranks("5k?"), suggest_ranks("Meijin")
    (('9d',), ('9d', '9p'), None, ())
    """
    if _STANDARD_RANK.fullmatch(text):
        return None
    return tuple(str(rank) for rank in parse_ranks(text) if rank.is_valid)
