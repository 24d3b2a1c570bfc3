"""Dates of games: lists of ISO dates, which may lack the day or the month."""

from __future__ import annotations

import re
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from ....late_patterns import late_pattern
from ....named_tuples import NamedTuple
from .normalisation import normalise_text

if TYPE_CHECKING:
    from collections.abc import Mapping


class PartialDate(NamedTuple):
    """A date that consists of a year, a year and month, or a full day."""

    year: int
    month: int | None = None
    day: int | None = None

    @property
    def is_valid_date(self) -> bool:
        """Whether the date exists in the calendar."""
        try:
            date(self.year, *(1 if part is None else part for part in self[1:]))
        except ValueError:
            return False
        return True


_ITEM = re.compile(
    r"(?:(?P<year>\d{4})(?:-(?P<m>\d\d))?(?:-(?P<d>\d\d))?|(?P<short>\d\d(?:-\d\d)?))"
)

# English, German, French and Russian names, in full and shortened.
_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january|jan|januar|jänner|janvier|janv|января|январь|янв",
            "february|feb|februar|février|févr|fév|февраля|февраль|фев",
            "march|mar|märz|mär|mars|марта|март|мар",
            "april|apr|avril|avr|апреля|апрель|апр",
            "may|mai|мая|май",
            "june|jun|juni|juin|июня|июнь|июн",
            "july|jul|juli|juillet|juil|июля|июль|июл",
            "august|aug|août|августа|август|авг",
            "september|sept|sep|septembre|сентября|сентябрь|сен",
            "october|oct|oktober|okt|octobre|октября|октябрь|окт",
            "november|nov|novembre|ноября|ноябрь|ноя",
            "december|dec|dezember|dez|décembre|déc|декабря|декабрь|дек",
        ),
        1,
    )
    for name in names.split("|")
}
_MONTH = rf"(?P<name>{'|'.join(sorted(_MONTHS, key=len, reverse=True))})\.?,?"
_TIME = r"(?:[t ]\d\d?:\d\d.*)?"
_FORMS = tuple(
    late_pattern(form, re.ASCII)
    for form in (
        rf"(?P<y>\d{{4}})(?P<s>[-/. ]) ?(?P<m>\d\d?)(?P=s) ?(?P<d>\d\d?)\.?{_TIME}",
        r"(?P<y>\d{4})[-/. ](?P<m>\d\d?)",
        r"(?P<y>\d{4})[年년] ?(?:(?P<m>\d\d?)[月월] ?(?:(?P<d>\d\d?)[日일])?)?",
        r"(?P<y>\d{4})(?P<m>\d\d)(?P<d>\d\d)",
        rf"(?:(?P<d>\d\d?)(?:st|nd|rd|th|\.)? )?{_MONTH} ?(?P<y>\d{{4}})",
        rf"{_MONTH} (?P<d>\d\d?)(?:st|nd|rd|th)?,? (?P<y>\d{{4}})",
        r"(?P<y>\d{4})",
    )
)
_TO = r" ?(?:[-–~〜～至]|から) ?"
_AND = r" ?[,、・&] ?"
_DAYS = tuple(
    late_pattern(form, re.ASCII)
    for form in (
        rf"{_MONTH} (?P<first>\d\d?){_TO}(?P<last>\d\d?),? (?P<y>\d{{4}})",
        rf"(?P<first>\d\d?)\.?{_TO}(?P<last>\d\d?)\.? {_MONTH} ?(?P<y>\d{{4}})",
        rf"(?P<y>\d{{4}})[./] ?(?P<m>\d\d?)[./] ?(?P<first>\d\d?){_TO}(?P<last>\d\d?)",
        r"(?P<y>\d{4})-(?P<m>\d\d?)-(?P<first>\d\d?) ?[–~〜～] ?(?P<last>\d\d?)",
        r"(?P<y>\d{4})[年년] ?(?P<m>\d\d?)[月월] ?(?P<first>\d\d?)[日일]?"
        rf"(?:{_TO}|(?P<list>{_AND}))(?P<last>\d\d?)[日일]",
    )
)
"""Several days in succession, which FF[4] lists one by one."""
# The first years of Japanese eras. Until 1872 months were those of the moon.
# fmt: off
_ERAS = {
    "慶長": 1596, "元和": 1615, "寛永": 1624, "正保": 1644, "慶安": 1648, "承応": 1652,
    "明暦": 1655, "万治": 1658, "寛文": 1661, "延宝": 1673, "天和": 1681, "貞享": 1684,
    "元禄": 1688, "宝永": 1704, "正徳": 1711, "享保": 1716, "元文": 1736, "寛保": 1741,
    "延享": 1744, "寛延": 1748, "宝暦": 1751, "明和": 1764, "安永": 1772, "天明": 1781,
    "寛政": 1789, "享和": 1801, "文化": 1804, "文政": 1818, "天保": 1830, "弘化": 1844,
    "嘉永": 1848, "安政": 1854, "万延": 1860, "文久": 1861, "元治": 1864, "慶応": 1865,
    "明治": 1868, "大正": 1912, "昭和": 1926, "平成": 1989, "令和": 2019,
}
# fmt: on
_ERA_YEAR = late_pattern(rf"({'|'.join(_ERAS)}) ?(元|\d{{1,2}})年", re.ASCII)
_FIRST_SOLAR_YEAR = 1873
_DAY = late_pattern(r"(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})|(\d{4})(\d\d)(\d\d)(?!\d)", re.ASCII)
_YEAR = late_pattern(r"(?<!\d)[12]\d{3}(?!\d)", re.ASCII)
_YEAR_LAST = late_pattern(r"(\d\d?)[-/. ] ?(\d\d?)[-/. ] ?(\d{4})", re.ASCII)


def parse_dates(text: str) -> tuple[PartialDate, ...] | None:
    """Parse dates in FF[4] format; return None for any other text.

    A date may omit the parts that it shares with the previous one.

    >>> parse_dates("1996-05,06")
    (PartialDate(year=1996, month=5, day=None), PartialDate(year=1996, month=6, day=None))
    >>> parse_dates("5/6/1996"), parse_dates("1996-02-30")
    (None, None)
    """
    dates: list[PartialDate] = []
    for item in text.split(","):
        match = _ITEM.fullmatch(item) if item.isascii() else None
        if match is None:
            return None
        found = (
            _from_parts(match["year"], match["m"], match["d"])
            if match["short"] is None
            else _completed(dates[-1] if dates else None, match["short"])
        )
        if found is None or not found.is_valid_date:
            return None
        dates.append(found)
    return tuple(dates)


def _from_parts(year: str, month: str | None, day: str | None) -> PartialDate:
    parts = [None if part is None else int(part) for part in (month, day)]
    return PartialDate(int(year), *parts)


def _completed(before: PartialDate | None, short: str) -> PartialDate | None:
    """Return a date written without its year, or without year and month, completed from the
    previous date.
    """
    if before is None or before.month is None:
        return None
    numbers = [int(part) for part in short.split("-")]
    if before.day is None:
        return PartialDate(before.year, numbers[0]) if len(numbers) == 1 else None
    return PartialDate(before.year, *([before.month, *numbers][-2:]))


def write_dates(dates: tuple[PartialDate, ...]) -> str:
    """Return dates in FF[4] format, omitting parts repeated from the previous date.

    >>> write_dates((PartialDate(1996, 5, 6), PartialDate(1996, 5, 7), PartialDate(1996, 6, 1)))
    '1996-05-06,07,06-01'
    """
    items: list[str] = []
    before: PartialDate | None = None
    for each in dates:
        parts = [f"{each.year:04}", *(f"{part:02}" for part in each[1:] if part is not None)]
        if before is not None and (each.day is None) is (before.day is None):
            if each[:2] == before[:2] and each.day is not None:
                parts = parts[2:]
            elif each.year == before.year and None not in (each.month, before.month):
                parts = parts[1:]
        items.append("-".join(parts))
        before = each
    return ",".join(items)


def parse_full_date(text: str) -> date | None:
    """Parse a single full date in FF[4] format; return None for any other text.

    >>> parse_full_date("1996-05-06"), parse_full_date("1996-05")
    (datetime.date(1996, 5, 6), None)
    """
    dates = parse_dates(text.strip()) or ()
    days = [date(each.year, each.month, each.day) for each in dates if each.month and each.day]
    return days[0] if len(dates) == len(days) == 1 else None


def read_dates(text: str) -> tuple[PartialDate, ...] | None:
    """Parse dates in FF[4] or any other unambiguous format; return None for any other text.

    >>> read_dates("Sept. 1846"), read_dates("5/6/1996")
    ((PartialDate(year=1846, month=9, day=None),), None)
    """
    dates = parse_dates(text)
    if dates is None and len(suggested := suggest_date(text) or ()) == 1:
        dates = parse_dates(suggested[0])
    return dates


@lru_cache(1 << 14)  # many games share their dates
def earliest_date(text: str) -> str | None:
    """Return the earliest date in a text as an ISO day, month or year, so that texts sort
    chronologically, or None if there is none.

    Of a text that is not a date, the only year that it contains is taken.

    >>> earliest_date("1996-05-06,07"), earliest_date("Sept. 1846")
    ('1996-05-06', '1846-09')
    >>> earliest_date("5/6/1996 (Genroku)")
    '1996'
    """
    dates = read_dates(text.strip())
    if dates:
        return write_dates((min(dates, key=lambda date: tuple(part or 0 for part in date)),))
    years = set(_YEAR.findall(_with_years_of_eras(text)))
    return years.pop() if len(years) == 1 else None


def find_day(text: str) -> PartialDate | None:
    """Return the first full date with the year first in a text, or None if there is none.

    >>> [str(find_day(text)) for text in ("2015- 8-29-22-56-58", "20160416 [00:36]", "2016-13-01")]
    ['PartialDate(year=2015, month=8, day=29)', 'PartialDate(year=2016, month=4, day=16)', 'None']
    """
    match = _DAY.search(re.sub(r"[ \t]+", "", text))
    if match is None:
        return None
    found = PartialDate(*(int(part) for part in match.groups() if part is not None))
    return found if found.is_valid_date else None


def suggest_date(text: str) -> tuple[str, ...] | None:
    """Return the possible FF[4] forms of a date, or None if it already has that format.

    5/6/1996 has none: it is a day in May to some and in June to others.

    >>> suggest_date("6 May 1996"), suggest_date("25/12/1996"), suggest_date("5/6/1996")
    (('1996-05-06',), ('1996-12-25',), ())
    """
    if parse_dates(text) is not None:
        return None
    normalized = _with_years_of_eras(normalise_text(text).removesuffix(";"), months=True)
    days = _parse_days(normalized)
    if days:
        return (write_dates(days),)
    whole = _parse_unambiguous(normalized)
    if whole is not None:
        return (write_dates((whole,)),)
    dates: list[PartialDate] = []
    for item in re.split(r" ?[,;&、] ?", normalized):
        short = _ITEM.fullmatch(item)
        found = _parse_unambiguous(item)
        if found is None and short is not None and short["short"]:
            found = _completed(dates[-1] if dates else None, item)
        if found is None or not found.is_valid_date:
            return ()
        dates.append(found)
    return (write_dates(tuple(dates)),)


def _with_years_of_eras(text: str, *, months: bool = False) -> str:
    """Return a text with years of Japanese eras converted to those of the Gregorian calendar.

    If ``months`` is set, years in which months were those of the moon stay as they are, unless
    nothing follows them.

    >>> _with_years_of_eras("昭和55年3月1日"), _with_years_of_eras("弘化3年7月21日", months=True)
    ('1980年3月1日', '弘化3年7月21日')
    """

    def convert(match: re.Match[str]) -> str:
        year = _ERAS[match[1]] + (1 if match[2] == "元" else int(match[2])) - 1
        if months and year < _FIRST_SOLAR_YEAR and match.end() < len(text):
            return match[0]
        return f"{year}年"

    return _ERA_YEAR.sub(convert, text)


def _parse_days(normalized: str) -> tuple[PartialDate, ...]:
    """Parse several days, such as May 16-18, 1842 or 1842年5月16、18日; return an empty tuple for
    any other text.
    """
    match = next(filter(None, (form.fullmatch(normalized) for form in _DAYS)), None)
    if match is None:
        return ()
    parts = match.groupdict()
    month, first, last = _month_of(parts), int(parts["first"]), int(parts["last"])
    days = (first, last) if parts.get("list") else range(first, last + 1)
    dates = tuple(PartialDate(int(parts["y"]), month, day) for day in days)
    return dates if all(each.is_valid_date for each in dates) else ()


def _month_of(parts: Mapping[str, str | None]) -> int | None:
    """Return the month in the parts of a date, which may contain its number or its name, or None if
    it has neither.
    """
    name, number = parts.get("name"), parts.get("m")
    return _MONTHS[name] if name else int(number) if number else None


def _parse_unambiguous(normalized: str) -> PartialDate | None:
    """Parse a single day, month or year in any unambiguous form."""
    for form in _FORMS:
        match = form.fullmatch(normalized)
        if match is not None:
            parts = match.groupdict()
            day = parts.get("d")
            found = PartialDate(int(parts["y"]), _month_of(parts), int(day) if day else None)
            return found if found.is_valid_date else None
    last = _YEAR_LAST.fullmatch(normalized)
    if last is None:
        return None
    one, other, year = map(int, last.groups())
    readings = {PartialDate(year, one, other), PartialDate(year, other, one)}
    possible = [each for each in readings if each.is_valid_date]
    return possible[0] if len(possible) == 1 else None
