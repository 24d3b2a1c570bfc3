"""What is likely to become of a position: the words for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..go import Point
    from ..go.score import Marking


class Estimate(NamedTuple):
    """Whose each point is likely to become, after some games were played out from a position.

    ``ownership`` has a number for each point, from −1 (White's) to 1 (Black's); ``games`` tells
    how many games it rests on. ``marking`` is what follows of stones and points, as a proposal.
    ``lead`` is by how many points of area Black is likely to be ahead, without komi.
    """

    ownership: Mapping[Point, float]
    games: int
    marking: Marking
    lead: float
