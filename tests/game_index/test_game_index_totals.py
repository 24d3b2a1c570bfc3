from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import closing
from math import comb
from random import Random

import numpy as np
import pytest

from goboard_gui.game_index.database import GameDatabase
from goboard_gui.game_index.filters import Filter
from goboard_gui.game_index.paths import DATABASE
from goboard_gui.game_index.shares import Share
from goboard_gui.game_index.statistics.tables import event_rows, player_rows, year_rows
from goboard_gui.game_index.statistics.totals import (
    EventTotals,
    PlayerTotals,
    YearTotals,
    decade_totals,
    event_totals,
    player_totals,
    year_totals,
)
from tests.cases import for_each
from tests.corpus import material
from tests.game_index.scanner import built

GAMES = (
    "(;PB[Ann]PW[Bob]DT[1998-05-06]RE[B+R]EV[Cup])",
    "(;PB[Bob]PW[Ann]DT[1998]RE[B+3.5]EV[Cup])",
    "(;PB[Ann]PW[Bob]DT[6 May 1999]RE[W+R]EV[Cup])",
    "(;PB[Ann]PW[Carol]DT[2003-12-31]RE[0])",
    "(;PB[Ann]PW[Ann]DT[2004-01]RE[W+T])",
    "(;PB[Ann]DT[yesterday]RE[?])",
    "(;PW[Bob])",
)


@pytest.fixture
def games(tmp_path):
    """Return a way to index records and open the database of what came out."""
    opened = []

    def games_of(*records: str) -> GameDatabase:
        (tmp_path / "games.sgf").write_text("".join(records))
        built(tmp_path / ".index", tmp_path)
        opened.append(GameDatabase(tmp_path / ".index" / DATABASE))
        return opened[-1]

    yield games_of
    for each in opened:
        each.close()


def test_years_come_in_order_and_games_without_one_last(games):
    assert year_totals(games(*GAMES)) == [
        YearTotals(1998, 2, 2, 0),
        YearTotals(1999, 1, 0, 1),
        YearTotals(2003, 1, 0, 0),
        YearTotals(2004, 1, 0, 1),
        YearTotals(None, 2, 0, 0),
    ]


def test_decades_are_years_together(games):
    assert decade_totals(year_totals(games(*GAMES))) == [
        YearTotals(1990, 3, 2, 1),
        YearTotals(2000, 2, 0, 1),
        YearTotals(None, 2, 0, 0),
    ]
    assert decade_totals([]) == []


def test_what_nobody_won_is_neither_and_counts_for_no_share(games):
    first, *_, last = year_totals(games(*GAMES))
    assert (first.undecided_games, first.win_share) == (0, Share(2, 2))
    assert (last.undecided_games, last.win_share, last.win_share.value) == (2, Share(0, 0), None)


def test_players_come_with_either_colour_those_of_most_games_first(games):
    ann, bob, carol = player_totals(games(*GAMES))
    # A game against oneself is one game, won and lost.
    assert ann == PlayerTotals("Ann", 6, 5, 1, 2, 2, 1, 1, 1998, 2004)
    assert (ann.wins, ann.losses, ann.win_share) == (2, 3, Share(2, 5))
    assert bob == PlayerTotals("Bob", 4, 1, 1, 0, 3, 1, 1, 1998, 1999)
    assert carol == PlayerTotals("Carol", 1, 0, 0, 0, 1, 0, 0, 2003, 2003)
    assert carol.win_share.value is None


def test_only_so_many_players_and_events_are_told(games):
    opened = games(*GAMES)
    assert [each.name for each in player_totals(opened, limit=2)] == ["Ann", "Bob"]
    assert player_totals(opened, limit=0) == event_totals(opened, limit=0) == []
    assert event_totals(opened, limit=1) == [EventTotals(None, 4, 0, 1, 2003, 2004)]


def test_events_come_with_their_years(games):
    _, cup = event_totals(games(*GAMES))
    assert cup == EventTotals("Cup", 3, 2, 1, 1998, 1999)
    assert (cup.undecided_games, cup.win_share) == (0, Share(2, 3))


@for_each(
    ("meant", "found"),
    [
        pytest.param(None, [1998, 1999, 2003, 2004, None], id="all"),
        pytest.param([], [], id="none"),
        pytest.param([0, 2], [1998, 1999], id="numbers"),
        pytest.param([0, 0, 99], [1998], id="numbers twice, and of games that are gone"),
        pytest.param(np.array([3, 5]), [2003, None], id="an array"),
        pytest.param(np.array([False, True, False, True]), [1998, 2003], id="a mask"),
        pytest.param(np.array([], bool), [], id="an empty mask"),
    ],
)
def test_any_set_of_games_can_be_meant(games, meant, found):
    opened = games(*GAMES)
    assert [each.year for each in year_totals(opened, meant)] == found
    assert (not player_totals(opened, meant)) == (not found)
    assert (not event_totals(opened, meant)) == (not found)


def test_what_a_filter_means_can_be_counted(games):
    opened = games(*GAMES)
    numbers = opened.matching_game_numbers(Filter(event="cup"))
    assert [each.name for each in player_totals(opened, numbers)] == ["Ann", "Bob"]
    assert year_totals(opened, numbers) == [YearTotals(1998, 2, 2, 0), YearTotals(1999, 1, 0, 1)]


def test_there_may_be_no_games(games):
    opened = games("(;)")
    assert year_totals(opened) == [YearTotals(None, 1, 0, 0)]
    assert player_totals(opened) == []


@pytest.mark.parametrize("seed", range(5))
def test_the_counts_are_those_of_an_obvious_count(games, seed):
    random = Random(seed)
    told = [
        (
            random.choice(("Ann", "Bob", "Carol", "")),
            random.choice(("Ann", "Bob", "Dora", "")),
            random.choice(("1998", "1999-02-03", "2010-11", "")),
            random.choice("BW0"),
        )
        for _ in range(80)
    ]
    opened = games(
        *(f"(;PB[{black}]PW[{white}]DT[{date}]RE[{won}+R])" for black, white, date, won in told)
    )
    meant = random.sample(range(80), 50)
    by_year, wins = Counter(), Counter()
    with_whom = defaultdict(set)
    for number in meant:
        black, white, date, won = told[number]
        by_year[int(date[:4]) if date else None] += 1
        for name, colour in ((black, "B"), (white, "W")):
            with_whom[name].add(number)
            wins[name, won == colour] += won in "BW"
    assert {each.year: each.games for each in year_totals(opened, meant)} == by_year
    found = {
        each.name: (each.games, each.wins, each.losses) for each in player_totals(opened, meant)
    }
    assert found == {
        name: (len(numbers), wins[name, True], wins[name, False])
        for name, numbers in with_whom.items()
        if name
    }


@pytest.mark.parametrize("whole", [1, 5, 30])
def test_a_true_share_lies_in_the_interval_almost_always(whole):
    # Averaged over true shares: that is what this interval is known for.
    covered = []
    for step in range(1, 100):
        true = step / 100
        chances = [
            comb(whole, part) * true**part * (1 - true) ** (whole - part)
            for part in range(whole + 1)
            if Share(part, whole).confidence_interval[0]
            <= true
            <= Share(part, whole).confidence_interval[1]
        ]
        covered.append(sum(chances))
    assert 0.93 < sum(covered) / len(covered) < 0.98


@pytest.mark.parametrize(("part", "whole"), [(0, 1), (1, 1), (0, 10), (10, 10), (3, 7)])
def test_an_interval_holds_its_share_and_narrows_with_more_games(part, whole):
    share, more = Share(part, whole), Share(part * 10, whole * 10)
    for each in (share, more):
        low, high = each.confidence_interval
        assert 0 <= low <= each.value <= high <= 1
    assert (
        more.confidence_interval[1] - more.confidence_interval[0]
        < share.confidence_interval[1] - share.confidence_interval[0]
    )


def test_all_of_it_goes_into_spreadsheets(games):
    opened = games(*GAMES)
    sheets = [
        year_rows(year_totals(opened)),
        year_rows(decade_totals(year_totals(opened)), "decade"),
        player_rows(player_totals(opened)),
        event_rows(event_totals(opened)),
    ]
    for head, *rows in sheets:
        assert rows
        assert all(len(row) == len(head) for row in rows)
    first = dict(zip(sheets[0][0], sheets[0][1], strict=True))
    assert (first["year"], first["games"], first["black_share"]) == (1998, 2, 1.0)
    assert sheets[0][-1][5:] == [None, None, None]
    ann = dict(zip(sheets[2][0], sheets[2][1], strict=True))
    assert (ann["player"], ann["games"], ann["wins"], ann["losses"]) == ("Ann", 6, 2, 3)
    assert (ann["share"], ann["wins_as_white"], ann["last_year"]) == (0.4, 1, 2004)
    cup = dict(zip(sheets[3][0], sheets[3][2], strict=True))
    assert (cup["event"], cup["white_wins"], cup["first_year"]) == ("Cup", 1, 1998)


@pytest.mark.corpus
def test_all_players_of_real_games_are_counted(tmp_path):
    folder = material("corpus", "games", "ai-events", "master")
    built(tmp_path / ".index", folder)
    with closing(GameDatabase(tmp_path / ".index" / DATABASE)) as opened:
        found = player_totals(opened)
        count = opened.game_count()
        assert sum(each.black_games for each in found) == count > 30
        assert sum(each.wins for each in found) == sum(each.losses for each in found)
        assert sum(each.games for each in year_totals(opened)) == count
