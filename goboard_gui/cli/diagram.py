"""`goboard diagram`: a position as a picture or a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import (
    add_command,
    add_notation,
    add_position,
    add_record,
    add_view,
    check_supported,
    count,
    naming,
    notation,
)
from .common import DONE, STANDARD_INPUT, CommandError
from .position import session_at
from .qt import importing_qt, need_no_display

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

    from ..notation import Naming
    from ..record import Session

_PNG = ".png"
_EXTENSIONS = (".pdf", ".svg", _PNG)


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = add_command(
        commands,
        "diagram",
        run,
        summary="draw a position as pdf, svg or png",
        details="The extension of OUT chooses the format. No display is needed.",
    )
    add_record(parser)
    parser.add_argument("-o", "--output", metavar="OUT", type=Path, required=True)
    add_position(parser)
    add_notation(parser)
    parser.add_argument(
        "--second", metavar="ID", type=notation, help="another notation, beside the first"
    )
    add_view(parser)
    parser.add_argument("--theme", choices=("print", "light", "dark"), default="print")
    parser.add_argument("--names", action="store_true", help="write its name on every point")
    parser.add_argument("--no-edges", action="store_true", help="leave out the names at the edges")
    parser.add_argument("--structure", action="store_true", help="draw how the notation divides it")
    parser.add_argument("--width", metavar="PX", type=count, help="of a png, in pixels")
    parser.add_argument("--dpi", metavar="N", type=count, help="resolution a png is printed at")


def run(args: Namespace) -> int:
    """Draw a position."""
    _check(args)
    session = session_at(args)
    names = naming(args, session.size)
    if args.second is not None:
        check_supported(args.second, session.size)
    need_no_display()
    with importing_qt():
        _draw(args, session, names)
    return DONE


def _check(args: Namespace) -> None:
    """Look at the arguments before anything takes time.

    :raises CommandError: when they make no sense together.
    """
    output: Path = args.output
    extension = output.suffix.lower()
    if extension not in _EXTENSIONS:
        known = ", ".join(_EXTENSIONS)
        raise CommandError(
            f"{output}: {extension or 'no extension'} is no format of a diagram ({known} are)"
        )
    sizes = {"--width": args.width, "--dpi": args.dpi}
    for option, value in sizes.items():
        if value is not None and extension != _PNG:
            raise CommandError(f"{output}: {option} is for png only")
        if value == 0:
            raise CommandError(f"{output}: {option} cannot be 0")


def _draw(args: Namespace, session: Session, names: Naming) -> None:
    from PySide6.QtGui import QGuiApplication

    from ..diagram import export, theme
    from ..diagram.compose import ALL_SIDES, Names, Shown, compose
    from ..record.markup import read_markup

    themes = {"print": theme.PRINT, "light": theme.LIGHT, "dark": theme.DARK}
    shown = Shown(
        edges=frozenset() if args.no_edges else ALL_SIDES,
        names=Names.ALL if args.names else Names.NONE,
        structure=args.structure,
        second=args.second,
    )
    _app = QGuiApplication.instance() or QGuiApplication(["goboard"])  # fonts need one
    markup = read_markup(session.tree, session.cursor)
    picture = compose(session.board, names, shown, session.last_move, markup=markup)
    look = themes[args.theme]
    output: Path = args.output
    title = "" if args.file == STANDARD_INPUT else Path(args.file).stem
    try:
        match output.suffix.lower():
            case ".png":
                export.save_png(picture, output, theme=look, width=args.width, dpi=args.dpi)
            case ".svg":
                export.save_svg(picture, output, theme=look, title=title)
            case ".pdf":
                export.save_pdf(picture, output, theme=look, title=title)
    except export.ExportError as error:
        raise CommandError(str(error)) from error
