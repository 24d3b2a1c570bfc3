"""Game filters and sort orders."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .facts import Outcome, encodable_text, fold_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Size
    from .ranges import Range


@dataclass(frozen=True)
class Filter:
    """Conditions on a game; the words of each text may appear in any order and within other words.

    A player or event name in double quotes is matched as a whole: ``"Zen"`` does not match
    ``Zen19X``, and ``""`` matches games without a name. Case and character width are ignored.
    ``text`` searches all game information, ``player`` either player, ``black`` and ``white`` the
    player of that colour. ``since`` and ``until`` are a year, month or day as in SGF (``1846``,
    ``1846-09``, ``1846-09-11``), both
    inclusive; the first day of a game's date is compared, and games without a date match neither.

    ``place`` and ``round`` search these properties like an event. ``rank`` is a range of
    `ranges.rank_strength` in which both players must be, ``moves`` counts the moves of the main
    line. Games without a known komi match no ``komi``; those without a handicap are even games.
    """

    text: str = ""
    player: str = ""
    black: str = ""
    white: str = ""
    event: str = ""
    since: str = ""
    until: str = ""
    outcome: Outcome | None = None
    size: Size | None = None
    place: str = ""
    round: str = ""
    rank: Range | None = None
    komi: Range | None = None
    handicap: Range | None = None
    moves: Range | None = None


ALL_GAMES = Filter()


class SortOrder(Enum):
    """The key by which a game list is sorted; games with equal keys are sorted by game number."""

    NUMBER = "number"
    DATE = "date"
    BLACK = "black"
    WHITE = "white"
    RESULT = "result"
    EVENT = "event"
    MOVES = "moves"
    FILE = "file"


_COLUMNS = {
    SortOrder.NUMBER: ("games.id",),
    SortOrder.DATE: ("day",),
    SortOrder.BLACK: ("nullif(black_folded, '')",),
    SortOrder.WHITE: ("nullif(white_folded, '')",),
    SortOrder.RESULT: ("result", "winner"),
    SortOrder.EVENT: ("nullif(event_folded, '')",),
    SortOrder.MOVES: ("moves",),
    SortOrder.FILE: ("path",),
}


def filter_query(
    game_filter: Filter, order: SortOrder, *, descending: bool
) -> tuple[str, list[object]]:
    """Return the SQL query for the numbers of matching games, and its parameters.

    Games without a value for the sort key come last in either direction.
    """
    conditions = list(_conditions(game_filter))
    where = " AND ".join(f"({condition})" for condition, _ in conditions) or "true"
    direction = "DESC" if descending else "ASC"
    by = ", ".join(f"{column} {direction} NULLS LAST" for column in _COLUMNS[order])
    files = "JOIN files ON file = files.id" if order is SortOrder.FILE else ""
    query = f"SELECT games.id FROM games {files} WHERE {where} ORDER BY {by}, games.id"
    return query, [value for _, values in conditions for value in values]


def _conditions(game_filter: Filter) -> Iterator[tuple[str, list[object]]]:
    """Yield the SQL condition for each field of a filter that is set, with its parameters."""
    yield from _word_conditions("words", game_filter.text)
    yield from _name_conditions("black_folded", game_filter.black)
    yield from _name_conditions("white_folded", game_filter.white)
    yield from _name_conditions("event_folded", game_filter.event)
    if game_filter.player:
        either = [
            list(_name_conditions(f"{colour}_folded", game_filter.player))
            for colour in ("black", "white")
        ]
        conditions_by_colour = [
            " AND ".join(condition for condition, _ in each) or "true" for each in either
        ]
        values = [value for each in either for _, values in each for value in values]
        yield f"({conditions_by_colour[0]}) OR ({conditions_by_colour[1]})", values
    if game_filter.since:
        yield "day >= ?", [_date_prefix(game_filter.since)]
    if game_filter.until:
        yield "day < ?", [encodable_text(game_filter.until.strip()) + ":"]  # sorts after all digits
    if game_filter.outcome is not None:
        winner = None if game_filter.outcome is Outcome.NEITHER else game_filter.outcome.value
        yield "winner IS ?", [winner]
    if game_filter.size is not None:
        yield "width = ? AND height = ?", [*game_filter.size]
    yield from _name_conditions("folded(venue)", game_filter.place)
    yield from _name_conditions("folded(round)", game_filter.round)
    ranges = (
        ("rank_strength(black_rank)", game_filter.rank),
        ("rank_strength(white_rank)", game_filter.rank),
        ("komi", game_filter.komi),
        ("coalesce(handicap, 0)", game_filter.handicap),
        ("moves", game_filter.moves),
    )
    for value, limits in ranges:
        if limits is not None:
            yield from _range_conditions(value, limits)


def _range_conditions(value: str, limits: Range) -> Iterator[tuple[str, list[object]]]:
    yield f"{value} IS NOT NULL", []
    if limits.low is not None:
        yield f"{value} >= ?", [limits.low]
    if limits.high is not None:
        yield f"{value} <= ?", [limits.high]


def quote_name(name: str) -> str:
    """Return a name in quotes, so that a filter matches only the whole name."""
    return f'"{name}"'


def _name_conditions(column: str, text: str) -> Iterator[tuple[str, list[object]]]:
    """Yield an SQL condition that a column equals a quoted name, or else one for each word of the
    text.
    """
    name = text.strip()
    if len(name) >= len(quote_name("")) and name == quote_name(name[1:-1]):
        yield f"{column} = ?", [fold_text(encodable_text(name[1:-1]))]
    else:
        yield from _word_conditions(column, text)


def _word_conditions(column: str, text: str) -> Iterator[tuple[str, list[object]]]:
    for word in fold_text(encodable_text(text)).split():
        yield f"instr({column}, ?)", [word]


def _date_prefix(date: str) -> str:
    """Return a date for use as a lower bound, without ``-01`` at its end for the first day or
    month.
    """
    first = encodable_text(date.strip())
    while first.endswith("-01"):
        first = first.removesuffix("-01")
    return first
