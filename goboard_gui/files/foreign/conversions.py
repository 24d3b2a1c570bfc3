"""Conversion of ranks, results, dates and times from Go servers to SGF."""

from __future__ import annotations

import re

from ...record.properties.conventions.dates import find_day, write_dates
from ...record.properties.conventions.ranks import parse_ranks
from ...record.properties.conventions.result_words import GameEnding
from ...record.properties.conventions.results import Result, find_result, write_result

_PLAYER = re.compile(r"(?P<name>.*?)\s*\((?P<rank>[^()]*)\)\s*", re.DOTALL)
_MOST_SECONDS = 10_000_000
_LONGEST = 500
"""Longest text examined; no name, rank or result is longer."""


def convert_rank(text: str) -> str | None:
    """Convert a rank to SGF notation, such as ``9d``, ``5k`` or ``9p``; return None if it cannot be
    parsed.

    A trailing question mark or star, the certainty of a rating, is kept.

    >>> [convert_rank(text) for text in ("9단", "15K", "9DP", "7D*", "初段", "Gosei")]
    ['9d', '15k', '9p', '7d*', '1d', None]
    """
    found = parse_ranks(text[:_LONGEST])
    return str(found[0]) if found else None


def split_name_and_rank(text: str) -> tuple[str, str | None]:
    """Split a text into a player's name and, if there is one, the rank in brackets after it.

    >>> [split_name_and_rank(text) for text in ("Silver Star (8K)", "石下之臣(2段)", "me (myself)")]
    [('Silver Star', '8k'), ('石下之臣', '2d'), ('me (myself)', None)]
    """
    match = _PLAYER.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        return text.strip(), None
    found = convert_rank(match["rank"])
    if found is None and match["rank"].strip():
        return text.strip(), None
    return match["name"].strip(), found


def find_iso_date(text: str) -> str | None:
    """Return the first date in a text as ``YYYY-MM-DD``, or None if there is none.

    >>> [find_iso_date(text) for text in ("2015- 8-29-22-56", "20160416 [00:36]", "2016-13-01")]
    ['2015-08-29', '2016-04-16', None]
    """
    found = find_day(text[:_LONGEST])
    return None if found is None else write_dates((found,))


def write_imported_result(result: Result) -> str:
    """Return a result in SGF notation (RE); a draw is written as 0, which all SGF versions
    allow.
    """
    return "0" if result.ending is GameEnding.DRAW else write_result(result)


def convert_result(text: str) -> str | None:
    """Convert a result in English, Korean or Chinese words to SGF notation (RE); return None if it
    cannot be parsed.

    A count in stones, which is half the difference, gives no margin.

    >>> texts = ["White wins by  resign!", "Black wins by 34win >> White(58):Black(92)"]
    >>> [convert_result(text) for text in texts]
    ['W+R', 'B+34']
    >>> [convert_result(text) for text in ["白11目胜", "흑 시간승", "黑胜3又3/4子", ""]]
    ['W+11', 'B+T', 'B+', None]
    """
    found = find_result(text[:_LONGEST])
    return None if found is None else write_imported_result(found)


def parse_integer(text: str) -> int | None:
    """Parse an integer of at most seven digits; return None if the text is anything else.

    >>> parse_integer(" 65 "), parse_integer("-1"), parse_integer("1" * 5000), parse_integer("무")
    (65, -1, None, None)
    """
    digits = text.strip()
    plain = digits.removeprefix("-")
    return int(digits) if plain.isascii() and plain.isdigit() and len(plain) < 8 else None


def convert_time_limits(main: int, period: int, periods: int) -> tuple[str | None, str | None]:
    """Convert main time and overtime in seconds to the SGF values TM and OT; a missing limit
    becomes None.

    >>> convert_time_limits(1200, 30, 3), convert_time_limits(0, 0, 0)
    (('1200', '3x30 byo-yomi'), (None, None))
    """
    fits = all(0 <= value <= _MOST_SECONDS for value in (main, period, periods))
    if not fits:
        return None, None
    overtime = f"{periods}x{period} byo-yomi" if period and periods else None
    return (str(main) if main or overtime else None), overtime
