"""Plots of what an index says of games."""

from __future__ import annotations

import pytest

from goboard_gui.diagram.plots.games import (
    continuations_plot,
    events_plot,
    players_plot,
    report_plot,
    time_plot,
)
from goboard_gui.diagram.plots.plot import BarArrangement, Rate
from goboard_gui.game_index.results import Continuation
from goboard_gui.game_index.shares import Share
from goboard_gui.game_index.statistics.opening_report import (
    OpeningCount,
    OpeningReport,
    ReportColumn,
    ReportRow,
)
from goboard_gui.game_index.statistics.spans import TimeSpan
from goboard_gui.game_index.statistics.totals import EventTotals, PlayerTotals
from goboard_gui.go import Colour, Point


def test_spans_stand_in_order_with_black_below_white_and_tell_their_numbers():
    found = [TimeSpan("1846", "1846", 5, 3, 1), TimeSpan("1847", "1847", 0, 0, 0)]
    plot = time_plot(found, "Games by year", undated=7)
    assert plot.arrangement is BarArrangement.STACKED
    assert [bar.values for bar in plot.bars] == [(3, 1, 1), (0, 0, 0)]
    assert [bar.key for bar in plot.bars] == found
    assert plot.bars[0].rate == Rate.from_share(Share(3, 4))
    assert plot.bars[1].rate is None
    assert plot.bars[0].description == (
        "1846: 5 in total; Black wins: 3, White wins: 1, no winner: 1; "
        "Black win rate: 75.0\u00a0% (30.1\u00a0% to 95.4\u00a0%)"
    )
    assert (
        plot.bars[1].description == "1847: 0 in total; Black wins: 0, White wins: 0, no winner: 0"
    )
    assert plot.value_title == "Games (not shown: 7 without a date)"
    assert plot.first_number == 1846


@pytest.mark.parametrize(
    ("span", "first"),
    [
        (TimeSpan("1840", "1849", 1, 1, 0), 184),
        (TimeSpan("1846-09", "1846-09", 1, 1, 0), 12 * 1846 + 8),
        (TimeSpan("0900", "0949", 1, 1, 0), 18),
    ],
)
def test_labels_of_spans_count_on_from_round_dates(span, first):
    assert time_plot([span], "").first_number == first


def test_a_player_is_told_as_one_who_wins_and_loses():
    plot = time_plot([TimeSpan("1846", "1846", 3, 2, 1)], "", of_player=True)
    assert [series.title for series in plot.series] == ["Won", "Lost", "No winner"]
    assert plot.bars[0].description.startswith(
        "1846: 3 in total; won: 2, lost: 1, no winner: 0; win rate: 66.7\u00a0% ("
    )


def test_players_are_as_many_as_can_be_looked_at():
    players = [PlayerTotals(f"Player {n}", 10, 5, 3, 2, 5, 1, 3, 1846, 1862) for n in range(60)]
    plot = players_plot(players, "Players", max_rows=40)
    assert len(plot.bars) == 40
    assert plot.value_title == "Games (first 40 of 60)"
    assert plot.bars[0].values == (4, 5, 1)
    assert players_plot(players[:3], "Players").value_title == "Games"


def test_whoever_played_against_oneself_has_no_less_than_no_games_left():
    selfish = PlayerTotals("Shusaku", 1, 1, 1, 0, 1, 0, 1, None, None)
    assert players_plot([selfish], "").bars[0].values == (1, 1, 0)


def test_games_of_no_event_have_a_bar():
    events = [
        EventTotals(None, 9, 4, 4, None, None),
        EventTotals("Castle game", 3, 1, 1, 1846, 1862),
    ]
    bars = events_plot(events, "Events").bars
    assert [(bar.label, bar.values) for bar in bars] == [
        ("(no event)", (4, 4, 1)),
        ("Castle game", (1, 1, 1)),
    ]


def test_continuations_are_called_as_their_points_are_named():
    found = [
        Continuation(Point(3, 3), Colour.BLACK, 9, 4, 3),
        Continuation(None, Colour.BLACK, 1, 0, 0),
    ]
    plot = continuations_plot(found, lambda move: "D16" if move.point else "pass", "Next")
    assert [(bar.label, bar.values) for bar in plot.bars] == [
        ("D16", (4, 3, 2)),
        ("pass", (0, 0, 1)),
    ]


def report(*players: str) -> OpeningReport:
    columns = (*(ReportColumn(name, 50) for name in players), ReportColumn(None, 200))
    counts = tuple(OpeningCount(column.games, 10, 5) for column in columns)
    return OpeningReport(columns, (ReportRow("Low", counts), ReportRow("High", counts)))


def test_openings_of_all_games_are_counted():
    plot = report_plot(report(), "Openings")
    assert [(bar.label, bar.group, bar.values) for bar in plot.bars] == [
        ("Low", "", (10, 5, 15)),
        ("High", "", (10, 5, 15)),
    ]
    assert plot.bars[0].description == (
        "Low, All games: found in 15 of 200 games (7.5\u00a0%), "
        "10 by rotation and 5 by reflection only"
    )


def test_openings_of_players_are_compared_by_shares():
    plot = report_plot(report("Shusaku"), "Openings")
    assert [(bar.label, bar.group, bar.values) for bar in plot.bars[:2]] == [
        ("Shusaku", "Low", (20.0, 10.0, 30.0)),
        ("All games", "Low", (5.0, 2.5, 7.5)),
    ]
    assert plot.value_title == "% of games"
