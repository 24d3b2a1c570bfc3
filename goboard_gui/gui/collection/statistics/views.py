"""What can be counted of games: each as a table and as a chart."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ....diagram.plots.games import of_continuations, of_events, of_players, over_time
from ....diagram.plots.plot import Arrangement, Plot
from ....game_index.filters import ALL_GAMES, Filter
from ....game_index.results import Continuation
from ....game_index.statistics import tables, totals
from ....game_index.statistics.spans import (
    Span,
    month_spans,
    player_years,
    suitable_length,
    time_spans,
    undated_count,
)
from ....game_index.statistics.totals import EventTotals, PlayerTotals
from ....go import Colour
from ..words import move as move_told
from . import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....game_index.database import GameDatabase
    from ....game_index.results import SearchResult
    from ....game_index.statistics.tables import Cell
    from ....game_index.statistics.totals import Numbers
    from ....go import Point

COLOURS = {"": None, "black": Colour.BLACK, "white": Colour.WHITE}
"""The colours that a player's games are counted with; either by an empty name."""
_DECADE = 10
_SIDES = ("player", "black", "white")


class By(Enum):
    """By what games are counted."""

    YEAR = "year"
    DECADE = "decade"
    MONTH = "month"
    PLAYER = "player"
    EVENT = "event"
    NEXT = "next"
    CAREER = "career"


class Question(NamedTuple):
    """What is to be counted: ``player`` and ``colour`` are those of a career.

    ``among`` says in the title which games these are, if it is not all.
    """

    by: By
    player: str = ""
    colour: str = ""
    among: str = ""


class Counted(NamedTuple):
    """A sheet with a key for each row, and what makes a chart of those keys in any order."""

    sheet: list[list[Cell]]
    keys: list[object]
    plot: Callable[[Sequence[object]], Plot]


def count(games: GameDatabase, numbers: Numbers | None, question: Question) -> Counted:
    """Count games; ``numbers`` are those of the games that are meant, None for all.

    Half a second for a hundred thousand games.
    """
    match question.by:
        case By.PLAYER:
            return _players(totals.player_totals(games, numbers), question)
        case By.EVENT:
            return _events(totals.event_totals(games, numbers), question)
        case By.MONTH:
            return _over_time(month_spans(games, numbers), words.over_time(0, question.among))
        case By.CAREER:
            return _career(games, numbers, question)
    results = totals.year_totals(games, numbers)
    length = _DECADE if question.by is By.DECADE else suitable_length(results)
    title = words.over_time(length, question.among)
    return _over_time(time_spans(results, length), title, unknown=undated_count(results))


def count_next(answer: SearchResult | None, name: Callable[[Point], str]) -> Counted:
    """Count how games went on; ``name`` names points."""
    if answer is None:
        return _nothing(words.no_position())
    found = answer.continuations

    def named(move: Continuation) -> str:
        return move_told(move.colour, move.point, name)

    def plot(keys: Sequence[object]) -> Plot:
        ordered = [key for key in keys if isinstance(key, Continuation)]
        return of_continuations(ordered, named, words.next_moves(), words=words.plot_words())

    return Counted(tables.continuation_rows(found, named), list(found), plot)


def _career(games: GameDatabase, numbers: Numbers | None, question: Question) -> Counted:
    if not question.player:
        return _nothing(words.choose_player())
    results = player_years(games, question.player, COLOURS[question.colour], numbers)
    if not results:
        return _nothing(words.unknown_player(question.player))
    title = words.career(question.player, question.colour, question.among)
    return _over_time(
        time_spans(results, suitable_length(results)),
        title,
        unknown=undated_count(results),
        of_player=True,
    )


def _over_time(
    found: Sequence[Span], title: str, *, unknown: int = 0, of_player: bool = False
) -> Counted:
    """The table lists the spans in which there were games; in the chart there are all of them."""
    plot = over_time(found, title, undated=unknown, of_player=of_player, words=words.plot_words())
    played = [span for span in found if span.games]
    return Counted(tables.span_rows(played, of_player=of_player), list(played), lambda _keys: plot)


def _players(found: Sequence[PlayerTotals], question: Question) -> Counted:
    def plot(keys: Sequence[object]) -> Plot:
        ordered = [key for key in keys if isinstance(key, PlayerTotals)]
        return of_players(ordered, words.players(question.among), words=words.plot_words())

    return Counted(tables.player_rows(found), list(found), plot)


def _events(found: Sequence[EventTotals], question: Question) -> Counted:
    def plot(keys: Sequence[object]) -> Plot:
        ordered = [key for key in keys if isinstance(key, EventTotals)]
        return of_events(ordered, words.events(question.among), words=words.plot_words())

    return Counted(tables.event_rows(found), list(found), plot)


def _nothing(told: str) -> Counted:
    plot = Plot(Arrangement.STACKED, "", (), (), "", nothing=told)
    return Counted(tables.span_rows([]), [], lambda _keys: plot)


def nothing() -> Counted:
    """What there is to show without a collection."""
    return _nothing(words.no_collection())


def meaning(key: object, base: Filter | None, question: Question) -> Filter | None:
    """A filter that means the games of a row, as far as filters can; None where they cannot."""
    meant = base or ALL_GAMES
    match key:
        case Span():
            meant = replace(meant, since=key.since, until=key.until)
            if question.by is By.CAREER:
                meant = _with(question.player, question.colour, meant)
            return meant
        case PlayerTotals():
            return _with(key.name, "", meant)
        case EventTotals() if key.name:
            return replace(meant, event=key.name)
    return None


def _with(player: str, colour: str, meant: Filter) -> Filter:
    """Only the games of a player; there are no fields for others beside one."""
    names = {name: player if name == (colour or "player") else "" for name in _SIDES}
    return replace(meant, player=names["player"], black=names["black"], white=names["white"])
