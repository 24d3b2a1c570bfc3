"""What is counted in a collection as rows for spreadsheets, the names of the columns first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ..results import Continuation
    from ..shares import Share
    from .opening_report import Report
    from .spans import Span
    from .totals import Event, Player, Year

    Cell = str | int | float | None

_BLACK = ("black_wins", "white_wins", "neither", "black_share", "low", "high")
_PLAYED = ("wins", "losses", "neither", "share", "low", "high")
_WON = ("player", "games", "wins", "losses", "share", "low", "high")
BY_COLOUR = (
    *("games_as_black", "wins_as_black", "losses_as_black"),
    *("games_as_white", "wins_as_white", "losses_as_white"),
)
"""What is said of a player for each colour."""
SHARES = frozenset(("share", "black_share", "low", "high"))
"""The columns whose numbers are shares from 0 to 1."""

_DIGITS = 5


def of_report(report: Report) -> list[list[Cell]]:
    """A row for each opening and player; everybody has no name."""
    rows: list[list[Cell]] = [
        ["opening", "player", "games", "rotated", "symmetrical", "same", "share", "low", "high"]
    ]
    rows += (
        [opening, column.player, *count, count.same, *_share(count.share)]
        for opening, column, count in report.counts()
    )
    return rows


def of_years(
    years: Iterable[Year], name: str = "year", *, of_player: bool = False
) -> list[list[Cell]]:
    """A row for each year, or decade, if that is its ``name``; of Black or of a player."""
    told = _PLAYED if of_player else _BLACK
    rows: list[list[Cell]] = [[name, "games", *told]]
    rows += ([*each, each.neither, *_share(each.share)] for each in years)
    return rows


def of_spans(spans: Iterable[Span], *, of_player: bool = False) -> list[list[Cell]]:
    """A row for each span of time, of Black or of a player."""
    told = _PLAYED if of_player else _BLACK
    rows: list[list[Cell]] = [["since", "until", "games", *told]]
    rows += ([*each, each.neither, *_share(each.share)] for each in spans)
    return rows


def of_continuations(
    continuations: Iterable[Continuation], named: Callable[[Continuation], str]
) -> list[list[Cell]]:
    """A row for each next move, as it is ``named``."""
    rows: list[list[Cell]] = [["move", "games", *_BLACK]]
    rows += ([named(each), *each[2:], each.neither, *_share(each.share)] for each in continuations)
    return rows


def of_events(events: Iterable[Event]) -> list[list[Cell]]:
    """A row for each event."""
    rows: list[list[Cell]] = [["event", "games", *_BLACK, "first_year", "last_year"]]
    rows += ([*each[:4], each.neither, *_share(each.share), *each[4:]] for each in events)
    return rows


def of_players(players: Iterable[Player]) -> list[list[Cell]]:
    """A row for each player."""
    rows: list[list[Cell]] = [[*_WON, *BY_COLOUR, "first_year", "last_year"]]
    rows += (
        [each.name, each.games, each.wins, each.losses, *_share(each.share), *each[2:]]
        for each in players
    )
    return rows


def _share(share: Share) -> list[float | None]:
    """A share and the bounds that it probably lies between; nothing is known of nothing."""
    if share.value is None:
        return [None, None, None]
    return [round(value, _DIGITS) for value in (share.value, *share.interval)]
