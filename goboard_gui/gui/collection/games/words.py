"""The games of a list, put into words."""

from __future__ import annotations

import os
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from ....files.display_text import printable
from ....record.values.conventions.results import parse_result, write_result
from ...core.i18n import number, tr_noop, translator
from ...wording import error_messages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....game_index.facts import GameFacts
    from ....game_index.results import Hit

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
    Column.BLACK: tr_noop(_G, "Black"),
    Column.WHITE: tr_noop(_G, "White"),
    Column.RESULT: tr_noop(_G, "Result"),
    Column.DATE: tr_noop(_G, "Date"),
    Column.HIT: tr_noop(_G, "Move"),
    Column.EVENT: tr_noop(_G, "Event"),
    Column.MOVES: tr_noop(_G, "Moves"),
    Column.FILE: tr_noop(_G, "File"),
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
    return _tr(tr_noop(_G, "(no longer in the index)"))


def tip(facts: GameFacts) -> str:
    """What is said of a game, in some lines."""
    players = _tr(tr_noop(_G, "{black} – {white}")).format(
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
    if place is not None:
        told = tr_noop(_G, "{place} of %Ln games")
        if shown != meant:
            told = tr_noop(_G, "{place} of {shown} (%Ln games)")
    elif shown != meant:
        told = tr_noop(_G, "{shown} of %Ln games")
    else:
        told = tr_noop(_G, "%Ln games")
    of_them = 0 if place is None else place + 1
    return _tr(told, meant).format(shown=number(shown), place=number(of_them))


def of_question(counted: str) -> str:
    """That the games are those of a question, whatever the board shows."""
    return _tr(tr_noop(_G, "{counted} with hits of your question")).format(counted=counted)


def told_titles() -> list[str]:
    """What stands over the columns of a list that is saved, see `told`."""
    return [
        *(_tr(tr_noop(_G, "Black")), _tr(tr_noop(_G, "Rank of Black"))),
        *(_tr(tr_noop(_G, "White")), _tr(tr_noop(_G, "Rank of White"))),
        *(_tr(tr_noop(_G, "Result")), _tr(tr_noop(_G, "Date")), _tr(tr_noop(_G, "Event"))),
        *(_tr(tr_noop(_G, "Round")), _tr(tr_noop(_G, "Place")), _tr(tr_noop(_G, "Rules"))),
        *(_tr(tr_noop(_G, "Komi")), _tr(tr_noop(_G, "Handicap")), _tr(tr_noop(_G, "Moves"))),
        *(_tr(tr_noop(_G, "Found after move")), _tr(tr_noop(_G, "Hits"))),
        *(_tr(tr_noop(_G, "File")), _tr(tr_noop(_G, "Game of the file"))),
    ]


def told(row: GameRow) -> list[object]:
    """All that is said of a game, cell by cell."""
    facts = row.facts
    if facts is None:
        return [gone()]
    return [
        *(facts.black, facts.black_rank, facts.white, facts.white_rank),
        *(facts.result, facts.date, facts.event, facts.round, facts.venue, facts.rules),
        *(facts.komi, facts.handicap, facts.moves),
        *(row.hits[0].moves if row.hits else None, len(row.hits) or None),
        *(os.fsencode(facts.path).decode("utf-8", "replace"), facts.place + 1),
    ]


_NAMED = 10
"""So many files are named that could not be read."""


def not_gathered(failures: Sequence[Exception]) -> str:
    """Of games that are missing in a file of many."""
    lacking = tr_noop(_G, "%Ln games could not be read now, and are not in the file:")
    lines = [line(error_messages.describe(error)) for error in failures[:_NAMED]]
    if len(failures) > _NAMED:
        lines.append("…")
    return "\n".join([_tr(lacking, len(failures)), "", *lines])
