"""Arguments for the division of a record into figures."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError, BooleanOptionalAction
from dataclasses import replace
from typing import TYPE_CHECKING

from ..diagram.book.presets import RULES
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
from .points import part_between

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _ActionsContainer

    from ..go import Crop
    from ..notation import Naming

_RULES = "every:50, captures, captures:8, overlap, FG, comments, at:47,93 or whole"
_SIMPLE = {name.lower(): rule for name, rule in RULES.items() if rule != AtMoves(())}
_RANGE = re.compile(r"([0-9]{1,9})?-([0-9]{1,9})?")
_MOST_PLACES = 10_000


def add_figures(parser: ArgumentParser) -> None:
    """Add the options of figures: where they end, numbering and content."""
    figures = parser.add_argument_group("figures")
    figures.add_argument(
        "--figures", metavar="RULE", type=split, help=f"cut the game into figures: {_RULES}"
    )
    figures.add_argument(
        "--moves", metavar="A-B", type=moves, help="only the moves from A to B (default: all)"
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
    crop, cropping = read_part(args.crop, naming)
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


def read_part(text: str | None, naming: Naming) -> tuple[Crop | None, Cropping]:
    """Return the crop or the cropping method that `--crop` asks for.

    Two corners are read in the notation of the board, or else in Western coordinates.

    :raises CommandError: when it is neither a way nor two points.
    """
    if text is None:
        return None, Cropping.DIAGRAMS
    if text in {known.value for known in Cropping}:
        return None, Cropping(text)
    for known in (naming.notation, notation(DEFAULT_NOTATION)):
        crop = part_between(text, replace(naming, notation=known))
        if crop is not None:
            return crop, Cropping.NONE
    raise CommandError(
        f"goboard: --crop {text!r}: neither none, diagrams, all, nor two points of the "
        f"{naming.size} board in the notation {naming.notation.id} with a colon between them"
    )


def split(text: str) -> Split:
    """Return a rule that divides a line into figures.

    :raises ArgumentTypeError: when there is no such rule.

    >>> split("every:100"), split("FG"), split("at:47,93")
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


def moves(text: str) -> tuple[int, int | None]:
    """Return the first and last move of a range; the end is None for an open range.

    :raises ArgumentTypeError: when it is none.

    >>> moves("51-100"), moves("51-"), moves("-50"), moves("7")
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
