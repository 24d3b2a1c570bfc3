"""Player ranks: 30k to 1k, 1d to 9d, and 1p to 9p for professionals."""

from __future__ import annotations

import re

from .normalizing import normalize

RANKS = (
    *(f"{number}p" for number in range(9, 0, -1)),
    *(f"{number}d" for number in range(9, 0, -1)),
    *(f"{number}k" for number in range(1, 31)),
)
"""All ranks, strongest first."""

_DIGITS = {sign: str(number) for number, sign in enumerate("一二三四五六七八九", 1)} | {
    "初": "1",
    "两": "2",
    "兩": "2",
    "十": "10",
}
_KINDS = {
    "d": ("d", "dan"),
    "p": ("p", "pro", "p dan", "dan pro", "d pro", "dan professional", "プロ", "職業", "职业"),
    "k": ("k", "kyu", "gup", "geup", "級", "级", "급"),
    # East Asian languages use the same word for amateur and professional ranks.
    "dp": ("段", "단", "품"),
}
_KIND_OF = {word: kind for kind, words in _KINDS.items() for word in words}
_RANK = re.compile(
    r"(?P<pro>pro |프로 |プロ|職業|职业)?(?P<number>\d{1,2}|[^\W\d_a-z]?)(?P<kind>.*)"
)
_WRITTEN = re.compile(r"(?:[1-9]|[12]\d|30)k[?*]?|[1-9][dp][?*]?", re.ASCII)


def suggest_ranks(text: str) -> tuple[str, ...] | None:
    """Return the possible standard forms of a rank; None if it is standard, even with * or ?.

    >>> suggest_ranks("9 dan"), suggest_ranks("九段"), suggest_ranks("5k?"), suggest_ranks("Meijin")
    (('9d',), ('9d', '9p'), None, ())
    """
    if _WRITTEN.fullmatch(text):
        return None
    said = normalize(text).replace("-", " ").rstrip(".")
    match = _RANK.fullmatch(said)
    if match is None:
        return ()
    number = _DIGITS.get(match["number"], match["number"])
    word = match["kind"].strip()
    doubt = word[-1:] if word.endswith(("?", "*")) else ""
    kinds = _KIND_OF.get(word.removesuffix(doubt).strip() if doubt else word, "")
    if match["pro"]:
        kinds = "p" if kinds and kinds != "k" else ""
    return tuple(rank + doubt for kind in kinds if (rank := f"{number}{kind}") in RANKS)
