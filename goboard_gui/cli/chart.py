"""`goboard chart`: a reference card with the names of all points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagram.output.formats import CARD_FORMATS, TEXT, extensions
from ..go import Symmetry
from ..notation import DIAGONAL, Reading
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
from .subcommands import SUBCOMMANDS

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
        summary=SUBCOMMANDS["chart"],
        details=f"The extension of OUT determines the format: {_DRAWN}, or txt for a table.\n"
        "No display is needed.\n"
        "\n"
        "  goboard chart --notation draughts --size 10x10 --squares -o draughts.pdf\n"
        "  goboard chart --notation diagonal --size 10x10 --squares --turned -o turned.pdf",
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
        "--turned",
        action="store_true",
        help="turn the board by 45° counterclockwise under a square overlay (with --notation "
        "diagonal)",
    )
    parser.add_argument(
        "--page", choices=_PAGES, default=_PAGES[0], help="paper size (default: A4)"
    )


def run(args: Namespace) -> int:
    """Draw a reference card, and return the exit status."""
    extension = args.output.resolve_extension(args.format, _FORMATS, "a chart")
    names = point_naming_from_args(args, args.size)
    if args.turned:
        _check_turned(args)
    if args.second is not None:
        check_supported(args.second, args.size)
        if extension == TEXT.extension:
            raise CommandError(f"{args.output}: --second can't be used for a table")
    with qt_target(args.output, extension) as target:
        _draw(args, names, target)
    return DONE


def _check_turned(args: Namespace) -> None:
    """Raise an error for options that a turned board does not have.

    :raises CommandError: one was given.
    """
    if args.notation.id != DIAGONAL:
        raise CommandError("goboard: --turned requires --notation diagonal")
    for option, is_given in (
        ("second", args.second is not None),
        ("view", args.view is not Symmetry.IDENTITY),
        ("labels", args.reading is Reading.STAY),
    ):
        if is_given:
            raise CommandError(f"goboard: --{option} can't be combined with --turned")


def _draw(args: Namespace, names: Naming, target: OutputTarget) -> None:
    from ..diagram.reference_card import reference_card, save_card, turned_card

    paragraphs = (names.notation.explanation, *_notes(args))
    card = (
        turned_card(args.size, squares=args.squares, paragraphs=paragraphs)
        if args.turned
        else reference_card(names, second=args.second, squares=args.squares, paragraphs=paragraphs)
    )
    save_card(target.path, card, page=args.page, write=target.write)


def _notes(args: Namespace) -> list[str]:
    """Return the explanatory paragraphs about the second notation and the view."""
    notes = []
    if args.turned:
        notes.append(
            "The board is turned by 45° counterclockwise. In the squares of the overlay, letters "
            "run from left to right and numbers upwards."
        )
        if not args.squares:
            notes.append(
                "Points with capitals are at corners of the overlay; the labels of their lines "
                "are above and on the right."
            )
    if args.second is not None:
        notes.append(f"At the edges, in grey: {args.second.title}.")
    if args.view is not Symmetry.IDENTITY:
        stay = args.reading is Reading.STAY
        reading = "name the board as displayed" if stay else "rotate with the board"
        notes.append(f"View: {args.view.value}. Coordinates {reading}.")
    return notes
