"""Which games of a collection are meant, and in what order they are listed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .facts import Outcome, encodable_text, fold_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Size


@dataclass(frozen=True)
class Filter:
    """What must be said of a game: the words of each text, in any order, as parts of any words.

    The name of a player or an event in double quotes is meant as a whole: ``"Zen"`` is not
    ``Zen19X``. Capital, small and wide letters are the same. ``text`` is what is said of the game
    anywhere, ``player`` is either one, ``black`` and ``white`` the one of a colour. ``since`` and
    ``until`` are a year, a month or a day as SGF writes it (``1846``, ``1846-09``,
    ``1846-09-11``), both included; a game is of the first day that its date names, and one
    without a date is neither. ``outcome`` says who won.
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


EVERYTHING = Filter()


class SortOrder(Enum):
    """By what games are listed; the number they were given decides between equals."""

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


def filter_query(meant: Filter, order: SortOrder, *, descending: bool) -> tuple[str, list[object]]:
    """What to ask the database for the numbers of the games that are meant, and with what values.

    Games of which an order knows nothing come last in either direction.
    """
    conditions = list(_conditions(meant))
    where = " AND ".join(f"({condition})" for condition, _ in conditions) or "true"
    direction = "DESC" if descending else "ASC"
    by = ", ".join(f"{column} {direction} NULLS LAST" for column in _COLUMNS[order])
    files = "JOIN files ON file = files.id" if order is SortOrder.FILE else ""
    query = f"SELECT games.id FROM games {files} WHERE {where} ORDER BY {by}, games.id"
    return query, [value for _, values in conditions for value in values]


def _conditions(meant: Filter) -> Iterator[tuple[str, list[object]]]:
    """What a game must fulfil, each with the values of its question marks."""
    yield from _words("words", meant.text)
    yield from _name("black_folded", meant.black)
    yield from _name("white_folded", meant.white)
    yield from _name("event_folded", meant.event)
    if meant.player:
        either = [list(_name(f"{colour}_folded", meant.player)) for colour in ("black", "white")]
        asked = [" AND ".join(condition for condition, _ in each) or "true" for each in either]
        values = [value for each in either for _, values in each for value in values]
        yield f"({asked[0]}) OR ({asked[1]})", values
    if meant.since:
        yield "day >= ?", [_first(meant.since)]
    if meant.until:
        yield "day < ?", [encodable_text(meant.until.strip()) + ":"]  # behind all digits
    if meant.outcome is not None:
        winner = None if meant.outcome is Outcome.NEITHER else meant.outcome.value
        yield "winner IS ?", [winner]
    if meant.size is not None:
        yield "width = ? AND height = ?", [*meant.size]


def quoted_name(name: str) -> str:
    """What a filter has for a name that is meant as a whole."""
    return f'"{name}"'


def _name(column: str, text: str) -> Iterator[tuple[str, list[object]]]:
    """What a name must be, or else the words that it must have."""
    name = text.strip()
    if len(name) > len(quoted_name("")) and name == quoted_name(name[1:-1]):
        yield f"{column} = ?", [fold_text(encodable_text(name[1:-1]))]
    else:
        yield from _words(column, text)


def _words(column: str, text: str) -> Iterator[tuple[str, list[object]]]:
    for word in fold_text(encodable_text(text)).split():
        yield f"instr({column}, ?)", [word]


def _first(date: str) -> str:
    """The beginning of all dates that begin on a day or later: its month, if it is the first."""
    first = encodable_text(date.strip())
    while first.endswith("-01"):
        first = first.removesuffix("-01")
    return first
