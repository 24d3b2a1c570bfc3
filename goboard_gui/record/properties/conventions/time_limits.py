"""Time limits and overtime: parsing and writing of ``TM`` and ``OT``."""

from __future__ import annotations

import re

from ..time_control import Overtime, TimeControl, read_clock, read_seconds, write_seconds
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
_MOVES = r"(?:moves|stones)"
_LENGTH = r"(\d{1,6}(?:\.\d{1,3})? ?(?:s|secs?|seconds?|m|mins?|minutes?)\.?)"

# KGS, CGoban 2 and Quarry; GoGui, SmartGo; old records of tournaments.
_OVERTIME_FORMS = (
    (
        Overtime.BYO_YOMI,
        rf"{_COUNT} ?(?:x|×|\*|periods? of) ?{_AMOUNT}{_IN_SECONDS} ?(?:{_NAME})?",
    ),
    (Overtime.BYO_YOMI, rf"{_NAME} {_COUNT} ?(?:x|×|\*|periods? of) ?{_AMOUNT}{_IN_SECONDS}"),
    (Overtime.BYO_YOMI, rf"{_LENGTH}(?:/| per )move(?: {_NAME})?"),
    (Overtime.CANADIAN, rf"{_COUNT} ?/ ?{_AMOUNT}{_IN_SECONDS} ?(?:canadian)?"),
    (Overtime.CANADIAN, rf"canadian {_COUNT} ?/ ?{_AMOUNT}{_IN_SECONDS}"),
    (Overtime.CANADIAN, rf"{_COUNT} ?{_MOVES} ?(?:/|in) ?{_LENGTH}"),
    (Overtime.FISCHER, rf"\+?{_AMOUNT}{_IN_SECONDS} ?fischer"),
    (Overtime.FISCHER, rf"fischer \+?{_AMOUNT}{_IN_SECONDS}"),
)

# Servers and programs before FF[4] wrote both into TM. A time with two parts has minutes there.
_BOTH = (
    (Overtime.BYO_YOMI, re.compile(r"(?P<main>[\d:]+)\((?P<count>\d{1,4})x(?P<length>[\d:]+)\)")),
    (
        Overtime.CANADIAN,
        re.compile(
            rf"(?P<main>[^+/]+?) ?\+ ?(?P<length>[^+/]+?) ?/ ?(?P<count>\d{{1,4}})(?: {_MOVES})?"
        ),
    ),
    (Overtime.CANADIAN, re.compile(rf"(?P<length>[^/]+)/(?P<count>\d{{1,4}}) ?{_MOVES}")),
)
_JAGO = re.compile(r"(\d{1,6})(?:,\d{1,6}){3}", re.ASCII)
_NO_LIMIT = ("-", "none", "no limit", "unlimited")


def read_time_limit(text: str) -> TimeControl | None:
    """Parse a ``TM`` value; return None for any other text.

    | written by              | value                              | meaning                       |
    |-------------------------|------------------------------------|-------------------------------|
    | FF[4]                   | 1800, 60.0                         | seconds                       |
    | CGoban 1.9              | 30:00, 1:30:00, -                  | with minutes, hours; no limit |
    | NNGS                    | 30:00(5x1:00), 30:00+30:00/25      | with byo-yomi, Canadian       |
    | Jago                    | 1800,0,30,5                        | seconds; the rest is unknown  |
    | Many Faces of Go        | 1 hour                             |                               |
    | tournaments of programs | 1 hr/125 moves                     | no main time                  |
    | GoGui's test files      | 60 minutes + 5 minutes / 30 stones | with Canadian overtime        |
    | Nihon Ki-in             | 1時間                              |                               |

    Sources: records by these programs, and the formats that GoGui reads.

    >>> read_time_limit("60 min").main, read_time_limit("-").main, read_time_limit("plenty")
    (3600.0, None, None)
    """
    normalized = normalise_text(text)
    if normalized in _NO_LIMIT:
        return TimeControl()
    for kind, form in _BOTH:
        both = form.fullmatch(normalized)
        if both is not None:
            parts = both.groupdict()
            main = _parse_part(parts.get("main") or "0")
            length = _parse_part(parts["length"])
            if main is not None and length is not None:
                return TimeControl(main, kind, length, int(parts["count"]))
    jago = _JAGO.fullmatch(normalized)
    seconds = float(jago[1]) if jago else _parse_seconds(text)
    return None if seconds is None else TimeControl(seconds)


def parse_time_control(main: str, overtime: str) -> TimeControl:
    """Parse ``TM`` and ``OT`` values into a time control.

    Time is only counted up if ``main`` is invalid; unknown overtime is ignored. ``main`` may hold
    the overtime, too, see `read_time_limit`.

    >>> parse_time_control("30:00(5x1:00)", "")
    TimeControl(main=1800.0, overtime=<Overtime.BYO_YOMI: 'byo-yomi'>, seconds=60.0, count=5)

    >>> parse_time_control("1 h", "10 fischer")
    TimeControl(main=3600.0, overtime=<Overtime.FISCHER: 'Fischer'>, seconds=10.0, count=0)
    """
    limit = read_time_limit(main) or TimeControl()
    if limit.main is None or limit.overtime is not Overtime.NONE:
        return limit
    normalized = normalise_text(overtime)
    for kind, form in _OVERTIME_FORMS:
        match = re.fullmatch(form, normalized, re.ASCII)
        if match is not None:
            *count, amount = match.groups()
            most = int(count[0]) if count else int(kind is Overtime.BYO_YOMI)
            return TimeControl(limit.main, kind, _parse_part(amount) or 0.0, most)
    return limit


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


_SHORTEST_GAME = 5 * 60
"""A time that would be shorter than this many seconds if read as minutes and seconds is read as
hours and minutes.
"""


def _parse_seconds(text: str) -> float | None:
    """Parse a time as seconds; one with two parts has minutes, unless hours are more likely."""
    if ":" not in text and (seconds := read_seconds(text)) is not None:
        return seconds
    meant = [float(each) for each in suggest_time(text) or ()]
    likely = [each for each in meant if each >= _SHORTEST_GAME] or meant
    return min(likely, default=None)


def _parse_part(text: str) -> float | None:
    """Parse a part of a time as seconds; one with two parts has minutes."""
    clock = read_clock(text)
    return _parse_seconds(text) if clock is None else float(clock)
