"""Statistics as rows for spreadsheets; the first row has the column names."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ...fuseki.move_places import MovePlaces
    from ..results import Continuation
    from ..shares import Share
    from .opening_report import OpeningReport
    from .spans import TimeSpan
    from .totals import EventTotals, PlayerTotals, YearTotals

    Cell = str | int | float | None

_BLACK = ("black_wins", "white_wins", "neither", "black_share", "low", "high")
_PLAYED = ("wins", "losses", "neither", "share", "low", "high")
_WON = ("player", "games", "wins", "losses", "share", "low", "high")
BY_COLOUR = (
    *("games_as_black", "wins_as_black", "losses_as_black"),
    *("games_as_white", "wins_as_white", "losses_as_white"),
)
"""Columns of a player's results by colour."""
PLACES = ("row", "column", "line")
"""What moves are counted by, see `move_place_rows`."""
SHARES = frozenset(("share", "black_share", "low", "high", *(f"{it}_share" for it in PLACES)))
"""Columns that hold shares from 0 to 1."""

_DIGITS = 5


def report_rows(report: OpeningReport) -> list[list[Cell]]:
    """Return a row for each opening and player; the player is empty in the totals for all
    players.
    """
    rows: list[list[Cell]] = [
        ["opening", "player", "games", "rotated", "symmetrical", "same", "share", "low", "high"]
    ]
    rows += (
        [opening, column.player, *count, count.total, *_share(count.share)]
        for opening, column, count in report.counts()
    )
    return rows


def year_rows(
    years: Iterable[YearTotals], name: str = "year", *, of_player: bool = False
) -> list[list[Cell]]:
    """Return a row for each year or decade; ``name`` is the title of the first column."""
    results = _PLAYED if of_player else _BLACK
    rows: list[list[Cell]] = [[name, "games", *results]]
    rows += ([*each, each.undecided_games, *_share(each.win_share)] for each in years)
    return rows


def span_rows(spans: Iterable[TimeSpan], *, of_player: bool = False) -> list[list[Cell]]:
    """Return a row for each span of time."""
    results = _PLAYED if of_player else _BLACK
    rows: list[list[Cell]] = [["since", "until", "games", *results]]
    rows += ([*each, each.undecided_games, *_share(each.win_share)] for each in spans)
    return rows


def continuation_rows(
    continuations: Iterable[Continuation], named: Callable[[Continuation], str]
) -> list[list[Cell]]:
    """Return a row for each next move, with the move formatted by ``named``."""
    rows: list[list[Cell]] = [["move", "games", *_BLACK]]
    rows += (
        [named(each), *each[2:], each.undecided_games, *_share(each.win_share)]
        for each in continuations
    )
    return rows


NO_EVENT = "(no event)"
"""The name in texts and charts for games whose record names no event."""


def event_rows(events: Iterable[EventTotals], no_event: str | None = None) -> list[list[Cell]]:
    """Return a row for each tournament or other event; ``no_event`` names that of all others."""
    rows: list[list[Cell]] = [["event", "games", *_BLACK, "first_year", "last_year"]]
    rows += (
        [
            each.name or no_event,
            *each[1:4],
            each.undecided_games,
            *_share(each.win_share),
            *each[4:],
        ]
        for each in events
    )
    return rows


def player_rows(players: Iterable[PlayerTotals]) -> list[list[Cell]]:
    """Return a row for each player."""
    rows: list[list[Cell]] = [[*_WON, *BY_COLOUR, "first_year", "last_year"]]
    rows += (
        [each.name, each.games, each.wins, each.losses, *_share(each.win_share), *each[2:]]
        for each in players
    )
    return rows


def move_place_rows(places: MovePlaces) -> list[list[Cell]]:
    """Return a row for each number of a row, a column and a line from the edge, with the numbers of
    moves there and their shares; lines end at the middle of the board.
    """
    rows: list[list[Cell]] = [
        ["place", *(name for it in PLACES for name in (f"{it}_moves", f"{it}_share"))]
    ]
    total = places.moves
    groups = zip_longest(places.rows(), places.columns(), places.lines())
    for number, counts in enumerate(groups, 1):
        cells: list[Cell] = [number]
        for count in counts:
            share = None if count is None or not total else round(count / total, _DIGITS)
            cells += [count, share]
        rows.append(cells)
    return rows


def _share(share: Share) -> list[float | None]:
    """Return a share and its confidence limits as cells, which are None if there are no cases."""
    if share.value is None:
        return [None, None, None]
    return [round(value, _DIGITS) for value in (share.value, *share.confidence_interval)]
