"""Time limits and overtime: parsing and writing of ``TM`` and ``OT``."""

from __future__ import annotations

import re

from ..times import Overtime, TimeControl, read_clock, read_seconds, write_seconds
from .normalisation import normalise_text

_SECONDS = re.compile(r"\d{1,7}(?:\.\d+)?", re.ASCII)
_CLOCK = re.compile(r"(\d{1,3}):([0-5]\d)(?::([0-5]\d))?", re.ASCII)
_UNIT = r"(\d{{1,5}}(?:[.,]\d{{1,2}})?)\s*(?:{})\s*"
_TIME_IN_WORDS = re.compile(
    "(?:" + _UNIT.format("h|hours?|hrs?|時間|小时|小時|시간") + ")?"
    "(?:" + _UNIT.format("m|mins?\\.?|minutes?|分钟|分鐘|分|분") + ")?"
    "(?:" + _UNIT.format("s|secs?\\.?|seconds?|秒|초") + ")?(?:each|each player)?",
    re.ASCII,
)


def suggest_time(text: str) -> tuple[str, ...] | None:
    """Return the possible values of a time in seconds, or None if it already is a number.

    >>> suggest_time("1:30:00"), suggest_time("60 min"), suggest_time("3600")
    (('5400',), ('3600',), None)
    >>> suggest_time("1:30")  # hours and minutes, or minutes and seconds
    ('5400', '90')
    """
    if _SECONDS.fullmatch(text):
        return None
    normalized = normalise_text(text)
    clock = _CLOCK.fullmatch(normalized)
    if clock is not None:
        first, second = int(clock[1]), int(clock[2])
        if clock[3] is None:
            return str(first * 3600 + second * 60), str(first * 60 + second)
        return (str(first * 3600 + second * 60 + int(clock[3])),)
    spoken = _TIME_IN_WORDS.fullmatch(normalized)
    if spoken is None or not any(spoken.groups()):
        return ()
    amounts = [float((amount or "0").replace(",", ".")) for amount in spoken.groups()]
    hours, minutes, seconds = amounts
    return (f"{round(hours * 3600 + minutes * 60 + seconds)}",)


def write_time(text: str) -> str:
    """Format seconds as hours, minutes and seconds; return an empty string if the text is not a
    number.

    >>> write_time("5400"), write_time("600"), write_time("1 h")
    ('1:30:00', '0:10:00', '')
    """
    if not _SECONDS.fullmatch(text):
        return ""
    minutes, seconds = divmod(round(float(text)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


_MINUTES = re.compile(r"\d{1,6}(?:[.,]\d{1,3})?", re.ASCII)


def seconds_to_minutes(text: str) -> str:
    """Return a time in seconds as minutes, with three decimals at most; any other text unchanged.

    >>> seconds_to_minutes("5400"), seconds_to_minutes("90"), seconds_to_minutes("100")
    ('90', '1.5', '1.667')
    >>> seconds_to_minutes("1 h")
    '1 h'
    """
    if not _SECONDS.fullmatch(text):
        return text
    return f"{float(text) / 60:.3f}".rstrip("0").rstrip(".")


def minutes_to_seconds(text: str) -> str:
    """Return a time in minutes as seconds, rounded to a tenth; any other text unchanged.

    >>> minutes_to_seconds("90"), minutes_to_seconds("1,5"), minutes_to_seconds("1.667")
    ('5400', '90', '100')
    >>> minutes_to_seconds("1 h")
    '1 h'
    """
    shown = text.strip()
    return write_seconds(float(shown.replace(",", ".")) * 60) if _MINUTES.fullmatch(shown) else text


_AMOUNT = r"(\d{1,6}(?:\.\d{1,3})?)"
_IN_SECONDS = r"(?:\s?(?:s|secs?|seconds?)\.?)?"
_COUNT = r"(\d{1,4})"
_NAME = r"byo-? ?yomi"

_OVERTIME_FORMS = (
    (
        Overtime.BYO_YOMI,
        rf"{_COUNT} ?(?:x|×|\*|periods? of) ?{_AMOUNT}{_IN_SECONDS} ?(?:{_NAME})?",
    ),
    (Overtime.BYO_YOMI, rf"{_NAME} {_COUNT} ?(?:x|×|\*|periods? of) ?{_AMOUNT}{_IN_SECONDS}"),
    (Overtime.CANADIAN, rf"{_COUNT} ?/ ?{_AMOUNT}{_IN_SECONDS} ?(?:canadian)?"),
    (Overtime.CANADIAN, rf"canadian {_COUNT} ?/ ?{_AMOUNT}{_IN_SECONDS}"),
    (Overtime.FISCHER, rf"\+?{_AMOUNT}{_IN_SECONDS} ?fischer"),
    (Overtime.FISCHER, rf"fischer \+?{_AMOUNT}{_IN_SECONDS}"),
)
_OVERTIME_PATTERNS = [(kind, re.compile(form, re.ASCII)) for kind, form in _OVERTIME_FORMS]


# Servers and programs before FF[4] wrote both into TM. A time with two parts has minutes there.
_BOTH = (
    (Overtime.BYO_YOMI, re.compile(r"(?P<main>[\d:]+)\((?P<count>\d{1,4})x(?P<length>[\d:]+)\)")),
    (Overtime.CANADIAN, re.compile(r"(?P<main>[\d:]+)\+(?P<length>[\d:]+)/(?P<count>\d{1,4})")),
    (Overtime.CANADIAN, re.compile(r"(?P<length>[^/]+)/(?P<count>\d{1,4}) ?moves")),
)


def parse_time_control(main: str, overtime: str) -> TimeControl:
    """Parse ``TM`` and ``OT`` values into a time control.

    Time is only counted up if ``main`` is invalid; unknown overtime is ignored. ``main`` may hold
    the overtime, too, as in records of NNGS and of old tournaments of programs.

    >>> parse_time_control("30:00(5x1:00)", "")
    TimeControl(main=1800.0, overtime=<Overtime.BYO_YOMI: 'byo-yomi'>, seconds=60.0, count=5)

    >>> parse_time_control("1 h", "10 fischer")
    TimeControl(main=3600.0, overtime=<Overtime.FISCHER: 'Fischer'>, seconds=10.0, count=0)
    """
    for kind, form in _BOTH:
        both = form.fullmatch(normalise_text(main))
        if both is not None:
            parts = both.groupdict()
            first = parts.get("main")
            seconds = 0.0 if first is None else read_clock(first)
            length = read_clock(parts["length"]) or _parse_seconds(parts["length"])
            if seconds is not None and length is not None:
                return TimeControl(float(seconds), kind, float(length), int(parts["count"]))
    seconds = _parse_seconds(main)
    if seconds is None:
        return TimeControl()
    normalized = normalise_text(overtime)
    for kind, form in _OVERTIME_PATTERNS:
        match = form.fullmatch(normalized)
        if match is not None:
            *count, amount = match.groups()
            return TimeControl(seconds, kind, float(amount), int(count[0]) if count else 0)
    return TimeControl(seconds)


def write_overtime(terms: TimeControl) -> str:
    """Return the ``OT`` text for overtime, as written by servers, or an empty string for no
    overtime.

    >>> texts = ("5 x 30 s", "25/600", "fischer 10", "")
    >>> [write_overtime(parse_time_control("0", text)) for text in texts]
    ['5x30 byo-yomi', '25/600 Canadian', '10 fischer', '']
    """
    length = write_seconds(terms.seconds)
    match terms.overtime:
        case Overtime.BYO_YOMI:
            return f"{terms.count}x{length} byo-yomi"
        case Overtime.CANADIAN:
            return f"{terms.count}/{length} Canadian"
        case Overtime.FISCHER:
            return f"{length} fischer"
    return ""


_LONGEST_GAME = 10 * 3600
"""Seconds; a time that may be hours and minutes, or minutes and seconds, is no longer."""


def _parse_seconds(text: str) -> float | None:
    if ":" not in text and (seconds := read_seconds(text)) is not None:
        return seconds
    meant = [float(each) for each in suggest_time(text) or ()]
    likely = [each for each in meant if each <= _LONGEST_GAME] or meant
    return likely[0] if likely else None
