"""What came of the games of a collection: by year, by decade, by player and by event.

All of it is of any set of games: all there are, the numbers of some (those of an answer, or of a
filter), or a mask that is true at the numbers meant.
"""

from __future__ import annotations

import json
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..shares import Share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..database import GameDatabase

    Numbers = NDArray[np.bool_] | NDArray[np.int64] | Sequence[int]


class Year(NamedTuple):
    """The games of a year, or of the ten years from it on, and what came of them for one side.

    That side is Black, or a player. The year is None for games without a date.
    """

    year: int | None
    games: int
    won: int
    lost: int

    @property
    def neither(self) -> int:
        """The games that nobody won, or of which that is not known."""
        return self.games - self.won - self.lost

    @property
    def share(self) -> Share:
        """The side's share of the games that somebody won."""
        return Share.of_wins(self.won, self.lost)


class Event(NamedTuple):
    """The games of an event, None for those of none, and the years of the first and the last."""

    name: str | None
    games: int
    black_wins: int
    white_wins: int
    first_year: int | None
    last_year: int | None

    @property
    def neither(self) -> int:
        """The games that nobody won, or of which that is not known."""
        return self.games - self.black_wins - self.white_wins

    @property
    def share(self) -> Share:
        """Black's share of the games that somebody won."""
        return Share.of_wins(self.black_wins, self.white_wins)


class Player(NamedTuple):
    """The games of a player with either colour, and the years of the first and the last.

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
        """The games won with either colour."""
        return self.black_wins + self.white_wins

    @property
    def losses(self) -> int:
        """The games lost with either colour."""
        return self.black_losses + self.white_losses

    @property
    def share(self) -> Share:
        """The share of the games that somebody won."""
        return Share.of_wins(self.wins, self.losses)


MEANT = "(:meant IS NULL OR id IN (SELECT value FROM json_each(:meant)))"
"""What holds of the games that are meant, with what `meant_by` gives as ``:meant``."""
_YEAR = "CAST(substr(day, 1, 4) AS INTEGER)"
_YEARS = f"""
SELECT {_YEAR} AS year, count(*), coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0)
FROM games WHERE {MEANT} GROUP BY year ORDER BY year IS NULL, year
"""
_EVENTS = f"""
SELECT event, count(*) AS many, coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0),
    min({_YEAR}), max({_YEAR})
FROM games WHERE {MEANT} GROUP BY event ORDER BY many DESC, event LIMIT :limit
"""
_PLAYERS = f"""
SELECT name, count(DISTINCT id) AS many,
    sum(colour = 1), sum(colour = 1 AND won), sum(colour = 1 AND lost),
    sum(colour = 2), sum(colour = 2 AND won), sum(colour = 2 AND lost), min(year), max(year)
FROM (
    SELECT id, black AS name, 1 AS colour, winner IS 1 AS won, winner IS 2 AS lost,
        {_YEAR} AS year
    FROM games WHERE {MEANT}
    UNION ALL
    SELECT id, white, 2, winner IS 2, winner IS 1, {_YEAR} FROM games WHERE {MEANT}
) WHERE name IS NOT NULL GROUP BY name ORDER BY many DESC, name LIMIT :limit
"""


def years(games: GameDatabase, numbers: Numbers | None = None) -> list[Year]:
    """What came of the games of each year for Black, in order; those without a date come last."""
    return [Year(*row) for row in games.ask(_YEARS, {"meant": meant_by(numbers)})]


def decades(years: Iterable[Year]) -> list[Year]:
    """The decades of some years, which are in order.

    >>> decades([Year(1998, 2, 1, 1), Year(1999, 3, 2, 1), Year(2000, 1, 0, 0)])[0]
    Year(year=1990, games=5, won=3, lost=2)
    """
    groups = groupby(years, key=lambda it: None if it.year is None else it.year // 10 * 10)
    found = []
    for decade, members in groups:
        _, games, won, lost = zip(*members, strict=True)
        found.append(Year(decade, sum(games), sum(won), sum(lost)))
    return found


def players(
    games: GameDatabase, numbers: Numbers | None = None, limit: int | None = None
) -> list[Player]:
    """The players, those of the most games first, or as many of them as ``limit`` says."""
    return [Player(*row) for row in games.ask(_PLAYERS, _values(numbers, limit))]


def events(
    games: GameDatabase, numbers: Numbers | None = None, limit: int | None = None
) -> list[Event]:
    """The events, those of the most games first, or as many of them as ``limit`` says."""
    return [Event(*row) for row in games.ask(_EVENTS, _values(numbers, limit))]


def _values(numbers: Numbers | None, limit: int | None) -> dict[str, object]:
    return {"meant": meant_by(numbers), "limit": -1 if limit is None else limit}


def meant_by(numbers: Numbers | None) -> str | None:
    """The numbers of games as the database takes them, None for all."""
    if numbers is None:
        return None
    given = np.asarray(numbers)
    return json.dumps((np.flatnonzero(given) if given.dtype == bool else given).tolist())
