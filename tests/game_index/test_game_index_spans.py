"""What came of games in the course of time."""

from __future__ import annotations

import itertools
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.game_index.database import GameDatabase
from goboard_gui.game_index.facts import FileFacts, game_row
from goboard_gui.game_index.statistics.spans import (
    MAX_SPANS,
    TimeSpan,
    choose_span_length,
    month_spans,
    player_years,
    time_spans,
    undated_count,
)
from goboard_gui.game_index.statistics.tables import span_rows
from goboard_gui.game_index.statistics.totals import YearTotals, year_totals
from goboard_gui.go import Colour, Size
from goboard_gui.record.values.game_info import GameInfo

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLE = """
Shusaku Gennan  1846-09-11 B+2
Shusaku Shuwa   1846-10    W+R
Shuwa   Shusaku 1848-02-01 W+3
Shuwa   Gennan  1848-02-09 Jigo
Shusaku Shusaku 1850       B+R
Gennan  Shuwa   ?          B+R
"""


@contextmanager
def database(table: str) -> Iterator[GameDatabase]:
    """Open a database of games: Black, White, date and result of each."""
    told = []
    for line in table.strip().splitlines():
        black, white, date, result = line.split()
        info = GameInfo(
            black_name=black,
            white_name=white,
            date=None if date == "?" else date,
            result=result,
        )
        told.append(info)
    rows = [
        (*game_row(number, number, 0, Size(19, 19), 9, info), 0, "")
        for number, info in enumerate(told)
    ]
    files = [FileFacts(b"/%d.sgf" % number, 1, 1, b"d") for number in range(len(told))]
    with (
        TemporaryDirectory() as folder,
        closing(GameDatabase.create(Path(folder, "games.db"))) as games,
    ):
        with games.write_transaction():
            games.add_files(list(enumerate(files)))
            games.add_games(rows)
        yield games


@pytest.fixture(scope="module")
def games() -> Iterator[GameDatabase]:
    with database(TABLE) as games:
        yield games


def test_years_become_spans_of_black_with_the_empty_ones_between(games):
    results = year_totals(games)
    assert time_spans(results, 1) == [
        TimeSpan("1846", "1846", 2, 1, 1),
        TimeSpan("1847", "1847", 0, 0, 0),
        TimeSpan("1848", "1848", 2, 0, 1),
        TimeSpan("1849", "1849", 0, 0, 0),
        TimeSpan("1850", "1850", 1, 1, 0),
    ]
    assert undated_count(results) == 1
    assert [span.undecided_games for span in time_spans(results, 1)] == [0, 0, 1, 0, 0]


def test_longer_spans_begin_at_round_years(games):
    found = time_spans(year_totals(games), 5)
    assert [(span.label, span.games) for span in found] == [("1845–1849", 4), ("1850–1854", 1)]


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        (None, [YearTotals(1846, 2, 1, 1), YearTotals(1848, 1, 1, 0), YearTotals(1850, 2, 1, 1)]),
        (Colour.BLACK, [YearTotals(1846, 2, 1, 1), YearTotals(1850, 1, 1, 0)]),
        (Colour.WHITE, [YearTotals(1848, 1, 1, 0), YearTotals(1850, 1, 0, 1)]),
    ],
)
def test_a_career_is_told_of_the_player_whatever_colour_that_had(games, colour, expected):
    assert player_years(games, "Shusaku", colour) == expected


def test_a_career_knows_games_without_a_date_and_no_other_names(games):
    assert player_years(games, "Gennan")[-1] == YearTotals(None, 1, 1, 0)
    assert player_years(games, "gennan") == player_years(games, "Genn") == []


@pytest.mark.parametrize("numbers", [[1, 2], np.array([False, True, True, False, False, False])])
def test_only_the_games_meant_are_counted(games, numbers):
    assert player_years(games, "Shusaku", None, numbers) == [
        YearTotals(1846, 1, 0, 1),
        YearTotals(1848, 1, 1, 0),
    ]
    assert [span.games for span in month_spans(games, numbers) if span.games] == [1, 1]


def test_months_follow_each_other_without_a_gap(games):
    found = month_spans(games)
    assert found[0] == TimeSpan("1846-09", "1846-09", 1, 1, 0)
    assert found[1] == TimeSpan("1846-10", "1846-10", 1, 0, 1)
    assert [span.since for span in found[3:5]] == ["1846-12", "1847-01"]
    assert found[-1] == TimeSpan("1848-02", "1848-02", 2, 0, 1)
    assert len(found) == 18


def test_nothing_has_no_spans():
    with database("") as games:
        assert (
            time_spans(year_totals(games), 10)
            == month_spans(games)
            == player_years(games, "Gennan")
            == []
        )


def test_spans_are_rows_for_spreadsheets(games):
    head, first, *_ = span_rows(time_spans(year_totals(games), 1))
    assert dict(zip(head, first, strict=True)) == {
        **{"since": "1846", "until": "1846", "games": 2, "black_wins": 1, "white_wins": 1},
        **{"neither": 0, "black_share": 0.5, "low": 0.09453, "high": 0.90547},
    }
    assert span_rows([], of_player=True)[0][3:5] == ["wins", "losses"]


YEARS = st.lists(st.builds(YearTotals, st.none() | st.integers(0, 2100), *[st.integers(1, 9)] * 3))


@given(YEARS)
def test_no_game_is_lost_and_there_are_no_more_spans_than_can_be_seen(results):
    length = choose_span_length(results)
    found = time_spans(results, length)
    assert len(found) <= MAX_SPANS
    assert sum(span.games for span in found) + undated_count(results) == sum(
        r.games for r in results
    )
    for before, after in itertools.pairwise(found):
        assert int(after.since) == int(before.until) + 1
        assert int(after.until) - int(after.since) == length - 1
