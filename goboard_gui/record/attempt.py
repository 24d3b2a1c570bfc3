"""Moves that were asked for, and what came of them."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..go import Colour, Judgement, Point


class Outcome(Enum):
    """What came of a move that was asked for."""

    FOLLOWED = "followed"
    """The record had it already; the cursor went there."""
    ADDED = "added"
    """The record has a new node."""
    REFUSED = "refused"
    """It is against the rules; nothing changed."""


class Attempt(NamedTuple):
    """A move that was asked for, what the rules say of it and what came of it.

    ``again`` is the number of the move after which the position was the same, 0 before the first,
    if the judgement tells that it ``repeats`` one.
    """

    outcome: Outcome
    colour: Colour
    point: Point | None
    judgement: Judgement
    again: int | None = None
