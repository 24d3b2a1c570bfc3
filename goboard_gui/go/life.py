"""What lives on a board: the words for it.

Two notions of safety stand side by side. A safe family is Citizendium's ("Go (board game)"); what
is unconditionally alive is Benson's ("Life in the game of Go", 1976). The first is weaker: a
family of two chains may share two eyes and still be captured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .chains import Chain, Region
    from .points import Colour, Point


class Eye(NamedTuple):
    """Connected empty points, each beside a stone of ``colour``, and none of the opponent's.

    One point is the plainest of eyes.
    """

    colour: Colour
    points: frozenset[Point]


class Life(NamedTuple):
    """What can be said of a position without playing on.

    Chains and regions are in the order of their first points. ``safe`` holds the stones of the
    largest safe family of each colour, ``alive`` those that are unconditionally alive, and
    ``territory`` the points that these enclose whatever the opponent plays there. ``neutral`` are
    the empty points that touch stones of both colours, or of none: those of nobody.
    """

    chains: tuple[Chain, ...]
    regions: tuple[Region, ...]
    eyes: tuple[Eye, ...]
    safe: frozenset[Point]
    alive: frozenset[Point]
    territory: tuple[frozenset[Point], frozenset[Point]]
    neutral: frozenset[Point]
