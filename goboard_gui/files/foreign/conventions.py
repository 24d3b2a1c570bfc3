"""Conversion of ranks, results, dates and times from Go servers to SGF."""

from __future__ import annotations

import re
from datetime import date
from unicodedata import normalize

_NUMERALS = {sign: number for number, sign in enumerate("一二三四五六七八九", 1)} | {"初": 1}
_RANK = re.compile(
    r"(?P<number>\d{1,2}|[初一二三四五六七八九十]{1,3})\s*-?\s*"
    r"(?P<kind>dan|kyu|段|단|级|級|급|[dkp])(?P<professional>p?)\s*(?P<sure>[?*]?)",
    re.IGNORECASE,
)
_KINDS = {"段": "d", "단": "d", "级": "k", "級": "k", "급": "k"}
_PLAYER = re.compile(r"(?P<name>.*?)\s*\((?P<rank>[^()]*)\)\s*", re.DOTALL)
_DATE = re.compile(r"(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})|(\d{4})(\d\d)(\d\d)(?!\d)", re.ASCII)

_WINNER = re.compile(r"black|white|흑|백|黑|白", re.IGNORECASE)
_COLOURS = {"black": "B", "흑": "B", "黑": "B", "white": "W", "백": "W", "白": "W"}
_LOSES = re.compile(r"\blos(?:es?|t)\b", re.IGNORECASE)
_WAYS = (
    ("R", re.compile(r"resign|불계|中盘|中盤|중압|投了|认输|認輸", re.IGNORECASE)),
    ("T", re.compile(r"\btime|시간|超时|超時|时间|時間", re.IGNORECASE)),
    ("F", re.compile(r"forfeit|반칙|기권|犯规|弃权", re.IGNORECASE)),
)
_MARGIN = re.compile(r"(\d{1,3}(?:\.\d)?)\s*(?P<half>目半|집반)?(?![\d/子又])", re.ASCII)
_DRAW = re.compile(r"\b(?:draw|jigo)\b|무승부|和棋|持碁|持棋", re.IGNORECASE)
_MOST_SECONDS = 10_000_000
_MOST_POINTS = 52 * 52
_LONGEST = 500
"""Longest text examined; no name, rank or result is longer."""


def rank(text: str) -> str | None:
    """Convert a rank to SGF: ``9d``, ``5k``, ``9p``; None for anything else.

    A trailing question mark or star, the certainty of a rating, is kept.

    >>> rank("9단"), rank("15K"), rank("9DP"), rank("7D*"), rank("初段"), rank("Gosei")
    ('9d', '15k', '9p', '7d*', '1d', None)
    """
    match = _RANK.fullmatch(normalize("NFKC", text.strip()[:_LONGEST]))
    if match is None:
        return None
    kind = _KINDS.get(match["kind"], match["kind"][0].lower())
    if match["professional"]:
        kind = "p"
    return f"{_number(match['number'])}{kind}{match['sure']}"


def _number(text: str) -> int:
    """Parse a number up to 99 in digits or in Chinese numerals."""
    if text.isdigit():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    units = _NUMERALS.get(ones[-1:], 0)
    return (_NUMERALS.get(tens[:1], 1) * 10 if ten else 0) + units


def player(text: str) -> tuple[str, str | None]:
    """Split a player's name and the rank in brackets after it, if there is one.

    >>> player("Silver Star (8K)"), player("石下之臣(2段)"), player("me (myself)")
    (('Silver Star', '8k'), ('石下之臣', '2d'), ('me (myself)', None))
    """
    match = _PLAYER.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        return text.strip(), None
    found = rank(match["rank"])
    if found is None and match["rank"].strip():
        return text.strip(), None
    return match["name"].strip(), found


def iso_date(text: str) -> str | None:
    """Return the first date in a text as ``YYYY-MM-DD``, or None.

    >>> iso_date("2015- 8-29-22-56-58"), iso_date("20160416 [00:36]"), iso_date("2016-13-01")
    ('2015-08-29', '2016-04-16', None)
    """
    match = _DATE.search(re.sub(r"[ \t]+", "", text[:_LONGEST]))
    if match is None:
        return None
    year, month, day = (int(part) for part in match.groups() if part is not None)
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return None


def margin(points: float) -> str:
    """Format a margin for a result; empty if it is unknown.

    >>> margin(3.5), margin(12.0), margin(0)
    ('3.5', '12', '')
    """
    return f"{points:g}" if 0 < points <= _MOST_POINTS else ""


def result(text: str) -> str | None:
    """Convert a result in English, Korean or Chinese words to RE.

    A count in stones, which is half the difference, gives no margin.

    >>> result("White wins by  resign!"), result("Black wins by 34win >> White(58):Black(92)")
    ('W+R', 'B+34')
    >>> result("白11目胜"), result("흑 시간승"), result("黑胜3又3/4子"), result("")
    ('W+11', 'B+T', 'B+', None)
    """
    text = text[:_LONGEST]
    if _DRAW.search(text):
        return "0"
    winner = _WINNER.search(text)
    if winner is None:
        return None
    colour = _COLOURS[winner[0].lower()]
    if _LOSES.search(text):
        colour = "W" if colour == "B" else "B"
    how = next((way for way, words in _WAYS if words.search(text)), None)
    return f"{colour}+{_margin_in(text) if how is None else how}"


def _margin_in(text: str) -> str:
    found = _MARGIN.search(text)
    if found is None or "子" in text:
        return ""
    return margin(float(found[1]) + (0.5 if found["half"] else 0))


def number(text: str) -> int | None:
    """Parse an integer of at most seven digits; None for anything else.

    >>> number(" 65 "), number("-1"), number("1" * 5000), number("무")
    (65, -1, None, None)
    """
    digits = text.strip()
    plain = digits.removeprefix("-")
    return int(digits) if plain.isascii() and plain.isdigit() and len(plain) < 8 else None


def time_limits(main: int, period: int, periods: int) -> tuple[str | None, str | None]:
    """Return main time and overtime in seconds for TM and OT; None for no limit.

    >>> time_limits(1200, 30, 3), time_limits(0, 0, 0)
    (('1200', '3x30 byo-yomi'), (None, None))
    """
    fits = all(0 <= value <= _MOST_SECONDS for value in (main, period, periods))
    if not fits:
        return None, None
    overtime = f"{periods}x{period} byo-yomi" if period and periods else None
    return (str(main) if main or overtime else None), overtime
