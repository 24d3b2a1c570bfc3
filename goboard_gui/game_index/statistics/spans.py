"""Results of games over time, by spans of years or by month.

Results are always those of one side: Black, or a player with either colour or one of them.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ...go import Colour
from ...named_tuples import NamedTuple
from ..errors import translate_damage_errors
from ..paths import DATABASE
from ..shares import Share
from .totals import SUBSET_CONDITION, YearTotals, game_subset_parameter, year_totals

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ..database import GameDatabase
    from .totals import Numbers

MAX_SPANS = 60
"""The largest number of spans that fits a chart."""
_LENGTHS = (1, 2, 5, 10, 20, 50, 100)
_MONTHS = 12
_BY_MONTH = f"""
SELECT substr(day, 1, 7) AS month, count(*),
    coalesce(sum(winner = 1), 0), coalesce(sum(winner = 2), 0)
FROM games WHERE length(day) >= 7 AND {SUBSET_CONDITION} GROUP BY month
"""
_COLUMNS = {Colour.BLACK: "black", Colour.WHITE: "white"}


class TimeSpan(NamedTuple):
    """A span of time between two dates: the number of games, and the results of one side.

    Both dates are inclusive, and are years or months as in SGF and in filters.
    """

    since: str
    until: str
    games: int
    won: int
    lost: int

    @property
    def label(self) -> str:
        """The span as text: its first and last date, or only one if they are equal.

        >>> TimeSpan("1840", "1849", 0, 0, 0).label, TimeSpan("1846", "1846", 0, 0, 0).label
        ('1840–1849', '1846')
        """
        return self.since if self.since == self.until else f"{self.since}–{self.until}"

    @property
    def undecided_games(self) -> int:
        """The number of games without a known winner."""
        return self.games - self.won - self.lost

    @property
    def win_share(self) -> Share:
        """The side's share of wins in the decided games."""
        return Share.from_wins(self.won, self.lost)


def player_years(
    games: GameDatabase, name: str, colour: Colour | None = None, numbers: Numbers | None = None
) -> list[YearTotals]:
    """Return a player's results by year, with undated games last; the name must match exactly.

    With a ``colour``, only games played with it count. A game against oneself counts twice.
    """
    return side_years(
        games,
        {
            each: _numbers_of_player(games, name, each, numbers)
            for each in (Colour if colour is None else (colour,))
        },
    )


def side_years(games: GameDatabase, numbers: Mapping[Colour, Numbers]) -> list[YearTotals]:
    """Return one side's results by year, given the games that it played as Black and as White.

    ``numbers`` has the games in which it has each colour; a game may be in both. Games without a
    date come last.
    """
    sums: dict[int | None, list[int]] = defaultdict(lambda: [0, 0, 0])
    for colour, theirs in numbers.items():
        for year in year_totals(games, theirs):
            won, lost = year.won, year.lost
            if colour is Colour.WHITE:
                won, lost = lost, won
            total = sums[year.year]
            total[:] = (old + new for old, new in zip(total, (year.games, won, lost), strict=True))
    order = sorted(sums, key=lambda year: (year is None, year))
    return [YearTotals(year, *sums[year]) for year in order]


def _numbers_of_player(
    games: GameDatabase, name: str, colour: Colour, numbers: Numbers | None
) -> list[int]:
    """Return the numbers of the games in which a player played a given colour."""
    statement = f"SELECT id FROM games WHERE {_COLUMNS[colour]} = :name AND {SUBSET_CONDITION}"
    found = games.query(statement, {"name": name, "subset": game_subset_parameter(numbers)})
    return [number for (number,) in found]


def choose_span_length(results: Iterable[YearTotals], most: int = MAX_SPANS) -> int:
    """Return the shortest usual span length in years with which there are at most ``most`` spans,
    or else the longest.

    >>> choose_span_length([YearTotals(1846, 1, 1, 0), YearTotals(1862, 1, 1, 0)])
    1
    >>> years = (1600, 2017, None)
    >>> choose_span_length([YearTotals(year, 1, 1, 0) for year in years])
    10
    """
    known = [each.year for each in results if each.year is not None]
    if not known:
        return 1
    first, last = min(known), max(known)
    fitting = (by for by in _LENGTHS if last // by - first // by < most)
    return next(fitting, _LENGTHS[-1])


def time_spans(results: Sequence[YearTotals], length: int) -> list[TimeSpan]:
    """Return results grouped into spans of ``length`` years, without gaps between the first and the
    last.

    Games without a date are left out; see `undated_count`.
    """
    sums: dict[int, list[int]] = {}
    for year, *counts in results:
        if year is not None:
            total = sums.setdefault(year // length, [0, 0, 0])
            total[:] = map(sum, zip(total, counts, strict=True))
    places = range(min(sums), max(sums) + 1) if sums else range(0)
    return [
        TimeSpan(
            f"{place * length:04}",
            f"{place * length + length - 1:04}",
            *sums.get(place, (0, 0, 0)),
        )
        for place in places
    ]


def undated_count(results: Iterable[YearTotals]) -> int:
    """Return the number of games without a date."""
    return sum(each.games for each in results if each.year is None)


def month_spans(games: GameDatabase, numbers: Numbers | None = None) -> list[TimeSpan]:
    """Return Black's results by month, without gaps between the first and the last.

    Games whose date has no month are left out.
    """
    values, types = {"subset": game_subset_parameter(numbers)}, (str, int, int, int)
    rows = games.query(_BY_MONTH, values, types=types)
    counted = {month: counts for month, *counts in rows}
    with translate_damage_errors(games.folder, DATABASE):
        months = list(_months_between(counted))
    return [TimeSpan(month, month, *counted.get(month, (0, 0, 0))) for month in months]


def _months_between(found: Iterable[str]) -> Iterator[str]:
    """Yield all months from the earliest to the latest of the given ones."""
    numbers = [int(month[:4]) * _MONTHS + int(month[5:]) - 1 for month in found]
    for number in range(min(numbers), max(numbers) + 1) if numbers else ():
        year, month = divmod(number, _MONTHS)
        yield f"{year:04}-{month + 1:02}"
