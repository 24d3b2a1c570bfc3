"""Static analysis of a position: chains, eyes, safe families, unconditional life.

There are two notions of safety. A safe family is Citizendium's ("Go (board game)"); unconditional
life is Benson's ("Life in the game of Go", 1976). Neither implies the other:

- Chains that share their eyes may be safe and still be captured, one after the other, if their
  player passes. Of the 4095 ways to put black stones on 4×3 points, leaving one empty, 529 have
  chains that are safe but not alive, and of the 32,767 on 5×3 points 4960.
- Chains around dead stones may be alive but not safe, because an eye contains no stone. Of the
  321,689 legal positions on 4×3 points 10,884 have black chains that are alive but not safe, and
  761 have chains that are safe but not alive.

Without opposing stones on the board, alive implies safe: a vital area is an eye. And a safe family
of a single chain is always alive: its eyes touch no other chain, so they are vital.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .benson import area_points, find_unconditional_life
from .chains import Components, chains_of, regions_of
from .eyes import component_stones, eyes_of, safe_chain_indices
from .points import Colour

if TYPE_CHECKING:
    from .benson import UnconditionalLife
    from .board import Board
    from .chains import Chain, Region
    from .eyes import Eye
    from .points import Point


class Life(NamedTuple):
    """Result of a static analysis: chains, regions, eyes, safe families and unconditional life.

    Chains, regions and eyes are in the order of their first points. ``safe`` are the stones of the
    largest safe family of each colour, ``alive`` those that are unconditionally alive, and
    ``territory`` the points that these enclose, for Black and for White, whatever the opponent
    plays there. ``neutral`` are the points of regions that touch stones of both colours, or of
    none. ``vital`` has for each chain the areas that make it unconditionally alive, empty for the
    other chains; an area may contain opposing stones.
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
        """Return the chain of the stone on a point, or None if the point is empty. O(chains)."""
        return next((chain for chain in self.chains if point in chain.points), None)

    def region_at(self, point: Point) -> Region | None:
        """Return the region of a point, or None if the point has a stone. O(regions)."""
        return next((region for region in self.regions if point in region.points), None)

    def eye_at(self, point: Point) -> Eye | None:
        """Return the eye that a point belongs to, or None. O(eyes)."""
        return next((eye for eye in self.eyes if point in eye.points), None)

    def eyes_of(self, chain: Chain) -> tuple[Eye, ...]:
        """Return the eyes that touch a chain, in the order of their first points. O(eyes)."""
        return tuple(eye for eye in self.eyes if not eye.points.isdisjoint(chain.liberties))

    def vital_areas_of(self, chain: Chain) -> tuple[frozenset[Point], ...]:
        """Return the vital areas of a chain, which make it unconditionally alive. O(chains)."""
        return self.vital[self.chains.index(chain)]

    def is_safe(self, chain: Chain) -> bool:
        """Return whether a chain is safe: in a family of chains that touch two or more eyes
        each.
        """
        return chain.points <= self.safe

    def is_alive(self, chain: Chain) -> bool:
        """Return whether a chain is unconditionally alive."""
        return chain.points <= self.alive

    def chains_in_atari(self) -> tuple[Chain, ...]:
        """Return the chains with a single liberty."""
        return tuple(chain for chain in self.chains if len(chain.liberties) == 1)


def analyse_life(board: Board, *, suicide: bool = False) -> Life:
    """Return the analysis of a position: its chains, eyes, and safe and unconditionally alive
    stones. O(points).

    ``suicide`` determines whether players may capture their own chains, which gives the opponent of
    unconditionally alive chains more options.
    """
    parts = Components(board)
    found = [find_unconditional_life(parts, colour, suicide=suicide) for colour in Colour]
    regions = tuple(regions_of(parts))
    black, white = (area_points(parts, side.enclosed_areas()) for side in found)
    return Life(
        chains=tuple(chains_of(parts)),
        regions=regions,
        eyes=eyes_of(parts),
        safe=component_stones(
            parts, set().union(*(safe_chain_indices(parts, colour) for colour in Colour))
        ),
        alive=component_stones(parts, set().union(*(side.chains for side in found))),
        territory=(black, white),
        neutral=frozenset().union(*(it.points for it in regions if len(it.borders) != 1)),
        vital=tuple(
            _vital(parts, number, found[part.state - 1])
            for number, part in enumerate(parts.all)
            if part.state
        ),
    )


def _vital(parts: Components, chain: int, found: UnconditionalLife) -> tuple[frozenset[Point], ...]:
    return tuple(area_points(parts, [area]) for area in found.vital_areas_of(chain))
