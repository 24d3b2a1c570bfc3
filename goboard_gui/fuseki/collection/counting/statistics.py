"""What came of the games of a collection: by year, by decade, by player and by event.

All of it is of any set of games: all there are, the numbers of some (those of an answer, or of a
filter), or a mask that is true at the numbers meant.
"""

from __future__ import annotations

import json
from itertools import groupby
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from ..games import Games

    Numbers = NDArray[np.bool_] | NDArray[np.int64] | Sequence[int]

# Of 1.96 standard deviations on both sides: 95 of 100 such intervals hold what they estimate.
_DEVIATIONS = 1.959964


class Share(NamedTuple):
    """So many of so many."""

    part: int
    whole: int

    @property
    def value(self) -> float | None:
        """The share, 0 to 1; None of nothing."""
        return self.part / self.whole if self.whole else None

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of ever more such games would lie, with 95 % confidence (Wilson 1927).

        >>> [round(bound, 2) for bound in Share(3, 4).interval]
        [0.3, 0.95]
        >>> Share(0, 0).interval
        (0.0, 1.0)
        """
        if not self.whole:
            return 0.0, 1.0
        squared, share = _DEVIATIONS**2, self.part / self.whole
        middle = share + squared / (2 * self.whole)
        spread = _DEVIATIONS * sqrt(
            share * (1 - share) / self.whole + squared / (4 * self.whole**2)
        )
        scale = 1 + squared / self.whole
        low, high = (middle - spread) / scale, (middle + spread) / scale
        # A share of 0 or 1 is a bound itself, which rounding may miss by a hair.
        return max(0.0, min(share, low)), min(1.0, max(share, high))


class Year(NamedTuple):
    """The games of a year, or of the ten years from it on; None for those without a date."""

    year: int | None
    games: int
    black_wins: int
    white_wins: int

    @property
    def neither(self) -> int:
        """The games that nobody won, or of which that is not known."""
        return self.games - self.black_wins - self.white_wins

    @property
    def black(self) -> Share:
        """Black's share of the games that somebody won."""
        return Share(self.black_wins, self.black_wins + self.white_wins)


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
    def black(self) -> Share:
        """Black's share of the games that somebody won."""
        return Share(self.black_wins, self.black_wins + self.white_wins)


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
    def won(self) -> Share:
        """The share of the games that somebody won."""
        return Share(self.wins, self.wins + self.losses)

    @property
    def won_as_black(self) -> Share:
        """The same of the games with black."""
        return Share(self.black_wins, self.black_wins + self.black_losses)

    @property
    def won_as_white(self) -> Share:
        """The same of the games with white."""
        return Share(self.white_wins, self.white_wins + self.white_losses)


_MEANT = "(:meant IS NULL OR id IN (SELECT value FROM json_each(:meant)))"
_YEAR = "CAST(substr(day, 1, 4) AS INTEGER)"
_YEARS = f"""
SELECT {_YEAR} AS year, count(*), coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0)
FROM games WHERE {_MEANT} GROUP BY year ORDER BY year IS NULL, year
"""
_EVENTS = f"""
SELECT event, count(*) AS many, coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0),
    min({_YEAR}), max({_YEAR})
FROM games WHERE {_MEANT} GROUP BY event ORDER BY many DESC, event LIMIT :limit
"""
_PLAYERS = f"""
SELECT name, count(DISTINCT id) AS many,
    sum(colour = 1), sum(colour = 1 AND won), sum(colour = 1 AND lost),
    sum(colour = 2), sum(colour = 2 AND won), sum(colour = 2 AND lost), min(year), max(year)
FROM (
    SELECT id, black AS name, 1 AS colour, winner IS 1 AS won, winner IS 2 AS lost,
        {_YEAR} AS year
    FROM games WHERE {_MEANT}
    UNION ALL
    SELECT id, white, 2, winner IS 2, winner IS 1, {_YEAR} FROM games WHERE {_MEANT}
) WHERE name IS NOT NULL GROUP BY name ORDER BY many DESC, name LIMIT :limit
"""


def years(games: Games, numbers: Numbers | None = None) -> list[Year]:
    """The years in which games were played, in order; those without a date come last."""
    return [Year(*row) for row in games.ask(_YEARS, {"meant": _meant(numbers)})]


def decades(years: Iterable[Year]) -> list[Year]:
    """The decades of some years, which are in order.

    >>> decades([Year(1998, 2, 1, 1), Year(1999, 3, 2, 1), Year(2000, 1, 0, 0)])[0]
    Year(year=1990, games=5, black_wins=3, white_wins=2)
    """
    groups = groupby(years, key=lambda it: None if it.year is None else it.year // 10 * 10)
    found = []
    for decade, members in groups:
        _, games, black, white = zip(*members, strict=True)
        found.append(Year(decade, sum(games), sum(black), sum(white)))
    return found


def players(games: Games, numbers: Numbers | None = None, limit: int | None = None) -> list[Player]:
    """The players, those of the most games first, or as many of them as ``limit`` says."""
    return [Player(*row) for row in games.ask(_PLAYERS, _values(numbers, limit))]


def events(games: Games, numbers: Numbers | None = None, limit: int | None = None) -> list[Event]:
    """The events, those of the most games first, or as many of them as ``limit`` says."""
    return [Event(*row) for row in games.ask(_EVENTS, _values(numbers, limit))]


def _values(numbers: Numbers | None, limit: int | None) -> dict[str, object]:
    return {"meant": _meant(numbers), "limit": -1 if limit is None else limit}


def _meant(numbers: Numbers | None) -> str | None:
    """The numbers of games as the database takes them, None for all."""
    if numbers is None:
        return None
    given = np.asarray(numbers)
    return json.dumps((np.flatnonzero(given) if given.dtype == bool else given).tolist())
