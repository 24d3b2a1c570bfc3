"""Texts of the game list: column titles, cells, tooltips and exported columns."""

from __future__ import annotations

import os
from enum import IntEnum
from typing import TYPE_CHECKING

from ....display_text import to_single_line
from ....named_tuples import NamedTuple
from ....record.properties.conventions.results import standard_result
from ...core.i18n import format_number, tr_noop, translator
from ...wording import error_messages, result_texts
from ..hits.hit_texts import line_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ....game_index.facts import GameFacts
    from ....game_index.results import Hit
    from ..game_rows import GameRow

_G = "CollectionGames"
_tr = translator(_G)


class GameColumn(IntEnum):
    """The columns of the game list."""

    BLACK = 0
    WHITE = 1
    RESULT = 2
    DATE = 3
    HIT = 4
    EVENT = 5
    MOVES = 6
    FILE = 7


class ColumnInfo(NamedTuple):
    """A column of the game list: its title, and a function that returns the text of a cell.

    ``order`` is the name of the `SortOrder` by which it is sorted, "" if the index does not sort by
    it. The column is as wide as ``sample``, or has the default width.
    """

    title: str
    text: Callable[[GameRow, GameFacts], str]
    order: str = ""
    sample: str = ""
    is_number: bool = False
    hidden: bool = False


GAME_COLUMNS: Mapping[GameColumn, ColumnInfo] = {
    GameColumn.BLACK: ColumnInfo(
        tr_noop(_G, "Black"),
        lambda _row, facts: player_text(facts.black, facts.black_rank),
        "BLACK",
    ),
    GameColumn.WHITE: ColumnInfo(
        tr_noop(_G, "White"),
        lambda _row, facts: player_text(facts.white, facts.white_rank),
        "WHITE",
    ),
    GameColumn.RESULT: ColumnInfo(
        tr_noop(_G, "Result"), lambda _row, facts: result_text(facts.result), "RESULT", "W+12.5"
    ),
    GameColumn.DATE: ColumnInfo(
        tr_noop(_G, "Date"), lambda _row, facts: to_single_line(facts.date), "DATE", "1846-09-11"
    ),
    GameColumn.HIT: ColumnInfo(
        tr_noop(_G, "Move"),
        lambda row, _facts: first_hit_text(row.hits),
        "",
        "00 var. +0",
        is_number=True,
    ),
    GameColumn.EVENT: ColumnInfo(
        tr_noop(_G, "Event"),
        lambda _row, facts: to_single_line(facts.event),
        "EVENT",
        "w" * 16,
        hidden=True,
    ),
    GameColumn.MOVES: ColumnInfo(
        tr_noop(_G, "Moves"),
        lambda _row, facts: str(facts.moves),
        "MOVES",
        "Moves 0",
        is_number=True,
        hidden=True,
    ),
    GameColumn.FILE: ColumnInfo(
        tr_noop(_G, "File"), lambda _row, facts: file_name(facts), "FILE", "w" * 12, hidden=True
    ),
}


def column_titles() -> list[str]:
    """Return the titles of the columns in the game list."""
    return [_tr(GAME_COLUMNS[column].title) for column in GameColumn]


def cell_text(row: GameRow, column: int) -> str:
    """Return the text of the cell in a given row and column."""
    if row.facts is None:
        return missing_game_text() if column == GameColumn.BLACK else ""
    return GAME_COLUMNS[GameColumn(column)].text(row, row.facts)


def display_text(row: GameRow, column: int) -> str:
    """Return the text of a cell as the list shows it: a game without names has that of its file."""
    text = cell_text(row, column)
    if text or column != GameColumn.BLACK or row.facts is None or row.facts.white:
        return text
    return f"({file_name(row.facts)})"


def player_text(name: str | None, rank: str | None) -> str:
    """Return a player's name and rank on one line."""
    return to_single_line(" ".join(filter(None, (name, rank))))


def result_text(text: str | None) -> str:
    """Return the result of a game as a single line."""
    return to_single_line(result_texts.result_text(text)) if text else ""


def first_hit_text(hits: tuple[Hit, ...]) -> str:
    """Return the move number of the first hit, followed by the number of further hits; it says so
    if the hit is in a variation.
    """
    if not hits:
        return ""
    more, moves = len(hits) - 1, _move_text(hits[0])
    return f"{moves} +{more}" if more else moves


def _move_text(hit: Hit) -> str:
    text = "{move}" if hit.is_main_line else _tr(tr_noop(_G, "{move} var."))
    return text.format(move=hit.moves)


_LISTED_HITS = 12
"""Maximum number of hits that a tooltip lists."""


def hits_text(hits: Sequence[Hit]) -> str:
    """Return the moves of several hits if some of them are in variations, otherwise ""."""
    if len(hits) < 2 or all(hit.is_main_line for hit in hits):
        return ""
    moves = [_move_text(hit) for hit in hits[:_LISTED_HITS]]
    if len(hits) > _LISTED_HITS:
        moves.append("…")
    return _tr(tr_noop(_G, "Hits after moves {moves}")).format(moves=", ".join(moves))


def file_name(facts: GameFacts) -> str:
    """Return the name of a game's file, with the number of the game unless it is the first in the
    file.
    """
    name = to_single_line(os.fsencode(facts.path.name).decode("utf-8", "replace"))
    return f"{name} #{facts.place + 1}" if facts.place else name


def missing_game_text() -> str:
    """Return the text shown in place of a game that is no longer in the index."""
    return _tr(tr_noop(_G, "(no longer in the index)"))


def game_tooltip(facts: GameFacts, hits: Sequence[Hit] = ()) -> str:
    """Return the tooltip of a game: players, event, date, result, hits and path."""
    players = _tr(tr_noop(_G, "{black} – {white}")).format(
        black=player_text(facts.black, facts.black_rank) or "?",
        white=player_text(facts.white, facts.white_rank) or "?",
    )
    lines = (
        players,
        to_single_line(facts.name),
        " · ".join(filter(None, map(to_single_line, (facts.event, facts.round, facts.venue)))),
        " · ".join(filter(None, (to_single_line(facts.date), result_text(facts.result)))),
        hits_text(hits),
        to_single_line(os.fsencode(facts.path).decode("utf-8", "replace")),
    )
    return "\n".join(filter(None, lines))


def game_count_text(shown: int, total: int, place: int | None = None) -> str:
    """Return the number of listed games, the total number and the current row as text.

    ``place`` is the current row from 0, or None.
    """
    if place is not None:
        text = tr_noop(_G, "Game {place} of %Ln")
        if shown != total:
            text = tr_noop(_G, "Game {place} of {shown} (%Ln in total)")
    elif shown != total:
        text = tr_noop(_G, "{shown} of %Ln games")
    else:
        text = tr_noop(_G, "%Ln games")
    of_them = 0 if place is None else place + 1
    return _tr(text, total).format(shown=format_number(shown), place=format_number(of_them))


def first_games_text(shown: int) -> str:
    """Return the number of games that are listed while a search for more is running."""
    return _tr(tr_noop(_G, "First %Ln games"), shown)


def earlier_query_text(counted: str) -> str:
    """Return a tooltip saying that the listed games contain hits of an earlier query."""
    return _tr(tr_noop(_G, "Results of an earlier search: {counted}")).format(counted=counted)


def export_titles() -> list[str]:
    """Return the column titles of an exported list."""
    return [
        *(_tr(tr_noop(_G, "Black")), _tr(tr_noop(_G, "Black rank"))),
        *(_tr(tr_noop(_G, "White")), _tr(tr_noop(_G, "White rank"))),
        *(_tr(tr_noop(_G, "Result")), _tr(tr_noop(_G, "Date")), _tr(tr_noop(_G, "Event"))),
        *(_tr(tr_noop(_G, "Round")), _tr(tr_noop(_G, "Place")), _tr(tr_noop(_G, "Rules"))),
        *(_tr(tr_noop(_G, "Komi")), _tr(tr_noop(_G, "Handicap")), _tr(tr_noop(_G, "Moves"))),
        _tr(tr_noop(_G, "Move of first hit")),
        *(_tr(tr_noop(_G, "Line of first hit")), _tr(tr_noop(_G, "Number of hits"))),
        *(_tr(tr_noop(_G, "File")), _tr(tr_noop(_G, "Game number in file"))),
    ]


def export_row(row: GameRow) -> list[object]:
    """Return the cells of a game in an exported list, in the order of the titles."""
    facts = row.facts
    if facts is None:
        return [missing_game_text()]
    return [
        *(facts.black, facts.black_rank, facts.white, facts.white_rank),
        facts.result and standard_result(facts.result),
        *(facts.date, facts.event, facts.round, facts.venue, facts.rules),
        *(facts.komi, facts.handicap, facts.moves),
        row.hits[0].moves if row.hits else None,
        *(line_text(row.hits[0]) if row.hits else None, len(row.hits) or None),
        *(os.fsencode(facts.path).decode("utf-8", "replace"), facts.place + 1),
    ]


_NAMED = 10
"""Maximum number of unreadable files that are listed by name."""


def missing_games_text(failures: Sequence[Exception]) -> str:
    """Return the message about games that are missing from an exported file."""
    lacking = tr_noop(_G, "%Ln games couldn't be read and are missing from the saved file:")
    lines = [to_single_line(error_messages.describe_error(error)) for error in failures[:_NAMED]]
    if len(failures) > _NAMED:
        lines.append("…")
    return "\n".join([_tr(lacking, len(failures)), "", *lines])
