"""Parsing of points of a score or komi, and of handicaps, as programs and people write them."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from ....late_patterns import late_pattern
from .normalisation import normalise_text
from .numerals import NUMERAL, parse_numeral

_MAX_DIGITS = 3
"""The most digits of a number of handicap stones."""

# Half a point is written ½, 1/2, or 半 after the word for points.
_POINTS = late_pattern(
    r"(?=[-+\d½.])(?P<number>[-+]?\d{1,5}(?:[.,]\d*)?|[-+]?\.\d+)?"
    r"\s*(?P<half>½|1/2|目半|집반)?\s*(?:points?|pts?\.?|目|집)?",
    re.ASCII,
)
# An even game, or one in which the weaker player only begins.
_NO_STONES = (
    *("none", "no", "no handicap", "even", "even game", "nigiri", "tagai-sen", "sen", "-"),
    *(
        "互先",
        "分先",
        "猜先",
        "对子",
        "對子",
        "先",
        "定先",
        "让先",
        "讓先",
        "受先",
        "先番",
        "先相先",
    ),
    *("호선", "맞바둑", "정선"),
)


def parse_score_points(text: str) -> float | None:
    """Parse points of a komi or score, such as 6.5, 6,5, 5 1/2, 6½ or 6目半, or return None.

    >>> parse_score_points("5 1/2"), parse_score_points("6目半"), parse_score_points("none")
    (5.5, 6.5, None)
    """
    match = _POINTS.fullmatch(normalise_text(text))
    if match is None:
        return None
    half = 0.5 if match["half"] else 0.0
    number = float((match["number"] or "0").replace(",", "."))
    return number - half if number < 0 else number + half


def write_score_points(points: float) -> str:
    """Format points of a komi or score, without trailing zeros.

    >>> write_score_points(7.0), write_score_points(3.75)
    ('7', '3.75')
    """
    written = f"{points:.4f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


@lru_cache(maxsize=256)  # few values occur in the files of a collection
def read_handicap(text: str) -> int | None:
    """Parse an ``HA`` value in any notation; return None if it is not a handicap.

    | written by                 | value                                 | stones               |
    |----------------------------|---------------------------------------|----------------------|
    | FF[4]                      | 0, 2 to 9                             | the same             |
    | Many Faces of Go, Fox, OGS | 1                                     | 1: Black only begins |
    | Fox                        | 0, and moves of Black in a row        | 0                    |
    | GoGui                      | 7, even with 14 black stones          | 7                    |
    | scripts with real numbers  | 2.000000                              | 2                    |
    | people                     | 4 stones, H4, 4子, 受四子, 让4子, 4점 | 4                    |
    | people                     | even, none, 互先, 对子, 先, 호선      | 0                    |

    Sources: records by these programs; online-go/online-go.com#2400 and SabakiHQ/sgf#16 for 1,
    herzbube/littlego#325 for GoGui.

    >>> read_handicap("4 stones"), read_handicap("互先"), read_handicap("some")
    (4, 0, None)
    """
    normalized = normalise_text(text)
    if normalized in _NO_STONES:
        return 0
    if normalized.isascii() and normalized.isdecimal() and len(normalized) <= _MAX_DIGITS:
        return int(normalized)  # without the pattern
    match = _stones().fullmatch(normalized)
    return None if match is None else parse_numeral(match["number"])


@cache
def _stones() -> re.Pattern[str]:
    """Return the pattern of a number of handicap stones, which takes milliseconds to compile."""
    return re.compile(
        rf"(?:h|让|讓|受|置)? ?(?P<number>\d{{1,{_MAX_DIGITS}}}|{NUMERAL})(?:\.0*)?"
        r" ?(?:stones?|子局?|점(?: ?접바둑)?)?;?",
        re.ASCII,
    )


def suggest_handicap(text: str) -> tuple[str, ...] | None:
    """Return the possible standard forms of a handicap, or None if it already has its standard
    form.

    >>> suggest_handicap("4 stones"), suggest_handicap("2"), suggest_handicap("1")
    (('4',), None, ())
    """
    stones = read_handicap(text)
    if stones is None or stones == 1:
        return ()
    return None if str(stones) == text else (str(stones),)
