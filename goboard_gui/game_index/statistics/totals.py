"""Totals of games and results by year, decade, player and tournament.

All functions take the set of games: None for all, game numbers (of a search result or filter), or a
mask by game number.
"""

from __future__ import annotations

import json
from itertools import groupby
from types import NoneType
from typing import TYPE_CHECKING

import numpy as np

from ...named_tuples import NamedTuple
from ..shares import Share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..database import GameDatabase

    Numbers = NDArray[np.bool_] | NDArray[np.int64] | Sequence[int]


class YearTotals(NamedTuple):
    """The games and results of one side in a year, or in a decade given by its first year.

    The side is Black or a player. The year is None for games without a date.
    """

    year: int | None
    games: int
    won: int
    lost: int

    @property
    def undecided_games(self) -> int:
        """The number of games without a known winner."""
        return self.games - self.won - self.lost

    @property
    def win_share(self) -> Share:
        """The side's share of wins in the decided games."""
        return Share.from_wins(self.won, self.lost)


class EventTotals(NamedTuple):
    """The games and results of a tournament or other event, with its first and last year; ``name``
    is None if unnamed.
    """

    name: str | None
    games: int
    black_wins: int
    white_wins: int
    first_year: int | None
    last_year: int | None

    @property
    def undecided_games(self) -> int:
        """The number of games without a known winner."""
        return self.games - self.black_wins - self.white_wins

    @property
    def win_share(self) -> Share:
        """Black's share of wins in the decided games."""
        return Share.from_wins(self.black_wins, self.white_wins)


class PlayerTotals(NamedTuple):
    """The games and results of a player by colour, with the first and last year.

    A game against oneself is one game, won with one colour and lost with the other.
    """

    name: str
    games: int
    black_games: int
    black_wins: int
    black_losses: int
    white_games: int
    white_wins: int
    white_losses: int
    first_year: int | None
    last_year: int | None

    @property
    def wins(self) -> int:
        """The number of games won with either colour."""
        return self.black_wins + self.white_wins

    @property
    def losses(self) -> int:
        """The number of games lost with either colour."""
        return self.black_losses + self.white_losses

    @property
    def win_share(self) -> Share:
        """The player's share of wins in the decided games."""
        return Share.from_wins(self.wins, self.losses)


SUBSET_CONDITION = "(:subset IS NULL OR id IN (SELECT value FROM json_each(:subset)))"
"""SQL condition for a subset of the games, given by the parameter of `game_subset_parameter`."""
_YEAR = "CAST(substr(day, 1, 4) AS INTEGER)"
_YEARS = f"""
SELECT {_YEAR} AS year, count(*), coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0)
FROM games WHERE {SUBSET_CONDITION} GROUP BY year ORDER BY year IS NULL, year
"""
_EVENTS = f"""
SELECT event, count(*) AS many, coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0),
    min({_YEAR}), max({_YEAR})
FROM games WHERE {SUBSET_CONDITION} GROUP BY event ORDER BY many DESC, event LIMIT :limit
"""
_PLAYERS = f"""
SELECT name, count(DISTINCT id) AS many,
    sum(colour = 1), sum(colour = 1 AND won), sum(colour = 1 AND lost),
    sum(colour = 2), sum(colour = 2 AND won), sum(colour = 2 AND lost), min(year), max(year)
FROM (
    SELECT id, black AS name, 1 AS colour, winner IS 1 AS won, winner IS 2 AS lost,
        {_YEAR} AS year
    FROM games WHERE {SUBSET_CONDITION}
    UNION ALL
    SELECT id, white, 2, winner IS 2, winner IS 1, {_YEAR} FROM games WHERE {SUBSET_CONDITION}
) WHERE name IS NOT NULL GROUP BY name ORDER BY many DESC, name LIMIT :limit
"""
_AT_ONCE = 20_000  # game numbers serialized at once
_YEAR_OR_NONE = (int, NoneType)
_YEAR_TYPES = (_YEAR_OR_NONE, int, int, int)
_EVENT_TYPES = ((str, NoneType), int, int, int, _YEAR_OR_NONE, _YEAR_OR_NONE)
_PLAYER_TYPES: tuple[type | tuple[type, ...], ...] = (str, *[int] * 7, _YEAR_OR_NONE, _YEAR_OR_NONE)


def year_totals(games: GameDatabase, numbers: Numbers | None = None) -> list[YearTotals]:
    """Return Black's results by year, with undated games last."""
    rows = games.query(_YEARS, {"subset": game_subset_parameter(numbers)}, types=_YEAR_TYPES)
    return [YearTotals(*row) for row in rows]


def decade_totals(totals: Iterable[YearTotals]) -> list[YearTotals]:
    """Return the totals by decade, given the sorted totals by year.

    >>> years = [(1998, 2, 1, 1), (1999, 3, 2, 1), (2000, 1, 0, 0)]
    >>> decade_totals([YearTotals(*year) for year in years])[0]
    YearTotals(year=1990, games=5, won=3, lost=2)
    """
    groups = groupby(totals, key=lambda it: None if it.year is None else it.year // 10 * 10)
    found = []
    for decade, members in groups:
        _, games, won, lost = zip(*members, strict=True)
        found.append(YearTotals(decade, sum(games), sum(won), sum(lost)))
    return found


def player_totals(
    games: GameDatabase, numbers: Numbers | None = None, limit: int | None = None
) -> list[PlayerTotals]:
    """Return the totals of at most ``limit`` players, those with the most games first."""
    return [
        PlayerTotals(*row)
        for row in games.query(_PLAYERS, _values(numbers, limit), types=_PLAYER_TYPES)
    ]


def event_totals(
    games: GameDatabase, numbers: Numbers | None = None, limit: int | None = None
) -> list[EventTotals]:
    """Return the totals of at most ``limit`` tournaments and other events, those with the most
    games first.
    """
    return [
        EventTotals(*row)
        for row in games.query(_EVENTS, _values(numbers, limit), types=_EVENT_TYPES)
    ]


def _values(numbers: Numbers | None, limit: int | None) -> dict[str, object]:
    return {"subset": game_subset_parameter(numbers), "limit": -1 if limit is None else limit}


def game_subset_parameter(numbers: Numbers | None) -> str | None:
    """Return game numbers as a query parameter in JSON, or None for all games."""
    if numbers is None:
        return None
    given = np.asarray(numbers)
    chosen = np.flatnonzero(given) if given.dtype == bool else given
    # In parts, between which another thread can run.
    parts = (chosen[at : at + _AT_ONCE].tolist() for at in range(0, len(chosen), _AT_ONCE))
    return f"[{','.join(json.dumps(part)[1:-1] for part in parts)}]"
