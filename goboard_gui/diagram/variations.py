"""The moves one may go to from a position, shown on its board."""

from __future__ import annotations

from enum import Enum
from itertools import islice
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from ..record.values.markup import letters
from .picture import VariationMove, Weight

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ..go import Point
    from ..record.analysis.continuations import Continuation


class VariationsStyle(Enum):
    """How the moves are shown."""

    GHOSTS = "ghosts"
    """As small translucent stones, those instead of the last move more faintly."""
    LETTERS = "letters"
    """As letters, small ones for those instead of the last move if there are others."""
    NOTHING = "nothing"


class Variations(NamedTuple):
    """The moves after a position and those instead of its last move, and how they are shown."""

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()
    style: VariationsStyle = VariationsStyle.GHOSTS


def variation_moves(
    variations: Variations, labels: Collection[str] = ()
) -> dict[Point, VariationMove]:
    """What is shown, by points of the record; letters are those that are no ``labels`` already.

    A letter stays that of its move, whatever is shown beside it. Of several moves at a point the
    current one counts, then the first.
    """
    if variations.style is VariationsStyle.NOTHING:
        return {}
    lettered = variations.style is VariationsStyle.LETTERS
    small = bool(variations.children)
    found: dict[Point, VariationMove] = {}
    for moves, weight, alphabet in (
        (variations.children, Weight.CHILD, (ascii_uppercase, ascii_lowercase)),
        (variations.siblings, Weight.SIBLING, (ascii_lowercase,) if small else (ascii_uppercase,)),
    ):
        signs = _free(moves, alphabet, labels) if lettered else ()
        for move in sorted(moves, key=lambda move: not move.current):
            shown = VariationMove(
                move.colour,
                Weight.CURRENT if move.current else weight,
                signs[move.place] if signs else "",
                move.judgement,
            )
            found.setdefault(move.point, shown)
    return found


def _free(
    moves: Iterable[Continuation], alphabet: Sequence[str], labels: Collection[str]
) -> list[str]:
    """Return the letters of the moves by their places."""
    count = max((move.place for move in moves), default=-1) + 1
    return list(islice((sign for sign in letters(*alphabet) if sign not in labels), count))
