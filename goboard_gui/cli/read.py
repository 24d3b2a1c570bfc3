"""`goboard read`: convert a text record to SGF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.encoding import guess_diagnostics
from ..files.errors import EncodingError, ReadError, ReadErrorReason
from ..files.sgf.decoding import decode
from ..files.sgf.reading import MAX_BYTES, new_sgf_file
from ..files.sgf.writing import write_sgf
from ..files.storage.contents import read_contents
from ..files.text_diagrams.errors import DiagramError, DiagramErrorReason
from ..files.text_games import read_text_games
from ..files.text_records.errors import TextError
from ..files.text_records.reading import read
from .arguments import (
    add_command,
    add_form_option,
    check_bijective,
    check_supported,
    notation_ids,
    parse_notation,
    parse_size,
)
from .common import DONE, STANDARD_INPUT, CommandError, print_error, read_standard_input
from .inputs import parse_input
from .output import Output
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..diagnostics import Diagnostic
    from ..record import Tree


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `read` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "read",
        run,
        summary=SUBCOMMANDS["read"],
        details="Reads the output of goboard moves, and lists of moves with or without numbers\n"
        "and colours. Boards and logs in text are read as by goboard\n"
        "convert. Moves are kept as given; problems are reported on standard error.\n"
        "\n"
        "  goboard read --notation western --size 19x19 moves.txt > game.sgf",
    )
    parser.add_argument(
        "file",
        metavar="TEXT_FILE",
        nargs="?",
        type=parse_input,
        default=STANDARD_INPUT,
        help="text record (default: - for standard input)",
    )
    parser.add_argument(
        "--notation",
        metavar="ID",
        type=parse_notation,
        required=True,
        help=f"notation of the text: {notation_ids()}",
    )
    parser.add_argument(
        "--size", metavar="WxH", type=parse_size, required=True, help="board size, such as 19x19"
    )
    add_form_option(parser, "detected")
    parser.add_argument(
        "--repair", action="store_true", help="repair damaged names and report each repair"
    )


def run(args: Namespace) -> int:
    """Convert a text record to SGF, and return the exit status."""
    check_supported(args.notation, args.size)
    check_bijective(args.notation)
    decoded = decode(_read_bytes(args.file))
    try:
        trees, diagnostics = _read_games(decoded.text, args)
        data = write_sgf(new_sgf_file(trees), trees)
    except (TextError, DiagramError, EncodingError) as error:
        raise CommandError(f"{args.file}: {error}") from error
    for diagnostic in (*guess_diagnostics(decoded), *diagnostics):
        print_error(f"{args.file}: {diagnostic}")
    Output().write(data)
    return DONE


def _read_games(text: str, args: Namespace) -> tuple[list[Tree], list[Diagnostic]]:
    """Return the game of a text record, or else the games that the text contains in another format.

    :raises DiagramError: when there is a board in the text that cannot be read.
    :raises TextError: when the text is not a record.
    """
    try:
        record = read(text, args.notation, args.size, args.form, repair=args.repair, entered=True)
    except TextError as error:
        not_a_record = error
    else:
        return [record.tree], record.diagnostics
    try:
        games = read_text_games(text, args.size)
    except TextError:
        raise not_a_record from None
    except DiagramError as error:
        if error.reason is DiagramErrorReason.NO_DIAGRAM:
            raise not_a_record from None
        raise
    return games.trees, games.diagnostics


def _read_bytes(name: str) -> bytes:
    """Return the contents of a file, or of standard input for the name ``-``.

    :raises CommandError: the file cannot be read, or is larger than any record.
    """
    try:
        if name != STANDARD_INPUT:
            return read_contents(name, MAX_BYTES, allow_pipe=True)
        data = read_standard_input(MAX_BYTES + 1)
        if len(data) > MAX_BYTES:
            raise ReadError(name, ReadErrorReason.TOO_LARGE, limit=MAX_BYTES)
    except ReadError as error:
        raise CommandError(str(error)) from error
    return data
