"""Unconditional life: D. B. Benson, "Life in the game of Go", 1976.

A set of chains is alive unconditionally if the opponent can capture none of them even though
their player always passes. For this look at the areas into which the stones of a colour divide
everything else, empty points and the opponent's stones alike. An area is vital to a chain that
has all its empty points for liberties: the opponent can fill it only by taking the chain's last
liberty. Alive are the chains of the largest set in which each has two vital areas that no chain
outside the set touches.

Where suicide is allowed, the opponent may clear an area of her own stones by it. Then an area is
vital only to a chain beside all its points, those under her stones included.

Trying out all that the opponent may play says the same, suicide allowed or not, of each of the
321,689 legal positions on 4×3 points; the tests do it on smaller boards.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from ._parts import Parts
from .eyes import stones_of

if TYPE_CHECKING:
    from .board import Board
    from .points import Colour, Point

_LEAST_VITAL = 2
_MOST_INNER = 1


class Area(NamedTuple):
    """Points without a stone of some colour that are connected, as the parts they consist of.

    ``walls`` are the chains of that colour around them, ``vital`` those of them to which the area
    is vital, and ``inner`` counts the points that are beside none.
    """

    parts: list[int]
    walls: set[int]
    vital: set[int]
    inner: int


class Unconditional(NamedTuple):
    """The chains of a colour that are alive, by their numbers, and the areas that only these wall.

    Each such area counts whether it is vital to a chain or not.
    """

    chains: set[int]
    areas: list[Area]

    def vital_to(self, chain: int) -> list[Area]:
        """The areas that keep a chain alive, or none where it is not."""
        return [area for area in self.areas if chain in area.vital and chain in self.chains]

    def enclosed(self) -> list[Area]:
        """The areas in which the opponent cannot live.

        She would need two eyes there, of points that are beside no stone of the colour.
        """
        return [area for area in self.areas if area.walls and area.inner <= _MOST_INNER]


def unconditionally_alive(
    board: Board, colour: Colour, *, suicide: bool = False
) -> frozenset[Point]:
    """The stones of a colour that cannot be captured even if their player always passes.

    ``suicide`` says whether the opponent may take off chains of her own. O(points).

    >>> from goboard_gui.go import Board, Colour
    >>> len(unconditionally_alive(Board.from_rows(".X.XO", "XXXXO", "OOOO."), Colour.BLACK))
    6
    """
    parts = Parts(board)
    return stones_of(parts, unconditional(parts, colour, suicide=suicide).chains)


def enclosed(board: Board, colour: Colour, *, suicide: bool = False) -> frozenset[Point]:
    """The points that unconditionally alive stones enclose, so that no opponent can live there.

    Stones of the opponent among them are dead. O(points).
    """
    parts = Parts(board)
    return points_of(parts, unconditional(parts, colour, suicide=suicide).enclosed())


def unconditional(parts: Parts, colour: Colour, *, suicide: bool = False) -> Unconditional:
    """What is alive unconditionally among the parts of a position."""
    chains = {number for number, part in enumerate(parts.all) if part.state == colour}
    areas = _areas(parts, chains, suicide)
    while True:
        areas = [area for area in areas if area.walls <= chains]
        vital = Counter(wall for area in areas for wall in area.vital)
        alive = {chain for chain in chains if vital[chain] >= _LEAST_VITAL}
        if alive == chains:
            return Unconditional(chains, areas)
        chains = alive


def points_of(parts: Parts, areas: list[Area]) -> frozenset[Point]:
    """All points of several areas."""
    return stones_of(parts, {part for area in areas for part in area.parts})


def _areas(parts: Parts, chains: set[int], suicide: bool) -> list[Area]:
    """What chains divide a position into."""
    beside = set[int]().union(*(parts.all[chain].beyond for chain in chains))
    seen = set(chains)
    found: list[Area] = []
    for start in range(len(parts.all)):
        if start not in seen:
            members, walls = _connected(parts, start, chains)
            seen.update(members)
            points = {point for member in members for point in parts.all[member].inside}
            needed = points if suicide else _empty(parts, points)
            vital = {wall for wall in walls if needed and needed <= parts.all[wall].beyond}
            found.append(Area(members, walls, vital, len(points - beside)))
    return found


def _connected(parts: Parts, start: int, chains: set[int]) -> tuple[list[int], set[int]]:
    """The parts connected to one without crossing a chain of some, and those of them beside."""
    members, walls, seen = [start], set[int](), {start}
    for member in members:  # grows while it is walked
        for near in parts.around(parts.all[member]):
            if near in chains:
                walls.add(near)
            elif near not in seen:
                seen.add(near)
                members.append(near)
    return members, walls


def _empty(parts: Parts, points: set[int]) -> set[int]:
    cells = parts.board.cells
    return {point for point in points if not cells[point]}
