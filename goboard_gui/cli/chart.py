"""`goboard chart`: a reference card with the names of all points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagram.output.formats import CARD_FORMATS, TEXT, extensions
from ..go import Symmetry
from ..notation import Reading
from .arguments import (
    add_command,
    add_notation_option,
    add_view_options,
    check_supported,
    parse_notation,
    parse_size,
    point_naming_from_args,
)
from .common import DONE, CommandError
from .output import add_format_option, add_output_option, qt_target

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..notation import Naming
    from .output import OutputTarget

_FORMATS = extensions(CARD_FORMATS)
_DRAWN = ", ".join(extension[1:] for extension in _FORMATS if extension != TEXT.extension)
_PAGES = ("A4", "A5", "letter")


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `chart` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "chart",
        run,
        summary="draw a board with the coordinates of all points",
        details=f"The extension of OUT determines the format: {_DRAWN}, or txt for a table.\n"
        "No display is needed.\n"
        "\n"
        "  goboard chart --notation draughts --size 10x10 --squares -o draughts.pdf",
    )
    add_notation_option(parser)
    parser.add_argument(
        "--size", metavar="WxH", type=parse_size, required=True, help="board size, such as 19x19"
    )
    add_output_option(parser, required=True)
    add_format_option(parser, _FORMATS)
    parser.add_argument(
        "--second",
        metavar="ID",
        type=parse_notation,
        help="a second notation, shown below the first",
    )
    add_view_options(parser)
    parser.add_argument("--squares", action="store_true", help="draw dark and light squares")
    parser.add_argument(
        "--page", choices=_PAGES, default=_PAGES[0], help="paper size (default: A4)"
    )


def run(args: Namespace) -> int:
    """Draw a reference card, and return the exit status."""
    extension = args.output.resolve_extension(args.format, _FORMATS, "a chart")
    names = point_naming_from_args(args, args.size)
    if args.second is not None:
        check_supported(args.second, args.size)
        if extension == TEXT.extension:
            raise CommandError(f"{args.output}: --second can't be used for a table")
    with qt_target(args.output, extension) as target:
        _draw(args, names, target)
    return DONE


def _draw(args: Namespace, names: Naming, target: OutputTarget) -> None:
    from ..diagram.reference_card import reference_card, save_card

    paragraphs = (names.notation.explanation, *_notes(args))
    card = reference_card(names, second=args.second, squares=args.squares, paragraphs=paragraphs)
    save_card(target.path, card, page=args.page, write=target.write)


def _notes(args: Namespace) -> list[str]:
    """Return the explanatory paragraphs about the second notation and the view."""
    notes = []
    if args.second is not None:
        notes.append(f"At the edges, in grey: {args.second.title}.")
    if args.view is not Symmetry.IDENTITY:
        stay = args.reading is Reading.STAY
        reading = "name the board as displayed" if stay else "rotate with the board"
        notes.append(f"View: {args.view.value}. Coordinates {reading}.")
    return notes
