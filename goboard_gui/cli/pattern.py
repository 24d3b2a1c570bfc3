"""`goboard pattern`: print the stones of a position by levels (square rings around tengen) and
areas (sides of these rings).
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from ..display_text import to_printable
from ..files.tables import align_columns
from ..fuseki import Pattern, opening_positions
from ..fuseki.move_places import move_places
from ..fuseki.opening_names import name_of_opening
from ..fuseki.rows import rows_text, state_rows
from ..go import Symmetry
from ..record import board_shape
from .arguments import add_command, add_record_arguments, parse_count, parse_view
from .common import DONE, CommandError, print_json, read_game, require_rectangle
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..fuseki.move_places import MovePlaces
    from ..fuseki.opening_names import OpeningName


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `pattern` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "pattern",
        run,
        summary=SUBCOMMANDS["pattern"],
        details="Prints a line for each area (W, N, E, S) of each level that contains stones: its\n"
        "points clockwise (0 empty, 1 black, 2 white) and the same digits as a base-3\n"
        "number. Level 0 is the centre point, area C. The last line is the name of the\n"
        "opening, if its first moves have one. The JSON output contains the levels, a\n"
        "canonical text that is the same for all eight rotations and reflections, and the\n"
        "name of the opening, or null.\n"
        "With --rows, prints the rows of the board from the top instead: row number,\n"
        "points from left to right, and base-3 number. With --places, prints how many of\n"
        "the moves are on each row (from the bottom), column (from the left) and line\n"
        "(from the nearest edge).",
    )
    add_record_arguments(parser)
    parser.add_argument(
        "--moves",
        metavar="N",
        type=parse_count,
        help="the position after N moves of the main line (default: the last)",
    )
    parser.add_argument(
        "--view",
        metavar="VIEW",
        type=parse_view,
        default=Symmetry.IDENTITY,
        help="rotate or mirror the board first: id r90 r180 r270 mh mv td ta (r90 is "
        "clockwise; default: id)",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument(
        "--rows",
        action="store_true",
        help="print the rows of the board instead of levels and areas",
    )
    form.add_argument(
        "--places",
        action="store_true",
        help="print how many moves are on each row, column and line from the edge instead",
    )
    parser.add_argument("--json", action="store_true", help="print JSON, always unrotated")


def run(args: Namespace) -> int:
    """Print the pattern of a position, and return the exit status."""
    tree = read_game(args.file, args.game)
    require_rectangle(args.file, board_shape(tree))
    boards = opening_positions(tree, args.moves)
    last = len(boards) - 1
    if args.moves is not None and args.moves > last:
        raise CommandError(f"{args.file}: the main line has {last} moves, not {args.moves}")
    opening = name_of_opening(boards)
    board, name = boards[-1], to_printable(PurePath(args.file).name)
    if args.places:
        if args.view is not Symmetry.IDENTITY:
            raise CommandError("goboard: --places counts the moves as recorded, without --view")
        _print_places(move_places(tree, args.moves), as_json=args.json)
    elif args.rows:
        if args.json:
            print_json({"rows": [[row, int(row, 3)] for row in state_rows(board)]})
        else:
            print(rows_text(state_rows(board, args.view), name))
    elif args.json:
        print_json(_facts(Pattern.from_board(board), opening))
    else:
        print(Pattern.from_board(board).transformed(args.view).text(name))
        if opening is not None:
            print(f"Opening: {opening.value}")
    return DONE


def _print_places(places: MovePlaces, *, as_json: bool) -> None:
    """Print how many moves are on each row, column and line from the edge, as a table or JSON."""
    counts = {"row": places.rows(), "column": places.columns(), "line": places.lines()}
    if as_json:
        print_json({"moves": places.moves, **{f"{name}s": found for name, found in counts.items()}})
        return
    groups = zip_longest(*counts.values(), fillvalue="")
    rows = [[str(number), *map(str, group)] for number, group in enumerate(groups, 1)]
    rows.insert(0, ["", *counts])
    print(align_columns(rows, numbers=range(len(rows[0]))), end="")


def _facts(pattern: Pattern, opening: OpeningName | None) -> dict[str, Any]:
    levels = {
        str(ring.level): {
            "stones": ring.stone_count,
            **{area.value: [side, int(side, 3)] for area, side in ring.areas.items()},
        }
        for ring in pattern.occupied_rings
    }
    return {
        "levels": levels,
        "canonical": str(pattern.canonical()),
        "opening": None if opening is None else opening.value,
    }
