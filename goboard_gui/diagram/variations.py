"""The next moves of variations, prepared for display on the board."""

from __future__ import annotations

from enum import Enum
from itertools import islice
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING, NamedTuple

from ..record.values.markup import letters
from .picture import VariationMove, VariationWeight

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ..go import Point
    from ..record.analysis.continuations import Continuation


class VariationsStyle(Enum):
    """How variations are shown on the board."""

    GHOSTS = "ghosts"
    """Small translucent stones, fainter for alternatives to the last move."""
    LETTERS = "letters"
    """Letters; alternatives to the last move are lower case if there are also next moves."""
    NOTHING = "nothing"


class Variations(NamedTuple):
    """The moves of variations at the cursor.

    ``children`` are the possible next moves and ``siblings`` the alternatives to the last move;
    ``style`` is how they are shown.
    """

    children: tuple[Continuation, ...] = ()
    siblings: tuple[Continuation, ...] = ()
    style: VariationsStyle = VariationsStyle.GHOSTS


def variation_moves(
    variations: Variations, labels: Collection[str] = ()
) -> dict[Point, VariationMove]:
    """Return the variation moves to draw, keyed by points of the record.

    Letters that already occur in ``labels`` are skipped. A move keeps its letter whichever other
    moves are shown. If several moves share a point, the current one is drawn, otherwise the first.
    """
    if variations.style is VariationsStyle.NOTHING:
        return {}
    lettered = variations.style is VariationsStyle.LETTERS
    small = bool(variations.children)
    found: dict[Point, VariationMove] = {}
    for moves, weight, alphabet in (
        (variations.children, VariationWeight.CHILD, (ascii_uppercase, ascii_lowercase)),
        (
            variations.siblings,
            VariationWeight.SIBLING,
            (ascii_lowercase,) if small else (ascii_uppercase,),
        ),
    ):
        signs = _free(moves, alphabet, labels) if lettered else ()
        for move in sorted(moves, key=lambda move: not move.on_current_line):
            shown = VariationMove(
                move.colour,
                VariationWeight.CURRENT if move.on_current_line else weight,
                signs[move.child_index] if signs else "",
                move.judgement,
            )
            found.setdefault(move.point, shown)
    return found


def _free(
    moves: Iterable[Continuation], alphabet: Sequence[str], labels: Collection[str]
) -> list[str]:
    """Return the letters of the moves, indexed by the place of each move among its siblings."""
    count = max((move.child_index for move in moves), default=-1) + 1
    return list(islice((sign for sign in letters(*alphabet) if sign not in labels), count))
