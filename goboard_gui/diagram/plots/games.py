"""Plots of game statistics and their texts: by time, player, event, continuation and opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game_index.statistics.tables import NO_EVENT
from ...named_tuples import NamedTuple
from .plot import Bar, BarArrangement, Fill, Plot, Rate, Series

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...game_index.results import Continuation
    from ...game_index.shares import Share
    from ...game_index.statistics.opening_report import OpeningCount, OpeningReport
    from ...game_index.statistics.spans import TimeSpan
    from ...game_index.statistics.totals import EventTotals, PlayerTotals

    _Tally = TimeSpan | PlayerTotals | EventTotals | Continuation


class PlotTexts(NamedTuple):
    """The texts in plots of game statistics, as templates with placeholders in braces.

    The ones that end with ``description`` describe a bar with its exact numbers.
    """

    games: str = "Games"
    undated: str = "Games (not shown: {count} without a date)"
    first_of: str = "Games (first {shown} of {count})"
    of_games: str = "% of games"
    nothing: str = "There are no games to show."
    undated_only: str = "None of the games has a date."
    no_event: str = NO_EVENT
    by_black: str = "Won by Black"
    by_white: str = "Won by White"
    by_neither: str = "No winner"
    black_share: str = "Black's win rate with a 95% confidence interval"
    won: str = "Won"
    lost: str = "Lost"
    neither: str = "No winner"
    won_share: str = "Win rate with a 95% confidence interval"
    rotated: str = "By rotation"
    symmetrical: str = "By reflection only"
    same: str = "Total"
    everybody: str = "All games"

    black_description: str = (
        "{label}: {games} in total; Black wins: {won}, White wins: {lost}, no winner: {neither}"
    )
    player_description: str = (
        "{label}: {games} in total; won: {won}, lost: {lost}, no winner: {neither}"
    )
    black_share_description: str = "Black win rate: {share} ({low} to {high})"
    player_share_description: str = "win rate: {share} ({low} to {high})"
    opening_description: str = (
        "{opening}, {player}: found in {same} of {games} games ({share}), "
        "{rotated} by rotation and {symmetrical} by reflection only"
    )
    percent: str = "{number}\u00a0%"
    decimal_point: str = "."


ENGLISH = PlotTexts()


MAX_ROWS = 40
"""The maximum number of horizontal bars."""

_MONTHS = 12
_MONTH_STEPS = (1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200)


def time_plot(
    spans: Sequence[TimeSpan],
    title: str,
    *,
    undated: int = 0,
    of_player: bool = False,
    texts: PlotTexts = ENGLISH,
) -> Plot:
    """Return a plot of results over time, for Black or for one player; each bar refers to its
    `TimeSpan`.

    ``undated`` is the number of games without a date, which is shown on the axis.
    """
    describe = _describe_player if of_player else _describe_black
    bars = tuple(_bar(span.since, span, describe(texts, span.label, span)) for span in spans)
    measure = texts.undated.format(count=undated) if undated else texts.games
    return Plot(
        BarArrangement.STACKED,
        title,
        _of_player(texts) if of_player else _of_colours(texts),
        bars,
        measure,
        texts.won_share if of_player else texts.black_share,
        texts.undated_only if undated else texts.nothing,
        _first_index(spans),
        _MONTH_STEPS if _are_months(spans) else (),
    )


def _are_months(spans: Sequence[TimeSpan]) -> bool:
    """Return whether the spans are months, rather than one or more years each."""
    return bool(spans) and len(spans[0].since) > len("1846")


def _first_index(spans: Sequence[TimeSpan]) -> int:
    """Return how many spans of the same length lie between the beginning of year 0 and the first
    span.
    """
    if not spans:
        return 0
    since, until = spans[0].since, spans[0].until
    if _are_months(spans):
        return int(since[:4]) * _MONTHS + int(since[5:7]) - 1
    return int(since) // (int(until) - int(since) + 1)


def players_plot(
    players: Sequence[PlayerTotals],
    title: str,
    *,
    max_rows: int = MAX_ROWS,
    texts: PlotTexts = ENGLISH,
) -> Plot:
    """Return a plot of the games and win rates of players; each bar refers to its
    `PlayerTotals`.
    """
    bars = [_bar(each.name, each, _describe_player(texts, each.name, each)) for each in players]
    return _horizontal_plot(bars, title, _of_player(texts), texts.won_share, max_rows, texts)


def events_plot(
    events: Sequence[EventTotals],
    title: str,
    *,
    max_rows: int = MAX_ROWS,
    texts: PlotTexts = ENGLISH,
) -> Plot:
    """Return a plot of games and results by tournament or other event; each bar refers to its
    `EventTotals`.
    """
    named = ((each.name or texts.no_event, each) for each in events)
    bars = [_bar(name, each, _describe_black(texts, name, each)) for name, each in named]
    return _horizontal_plot(bars, title, _of_colours(texts), texts.black_share, max_rows, texts)


def continuations_plot(
    continuations: Sequence[Continuation],
    label_of: Callable[[Continuation], str],
    title: str,
    *,
    max_rows: int = MAX_ROWS,
    texts: PlotTexts = ENGLISH,
) -> Plot:
    """Return a plot of continuations, named by ``label_of``; each bar refers to its
    `Continuation`.
    """
    bars = [
        _bar(name, each, _describe_black(texts, name, each))
        for name, each in ((label_of(each), each) for each in continuations)
    ]
    return _horizontal_plot(bars, title, _of_colours(texts), texts.black_share, max_rows, texts)


def report_plot(report: OpeningReport, title: str, *, texts: PlotTexts = ENGLISH) -> Plot:
    """Return a plot of an opening report; each bar refers to an opening and its `ReportColumn`.

    A single column is shown as numbers of games. Several columns have different totals, so they are
    compared by percentage.
    """
    several = len(report.columns) > 1
    bars = []
    for opening, column, count in report.counts():
        player = texts.everybody if column.player is None else column.player
        bars.append(
            Bar(
                player if several else opening,
                _percentages(count) if several else (count.rotated, count.symmetrical, count.total),
                description=_describe_opening(texts, opening, player, count),
                key=(opening, column),
                group=opening if several else "",
            )
        )
    series = (
        Series(texts.rotated, Fill.PLAIN),
        Series(texts.symmetrical, Fill.STRIPED),
        Series(texts.same, Fill.DARK),
    )
    measure = texts.of_games if several else texts.games
    return Plot(
        BarArrangement.GROUPED,
        title,
        series,
        tuple(bars),
        measure,
        empty_text=texts.nothing,
        decimal_point=texts.decimal_point,
    )


def _percentages(count: OpeningCount) -> tuple[float, ...]:
    """Return the counts of an opening as percentages of all games in the column."""
    counts = count.rotated, count.symmetrical, count.total
    return tuple(round(100 * each / max(count.games, 1), 1) for each in counts)


def _horizontal_plot(
    bars: Sequence[Bar],
    title: str,
    series: tuple[Series, ...],
    rate: str,
    max_rows: int,
    words: PlotTexts,
) -> Plot:
    """Return a plot with up to ``max_rows`` horizontal bars; if bars are left out, the title of the
    axis says so.
    """
    shown, measure = tuple(bars[:max_rows]), words.games
    if len(bars) > max_rows:
        measure = words.first_of.format(shown=max_rows, count=len(bars))
    return Plot(BarArrangement.HORIZONTAL, title, series, shown, measure, rate, words.nothing)


def _of_colours(words: PlotTexts) -> tuple[Series, ...]:
    titles = words.by_black, words.by_white, words.by_neither
    fills = Fill.BLACK, Fill.WHITE, Fill.HATCHED
    return tuple(map(Series, titles, fills))


def _of_player(words: PlotTexts) -> tuple[Series, ...]:
    titles = words.won, words.lost, words.neither
    fills = Fill.PLAIN, Fill.WHITE, Fill.HATCHED
    return tuple(map(Series, titles, fills))


def _bar(name: str, totals: _Tally, description: str) -> Bar:
    """Return a bar that shows the results of some games, and refers to their ``totals``."""
    return Bar(name, _outcomes(totals), Rate.from_share(totals.win_share), description, totals)


def _outcomes(counted: _Tally) -> tuple[int, int, int]:
    """Return the numbers of games won, games lost, and all other games."""
    won = counted.win_share
    return won.part, won.whole - won.part, max(counted.games - won.whole, 0)


def _describe_black(words: PlotTexts, label: str, counted: _Tally) -> str:
    """Return the description of a bar with results for Black."""
    text = _describe(words.black_description, label, counted)
    return text + _describe_share(words, words.black_share_description, counted.win_share)


def _describe_player(words: PlotTexts, label: str, counted: _Tally) -> str:
    """Return the description of a bar with results for a player."""
    text = _describe(words.player_description, label, counted)
    return text + _describe_share(words, words.player_share_description, counted.win_share)


def _describe(template: str, label: str, counted: _Tally) -> str:
    """Return the part of a bar's description that states the numbers of games."""
    won, lost, neither = _outcomes(counted)
    return template.format(label=label, games=counted.games, won=won, lost=lost, neither=neither)


def _describe_share(words: PlotTexts, template: str, won: Share) -> str:
    """Return the win rate with its confidence interval, to be appended to a description, or an
    empty string if no game was decided.
    """
    if won.value is None:
        return ""
    low, high = won.confidence_interval
    shares = (_percent(words, share) for share in (won.value, low, high))
    text = template.format(**dict(zip(("share", "low", "high"), shares, strict=True)))
    return f"; {text}"


def _describe_opening(words: PlotTexts, opening: str, player: str, count: OpeningCount) -> str:
    """Return the description of a bar in the plot of an opening report."""
    share = count.share.value
    return words.opening_description.format(
        opening=opening,
        player=player,
        same=count.total,
        games=count.games,
        share=_percent(words, share or 0.0),
        rotated=count.rotated,
        symmetrical=count.symmetrical,
    )


def _percent(words: PlotTexts, share: float) -> str:
    """Return a proportion as a percentage, formatted for the language of the texts."""
    number = f"{100 * share:.1f}".replace(".", words.decimal_point)
    return words.percent.format(number=number)
