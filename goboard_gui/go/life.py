"""What lives on a board: the words for it.

Two notions of safety stand side by side. A safe family is Citizendium's ("Go (board game)"); what
is unconditionally alive is Benson's ("Life in the game of Go", 1976). Neither holds the other:

- Chains that share their eyes may be safe and still be captured, one after the other, if their
  player passes. Of the 4095 ways to put black stones on 4×3 points, leaving one free, 529 hold
  chains that are safe and not alive, and of the 32,767 on 5×3 points 4960.
- Chains around dead stones may be alive and not safe, for an eye holds no stone. Of the 321,689
  legal positions on 4×3 points 10,884 hold black chains that are alive and not safe, and 761 such
  as are safe and not alive.

Without stones of the opponent on the board, what is alive is safe: a vital area is an eye. And a
safe family of a single chain is always alive: its eyes touch no other chain, so they are vital.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .chains import Chain, Region
    from .points import Colour, Point


class Eye(NamedTuple):
    """Connected empty points, each beside a stone of ``colour``, and none beside an opponent's.

    One point is the plainest of eyes.
    """

    colour: Colour
    points: frozenset[Point]


class Life(NamedTuple):
    """What can be said of a position without playing on.

    Chains, regions and eyes are in the order of their first points. ``safe`` holds the stones of
    the largest safe family of each colour, ``alive`` those that are unconditionally alive, and
    ``territory`` the points that these enclose, of Black's and of White's, whatever the opponent
    plays there. ``neutral`` are the points of regions that touch stones of both colours, or of
    none: those of nobody. ``vital`` has for each chain the areas that make it unconditionally
    alive, and nothing for the other chains; stones of the opponent may lie in an area.
    """

    chains: tuple[Chain, ...]
    regions: tuple[Region, ...]
    eyes: tuple[Eye, ...]
    safe: frozenset[Point]
    alive: frozenset[Point]
    territory: tuple[frozenset[Point], frozenset[Point]]
    neutral: frozenset[Point]
    vital: tuple[tuple[frozenset[Point], ...], ...] = ()

    def chain_at(self, point: Point) -> Chain | None:
        """The chain of the stone on a point, or None where there is no stone. O(chains)."""
        return next((chain for chain in self.chains if point in chain.points), None)

    def region_at(self, point: Point) -> Region | None:
        """The region of an empty point, or None where there is a stone. O(regions)."""
        return next((region for region in self.regions if point in region.points), None)

    def eye_at(self, point: Point) -> Eye | None:
        """The eye that a point belongs to, or None where there is none. O(eyes)."""
        return next((eye for eye in self.eyes if point in eye.points), None)

    def eyes_of(self, chain: Chain) -> tuple[Eye, ...]:
        """The eyes beside a chain, in their order. O(eyes)."""
        return tuple(eye for eye in self.eyes if not eye.points.isdisjoint(chain.liberties))

    def vital_to(self, chain: Chain) -> tuple[frozenset[Point], ...]:
        """The areas that make a chain unconditionally alive. O(chains)."""
        return self.vital[self.chains.index(chain)]

    def is_safe(self, chain: Chain) -> bool:
        """Whether a chain is in a safe family."""
        return chain.points <= self.safe

    def is_alive(self, chain: Chain) -> bool:
        """Whether a chain is unconditionally alive."""
        return chain.points <= self.alive

    def atari(self) -> tuple[Chain, ...]:
        """The chains with a single liberty."""
        return tuple(chain for chain in self.chains if len(chain.liberties) == 1)
