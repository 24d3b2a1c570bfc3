"""`goboard collection statistics`: what came of the games of a collection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...files.tables import aligned, separated
from ...fuseki.collection.filters import EVERYTHING
from ...fuseki.collection.sheets import BY_COLOUR, of_events, of_players, of_years
from ..arguments import add_command, count
from ..common import DONE, print_json
from .asking import add_filters, add_index, add_size, filter_of, opened
from .game_text import fit, on_a_line

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from ...fuseki.collection.games import Games
    from ...fuseki.collection.sheets import Cell
    from ...fuseki.collection.statistics import Numbers

_LONGEST = 32
_SHARES = {"share", "black_share", "low", "high"}


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "statistics",
        run,
        summary="count games and wins by year, decade, player or event",
        details="A share of wins is that of the games which somebody won. Behind it stand the\n"
        "bounds that it would probably (95 %) lie between if there were many more such games.",
    )
    add_index(parser)
    parser.add_argument(
        "--by",
        choices=["year", "decade", "player", "event"],
        default="year",
        help="(default: year)",
    )
    parser.add_argument(
        "--limit", metavar="N", type=count, help="only so many players or events (default: all)"
    )
    add_filters(parser)
    add_size(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="as CSV")
    form.add_argument("--json", action="store_true", help="as JSON")


def run(args: Namespace) -> int:
    """Count games and wins."""
    with opened(args.index) as index:
        meant = filter_of(args)
        numbers = None if meant == EVERYTHING else index.games.numbers(meant)
        rows = _rows(args, index.games, numbers)
    if args.json:
        print_json([dict(zip(rows[0], row, strict=True)) for row in rows[1:]])
    elif args.csv:
        print(separated(map(on_a_line, rows)), end="")
    else:
        print(_text(rows), end="")
    return DONE


def _rows(args: Namespace, games: Games, numbers: Numbers | None) -> list[list[Cell]]:
    from ...fuseki.collection.statistics import decades, events, players, years

    match args.by:
        case "player":
            return of_players(players(games, numbers, args.limit))
        case "event":
            return of_events(events(games, numbers, args.limit))
        case "decade":
            return of_years(decades(years(games, numbers)), "decade")
    return of_years(years(games, numbers))


def _text(rows: Sequence[Sequence[Cell]]) -> str:
    """A table for a terminal, which has no room for the columns of each colour."""
    head = [str(name) for name in rows[0]]
    shown = [place for place, name in enumerate(head) if name not in BY_COLOUR]
    lines = [[head[place].replace("_", " ") for place in shown]]
    lines += ([_cell(row[place], head[place]) for place in shown] for row in rows[1:])
    return aligned(lines, numbers=range(1, len(shown)))


def _cell(cell: Cell, name: str) -> str:
    if cell is None:
        return "?"
    if name in _SHARES:
        return f"{100 * float(cell):.1f} %"
    return fit(str(cell), _LONGEST)
