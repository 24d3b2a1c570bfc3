"""`goboard compare`: name a point or moves in several notations."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from ..notation import NOTATIONS, Naming, Notation, NotationError, Reading
from ..record import Session
from ..study.name_table import (
    TABLE_SUFFIXES,
    TableFormat,
    encode_table,
    move_name_table,
    point_name_table,
    supported_point_namings,
    write_table,
)
from .arguments import (
    add_command,
    add_notation_option,
    add_record_arguments,
    add_view_options,
    check_supported,
    notation_ids,
    parse_count,
    parse_notation,
    parse_size,
    point_naming_from_args,
)
from .common import DONE, CommandError, read_game
from .output import Output, add_output_option
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..study.name_table import NameTable

_FORMATS = [form.value for form in TableFormat]


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `compare` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "compare",
        run,
        summary=SUBCOMMANDS["compare"],
        details="Prints a table with a row for each move of the main line, or for a single move\n"
        "or point.\n"
        "\n"
        "  goboard compare game.sgf -o names.csv\n"
        "  goboard compare --point D4 --notation western --size 19x19",
    )
    add_record_arguments(parser, optional=True)
    parser.add_argument(
        "--move",
        metavar="N",
        type=parse_count,
        help="only this move of the main line (default: all)",
    )
    parser.add_argument(
        "--point", metavar="NAME", help="a point, such as D4 or -3-3, instead of FILE"
    )
    parser.add_argument(
        "--size", metavar="WxH", type=parse_size, help="board size for --point, such as 19x19"
    )
    add_notation_option(parser)
    parser.add_argument(
        "--notations",
        metavar="ID,ID",
        type=_notation_list,
        help=f"notations to compare: {notation_ids()} (default: all that name the board)",
    )
    add_view_options(parser)
    parser.add_argument(
        "--format", choices=_FORMATS, help="output format (default: the extension of OUT, or text)"
    )
    add_output_option(parser, default=Output())


def run(args: Namespace) -> int:
    """Compare the names of points in several notations, and return the exit status."""
    form = _table_format(args)
    if args.point is not None and args.file is None:
        table = _point_table(args)
    elif args.point is None and args.file is not None:
        table = _move_table(args)
    else:
        raise CommandError("goboard: give either a FILE or --point")
    if args.output.path is None:
        print(write_table(table, form), end="")
    else:
        args.output.write(encode_table(table, form))
    return DONE


def _notation_list(text: str) -> list[Notation]:
    """Parse a list of notation ids such as ``western,andreev``, without duplicates."""
    keys = [key.strip() for key in text.split(",")]
    if not any(keys):
        raise ArgumentTypeError("no notation given")
    return [parse_notation(key) for key in dict.fromkeys(keys)]


def _table_format(args: Namespace) -> TableFormat:
    """Return the requested table format, or the one implied by the output file's extension.

    :raises CommandError: the extension of the output file is not supported.
    """
    if args.format is not None:
        return TableFormat(args.format)
    if args.output.path is None:
        return TableFormat.TEXT
    return TABLE_SUFFIXES[args.output.resolve_extension(None, TABLE_SUFFIXES, "a table")]


def _point_table(args: Namespace) -> NameTable:
    """Return a table of all points with the given name, and their names in the other notations.

    :raises CommandError: no point has this name, or the board size is unknown.
    """
    if args.size is None:
        raise CommandError("goboard: --point requires --size")
    if args.move is not None:
        raise CommandError("goboard: --move requires a FILE")
    names = point_naming_from_args(args, args.size)
    try:
        points = names.parse_points(args.point)
    except NotationError as error:
        raise CommandError(f"goboard: {error}") from error
    return point_name_table(sorted(points), _column_namings(args, names))


def _move_table(args: Namespace) -> NameTable:
    """Return a table of the main-line moves of a record, or of a single move.

    :raises CommandError: the record cannot be read, or has no such move.
    """
    if args.size is not None:
        raise CommandError("goboard: --size requires --point")
    session = Session(read_game(args.file, args.game))
    if session.shape.plan is not None:
        raise CommandError(f"{args.file}: only rectangular boards have several notations")
    steps = session.steps()
    if args.move is not None:
        steps = [step for step in steps if step.move and step.number == args.move]
        if not steps:
            raise CommandError(f"{args.file}: the main line has no move {args.move}")
    # Any notation will do here: only the board and how it is seen count.
    seen = Naming.on_board(args.notation, session.shape, args.view, args.reading)
    return move_name_table(steps, _column_namings(args, seen))


def _column_namings(args: Namespace, seen: Naming) -> tuple[Naming, ...]:
    """Return how points are named in each column of the table.

    :raises CommandError: a requested notation does not name this board.
    """
    if args.notations is None:
        return supported_point_namings(seen, NOTATIONS)
    named = seen.view_size if seen.reading is Reading.STAY else seen.size
    for notation in args.notations:
        check_supported(notation, named)
    return supported_point_namings(seen, args.notations)
