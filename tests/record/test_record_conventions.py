"""How results, dates, ranks and numbers are read in records and written by convention."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import Colour
from goboard_gui.record.properties.conventions.dates import (
    PartialDate,
    parse_dates,
    parse_full_date,
    write_dates,
)
from goboard_gui.record.properties.conventions.numbers import parse_score_points, write_score_points
from goboard_gui.record.properties.conventions.ranks import RANKS
from goboard_gui.record.properties.conventions.result_words import GameEnding
from goboard_gui.record.properties.conventions.results import Result, parse_result, write_result
from goboard_gui.record.properties.conventions.rules import RULES
from goboard_gui.record.properties.conventions.time_limits import write_time
from goboard_gui.record.properties.conventions.validation import validate_value
from tests.cases import for_each

CONVENTIONAL = {
    "RE": (
        *("B+3.5", "W+0.5", "B+64", "B+R", "W+Resign", "W+T", "B+Time", "W+F", "B+Forfeit"),
        *("B+", "0", "Draw", "Void", "?"),
    ),
    "DT": (
        *("1996", "1996-05", "1996-05-06", "1996-05,06", "1996-05-06,07,08", "1996,1997"),
        *("1996-12-27,28,1997-01-03,04", "1996-05-06,06-07", "2000-02-29"),
    ),
    "BR": ("30k", "1k", "1d", "9d", "9p", "5k?", "3d*"),
    "KM": ("6.5", "0", "-7", "3.75", "+5.5"),
    "RU": (*RULES, "Hahn", "my own rules"),
    "TM": ("3600", "0", "90.5"),
    "HA": ("0", "2", "9", "13"),
    "PB": ("9 dan", "黑"),
}


@for_each(
    ("ident", "text"), [(ident, text) for ident, texts in CONVENTIONAL.items() for text in texts]
)
def test_what_follows_the_convention_is_left_alone(ident, text):
    assert validate_value(ident, text) == (True, ())


SUGGESTED = {
    "RE": {
        "b+r": ("B+R",),
        "B + 3,5": ("B+3.5",),
        "W+2 1/2": ("W+2.5",),
        "B+½": ("B+0.5",),
        "B+3.50": ("B+3.5",),
        "W+4 points": ("W+4",),
        "W+resignation": ("W+R",),
        "black wins by resignation": ("B+R",),
        "White won by 4.5 points.": ("W+4.5",),
        "White wins": ("W+",),
        "Black resigns": ("W+R",),
        "White lost on time": ("B+T",),
        "白中押し勝ち": ("W+R",),
        "黒中押し勝": ("B+R",),
        "黑中盘胜": ("B+R",),
        "白胜5.5目": ("W+5.5",),
        "黒3目半勝ち": ("B+3.5",),
        "백 불계승": ("W+R",),
        "흑 3집반 승": ("B+3.5",),
        "持碁": ("Draw",),
        "jigo": ("Draw",),
        "draw": ("Draw",),
        "No Result": ("Void",),
        "Ｂ＋Ｒ": ("B+R",),
        "黑超时": (),
        "Black: time": (),
        "Black resign": (),
        "B+9×": (),
        "B++3": (),
        "won": (),
        "B+R!": (),
        "long ago": (),
    },
    "DT": {
        "1996/5/6": ("1996-05-06",),
        "1996.05.06": ("1996-05-06",),
        "1996. 5. 6.": ("1996-05-06",),
        "1996-5-6": ("1996-05-06",),
        "19960506": ("1996-05-06",),
        "1996-05-06 13:22": ("1996-05-06",),
        "1996-05-06T13:22:01Z": ("1996-05-06",),
        "6 May 1996": ("1996-05-06",),
        "6th of May 1996": (),
        "6. May 1996": ("1996-05-06",),
        "May 6, 1996": ("1996-05-06",),
        "Sept. 1996": ("1996-09",),
        "1996年5月6日": ("1996-05-06",),
        "1996年5月": ("1996-05",),
        "1996년 5월 6일": ("1996-05-06",),
        "昭和55年": ("1980",),
        "平成12年3月1日": ("2000-03-01",),
        "令和元年5月1日": ("2019-05-01",),
        "明治 6年1月1日": ("1873-01-01",),
        "弘化3年": ("1846",),
        "弘化3年7月21日": (),
        "昭和": (),
        "May 16-18, 1842": ("1842-05-16,17,18",),
        "16–18 May 1842": ("1842-05-16,17,18",),
        "16.-17. May 1842": ("1842-05-16,17",),
        "1996年5月6日~8日": ("1996-05-06,07,08",),
        "1996年5月6、9日": ("1996-05-06,09",),
        "平成8年5月6日・7日": ("1996-05-06,07",),
        "1996.5.6-7": ("1996-05-06,07",),
        "1996-05-06~07": ("1996-05-06,07",),
        "1996-05-06-07": (),
        "1996年5月31日~32日": (),
        "6. Mai 1996": ("1996-05-06",),
        "3 févr. 1996": ("1996-02-03",),
        "12 октября 1996": ("1996-10-12",),
        "Jänner 1996": ("1996-01",),
        "marsh 1996": (),
        "1996/05/06;": ("1996-05-06",),
        "May 18-16, 1842": (),
        "February 28-30, 1842": (),
        "1996-05-06, 07": ("1996-05-06,07",),
        "1996/5/6, 1996/5/7": ("1996-05-06,07",),
        "25/12/1996": ("1996-12-25",),
        "12-25-1996": ("1996-12-25",),
        "5/5/1996": ("1996-05-05",),
        "5/6/1996": (),
        "1996-02-30": (),
        "1996-13": (),
        "1996-00-05": (),
        "05-06": (),
        "1996,06": (),
        "yesterday": (),
        "0000-01-01": (),
    },
    "WR": {
        "9 dan": ("9d",),
        "9D": ("9d",),
        "9段": ("9d", "9p"),
        "九段": ("9d", "9p"),
        "初段": ("1d", "1p"),
        "P9": ("9p",),  # YuanYu
        "P8段": ("8p",),  # Fox
        "P9p": ("9p",),
        "초단": ("1d", "1p"),
        "9 dan pro": ("9p",),
        "9-dan professional": ("9p",),
        "프로 9단": ("9p",),
        "职业九段": ("9p",),
        "10 kyu": ("10k",),
        "5級": ("5k",),
        "18급": ("18k",),
        "5 kyu?": ("5k?",),
        "31k": (),
        "10d": (),
        "0k": (),
        "Meijin": (),
        "strong": (),
    },
    "KM": {
        "6,5": ("6.5",),
        "6½": ("6.5",),
        "5 1/2": ("5.5",),
        "6.5 points": ("6.5",),
        "6目半": ("6.5",),
        "reverse": (),
        "1e9": (),
    },
    "HA": {
        "2.000000": ("2",),
        "2;": ("2",),
        "2子": ("2",),
        "2점": ("2",),
        "互先": ("0",),
        "2 stones": ("2",),
        "H4": ("4",),
        "受四子": ("4",),
        "二十五子": ("25",),
        "三四子": (),
        "十十子": (),
        "让4子": ("4",),
        "4점 접바둑": ("4",),
        "对子": ("0",),
        "定先": ("0",),
        "정선": ("0",),
        "-": ("0",),
        "-3": (),
        "1000": (),
        "none": ("0",),
        "09": ("9",),
        "1": (),
        "two": (),
    },
    "RU": {
        "japanese": ("Japanese",),
        "Japanese rules": ("Japanese",),
        "日本": ("Japanese",),
        "ing": ("GOE",),
        "New Zealand": ("NZ",),
        "Tromp Taylor": ("Tromp-Taylor",),
    },
    "TM": {
        "1:30:00": ("5400",),
        "1:30": ("5400", "90"),
        "60 min": ("3600",),
        "1h 30m": ("5400",),
        "2 hours each": ("7200",),
        "2時間": ("7200",),
        "2小时30分": ("9000",),
        "1:75": (),
        "long": (),
        "min": (),
    },
}
_CASES = [(ident, *case) for ident, texts in SUGGESTED.items() for case in texts.items()]


@for_each(("ident", "text", "suggestions"), _CASES)
def test_what_is_written_else_is_understood_or_left_alone(ident, text, suggestions):
    assert validate_value(ident, text) == (False, suggestions)


@for_each(
    ("ident", "suggestion"),
    [(ident, each) for ident, _, suggestions in _CASES for each in suggestions],
)
def test_what_is_suggested_follows_the_convention(ident, suggestion):
    assert validate_value(ident, suggestion).follows_convention


@for_each("ident", [*SUGGESTED, "PB", "XX"])
def test_nothing_is_said_of_an_empty_text(ident):
    assert validate_value(ident, "  ").follows_convention


@given(text=st.text(max_size=30) | st.text("BW+RTF0123456789,.-/½ 段d年月目中勝:hm", max_size=12))
@for_each("ident", [*SUGGESTED])
def test_any_text_can_be_judged(ident, text):
    verdict = validate_value(ident, text)
    assert not (verdict.follows_convention and verdict.suggestions)
    assert all(validate_value(ident, each).follows_convention for each in verdict.suggestions)


def test_results_come_back():
    for winner in Colour:
        for ending in (GameEnding.RESIGNATION, GameEnding.TIME, GameEnding.FORFEIT, GameEnding.WIN):
            result = Result(ending, winner)
            assert parse_result(write_result(result)) == result
        margin = Result(GameEnding.POINTS, winner, 12.5)
        assert parse_result(write_result(margin)) == margin
    for ending in (GameEnding.DRAW, GameEnding.VOID, GameEnding.UNKNOWN):
        assert parse_result(write_result(Result(ending))) == Result(ending)


_DATES = st.builds(
    PartialDate,
    st.integers(1000, 2100),
    st.integers(1, 12) | st.none(),
    st.none(),
) | st.builds(PartialDate, st.integers(1000, 2100), st.integers(1, 12), st.integers(1, 28))


@given(st.lists(_DATES, min_size=1, max_size=6).map(tuple))
def test_dates_come_back(dates):
    assert parse_dates(write_dates(dates)) == dates


@for_each(
    ("text", "day"),
    [
        ("1996-05-06", (1996, 5, 6)),
        (" 1996-05-06 ", (1996, 5, 6)),
        ("1996-05-06,07", None),
        ("1996-05", None),
        ("6 May 1996", None),
        ("", None),
    ],
)
def test_a_calendar_shows_a_whole_day_only(text, day):
    shown = parse_full_date(text)
    assert (shown and (shown.year, shown.month, shown.day)) == day


@given(st.integers(-4000, 4000).map(lambda quarters: quarters / 4))
def test_points_come_back(points):
    assert parse_score_points(write_score_points(points)) == points


def test_all_ranks_follow_the_convention():
    assert len(RANKS) == 48
    assert all(validate_value("BR", rank).follows_convention for rank in RANKS)


def test_seconds_are_shown_as_a_clock_does():
    assert [write_time(text) for text in ("5400", "59.6", "1:30", "")] == [
        "1:30:00",
        "0:01:00",
        "",
        "",
    ]
