"""`goboard solve`: find best play on a small board."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from ..files.errors import ReadError
from ..go import Board, BoardShape
from ..record.properties.conventions.results import write_margin
from .arguments import (
    add_command,
    add_move_option,
    add_notation_option,
    add_record_arguments,
    add_view_options,
    parse_count,
    parse_size,
    point_naming_from_args,
)
from .board_text import board_text
from .common import DONE, FOUND, CommandError, print_error, print_json
from .inputs import parse_input
from .position import move_text, session_from_args
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterator

    from ..notation import Naming
    from ..study.best_play import BestPlay, Bounds

_SECONDS = 60


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `solve` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "solve",
        run,
        summary=SUBCOMMANDS["solve"],
        details="Prints the result of best play, the result after each move, and a best line, by\n"
        "Citizendium's rules (no repetition, no suicide, area scoring, no komi). The\n"
        "answer is exact; if none was found in time, bounds are printed and the exit\n"
        "status is 1. The JSON output contains value, lower and upper bound (Black's\n"
        "points minus White's), moves, line and the number of visited situations.",
    )
    add_record_arguments(parser, optional=True)
    add_move_option(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--size", metavar="WxH", type=parse_size, help="an empty board, such as 2x2")
    start.add_argument(
        "--graph",
        metavar="JSON",
        type=parse_input,
        help="an empty board from a JSON file (see docs/graph-files.md)",
    )
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=parse_count,
        default=_SECONDS,
        help=f"time limit in seconds (default: {_SECONDS})",
    )
    add_notation_option(parser)
    add_view_options(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, always unrotated")


def run(args: Namespace) -> int:
    """Search for best play, print what was found, and return the exit status."""
    end = monotonic() + args.seconds
    board, play, shape = _problem(args)
    names = point_naming_from_args(args, shape)
    for _ in play.solve():
        if monotonic() > end:
            break
    if args.json:
        print_json(_facts(play))
    else:
        print("\n".join([*board_text(board, names), "", *_report(play, names)]))
    return DONE if play.is_solved else FOUND


def _problem(args: Namespace) -> tuple[Board, BestPlay, BoardShape]:
    """Return the position to solve.

    :raises CommandError: there is none, or there are several.
    """
    from ..study.best_play import BestPlay, best_play_from

    if (args.file is None) == (args.size is None and args.graph is None):
        raise CommandError("goboard: give a FILE, or an empty board with --size or --graph")
    if args.file is not None:
        session = session_from_args(args)
        if session.overruled_player:
            stated, player = session.overruled_player.name, session.to_play.name
            print_error(
                f"{args.file}: {stated.capitalize()} is to play (PL), but only "
                f"{player.capitalize()} moves next; solving for {player.capitalize()}"
            )
        return session.board, best_play_from(session), session.shape
    shape = _graph(args.graph) if args.size is None else BoardShape.rectangle(args.size)
    board = Board.empty(shape.graph)
    return board, BestPlay(board), shape


def _graph(name: str) -> BoardShape:
    from ..files.graph_files import read_graph_file
    from ..go.graph_json import GraphError

    try:
        return BoardShape.of_plan(read_graph_file(name))
    except (GraphError, ReadError, OSError) as error:
        raise CommandError(str(error)) from error


def _report(play: BestPlay, names: Naming) -> Iterator[str]:
    found = "" if play.bounds.value is not None else "Not solved: "
    if play.has_ended:
        found = "The game has ended: "
    yield f"{found}{_result(play.bounds)}"
    if play.has_given_up:
        yield "The search ran out of memory."
    elif not play.is_solved:
        yield "The search ran out of time; see --seconds."
    known = [move for move in play.moves if not move.bounds.allow_any_result]
    if known:
        yield ""
        yield f"Result after each move of {play.to_play.name.capitalize()}:"
        written = [(move_text(move.point, names), move.bounds) for move in known]
        width = max(len(name) for name, _ in written)
        for name, bounds in written:
            yield f"  {name:{width}}  {_result(bounds)}"
    if play.line:
        yield ""
        moves = [move_text(point, names) for point in play.line]
        yield "Best line: " + " ".join(f"{n}. {name}" for n, name in enumerate(moves, start=1))


def _result(bounds: Bounds) -> str:
    if bounds.value is not None:
        return write_margin(bounds.value)
    return f"between {write_margin(bounds.lower)} and {write_margin(bounds.upper)}"


def _facts(play: BestPlay) -> dict[str, Any]:
    return {
        "solved": play.is_solved,
        "to_play": play.to_play.name.lower(),
        **_bounds(play.bounds),
        "moves": [{"point": move.point, **_bounds(move.bounds)} for move in play.moves],
        "line": play.line,
        "visited": play.visited_count,
    }


def _bounds(bounds: Bounds) -> dict[str, int | None]:
    return {"value": bounds.value, "lower": bounds.lower, "upper": bounds.upper}
