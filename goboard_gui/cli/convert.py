"""`goboard convert`: convert a record to another format."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..files.encoding import output_codec
from ..files.errors import EncodingError, UnwritableValueError
from ..files.sgf.unencodable import find_unencodable
from ..files.sgf.writing import write_sgf
from ..files.text_diagrams.text_diagram_style import TextDiagramStyle
from .arguments import add_command, add_move_option, add_text_diagram_options, parse_count
from .common import DONE, CommandError, game_at_index, print_error, read_record_file
from .inputs import parse_input
from .output import add_format_option, check_overwrite, parse_output
from .position import session_after_move
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from ..files.opening import OpenedFile
    from ..files.sgf.reading import SgfFile
    from ..record import Tree

_FORMATS = _SGF, _TEXT = ".sgf", ".txt"
_USUAL_STYLE = TextDiagramStyle.PLAIN


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `convert` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "convert",
        run,
        summary=SUBCOMMANDS["convert"],
        details="The input format is detected from the contents: SGF, GIB, NGF, UGF, UGI, WGS,\n"
        "Ishi (.go), a text diagram, or moves as text. The extension of OUT determines the\n"
        "output format: .sgf for the games, .txt for a text diagram of a position. SGF\n"
        "input is copied byte for byte unless an option requires changes.\n"
        "\n"
        "  goboard convert game.gib - | goboard show -\n"
        "  goboard convert game.sgf - --format txt --move 40",
    )
    parser.add_argument(
        "file", metavar="IN", type=parse_input, help="a game record, or - for standard input"
    )
    parser.add_argument(
        "output", metavar="OUT", type=parse_output, help="output file, or - for standard output"
    )
    add_format_option(parser, _FORMATS, "its extension; sgf for standard output")
    parser.add_argument(
        "--charset", metavar="NAME", help="encoding of OUT, such as UTF-8 or Shift_JIS"
    )
    parser.add_argument(
        "--input-charset", metavar="NAME", help="encoding of IN, if it is not detected correctly"
    )
    parser.add_argument(
        "--game",
        metavar="I",
        type=parse_count,
        help="index of a single game, from 0 (default: all games; the first for .txt)",
    )
    add_move_option(parser)
    add_text_diagram_options(parser, usual=_USUAL_STYLE.value)


def run(args: Namespace) -> int:
    """Convert a record, and return the exit status."""
    ending = _output_extension(args)
    codec = _codec(args)
    if ending == _SGF:
        _check_unused(args)
    opened = read_record_file(args.file, args.input_charset)
    if ending == _SGF:
        _write_games(args, opened)
    else:
        args.output.write(_diagram(args, opened, codec))
    return DONE


def _output_extension(args: Namespace) -> str:
    """Return the extension that determines the output format.

    :raises CommandError: no output format has this extension.
    """
    path = args.output.path
    if args.format is not None:
        return f".{args.format}"
    ending = _SGF if path is None else path.suffix.lower()
    if ending not in _FORMATS:
        shown = ending or "no extension"
        raise CommandError(f"{path}: unsupported format: {shown} (use .sgf or .txt)")
    return ending


def _check_unused(args: Namespace) -> None:
    """Raise an error if an option was given that applies only to text output.

    :raises CommandError: one was given.
    """
    for option in ("move", "style", "numbered"):
        if getattr(args, option) is not None:
            raise CommandError(f"{args.output}: --{option} works with txt only")


def _codec(args: Namespace) -> str:
    """Return the codec for the output, which is UTF-8 by default.

    :raises CommandError: the encoding is unknown or unsuitable for records.
    """
    try:
        return output_codec(args.charset or "utf-8")
    except LookupError:
        raise CommandError(f"goboard: unsupported encoding: {args.charset}") from None


def _write_games(args: Namespace, opened: OpenedFile) -> None:
    """Write the requested games as SGF; the input file is replaced only if nothing is lost.

    :raises CommandError: a text cannot be encoded, or the file cannot be written.
    """
    games: tuple[Tree, ...] = opened.games
    if args.game is not None:
        games = (game_at_index(opened, args.game, args.file),)
    try:
        data = write_sgf(opened.file, games, args.charset)
    except (EncodingError, UnwritableValueError) as error:
        raise CommandError(f"{args.file}: {error}") from error
    replaced = 0
    if args.charset is not None and output_codec(args.charset) == "utf-8":
        replaced = _replacement_count(opened.file, games, data)
    check_overwrite(args.output, args.file, opened)
    args.output.write(data, same_record=games == opened.games and not replaced)
    if replaced:
        noun = "character" if replaced == 1 else "characters"
        print_error(
            f"{args.file}: {replaced} {noun} can't be encoded in UTF-8; replaced with U+FFFD"
        )


def _replacement_count(file: SgfFile, games: Sequence[Tree], written: bytes) -> int:
    """Return how many characters were replaced when games were written in UTF-8."""
    try:
        written.decode("utf-8")
    except UnicodeDecodeError:
        keep_invalid = True
    else:
        keep_invalid = False  # otherwise the file would be taken for one in another encoding
    return find_unencodable(file, games, keep_invalid=keep_invalid).total


def _diagram(args: Namespace, opened: OpenedFile, codec: str) -> bytes:
    from .text_diagram import diagram_from_args

    tree = game_at_index(opened, args.game or 0, args.file)
    node = session_after_move(tree, args.move, args.file).cursor
    text = diagram_from_args(args, tree, node, TextDiagramStyle(args.style or _USUAL_STYLE))
    try:
        return text.encode(codec)
    except UnicodeEncodeError as error:
        bad = EncodingError(args.charset or codec, error.object[error.start])
        raise CommandError(f"{args.file}: {bad}") from error
