"""What came of games in the course of time: in spans of some years, or month by month.

It is always told of one side: of Black, or of a player with either colour or with one.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from ...go import Colour
from ..shares import Share
from .totals import MEANT, Year, meant_by, years

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ..database import GameDatabase
    from .totals import Numbers

MOST = 60
"""So many spans can well be looked at beside each other."""
_LENGTHS = (1, 2, 5, 10, 20, 50, 100)
_MONTHS = 12
_BY_MONTH = f"""
SELECT substr(day, 1, 7) AS month, count(*),
    coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0)
FROM games WHERE length(day) >= 7 AND {MEANT} GROUP BY month
"""
_COLUMNS = {Colour.BLACK: "black", Colour.WHITE: "white"}


class Span(NamedTuple):
    """Games from one date to another, and what came of them for one side.

    Both dates are included, and are years or months as SGF writes them, and as filters want them.
    """

    since: str
    until: str
    games: int
    won: int
    lost: int

    @property
    def label(self) -> str:
        """What it is called.

        >>> Span("1840", "1849", 0, 0, 0).label, Span("1846", "1846", 0, 0, 0).label
        ('1840–1849', '1846')
        """
        return self.since if self.since == self.until else f"{self.since}–{self.until}"

    @property
    def neither(self) -> int:
        """The games that nobody won, or of which that is not known."""
        return self.games - self.won - self.lost

    @property
    def share(self) -> Share:
        """The side's share of the games that somebody won."""
        return Share.of_wins(self.won, self.lost)


def career(
    games: GameDatabase, name: str, colour: Colour | None = None, numbers: Numbers | None = None
) -> list[Year]:
    """What came of the games of a player of exactly this name, by year, those without a date last.

    With a ``colour`` only the games with that one count. A game against oneself counts for both.
    """
    return of_side(
        games,
        {
            each: _played(games, name, each, numbers)
            for each in (Colour if colour is None else (colour,))
        },
    )


def of_side(games: GameDatabase, numbers: Mapping[Colour, Numbers]) -> list[Year]:
    """What came of games for the side that has one colour in some and the other in others.

    Those without a date come last. A game may be among both.
    """
    sums: dict[int | None, list[int]] = defaultdict(lambda: [0, 0, 0])
    for colour, theirs in numbers.items():
        for year in years(games, theirs):
            won, lost = year.won, year.lost
            if colour is Colour.WHITE:
                won, lost = lost, won
            total = sums[year.year]
            total[:] = (old + new for old, new in zip(total, (year.games, won, lost), strict=True))
    order = sorted(sums, key=lambda year: (year is None, year))
    return [Year(year, *sums[year]) for year in order]


def _played(games: GameDatabase, name: str, colour: Colour, numbers: Numbers | None) -> list[int]:
    """The numbers of the games that a player had a colour in, of those that are meant."""
    asked = f"SELECT id FROM games WHERE {_COLUMNS[colour]} = :name AND {MEANT}"
    found = games.ask(asked, {"name": name, "meant": meant_by(numbers)})
    return [number for (number,) in found]


def suited(results: Iterable[Year], most: int = MOST) -> int:
    """How many years a span should have, for there to be no more than ``most`` of them.

    >>> suited([Year(1846, 1, 1, 0), Year(1862, 1, 1, 0)])
    1
    >>> suited([Year(1600, 1, 1, 0), Year(2017, 1, 1, 0), Year(None, 1, 0, 0)])
    10
    """
    known = [each.year for each in results if each.year is not None]
    if not known:
        return 1
    first, last = min(known), max(known)
    fitting = (by for by in _LENGTHS if last // by - first // by < most)
    return next(fitting, _LENGTHS[-1])


def spans(results: Sequence[Year], length: int) -> list[Span]:
    """The games in spans of so many years, none left out from the first to the last.

    Those without a date are in none; see `undated`.
    """
    sums: dict[int, list[int]] = {}
    for year, *counts in results:
        if year is not None:
            total = sums.setdefault(year // length, [0, 0, 0])
            total[:] = map(sum, zip(total, counts, strict=True))
    places = range(min(sums), max(sums) + 1) if sums else range(0)
    return [
        Span(
            f"{place * length:04}",
            f"{place * length + length - 1:04}",
            *sums.get(place, (0, 0, 0)),
        )
        for place in places
    ]


def undated(results: Iterable[Year]) -> int:
    """How many games have no date."""
    return sum(each.games for each in results if each.year is None)


def months(games: GameDatabase, numbers: Numbers | None = None) -> list[Span]:
    """The games of each month for Black, none left out from the first to the last.

    Games whose date names no month are in none.
    """
    rows = games.ask(_BY_MONTH, {"meant": meant_by(numbers)})
    counted = {month: counts for month, *counts in rows}
    return [Span(month, month, *counted.get(month, (0, 0, 0))) for month in _between(counted)]


def _between(found: Iterable[str]) -> Iterator[str]:
    """All months from the first to the last of some."""
    numbers = [int(month[:4]) * _MONTHS + int(month[5:]) - 1 for month in found]
    for number in range(min(numbers), max(numbers) + 1) if numbers else ():
        year, month = divmod(number, _MONTHS)
        yield f"{year:04}-{month + 1:02}"
