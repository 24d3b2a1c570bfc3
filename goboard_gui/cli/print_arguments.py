"""Arguments for figures and pages, derived from the table of print options."""

from __future__ import annotations

import re
from argparse import SUPPRESS, ArgumentTypeError, BooleanOptionalAction
from functools import partial
from typing import TYPE_CHECKING, Any

from ..diagram.book.option import OptionType
from ..diagram.book.option_table import (
    BOARD,
    CONTENT,
    FIGURES,
    FILES,
    OPTIONS,
    PAGE,
    PAPER_LIMITS,
    PROBLEMS,
    SPLIT_RULES,
    TEXT,
    TITLES,
    TRUE_SIZE,
)
from ..diagram.book.options import DocumentType, NamingOptions, PrintChoices, PrintOptions
from ..diagram.book.page_setup import PAPERS, parse_paper
from ..diagram.compose import DisplayOptions, LastMoveMark
from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple
from ..notation import DEFAULT_NOTATION
from ..notation.rectangles import parse_rectangle
from ..record.figures import (
    CaptureSplit,
    Cropping,
    EvenSplit,
    FixedLengthSplit,
    MoveNumberSplit,
    PlanOptions,
    Split,
)
from .arguments import add_notation_option, add_view_options, parse_count, parse_notation
from .common import CommandError

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _ActionsContainer
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ..diagram.book.option import Option, OptionGroup
    from ..diagram.book.page_setup import Paper
    from ..go import Crop
    from ..notation import Naming

_RULES = "every:50, even:50, captures, captures:8, overlap, FG, comments, at:47,93 or whole"
_SIMPLE = {name.lower(): rule for name, rule in SPLIT_RULES.items() if rule != MoveNumberSplit(())}
_RANGE = late_pattern(r"([0-9]{1,9})?-([0-9]{1,9})?")
_MOST_PLACES = 10_000
_TIMES = late_pattern(r"(\d{1,6}(?:\.\d{1,6})?)[x×](\d{1,6}(?:\.\d{1,6})?)", re.ASCII)
_NUMBER = late_pattern(r"\d{1,6}(?:\.\d{1,6})?", re.ASCII)

_FLAG_ORDER: Mapping[str, tuple[Sequence[str], Sequence[OptionGroup]]] = {
    "problems and true-size boards": (
        ("--grid", "--answers", "--pitch", "--stones"),
        (PROBLEMS, TRUE_SIZE),
    ),
    "figures": (
        (
            *("--figures", "--moves", "--numbers", "--repeat-last", "--remove-captured"),
            *("--variations", "--comments", "--header"),
        ),
        (FIGURES, TEXT, TITLES),
    ),
    "the board": (
        (
            *("--notation", "--second", "--view", "--crop", "--theme"),
            *("--names", "--no-edges", "--edges", "--structure"),
        ),
        (BOARD,),
    ),
    "pages": (
        (
            *("--paper", "--landscape", "--columns", "--rows", "--across", "--down"),
            *("--typeface", "--text-size", "--stone-pitch", "--title", "--author"),
        ),
        (CONTENT, PAGE, FILES),
    ),
    "images": (("--separate", "--outlines", "--dpi", "--transparent", "--text", "--pages"), ()),
}
"""The groups of flags in the help, each with the flags that come first.

The other flags of the groups of the table that are named here follow.
"""


def _options_by_flag() -> Mapping[str, Sequence[Option]]:
    options: dict[str, list[Option]] = {}
    for option in OPTIONS.values():
        for flag in option.flags:
            options.setdefault(flag.name, []).append(option)
    return options


_BY_FLAG = _options_by_flag()


def add_option_group(parser: _ActionsContainer, title: str) -> None:
    """Add all flags with a common heading in the help; ``title`` is that heading."""
    exclusive: dict[str, _ActionsContainer] = {}
    for name in _flags_of(title):
        if add := _special_flag(name).add:
            add(parser)
            continue
        option = _BY_FLAG[name][0]
        if len(option.flags) > 1 and option.key not in exclusive:
            exclusive[option.key] = parser.add_mutually_exclusive_group()
        _add_flag(exclusive.get(option.key, parser), option, name)


def _flags_of(title: str) -> Iterable[str]:
    """Return the flags under a heading of the help, in the order in which they are listed."""
    first, groups = _FLAG_ORDER[title]
    placed = {name for names, _ in _FLAG_ORDER.values() for name in names}
    flags = (flag.name for group in groups for option in group.options for flag in option.flags)
    following = (
        name for name in flags if name not in placed and not _special_flag(name).is_added_elsewhere
    )
    return dict.fromkeys((*first, *following))


def _add_flag(parser: _ActionsContainer, option: Option, name: str) -> None:
    """Add a command-line flag for a print option; if the flag is not used, the option keeps its
    default.
    """
    flag = next(flag for flag in option.flags if flag.name == name)
    dest, about = _attribute_name(option), flag.help or None
    if flag.value is not None:
        parser.add_argument(name, dest=dest, action="store_const", const=flag.value, help=about)
    elif option.type is OptionType.SWITCH:
        parser.add_argument(name, dest=dest, action=BooleanOptionalAction, help=about)
    elif option.type in _NAMED and flag.metavar is None:
        names = [each.name for each in option.offered_values]
        parser.add_argument(name, dest=dest, choices=names, help=about)
    else:
        parse = _special_flag(name).parse or _parser_of(option)
        parser.add_argument(name, dest=dest, metavar=flag.metavar, type=parse, help=about)
        if flag.former_name:
            parser.add_argument(flag.former_name, dest=dest, type=parse, help=SUPPRESS)


def _attribute_name(option: Option) -> str:
    """Return the attribute of the parsed arguments that holds an option's value, which is the same
    for all flags of the option.
    """
    return option.flags[0].name.removeprefix("--").replace("-", "_")


def _parser_of(option: Option) -> Callable[[str], Any]:
    """Return the function that parses the value of an option on the command line."""
    match option.type:
        case OptionType.INTEGER:
            return parse_count
        case OptionType.DECIMAL:
            return parse_number
        case OptionType.SET:
            return partial(parse_option_values, option)
    return str


def add_document_type(parser: ArgumentParser) -> None:
    """Add the option `--as`, which selects the type of document."""
    parser.add_argument(
        "--as",
        dest="material",
        choices=[known.value for known in DocumentType],
        help="what to draw: the figures of a game, a position, all moves on one board "
        "(kifu), a table of moves, problems with separate answers, or a true-size "
        "board (default: position; game with --figures, --moves or --variations)",
    )


def document_type_from_args(args: Namespace) -> DocumentType:
    """Return the type of document that the arguments request."""
    if args.material is not None:
        return DocumentType(args.material)
    split = args.figures is not None or args.moves is not None
    cut = split or args.variations not in (None, "none")
    return DocumentType.GAME if cut or args.plan else DocumentType.POSITION


def print_choices_from_args(args: Namespace, naming: Naming) -> PrintChoices:
    """Return the print choices specified by the arguments; ``naming`` is how points are named.

    :raises CommandError: if arguments contradict each other or exceed their limits.
    """
    made = document_type_from_args(args)
    crop, cropping = parse_crop(args.crop, naming)
    last_move = LastMoveMark.DOT if made is DocumentType.POSITION else LastMoveMark.NOTHING
    options = PrintOptions(
        NamingOptions(naming.notation, naming.view, naming.reading),
        plan=PlanOptions(cropping=cropping, crop=crop),
        shown=DisplayOptions(last_move=last_move),
    )
    choices = PrintChoices(options.with_document_type(made))
    for name, options_of_flag in _BY_FLAG.items():
        value, special = vars(args).get(_attribute_name(options_of_flag[0])), _special_flag(name)
        if value is None or special.is_read_elsewhere:
            continue
        values = value if special.is_pair else (value,)
        if special.is_shared:
            values *= len(options_of_flag)
        for option, each in zip(options_of_flag, values, strict=False):
            choices = _with_value(choices, option, name, each)
    return choices


def _with_value(choices: PrintChoices, option: Option, flag: str, value: Any) -> PrintChoices:
    """Return the print choices with one option changed to the value given by a flag.

    :raises CommandError: if the value exceeds the limits, or the option does not apply here.
    """
    if option.type in _NAMED and isinstance(value, str):
        value = option.value_from_name(value)
    if isinstance(value, PointSize):  # the text size has been set before
        value = float(value) / choices.edition.setup.text_size
    limits = option.limits
    if limits and not _special_flag(flag).is_unlimited and value not in limits:
        raise CommandError(
            f"goboard: {flag} must be between {limits.least:g} and {limits.most:g}, not {value:g}"
        )
    try:
        return choices.with_value(option.key, value)
    except ValueError as error:  # it belongs to another rule
        raise CommandError(f"goboard: {flag} requires --figures captures or overlap") from error


def parse_crop(text: str | None, naming: Naming) -> tuple[Crop | None, Cropping]:
    """Parse the value of `--crop`, and return the crop, if any, and the cropping method.

    Two corners are read in the notation of the board, or else in Western coordinates.

    :raises CommandError: if the text is neither a cropping method nor two points.
    """
    if text is None:
        return None, Cropping.DIAGRAMS
    if text in {known.value for known in Cropping}:
        return None, Cropping(text)
    for known in (naming.notation, DEFAULT_NOTATION):
        crop = parse_rectangle(text, naming._replace(notation=known))
        if crop is not None:
            return crop, Cropping.NONE
    raise CommandError(
        f"goboard: --crop {text!r}: neither none, diagrams, all, nor two points of the "
        f"{naming.size} board in the notation {naming.notation.id} with a colon between them"
    )


def parse_split_rule(text: str) -> Split:
    """Parse the rule by which a line of moves is split into figures.

    :raises ArgumentTypeError: if there is no such rule.

    >>> parse_split_rule("every:100"), parse_split_rule("FG"), parse_split_rule("at:47,93")
    (FixedLengthSplit(moves=100), MarkSplit(), MoveNumberSplit(last=(47, 93)))
    """
    name, _, rest = text.partition(":")
    simple = _SIMPLE.get(name.lower())
    if simple is not None and not rest and ":" not in text:
        return simple
    try:
        match name.lower():
            case "every":
                return FixedLengthSplit(_from_one(rest))
            case "even":
                return EvenSplit(_from_one(rest))
            case "captures":
                return CaptureSplit(_from_one(rest))
            case "at":
                return MoveNumberSplit(tuple(sorted({_from_one(each) for each in _several(rest)})))
    except ArgumentTypeError as error:
        raise ArgumentTypeError(f"{text!r}: {error}") from None
    raise ArgumentTypeError(f"unknown rule: {text!r} (choose from {_RULES})")


def parse_move_range(text: str) -> tuple[int, int | None]:
    """Parse a range of move numbers; its end is None for an open range such as ``51-``.

    :raises ArgumentTypeError: if the text is not a range.

    >>> [parse_move_range(text) for text in ("51-100", "51-", "-50", "7")]
    [(51, 100), (51, None), (1, 50), (7, 7)]
    """
    if text.isascii() and text.isdigit():
        text = f"{text}-{text}"
    match = _RANGE.fullmatch(text)
    if match is None or text == "-":
        raise ArgumentTypeError(f"expected a range such as 51-100, not {text!r}")
    first, last = int(match[1] or 1), int(match[2]) if match[2] else None
    if first < 1 or (last is not None and last < first):
        raise ArgumentTypeError(f"{text!r}: a range must be ascending and start at 1 or more")
    return first, last


def _several(text: str) -> list[str]:
    places = text.split(",")
    if len(places) > _MOST_PLACES:
        raise ArgumentTypeError(f"more than {_MOST_PLACES} places")
    return [place.strip() for place in places]


def _from_one(text: str) -> int:
    number = parse_count(text)
    if not number:
        raise ArgumentTypeError("move numbers start at 1")
    return number


class NumberPair(NamedTuple):
    """A pair of numbers, the first for the horizontal and the second for the vertical direction."""

    across: float
    down: float


def parse_number_pair(text: str) -> NumberPair:
    """Parse two numbers, such as ``2x3`` or ``22x23.7``.

    :raises ArgumentTypeError: for anything else.

    >>> parse_number_pair("22x23.7")
    NumberPair(across=22.0, down=23.7)
    """
    match = _TIMES.fullmatch(text.strip())
    if match is None:
        raise ArgumentTypeError(f"expected two numbers such as 2x3 or 22x23.7, not {text!r}")
    return NumberPair(float(match[1]), float(match[2]))


def parse_grid(text: str) -> tuple[int, int]:
    """Parse two integers, such as ``2x3``.

    :raises ArgumentTypeError: for anything else.

    >>> parse_grid("3x4")
    (3, 4)
    """
    across, down = parse_number_pair(text)
    if across != int(across) or down != int(down):
        raise ArgumentTypeError(f"{text!r}: expected whole numbers")
    return int(across), int(down)


def parse_number(text: str) -> float:
    """Parse a length or size, such as ``9.5``.

    :raises ArgumentTypeError: for anything else.
    """
    if not _NUMBER.fullmatch(text):
        raise ArgumentTypeError(f"expected a number such as 9 or 9.5, not {text!r}")
    return float(text)


def parse_option_values(option: Option, text: str) -> frozenset[Any]:
    """Parse a comma-separated list of names, and return the corresponding values of the option.

    :raises ArgumentTypeError: if the option has no value with one of the names.
    """
    try:
        return frozenset(option.value_from_name(name.strip()) for name in text.split(","))
    except KeyError:
        known = ", ".join(each.name for each in option.offered_values)
        raise ArgumentTypeError(f"unknown value: {text!r} (choose from {known})") from None


def parse_paper_size(text: str) -> Paper:
    """Parse the name of a paper, or its size such as ``6x9in``.

    :raises ArgumentTypeError: for anything else, and for sizes out of the limits.
    """
    try:
        paper = parse_paper(text)
    except ValueError:
        known = ", ".join(PAPERS)
        raise ArgumentTypeError(
            f"unknown paper: {text!r} (choose from {known}, or a size such as 147x210mm or 6x9in)"
        ) from None
    for side in (paper.width, paper.height):
        if side not in PAPER_LIMITS:
            least, most = PAPER_LIMITS
            raise ArgumentTypeError(
                f"{text!r}: paper must be between {least:g} and {most:g} mm wide and high"
            )
    return paper


class PointSize(float):
    """A length in points, which is a multiple of the text size."""


def parse_line_spacing(text: str) -> float:
    """Parse a line spacing such as ``1.4`` or, in points, ``13pt``.

    :raises ArgumentTypeError: for anything else.
    """
    points = text.lower().removesuffix("pt")
    number = parse_number(points)
    return number if points == text.lower() else PointSize(number)


_NAMED = (OptionType.CHOICE, OptionType.PAPER)


class _SpecialFlag(NamedTuple):
    """The ways in which a flag differs from one that is derived from the type of its option.

    ``add`` adds the flag to a parser, and ``parse`` parses its argument. Other functions add it if
    it ``is_added_elsewhere``, and read its value if it ``is_read_elsewhere``. The argument of one
    that ``is_pair`` has a part for each of two options; that of one that ``is_shared`` is the value
    of all its options. The limits of the print window do not apply to one that ``is_unlimited``.
    """

    add: Callable[[_ActionsContainer], None] | None = None
    parse: Callable[[str], Any] | None = None
    is_added_elsewhere: bool = False
    is_read_elsewhere: bool = False
    is_pair: bool = False
    is_shared: bool = False
    is_unlimited: bool = False


_SPECIAL_FLAGS = {
    "--as": _SpecialFlag(is_added_elsewhere=True, is_read_elsewhere=True),
    "--crop": _SpecialFlag(is_read_elsewhere=True),
    "--dpi": _SpecialFlag(is_unlimited=True),
    "--edges": _SpecialFlag(is_shared=True),
    "--figures": _SpecialFlag(parse=parse_split_rule),
    "--game": _SpecialFlag(is_added_elsewhere=True, is_read_elsewhere=True),
    "--grid": _SpecialFlag(parse=parse_grid, is_pair=True),
    "--labels": _SpecialFlag(is_added_elsewhere=True, is_read_elsewhere=True),
    "--line-spacing": _SpecialFlag(parse=parse_line_spacing),
    "--moves": _SpecialFlag(parse=parse_move_range, is_pair=True, is_unlimited=True),
    "--no-edges": _SpecialFlag(is_shared=True),
    "--notation": _SpecialFlag(add=add_notation_option, is_read_elsewhere=True),
    "--paper": _SpecialFlag(parse=parse_paper_size),
    "--pitch": _SpecialFlag(parse=parse_number_pair, is_pair=True),
    "--second": _SpecialFlag(parse=parse_notation),
    "--style": _SpecialFlag(is_added_elsewhere=True),
    "--view": _SpecialFlag(add=add_view_options, is_read_elsewhere=True),
}
"""The flags of the option table that differ from those derived from the types of their options."""
_ORDINARY = _SpecialFlag()


def _special_flag(name: str) -> _SpecialFlag:
    """Return the settings of a flag that can't be derived from the type of its option.

    Most flags have none.
    """
    return _SPECIAL_FLAGS.get(name, _ORDINARY)
