"""`goboard chart`: a page on which every point of a board has its name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..go import Symmetry
from ..notation import Reading
from .arguments import (
    add_command,
    add_notation,
    add_view,
    check_supported,
    naming,
    notation,
    size,
)
from .common import DONE, CommandError, check_extension
from .qt import importing_qt, need_no_display

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..notation import Naming

_TABLE = ".txt"
_FORMATS = (".pdf", ".svg", ".png", _TABLE)
_PAGES = ("A4", "A5", "letter")


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "chart",
        run,
        summary="draw a board with the names of all its points",
        details="The extension of OUT chooses the format: pdf, svg, png, or txt for a table.\n"
        "No display is needed.\n\n"
        "  goboard chart --notation draughts --size 10x10 --squares -o draughts.pdf",
    )
    add_notation(parser)
    parser.add_argument("--size", metavar="WxH", type=size, required=True, help="such as 19x19")
    parser.add_argument("-o", "--output", metavar="OUT", type=Path, required=True)
    parser.add_argument(
        "--second", metavar="ID", type=notation, help="another notation, beside the first"
    )
    add_view(parser)
    parser.add_argument("--squares", action="store_true", help="of dark and light squares")
    parser.add_argument("--page", choices=_PAGES, default=_PAGES[0], help="its size (default: A4)")


def run(args: Namespace) -> int:
    """Draw a chart."""
    output: Path = args.output
    check_extension(output, _FORMATS, "a chart")
    names = naming(args, args.size)
    if args.second is not None:
        check_supported(args.second, args.size)
        if output.suffix.lower() == _TABLE:
            raise CommandError(f"{output}: a table has no room for --second")
    need_no_display()
    with importing_qt():
        _draw(args, names)
    return DONE


def _draw(args: Namespace, names: Naming) -> None:
    from PySide6.QtGui import QGuiApplication

    from ..diagram.chart import chart, save_chart
    from ..diagram.export import ExportError

    _app = QGuiApplication.instance() or QGuiApplication(["goboard"])  # fonts need one
    paragraphs = (names.notation.explanation, *_notes(args))
    card = chart(names, second=args.second, squares=args.squares, paragraphs=paragraphs)
    try:
        save_chart(args.output, card, page=args.page)
    except ExportError as error:
        raise CommandError(str(error)) from error


def _notes(args: Namespace) -> list[str]:
    """What there is to say beside the explanation."""
    notes = []
    if args.second is not None:
        notes.append(f"Outside, in grey: {args.second.title}.")
    if args.view is not Symmetry.IDENTITY:
        stay = args.reading is Reading.STAY
        reading = "stay with the page" if stay else "travel with the board"
        notes.append(f"The board is seen through {args.view.value}; names {reading}.")
    return notes
