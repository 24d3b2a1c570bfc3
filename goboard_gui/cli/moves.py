"""`goboard moves`: write the main line of a record as text in a notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.text_records.events import iterate_events
from ..files.text_records.writing import write
from ..notation import Naming
from ..record import board_shape
from .arguments import (
    add_command,
    add_form_option,
    add_notation_option,
    add_record_arguments,
    add_view_options,
    point_naming_from_args,
)
from .common import DONE, print_error, print_json, read_game, sorted_points
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..files.text_records.events import Event
    from ..record import Move


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `moves` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "moves",
        run,
        summary=SUBCOMMANDS["moves"],
        details="Formats:\n"
        "  moves    one row for each move\n"
        "  running  numbered moves on one line, 1 (2 3) 2 (15 15), with setup stones where they\n"
        "           are placed: +B (3 3) 2 (3 15)\n"
        "  actions  one row for each action: +B for a setup stone, -B for a stone that the next\n"
        "           move captures, and single-line comments\n"
        "\n"
        "In running and actions, Black's moves have odd numbers: if White moves first,\n"
        "that move is 2, and a second move in a row by the same player skips a number.\n"
        "goboard read reads all three formats.",
    )
    add_record_arguments(parser)
    add_notation_option(parser)
    add_form_option(parser, "the usual one of the notation")
    add_view_options(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON list, always unrotated")


def run(args: Namespace) -> int:
    """Print the moves of the main line, and return the exit status."""
    tree = read_game(args.file, args.game)
    names = point_naming_from_args(args, board_shape(tree))
    if args.json:
        plain = Naming(names.notation, names.size)
        moves = [(event, event.step.move) for event in iterate_events(tree)]
        print_json([_facts(event, move, plain) for event, move in moves if move is not None])
        return DONE
    written = write(tree, names, args.form)
    for diagnostic in written.diagnostics:
        print_error(f"{args.file}: {diagnostic}")
    for line in written.lines:
        print(line)
    return DONE


def _facts(event: Event, move: Move, naming: Naming) -> dict[str, object]:
    step = event.step
    return {
        "number": step.number,
        "colour": move.colour.name.lower(),
        "point": move.point,
        "name": event.move_name(naming) if move.point is None else naming.name(move.point),
        "captured": sorted_points(step.captured),
        "illegal": step.illegal and step.illegal.value,
    }
