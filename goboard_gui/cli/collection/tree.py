"""`goboard collection tree`: save what followed a position as a game tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game_index.filters import ALL_GAMES
from ...notation import Naming
from ..arguments import (
    add_command,
    add_move_option,
    add_record_arguments,
    parse_positive_count,
)
from ..common import DONE, CommandError, print_error, require_rectangle
from ..output import add_output_option, parse_output
from ..position import session_from_args
from .filter_options import add_filter_options, filter_from_args
from .index_argument import add_index_argument, open_index
from .pattern_options import add_pattern_options, query_from_args

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

DEPTH, LEAST_GAMES = 10, 5


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection tree` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "tree",
        run,
        summary="save the continuations of a position as a game tree",
        details="Writes an SGF file with the moves that followed a position or a region, those\n"
        "that followed them, and so on, with the number of games and Black's win rate\n"
        "in comments. Where a player moved twice, a pass stands in between; other passes\n"
        "are left out.\n"
        "\n"
        "  goboard collection tree ~/go/index empty.sgf --depth 6 --least 50 -o fuseki.sgf",
    )
    add_index_argument(parser)
    add_record_arguments(parser)
    add_move_option(parser)
    parser.add_argument(
        "--depth",
        metavar="N",
        type=parse_positive_count,
        default=DEPTH,
        help=f"number of moves (default: {DEPTH})",
    )
    parser.add_argument(
        "--least",
        metavar="N",
        type=parse_positive_count,
        default=LEAST_GAMES,
        help=f"leave out moves that were played in fewer games (default: {LEAST_GAMES})",
    )
    add_output_option(parser, default=parse_output("-"))
    add_pattern_options(parser)
    add_filter_options(parser)


def run(args: Namespace) -> int:
    """Save a tree of continuations, and return the exit status."""
    # Not even the list of the commands should have to wait for numpy.
    from ...game_index.continuation_tree import build_tree, tree_bytes

    session = session_from_args(args)
    require_rectangle(args.file, session.shape)
    query = query_from_args(args, session, Naming(args.notation, session.size))
    with open_index(args.index) as index:
        game_filter = filter_from_args(args)
        subset = index.subset(None if game_filter == ALL_GAMES else game_filter)
        steps = build_tree(index, query, subset, depth=args.depth, least=args.least)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found = end.value
                break
    if not found.games:
        raise CommandError(f"{args.file}: no game in the index has this position")
    args.output.write(tree_bytes(found.tree))
    if found.is_cut:
        print_error(f"goboard: only the {found.moves} most frequent moves; increase --least")
    return DONE
