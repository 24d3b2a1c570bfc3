"""The games of a list, put into words."""

from __future__ import annotations

import os
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from ...files.printable import printable
from ...record.conventions.results import parse_result, write_result
from ..translating import mark, translator

if TYPE_CHECKING:
    from ...fuseki.collection.answers import Hit
    from ...fuseki.collection.facts import GameFacts

_G = "CollectionGames"
_tr = translator(_G)


class Column(IntEnum):
    BLACK = 0
    WHITE = 1
    RESULT = 2
    DATE = 3
    HIT = 4
    EVENT = 5
    MOVES = 6
    FILE = 7


_TITLES = {
    Column.BLACK: mark(_G, "Black"),
    Column.WHITE: mark(_G, "White"),
    Column.RESULT: mark(_G, "Result"),
    Column.DATE: mark(_G, "Date"),
    Column.HIT: mark(_G, "Move"),
    Column.EVENT: mark(_G, "Event"),
    Column.MOVES: mark(_G, "Moves"),
    Column.FILE: mark(_G, "File"),
}


class GameRow(NamedTuple):
    """A game of a list: what is said of it, None if it is gone meanwhile, and the hits in it."""

    number: int
    facts: GameFacts | None
    hits: tuple[Hit, ...]


def titles() -> list[str]:
    """What stands over the columns."""
    return [_tr(title) for title in _TITLES.values()]


def cell(row: GameRow, column: int) -> str:
    """What a cell says."""
    facts = row.facts
    if facts is None:
        return gone() if column == Column.BLACK else ""
    match column:
        case Column.BLACK:
            return player(facts.black, facts.black_rank)
        case Column.WHITE:
            return player(facts.white, facts.white_rank)
        case Column.RESULT:
            return result(facts.result)
        case Column.DATE:
            return line(facts.date)
        case Column.HIT:
            return first_hit(row.hits)
        case Column.EVENT:
            return line(facts.event)
        case Column.MOVES:
            return str(facts.moves)
    return file_name(facts)


def player(name: str | None, rank: str | None) -> str:
    """A player with the rank, on one line."""
    return line(" ".join(filter(None, (name, rank))))


def line(text: str | None) -> str:
    """What a record says, on one line and without what nobody sees."""
    return printable(" ".join(text.split())) if text else ""


def result(text: str | None) -> str:
    """A result as FF[4] has it, or as it stands there if that means nothing to us."""
    parsed = parse_result(text) if text else None
    return line(text) if parsed is None else write_result(parsed)


def first_hit(hits: tuple[Hit, ...]) -> str:
    """After which move something was found first, and how often there is more."""
    if not hits:
        return ""
    more = len(hits) - 1
    return f"{hits[0].moves} +{more}" if more else str(hits[0].moves)


def file_name(facts: GameFacts) -> str:
    """The name of a game's file, with the number of a game that is not the first in it."""
    name = line(os.fsencode(facts.path.name).decode("utf-8", "replace"))
    return f"{name} #{facts.place + 1}" if facts.place else name


def gone() -> str:
    """Of a game that the index has no longer."""
    return _tr(mark(_G, "(no longer in the index)"))


def tip(facts: GameFacts) -> str:
    """What is said of a game, in some lines."""
    players = _tr(mark(_G, "{black} – {white}")).format(
        black=player(facts.black, facts.black_rank) or "?",
        white=player(facts.white, facts.white_rank) or "?",
    )
    told = (
        players,
        line(facts.name),
        " · ".join(filter(None, map(line, (facts.event, facts.round, facts.venue)))),
        " · ".join(filter(None, (line(facts.date), result(facts.result)))),
        line(os.fsencode(facts.path).decode("utf-8", "replace")),
    )
    return "\n".join(filter(None, told))


def count(shown: int, meant: int, place: int | None = None) -> str:
    """How many games are listed, of how many if a filter holds some back, and the current one."""
    if shown == meant:
        one, several = mark(_G, "{shown} game"), mark(_G, "{shown} games")
        told = _tr(one if shown == 1 else several).format(shown=f"{shown:,}")
    else:
        told = _tr(mark(_G, "{shown} of {meant} games")).format(
            shown=f"{shown:,}", meant=f"{meant:,}"
        )
    if place is None:
        return told
    return _tr(mark(_G, "no. {place} of {games}")).format(place=f"{place + 1:,}", games=told)
