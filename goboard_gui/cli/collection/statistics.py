"""`goboard collection statistics`: statistics of the games of a collection."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...files.tables import align_columns
from ...game_index.filters import ALL_GAMES
from ...game_index.statistics.tables import (
    BY_COLOUR,
    NO_EVENT,
    PLACES,
    SHARES,
    event_rows,
    move_place_rows,
    player_rows,
    year_rows,
)
from ...go import Colour, Size
from ...named_tuples import NamedTuple
from ..arguments import add_command, parse_count, parse_positive_count
from ..common import DONE, CommandError, print_error, print_json
from ..numbers import format_count
from .filter_options import add_filter_options, add_size_option, filter_from_args
from .index_argument import add_index_argument, open_index
from .output import add_output_options, check_output, print_csv, table_cell, write_statistics

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Callable, Sequence

    from ...diagram.plots.plot import Plot
    from ...fuseki.move_places import MovePlaces
    from ...game_index.database import GameDatabase
    from ...game_index.filters import Filter
    from ...game_index.index import Index
    from ...game_index.statistics.tables import Cell
    from ...game_index.statistics.totals import EventTotals, PlayerTotals, YearTotals

_LONGEST = 32
_LENGTHS = {"year": 1, "decade": 10}
_PLACE = "place"
_USUAL_SIZE = Size(19, 19)
_FIRST_MOVES = 60


class _Statistic(NamedTuple):
    """The table rows of a statistic, with the header row first, a function that returns its plot,
    the number of games, and a line about what was counted for a text that does not tell it.
    """

    rows: list[list[Cell]]
    plot: Callable[[], Plot]
    games: int
    counted: str = ""


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection statistics` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "statistics",
        run,
        summary="count games and wins by year, decade, player or event, and moves by place",
        details="Win rates are based on games with a winner and are followed by their 95 %\n"
        "confidence interval. --by place counts the first moves of the games on each row\n"
        "(from the bottom), column (from the left) and line (from the nearest edge) of\n"
        "19x19 boards or those of --size; with --of, only the moves of this player.\n"
        "\n"
        "  goboard collection statistics ~/go/index --by decade -o black.svg\n"
        "  goboard collection statistics ~/go/index --of 'Cho Chikun' -o cho.pdf",
    )
    add_index_argument(parser)
    parser.add_argument(
        "--by",
        choices=[*_LENGTHS, "player", "event", "place"],
        default="year",
        help="(default: year)",
    )
    parser.add_argument(
        "--of",
        metavar="NAME",
        help="show a player's win rate over time instead of Black's, or the places of a "
        "player's moves",
    )
    parser.add_argument(
        "--first",
        metavar="N",
        type=parse_positive_count,
        help=f"with --by place: the number of moves to count in each game (default: "
        f"{_FIRST_MOVES})",
    )
    parser.add_argument(
        "--limit",
        metavar="N",
        type=parse_count,
        help="maximum number of players or events (default: all)",
    )
    add_filter_options(parser)
    add_size_option(parser)
    add_output_options(parser)


def run(args: Namespace) -> int:
    """Count games and wins, and return the exit status."""
    check_output(args)
    if args.of is not None and args.by not in (*_LENGTHS, _PLACE):
        raise CommandError(f"goboard: --of works with --by year, decade or place, not {args.by}")
    if args.first is not None and args.by != _PLACE:
        raise CommandError(f"goboard: --first works with --by place, not {args.by}")
    with open_index(args.index) as index:
        game_filter = filter_from_args(args)
        if args.by == _PLACE:
            statistic = _counted_places(args, index, game_filter)
        else:
            statistic = _counted(args, index.games, game_filter)
    if args.of is not None and not statistic.games:
        print_error(f"goboard: no game of {args.of}")
    if args.output is not None:
        write_statistics(args, statistic.rows, statistic.plot)
    elif args.json:
        head, *rows = statistic.rows
        print_json([dict(zip(head, row, strict=True)) for row in rows])
    elif args.csv:
        print_csv(statistic.rows)
    else:
        print(statistic.counted + _statistics_table(statistic.rows), end="")
    return DONE


def _counted_places(args: Namespace, index: Index, game_filter: Filter) -> _Statistic:
    """Return how many of the first moves are on each row, column and line from the edge."""
    from ...game_index.statistics.move_places import count_move_places

    size = game_filter.size or _USUAL_SIZE
    moves = _FIRST_MOVES if args.first is None else args.first
    player = args.of or ""
    places = count_move_places(index, size, moves, player=player, game_filter=game_filter)
    title = f"First {moves} moves" + (f" of {args.of}" if args.of else "")
    counted = f"{format_count(places.games, 'game')}, {format_count(places.moves, 'move')}\n\n"
    return _Statistic(
        move_place_rows(places), lambda: _plot_of_places(places, title), places.games, counted
    )


def _plot_of_places(places: MovePlaces, title: str) -> Plot:
    from ...diagram.plots.move_places import move_places_plot

    return move_places_plot(places, title)


def _counted(args: Namespace, games: GameDatabase, game_filter: Filter) -> _Statistic:
    from ...game_index.statistics import totals

    numbers = None if game_filter == ALL_GAMES else games.matching_game_numbers(game_filter)
    if args.by == "player":
        players = totals.player_totals(games, numbers, args.limit)
        return _Statistic(player_rows(players), lambda: _plot_of_players(players), len(players))
    if args.by == "event":
        events = totals.event_totals(games, numbers, args.limit)
        return _Statistic(event_rows(events), lambda: _plot_of_events(events), len(events))
    of_player = args.of is not None
    years = (
        _results_by_year(games, game_filter, args.of)
        if of_player
        else totals.year_totals(games, numbers)
    )
    periods = years if args.by == "year" else totals.decade_totals(years)
    rows = year_rows(periods, args.by, of_player=of_player)
    counted = sum(each.games for each in years)
    return _Statistic(rows, lambda: _time_plot(args, years), counted)


def _results_by_year(games: GameDatabase, game_filter: Filter, name: str) -> list[YearTotals]:
    """Return a player's results by year; names are compared in the same way as by the player
    filter.
    """
    from ...game_index.statistics.spans import side_years

    theirs = {
        Colour.BLACK: replace(game_filter, black=f"{game_filter.black} {name}"),
        Colour.WHITE: replace(game_filter, white=f"{game_filter.white} {name}"),
    }
    return side_years(
        games, {colour: games.matching_game_numbers(each) for colour, each in theirs.items()}
    )


def _plot_of_players(players: Sequence[PlayerTotals]) -> Plot:
    from ...diagram.plots.games import players_plot

    return players_plot(players, "Players")


def _plot_of_events(events: Sequence[EventTotals]) -> Plot:
    from ...diagram.plots.games import events_plot

    return events_plot(events, "Events")


def _time_plot(args: Namespace, years: Sequence[YearTotals]) -> Plot:
    """Return a plot of games by year or decade, or by longer spans if there would be too many bars
    otherwise.
    """
    from ...diagram.plots.games import time_plot
    from ...game_index.statistics.spans import choose_span_length, time_spans, undated_count

    length = max(_LENGTHS[args.by], choose_span_length(years))
    title = f"Games by {args.by}" if args.of is None else args.of
    of_player = args.of is not None
    spans = time_spans(years, length)
    return time_plot(spans, title, undated=undated_count(years), of_player=of_player)


def _statistics_table(rows: Sequence[Sequence[Cell]]) -> str:
    """Return a table for the terminal, without the columns that give results as Black and as White
    separately.
    """
    head = [str(name) for name in rows[0]]
    shown = [place for place, name in enumerate(head) if name not in BY_COLOUR]
    lines = [[head[place].replace("_", " ") for place in shown]]
    lines += ([_cell(row[place], head[place]) for place in shown] for row in rows[1:])
    return align_columns(lines, numbers=range(1, len(shown)))


def _cell(cell: Cell, name: str) -> str:
    if cell is None and name == "event":
        return NO_EVENT
    if cell is None:
        return "" if name.partition("_")[0] in PLACES else "?"
    if name in SHARES:
        return f"{100 * float(cell):.1f} %"
    return table_cell(str(cell), _LONGEST)
