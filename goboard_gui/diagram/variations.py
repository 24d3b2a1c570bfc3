"""The next moves of variations, as shown on the board."""

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
    """How variations are shown on the board."""

    GHOSTS = "ghosts"
    """Small translucent stones, fainter for alternatives to the last move."""
    LETTERS = "letters"
    """Letters, lower case for alternatives to the last move if there are others."""
    NOTHING = "nothing"


class Variations(NamedTuple):
    """The next moves, the alternatives to the last move, and how they are shown."""

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()
    style: VariationsStyle = VariationsStyle.GHOSTS


def variation_moves(
    variations: Variations, labels: Collection[str] = ()
) -> dict[Point, VariationMove]:
    """Return the variation moves to draw, by point of the record.

    Letters in use as ``labels`` are skipped. A move keeps its letter regardless of other moves. If
    several moves share a point, the current one is drawn, otherwise the first.
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
    """Return the letters of the moves, by index."""
    count = max((move.place for move in moves), default=-1) + 1
    return list(islice((sign for sign in letters(*alphabet) if sign not in labels), count))
