"""`goboard web`: records as web pages in which readers play through them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..diagram.book.options import NamingOptions, PrintedGame
from ..diagram.web_board.errors import UnsupportedBoardError
from ..diagram.web_board.options import WebBoardOptions
from ..diagram.web_board.shown_record import RecordKind, shown_records
from ..record import board_shape
from .arguments import (
    add_command,
    add_notation_option,
    add_record_files,
    add_view_options,
    parse_count,
    point_naming_from_args,
)
from .common import (
    DONE,
    STANDARD_INPUT,
    CommandError,
    print_error,
    read_games,
)
from .numbers import format_count
from .output import add_output_option, input_message
from .position import session_after_move
from .qt import report_missing_qt_libraries
from .subcommands import SUBCOMMANDS

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from ..diagram.web_board.shown_record import ShownRecord
    from ..record import Tree
    from .output import Output

_EXTENSIONS = (".html", ".htm")


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `web` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "web",
        run,
        summary=SUBCOMMANDS["web"],
        details="A page is a single file that loads nothing and works without a server. If OUT is\n"
        "a folder, it gets a page for each game and problem of the files, and index.html\n"
        "with links to them. Records that look like problems become problems to solve.\n"
        "\n"
        "  goboard web game.sgf -o game.html --notation andreev\n"
        "  goboard web problems.sgf -o problems/\n"
        "  goboard web game.sgf -o - --move 40 --no-sgf > game.html",
    )
    add_record_files(parser)
    add_output_option(parser, required=True)
    parser.add_argument(
        "--game",
        metavar="I",
        type=parse_count,
        help="index of the game, from 0 (default: 0 for a page, all games for a folder)",
    )
    parser.add_argument(
        "--move",
        metavar="N",
        type=parse_count,
        help="the page opens after N moves of the main line (default: 0)",
    )
    parser.add_argument(
        "--as",
        dest="kind",
        choices=[kind.value for kind in RecordKind],
        help="show records as games or as problems (default: by their content)",
    )
    add_notation_option(parser)
    add_view_options(parser)
    parser.add_argument("--title", metavar="TEXT", help="title of the page or of index.html")
    parser.add_argument(
        "--language",
        metavar="TAG",
        default="",
        help="language of the comments, such as de (default: recognised)",
    )
    parser.add_argument(
        "--no-sgf", action="store_true", help="leave out the record that readers can save"
    )


def run(args: Namespace) -> int:
    """Write web boards, and return the exit status."""
    if args.output.replaces_input:
        raise CommandError(input_message(args.output.path))
    is_folder = _is_folder(args.output)
    games = _games(args, every=is_folder and args.game is None)
    for game in games:
        point_naming_from_args(args, board_shape(game.tree))
    kind = args.kind and RecordKind(args.kind)
    try:
        records = list(shown_records(games, kind))
    except UnsupportedBoardError as error:
        raise CommandError(str(error)) from error
    if not records:
        raise CommandError(f"{args.files[0]}: there are no problems")
    if not is_folder and len(records) > 1:
        raise CommandError(
            f"{args.output}: there are {len(records)} problems; write them to a folder"
        )
    _report_unsolvable(records)
    options = WebBoardOptions(
        NamingOptions(args.notation, args.view, args.reading),
        comment_language=args.language,
        title=args.title or "",
        has_download=not args.no_sgf,
    )
    with report_missing_qt_libraries():
        _write(args.output, records, options, is_folder=is_folder)
    return DONE


def _report_unsolvable(records: Sequence[ShownRecord]) -> None:
    """Report how many problems of each file have no solution, so that readers can't solve them."""
    unsolvable = Counter(shown.name for shown in records if shown.is_problem and not shown.verdicts)
    for name, count in unsolvable.items():
        problems = format_count(count, "problem")
        print_error(
            f"{name or STANDARD_INPUT}: {problems} without a solution; pages only show them"
        )


def _is_folder(output: Output) -> bool:
    """Return whether the output is a folder.

    :raises CommandError: its name has an extension that pages do not have.
    """
    path = output.path
    if path is None or path.suffix.lower() in _EXTENSIONS:
        return False
    if path.suffix and not path.is_dir():
        known = ", ".join(_EXTENSIONS)
        raise CommandError(
            f"{output}: unsupported format for a web board: {path.suffix} (use {known} or a folder)"
        )
    return True


def _games(args: Namespace, *, every: bool) -> list[PrintedGame]:
    """Return the selected games, each with the node at which its page opens.

    :raises CommandError: a file cannot be read, or has fewer games or moves.
    """
    if len(args.files) > 1 and not _is_folder(args.output):
        raise CommandError(f"{args.output}: a page has one game; write several to a folder")
    return [
        PrintedGame(tree, _node(tree, args, file), "" if file == STANDARD_INPUT else file)
        for file in args.files
        for tree in read_games(file, None if every else args.game or 0)
    ]


def _node(tree: Tree, args: Namespace, file: str) -> int:
    return tree.root if args.move is None else session_after_move(tree, args.move, file).cursor


def _write(
    output: Output, records: Sequence[ShownRecord], options: WebBoardOptions, *, is_folder: bool
) -> None:
    """Write the page of a record, or a folder of pages.

    :raises CommandError: a file can't be written.
    """
    from ..diagram.web_board.folder import folder_pages, page_bytes
    from ..diagram.web_board.page import board_page

    if output.path is None or not is_folder:
        output.write(page_bytes(board_page(records[0], options, options.title)))
        return
    try:
        output.path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{output}: {error.strerror}") from error
    for page in folder_pages(records, options):
        output._replace(path=output.path / page.name).write(page.data)
