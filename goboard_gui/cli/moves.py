"""`goboard moves`: the main line as a written record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..notation import Naming
from ..record import board_size
from .arguments import add_command, add_notation, add_record, check_supported
from .common import DONE, complain, print_json, read_game
from .events import events
from .move_rows import rows, untold

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..record import Move
    from .events import Event


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "moves",
        run,
        summary="list the moves of the main line",
        details="cartesian gives a running text, 1 (2 3) 2 (15 15). andreev gives a row for each\n"
        "action, +B for a stone set up, -B for one that the next move takes. Other notations\n"
        "give a row for each move.",
    )
    add_record(parser)
    add_notation(parser)
    parser.add_argument("--json", action="store_true", help="as JSON: a list of moves")


def run(args: Namespace) -> int:
    """List moves."""
    tree = read_game(args.file, args.game)
    size = board_size(tree)
    check_supported(args.notation, size)
    naming = Naming(args.notation, size)
    happened = list(events(tree))
    if args.json:
        moves = [(event, event.step.move) for event in happened]
        print_json([_facts(event, move, naming) for event, move in moves if move is not None])
        return DONE
    for doubt in untold(happened, naming):
        complain(f"{args.file}: {doubt}")
    for row in rows(happened, naming):
        print(row)
    return DONE


def _facts(event: Event, move: Move, naming: Naming) -> dict[str, object]:
    step = event.step
    return {
        "number": step.number,
        "colour": move.colour.name.lower(),
        "point": move.point,
        "name": event.name(naming) if move.point is None else naming.name(move.point),
        "captured": sorted(step.captured, key=lambda point: (point.row, point.column)),
        "illegal": step.illegal and step.illegal.value,
    }
