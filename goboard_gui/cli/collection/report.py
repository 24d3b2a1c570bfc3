"""`goboard collection report`: how often players chose certain openings."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

from ...display_text import to_printable
from ...files.tables import align_columns
from ...game_index.statistics.tables import report_rows
from ..arguments import add_command, parse_count
from ..common import DONE, print_error, print_json, read_game
from ..inputs import parse_input
from .filter_options import add_filter_options, filter_from_args
from .index_argument import add_index_argument, open_index
from .output import add_output_options, check_output, format_percent, print_csv, write_statistics

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ...diagram.plots.plot import Plot
    from ...game_index.statistics.opening_report import OpeningReport

_HEAD = ("opening", "player", "games", "rotated", "symmetrical", "same", "share")
_EVERYBODY = "(all)"


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection report` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "report",
        run,
        summary="count how often players chose certain openings",
        details="An opening is the position after the moves of PATTERN. A game contains the\n"
        "opening if that whole-board position, with the same colours, occurs at any move.\n"
        "Matches in one of the four rotations count as rotated, all others as reflected;\n"
        "the total is also printed.\n"
        "\n"
        "  goboard collection report ~/go/index chinese.sgf orthodox.sgf --player 'Cho Chikun'",
    )
    add_index_argument(parser)
    parser.add_argument(
        "patterns",
        metavar="PATTERN",
        nargs="+",
        type=parse_input,
        help="a game record of an opening",
    )
    parser.add_argument(
        "--player",
        dest="players",
        metavar="NAME",
        action="append",
        default=[],
        help="count the games of this player, as either colour; may be repeated",
    )
    parser.add_argument(
        "--moves",
        metavar="N",
        type=parse_count,
        help="use only the first N moves of each PATTERN (default: all)",
    )
    add_filter_options(parser, player=False)
    add_output_options(parser)


def run(args: Namespace) -> int:
    """Count how often openings were played, and return the exit status."""
    check_output(args)
    trees = [read_game(pattern, 0) for pattern in args.patterns]
    with open_index(args.index) as index:
        from ...game_index.statistics.opening_report import NamedOpening, count_openings

        openings = [
            NamedOpening.from_tree(pattern, tree, args.moves)
            for pattern, tree in zip(args.patterns, trees, strict=True)
        ]
        report = count_openings(index, openings, args.players, filter_from_args(args))
    for column in report.columns[:-1]:
        if not column.games:
            print_error(f"goboard: no game of {to_printable(column.player or 'nobody')}")
    if args.output is not None:
        write_statistics(args, report_rows(report), lambda: _plot(report))
    elif args.json:
        print_json(_facts(report))
    elif args.csv:
        print_csv(report_rows(report))
    else:
        print(_report_table(report), end="")
    return DONE


def _plot(report: OpeningReport) -> Plot:
    from ...diagram.plots.games import report_plot

    return report_plot(_with_short_names(report), "Openings")


def _with_short_names(report: OpeningReport) -> OpeningReport:
    """Return the report with each opening named after its file, without folder and extension."""
    rows = tuple(row._replace(opening=PurePath(row.opening).stem) for row in report.rows)
    return report._replace(rows=rows)


def _facts(report: OpeningReport) -> dict[str, object]:
    return {
        "games": report.columns[-1].games,
        "counts": [
            {
                "pattern": opening,
                "player": column.player,
                "games": count.games,
                "rotated": count.rotated,
                "symmetrical": count.symmetrical,
                "same": count.total,
                "share": count.share.value,
            }
            for opening, column, count in report.counts()
        ],
    }


def _report_table(report: OpeningReport) -> str:
    """Return the report as a table; the name of an opening appears only in its first row."""
    rows: list[list[str]] = [list(_HEAD)]
    for row in _with_short_names(report).rows:
        name = to_printable(row.opening)
        for column, counted in zip(report.columns, row.counts, strict=True):
            player = _EVERYBODY if column.player is None else to_printable(column.player)
            numbers = *counted, counted.total
            share = format_percent(counted.total, counted.games)
            rows.append([name, player, *map(str, numbers), share])
            name = ""
    return align_columns(rows, numbers=range(2, 7))
