"""Arguments for pages: kind of document, paper and layout."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..diagram.book.limits import RANGES
from ..diagram.book.options import (
    AnswerPlacement,
    DocumentType,
    NamingOptions,
    PrintOptions,
    ProblemOptions,
    TrueSizeOptions,
)
from ..diagram.book.page_setup import PAPERS, PageSetup, UnitOrder
from ..diagram.book.presets import THEMES
from ..diagram.compose import ALL_SIDES, DisplayOptions, LastMove
from ..diagram.compose import PointNames as Named
from .arguments import count
from .common import CommandError
from .figures import plan_options

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from ..notation import Naming

_TIMES = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)[x×](\d{1,6}(?:\.\d{1,6})?)", re.ASCII)
_NUMBER = re.compile(r"\d{1,6}(?:\.\d{1,6})?", re.ASCII)


class Times(NamedTuple):
    """A pair of numbers, across and down."""

    across: float
    down: float


def add_material(parser: ArgumentParser) -> None:
    """Add the choice of the kind of document."""
    parser.add_argument(
        "--as",
        dest="material",
        choices=[known.value for known in DocumentType],
        help="figures of a game; a position; all moves on one board; a table of moves; problems, "
        "their answers apart; a board as large as a real one (default: position, and game with "
        "--figures, --moves or --variations)",
    )
    problems = parser.add_argument_group("problems and boards of true size")
    problems.add_argument(
        "--grid", metavar="AxD", type=grid, help="so many problems across and down (default: 2x3)"
    )
    problems.add_argument(
        "--answers",
        choices=[known.value for known in AnswerPlacement],
        default=AnswerPlacement.AFTER.value,
        help="of problems (default: after)",
    )
    problems.add_argument(
        "--pitch", metavar="XxY", type=times, help="of a true board, in mm (default: 22x23.7)"
    )
    problems.add_argument("--stones", action="store_true", help="set up the true board's position")


def add_pages(parser: ArgumentParser) -> None:
    """Add the choice of paper and layout."""
    pages = parser.add_argument_group("pages")
    pages.add_argument("--paper", choices=tuple(PAPERS), help="(default: A4)")
    pages.add_argument("--landscape", action="store_true", help="paper lies on its side")
    pages.add_argument(
        "--columns", metavar="N", type=count, help="(default: so many that stones are 3.2-5.5 mm)"
    )
    pages.add_argument("--rows", metavar="N", type=count, help="so many boards down a page fit")
    order = pages.add_mutually_exclusive_group()
    order.add_argument(
        "--across",
        dest="order",
        action="store_const",
        const=UnitOrder.ACROSS,
        default=UnitOrder.FITTING,
        help="figures side by side, row by row (default: what takes fewer pages)",
    )
    order.add_argument(
        "--down",
        dest="order",
        action="store_const",
        const=UnitOrder.DOWN,
        help="figures down the columns, as in newspapers",
    )
    pages.add_argument("--text-size", metavar="PT", type=number, help="(default: 9.5)")
    pages.add_argument(
        "--largest-stone", metavar="MM", type=number, help="(default: 5.5; problems: 7; kifu: 9)"
    )
    pages.add_argument("--title", metavar="TEXT", default="", help="of the book")
    pages.add_argument("--author", metavar="TEXT", default="", help="of the book")


def material(args: Namespace) -> DocumentType:
    """Return the kind of document to be made."""
    if args.material is not None:
        return DocumentType(args.material)
    cut = args.figures is not None or args.moves is not None or args.variations != "none"
    return DocumentType.GAME if cut or args.plan else DocumentType.POSITION


def edition(args: Namespace, naming: Naming) -> PrintOptions:
    """Return the print options that the arguments choose, for boards with this naming.

    :raises CommandError: when some of it makes no sense.
    """
    made = material(args)
    across, down = args.grid or (2, 3)
    usual = TrueSizeOptions()
    pitch_x, pitch_y = args.pitch or (usual.pitch_x, usual.pitch_y)
    shown = DisplayOptions(
        edges=frozenset() if args.no_edges else ALL_SIDES,
        names=Named.ALL if args.names else Named.NONE,
        structure=args.structure,
        second=args.second,
        last_move=LastMove.DOT if made is DocumentType.POSITION else LastMove.NOTHING,
    )
    chosen = PrintOptions(
        NamingOptions(naming.notation, naming.view, naming.reading),
        plan=plan_options(args, naming),
        setup=page_setup(args),
        shown=shown,
        theme=THEMES[args.theme],
        comments=args.comments,
        headers=args.header,
        problems=ProblemOptions(across, down, answers=AnswerPlacement(args.answers)),
        true_size=TrueSizeOptions(pitch_x, pitch_y, empty=not args.stones),
        title=args.title,
        author=args.author,
    ).of(made)
    if args.largest_stone is not None:
        setup = replace(chosen.setup, largest_stone=args.largest_stone)
        chosen = replace(chosen, setup=setup)
    check(chosen)
    return chosen


def page_setup(args: Namespace) -> PageSetup:
    """Return the page setup that the arguments choose."""
    setup = PageSetup(
        paper=PAPERS[args.paper or "A4"],
        landscape=args.landscape,
        columns=args.columns,
        rows=args.rows,
        order=args.order,
    )
    if args.text_size is not None:
        setup = replace(setup, text_size=args.text_size)
    return setup


def check(edition: PrintOptions) -> None:
    """Check that all numbers are within the limits of print options.

    :raises CommandError: when one is too small or too large.
    """
    for part in (edition.setup, edition.problems, edition.true_size):
        for (owner, name), limits in RANGES.items():
            value = getattr(part, name) if isinstance(part, owner) else None
            if value is not None and value not in limits:
                raise CommandError(
                    f"goboard: {_OPTIONS[name]} is from {limits.least:g} to {limits.most:g}, "
                    f"not {value:g}"
                )


_OPTIONS = {
    "columns": "--columns",
    "rows": "--rows",
    "text_size": "--text-size",
    "largest_stone": "--largest-stone",
    "across": "--grid",
    "down": "--grid",
    "pitch_x": "--pitch",
    "pitch_y": "--pitch",
}


def times(text: str) -> Times:
    """Return two numbers, such as ``2x3`` or ``22x23.7``.

    :raises ArgumentTypeError: for anything else.

    >>> times("22x23.7")
    Times(across=22.0, down=23.7)
    """
    found = _TIMES.fullmatch(text.strip())
    if found is None:
        raise ArgumentTypeError(f"{text!r} is no pair of numbers such as 2x3 or 22x23.7")
    return Times(float(found[1]), float(found[2]))


def grid(text: str) -> tuple[int, int]:
    """Return two integers, such as ``2x3``.

    :raises ArgumentTypeError: for anything else.

    >>> grid("3x4")
    (3, 4)
    """
    across, down = times(text)
    if across != int(across) or down != int(down):
        raise ArgumentTypeError(f"{text!r}: boards cannot be cut")
    return int(across), int(down)


def number(text: str) -> float:
    """Return a length or size, such as ``9.5``.

    :raises ArgumentTypeError: for anything else.
    """
    if not _NUMBER.fullmatch(text):
        raise ArgumentTypeError(f"{text!r} is not a number such as 9 or 9.5")
    return float(text)
