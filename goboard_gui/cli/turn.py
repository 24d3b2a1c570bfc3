"""`goboard turn`: rotate or reflect a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.errors import EncodingError, UnwritableValueError
from ..files.sgf.writing import write_sgf
from ..record import rotate_record
from ..record.edits.rotation import UnrotatableBoardError
from ..record.stored_analysis.outdated import count_lost_analyses
from .arguments import add_command, add_record_arguments, parse_view
from .common import DONE, CommandError, game_at_index, print_error, read_record_file
from .output import Output, add_output_option, check_overwrite
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `turn` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "turn",
        run,
        summary=SUBCOMMANDS["turn"],
        details="Rewrites the points of all properties, and swaps width and height of the board\n"
        "if necessary. Other games in the file are left unchanged. Analysis by Lizzie and\n"
        "KaTrain (LZ, KT) is removed, which is reported; other analysis is kept.",
    )
    add_record_arguments(parser)
    parser.add_argument(
        "--view",
        metavar="VIEW",
        type=parse_view,
        required=True,
        help="id r90 r180 r270 mh mv td ta (r90 is clockwise)",
    )
    add_output_option(parser, default=Output())


def run(args: Namespace) -> int:
    """Rotate or reflect a record, and return the exit status."""
    opened = read_record_file(args.file)
    tree = game_at_index(opened, args.game, args.file)
    try:
        turned = rotate_record(tree, args.view)
    except UnrotatableBoardError as error:
        raise CommandError(f"{args.file}: {error}") from error
    games = [*opened.games[: args.game], turned, *opened.games[args.game + 1 :]]
    try:
        data = write_sgf(opened.file, games)
    except (EncodingError, UnwritableValueError) as error:
        raise CommandError(f"{args.file}: {error}") from error
    check_overwrite(args.output, args.file, opened)
    lost = count_lost_analyses(tree, turned)
    args.output.write(data, same_record=not lost)
    if lost:
        noun = "position" if lost == 1 else "positions"
        print_error(f"{args.file}: removed the analysis of {lost} {noun} (LZ, KT)")
    return DONE
