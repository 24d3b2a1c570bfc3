"""What is asked for when a record is to be cut into figures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ...go import Crop


class Every(NamedTuple):
    """A figure for so many moves; what a board cannot show is said in notes."""

    moves: int = 50


class AtCaptures(NamedTuple):
    """A new figure after each capture, for beginners (Seed 002).

    A figure has ``least`` moves, so that kos do not make figures of one; and at most ``most``.
    """

    least: int = 8
    most: int = 100


class AtOverlaps(NamedTuple):
    """A new figure as soon as a move is made on a point where something is drawn already.

    Where captured stones stay in sight, all that notes tell of then are passes, moves beside the
    part that is shown, and first moves on stones, against the rules.
    """

    most: int = 100


class AtMarks(NamedTuple):
    """A new figure at each node that the record says begins one (FG)."""


class AtComments(NamedTuple):
    """A figure ends at each node with a comment."""


class AtMoves(NamedTuple):
    """Figures end with the moves of these numbers, in any order, and the last with the last move.

    The numbers are those that the record states (MN).
    """

    last: tuple[int, ...]


class Whole(NamedTuple):
    """All moves on one board."""


Split = Every | AtCaptures | AtOverlaps | AtMarks | AtComments | AtMoves | Whole
DEFAULT_SPLIT = Every()


class Numbering(Enum):
    """Which numbers are written; a node may say otherwise (PM, MN)."""

    GAME = "game"
    """Those of the game."""
    FROM_ONE = "from-one"
    """Each figure begins with 1."""
    HUNDREDS = "hundreds"
    """Those of the game without the hundreds of the figure's first move (PM[2])."""
    NONE = "none"


class Variations(Enum):
    """Whether variations have diagrams of their own, and how their moves are numbered.

    Those numbered with the game follow its `Numbering`. Those that begin with 1 do so unless they
    say otherwise themselves (PM). Variations of up to 100 moves have one diagram, others are cut
    as the line is; those whose record marks figures are cut there, if the line is.
    """

    NONE = "none"
    FROM_ONE = "from-one"
    GAME = "game"


class Cropping(Enum):
    """Which boards show only the part where something happens.

    What the record says at the last node of a board (VW) beats it.
    """

    NONE = "none"
    DIAGRAMS = "diagrams"
    """Those of variations."""
    ALL = "all"


@dataclass(frozen=True, slots=True)
class PlanOptions:
    """How a record is cut into figures.

    ``first`` and ``last`` are the numbers of the first and the last move of the line shown, as the
    record states them (MN); the variations of those moves are shown whole. Setup in the midst of
    a line begins a new figure whatever is asked for. With ``repeat_last`` a figure shows the last
    move of the one before once more, if that lay on a free point. Without ``keep_captured`` boards
    show the position at their end; what the record says of a figure (FG) beats it. ``crop`` is for
    all boards, in the frame of the record, and beats ``cropping``.
    """

    split: Split = DEFAULT_SPLIT
    numbering: Numbering = Numbering.GAME
    repeat_last: bool = False
    keep_captured: bool = True
    variations: Variations = Variations.NONE
    cropping: Cropping = Cropping.DIAGRAMS
    crop: Crop | None = None
    first: int = 1
    last: int | None = None
