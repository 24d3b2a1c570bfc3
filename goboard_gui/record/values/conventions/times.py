"""Times to think: seconds in records, hours and minutes among people."""

from __future__ import annotations

import re

from .plain import plain

_SECONDS = re.compile(r"\d{1,7}(?:\.\d{1,3})?", re.ASCII)
_CLOCK = re.compile(r"(\d{1,3}):([0-5]\d)(?::([0-5]\d))?", re.ASCII)
_UNIT = r"(\d{{1,5}}(?:[.,]\d{{1,2}})?)\s*(?:{})\s*"
_SPOKEN = re.compile(
    "(?:" + _UNIT.format("h|hours?|hrs?|時間|小时|小時|시간") + ")?"
    "(?:" + _UNIT.format("m|mins?\\.?|minutes?|分钟|分鐘|分|분") + ")?"
    "(?:" + _UNIT.format("s|secs?\\.?|seconds?|秒|초") + ")?(?:each|each player)?",
    re.ASCII,
)


def suggest_time(text: str) -> tuple[str, ...] | None:
    """What a time may be written as, in seconds; None for a number of them.

    >>> suggest_time("1:30:00"), suggest_time("60 min"), suggest_time("3600")
    (('5400',), ('3600',), None)
    >>> suggest_time("1:30")  # hours and minutes, or minutes and seconds
    ('5400', '90')
    """
    if _SECONDS.fullmatch(text):
        return None
    said = plain(text)
    clock = _CLOCK.fullmatch(said)
    if clock is not None:
        first, second = int(clock[1]), int(clock[2])
        if clock[3] is None:
            return str(first * 3600 + second * 60), str(first * 60 + second)
        return (str(first * 3600 + second * 60 + int(clock[3])),)
    spoken = _SPOKEN.fullmatch(said)
    if spoken is None or not any(spoken.groups()):
        return ()
    amounts = [float((amount or "0").replace(",", ".")) for amount in spoken.groups()]
    hours, minutes, seconds = amounts
    return (f"{round(hours * 3600 + minutes * 60 + seconds)}",)


def write_time(text: str) -> str:
    """Seconds as hours, minutes and seconds; empty for what is no number of them.

    >>> write_time("5400"), write_time("600"), write_time("1 h")
    ('1:30:00', '0:10:00', '')
    """
    if not _SECONDS.fullmatch(text):
        return ""
    minutes, seconds = divmod(round(float(text)), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"
