"""Numbers of engines, from whatever perspective, as an analysis from Black's."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ..go import Colour

if TYPE_CHECKING:
    from ..go import Point
    from ..go.analysis import Candidate


class Perspective(Enum):
    """The player for whom an engine reports win rates, scores and ownership.

    Engines can't be asked for it; it is a setting of each engine.
    """

    SIDE_TO_PLAY = "side to play"
    BLACK = "black"
    WHITE = "white"

    def is_white(self, to_play: Colour) -> bool:
        """Return whether the numbers are White's if this player is to move."""
        if self is Perspective.SIDE_TO_PLAY:
            return to_play is Colour.WHITE
        return self is Perspective.WHITE


def mark_copies(candidates: list[Candidate]) -> tuple[Candidate, ...]:
    """Mark the copies of symmetric moves in an analysis whose engine does not mark them.

    Copies have all numbers in common with an earlier candidate; after one visit different moves
    can have, too.
    """
    originals: dict[tuple[object, ...], Point | None] = {}
    marked = []
    for candidate in candidates:
        numbers = candidate.visits, candidate.value, candidate.prior, len(candidate.line)
        original = originals.setdefault(numbers, candidate.point)
        copied = candidate.visits > 1 and original != candidate.point
        marked.append(candidate._replace(copy_of=original) if copied else candidate)
    return tuple(marked)
