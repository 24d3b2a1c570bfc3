"""Arguments for pages: kind of document, paper and layout."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError, BooleanOptionalAction
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
from ..diagram.book.presets import SPLIT_RULES, THEMES
from ..diagram.compose import ALL_SIDES, DisplayOptions, LastMove
from ..diagram.compose import PointNames as Named
from ..record.figures import (
    AtCaptures,
    AtMoves,
    Cropping,
    EveryMoves,
    Numbering,
    PlanOptions,
    Split,
    VariationDiagrams,
)
from .arguments import DEFAULT_NOTATION, count, notation
from .common import CommandError
from .position import rectangle_between

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _ActionsContainer

    from ..go import Crop
    from ..notation import Naming

_RULES = "every:50, captures, captures:8, overlap, FG, comments, at:47,93 or whole"
_SIMPLE = {name.lower(): rule for name, rule in SPLIT_RULES.items() if rule != AtMoves(())}
_RANGE = re.compile(r"([0-9]{1,9})?-([0-9]{1,9})?")
_MOST_PLACES = 10_000


def add_figures(parser: ArgumentParser) -> None:
    """Add the options of figures: where they end, numbering and content."""
    figures = parser.add_argument_group("figures")
    figures.add_argument(
        "--figures", metavar="RULE", type=split_rule, help=f"cut the game into figures: {_RULES}"
    )
    figures.add_argument(
        "--moves", metavar="A-B", type=move_range, help="only the moves from A to B (default: all)"
    )
    figures.add_argument(
        "--numbers",
        choices=[known.value for known in Numbering],
        default=Numbering.GAME.value,
        help="of the game, from one in each figure, without hundreds, or none (default: game)",
    )
    figures.add_argument(
        "--repeat-last", action="store_true", help="begin with the last move of the figure before"
    )
    figures.add_argument(
        "--remove-captured",
        action="store_true",
        help="show the position at the end of a figure (default: captured stones stay in sight)",
    )
    figures.add_argument(
        "--variations",
        choices=[known.value for known in VariationDiagrams],
        default=VariationDiagrams.NONE.value,
        help="diagrams of variations, numbered from one or as in the game (default: none)",
    )
    figures.add_argument(
        "--comments", action=BooleanOptionalAction, default=True, help="print the comments"
    )
    figures.add_argument(
        "--header", action=BooleanOptionalAction, default=True, help="print who played, and where"
    )


def add_crop(parser: _ActionsContainer) -> None:
    """Add the choice of the crop."""
    parser.add_argument(
        "--crop",
        metavar="PART",
        help="none; diagrams or all, where something happens; or two corners in the notation, or "
        "else in Western names, such as A1:K10 (default: diagrams)",
    )


def plan_options(args: Namespace, naming: Naming) -> PlanOptions:
    """Return the plan options for boards with this naming.

    :raises CommandError: when the part to be shown cannot be understood.
    """
    crop, cropping = read_crop(args.crop, naming)
    first, last = args.moves or (1, None)
    return PlanOptions(
        split=EveryMoves() if args.figures is None else args.figures,
        numbering=Numbering(args.numbers),
        repeat_last=args.repeat_last,
        keep_captured=not args.remove_captured,
        variations=VariationDiagrams(args.variations),
        cropping=cropping,
        crop=crop,
        first=first,
        last=last,
    )


def read_crop(text: str | None, naming: Naming) -> tuple[Crop | None, Cropping]:
    """Return the crop or the cropping method that `--crop` asks for.

    Two corners are read in the notation of the board, or else in Western coordinates.

    :raises CommandError: when it is neither a way nor two points.
    """
    if text is None:
        return None, Cropping.DIAGRAMS
    if text in {known.value for known in Cropping}:
        return None, Cropping(text)
    for known in (naming.notation, notation(DEFAULT_NOTATION)):
        crop = rectangle_between(text, replace(naming, notation=known))
        if crop is not None:
            return crop, Cropping.NONE
    raise CommandError(
        f"goboard: --crop {text!r}: neither none, diagrams, all, nor two points of the "
        f"{naming.size} board in the notation {naming.notation.id} with a colon between them"
    )


def split_rule(text: str) -> Split:
    """Return a rule that divides a line into figures.

    :raises ArgumentTypeError: when there is no such rule.

    >>> split_rule("every:100"), split_rule("FG"), split_rule("at:47,93")
    (EveryMoves(moves=100), AtMarks(), AtMoves(last=(47, 93)))
    """
    name, _, rest = text.partition(":")
    simple = _SIMPLE.get(name.lower())
    if simple is not None and not rest and ":" not in text:
        return simple
    try:
        match name.lower():
            case "every":
                return EveryMoves(_from_one(rest))
            case "captures":
                return AtCaptures(_from_one(rest))
            case "at":
                return AtMoves(tuple(sorted({_from_one(each) for each in _several(rest)})))
    except ArgumentTypeError as error:
        raise ArgumentTypeError(f"{text!r}: {error}") from None
    raise ArgumentTypeError(f"there is no rule {text!r}; there are {_RULES}")


def move_range(text: str) -> tuple[int, int | None]:
    """Return the first and last move of a range; the end is None for an open range.

    :raises ArgumentTypeError: when it is none.

    >>> move_range("51-100"), move_range("51-"), move_range("-50"), move_range("7")
    ((51, 100), (51, None), (1, 50), (7, 7))
    """
    if text.isascii() and text.isdigit():
        text = f"{text}-{text}"
    found = _RANGE.fullmatch(text)
    if found is None or text == "-":
        raise ArgumentTypeError(f"{text!r} is no range such as 51-100")
    first, last = int(found[1] or 1), int(found[2]) if found[2] else None
    if first < 1 or (last is not None and last < first):
        raise ArgumentTypeError(f"{text!r}: ranges go upwards, from 1 on")
    return first, last


def _several(text: str) -> list[str]:
    places = text.split(",")
    if len(places) > _MOST_PLACES:
        raise ArgumentTypeError(f"more than {_MOST_PLACES} places")
    return [place.strip() for place in places]


def _from_one(text: str) -> int:
    number = count(text)
    if not number:
        raise ArgumentTypeError("numbers of moves begin with 1")
    return number


_TIMES = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)[x×](\d{1,6}(?:\.\d{1,6})?)", re.ASCII)
_NUMBER = re.compile(r"\d{1,6}(?:\.\d{1,6})?", re.ASCII)


class NumberPair(NamedTuple):
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
        "--pitch", metavar="XxY", type=number_pair, help="of a true board, in mm (default: 22x23.7)"
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


def document_type(args: Namespace) -> DocumentType:
    """Return the kind of document to be made."""
    if args.material is not None:
        return DocumentType(args.material)
    cut = args.figures is not None or args.moves is not None or args.variations != "none"
    return DocumentType.GAME if cut or args.plan else DocumentType.POSITION


def print_options(args: Namespace, naming: Naming) -> PrintOptions:
    """Return the print options that the arguments choose, for boards with this naming.

    :raises CommandError: when some of it makes no sense.
    """
    made = document_type(args)
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
    check_limits(chosen)
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


def check_limits(options: PrintOptions) -> None:
    """Check that all numbers are within the limits of print options.

    :raises CommandError: when one is too small or too large.
    """
    for part in (options.setup, options.problems, options.true_size):
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


def number_pair(text: str) -> NumberPair:
    """Return two numbers, such as ``2x3`` or ``22x23.7``.

    :raises ArgumentTypeError: for anything else.

    >>> number_pair("22x23.7")
    NumberPair(across=22.0, down=23.7)
    """
    found = _TIMES.fullmatch(text.strip())
    if found is None:
        raise ArgumentTypeError(f"{text!r} is no pair of numbers such as 2x3 or 22x23.7")
    return NumberPair(float(found[1]), float(found[2]))


def grid(text: str) -> tuple[int, int]:
    """Return two integers, such as ``2x3``.

    :raises ArgumentTypeError: for anything else.

    >>> grid("3x4")
    (3, 4)
    """
    across, down = number_pair(text)
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
