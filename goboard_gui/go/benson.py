"""Unconditional life (pass-alive groups): D. B. Benson, "Life in the game of Go", 1976.

A set of chains is unconditionally alive if the opponent can capture none of them even though their
player always passes. Consider the areas into which the stones of a colour divide the rest of the
board, empty points and opposing stones alike. An area is vital to a chain if all its empty points
are liberties of the chain: the opponent can fill it only by capturing the chain. The largest set of
chains in which each has two vital areas that touch no chain outside the set is alive.

If suicide is allowed, the opponent may use it to remove her own stones from an area. Then an area
is vital only to a chain adjacent to all its points, including those under her stones.

Exhaustive search of the opponent's moves gives the same result, with and without suicide, for each
of the 321,689 legal positions on 4×3 points; the tests do it on smaller boards.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple
from .chains import Components
from .eyes import component_stones

if TYPE_CHECKING:
    from .board import Board
    from .points import Colour, Point

_LEAST_VITAL = 2
_MOST_INNER = 1


class Area(NamedTuple):
    """A connected area without stones of one colour, given by the components it consists of.

    ``walls`` are the chains of that colour around it, ``vital`` those of them to which the area is
    vital, and ``inner`` is the number of points adjacent to none.
    """

    parts: list[int]
    walls: set[int]
    vital: set[int]
    inner: int


class UnconditionalLife(NamedTuple):
    """The unconditionally alive chains of a colour, by index, and all areas that only such chains
    surround.

    Each such area is included, whether it is vital to a chain or not.
    """

    chains: set[int]
    areas: list[Area]

    def vital_areas_of(self, chain: int) -> list[Area]:
        """Return the areas vital to a chain, or an empty list if the chain is not alive."""
        return [area for area in self.areas if chain in area.vital and chain in self.chains]

    def enclosed_areas(self) -> list[Area]:
        """Return the surrounded areas in which the opponent cannot live.

        She would need two eyes there, at points that touch no stone of the colour.
        """
        return [area for area in self.areas if area.walls and area.inner <= _MOST_INNER]


def unconditionally_alive(
    board: Board, colour: Colour, *, suicide: bool = False
) -> frozenset[Point]:
    """Return the stones of a colour that cannot be captured even if their player always passes.

    ``suicide`` determines whether the opponent may capture her own chains. O(points).

    >>> from goboard_gui.go import Board, Colour
    >>> len(unconditionally_alive(Board.from_rows(".X.XO", "XXXXO", "OOOO."), Colour.BLACK))
    6
    """
    parts = Components(board)
    return component_stones(parts, find_unconditional_life(parts, colour, suicide=suicide).chains)


def enclosed_points(board: Board, colour: Colour, *, suicide: bool = False) -> frozenset[Point]:
    """Return the points enclosed by unconditionally alive stones, where the opponent cannot live.

    Opposing stones among them are dead. O(points).
    """
    parts = Components(board)
    return area_points(
        parts, find_unconditional_life(parts, colour, suicide=suicide).enclosed_areas()
    )


def find_unconditional_life(
    parts: Components, colour: Colour, *, suicide: bool = False
) -> UnconditionalLife:
    """Find the unconditionally alive chains among the components of a position."""
    chains = {number for number, part in enumerate(parts.all) if part.state == colour}
    areas = _areas(parts, chains, suicide)
    while True:
        areas = [area for area in areas if area.walls <= chains]
        vital = Counter(wall for area in areas for wall in area.vital)
        alive = {chain for chain in chains if vital[chain] >= _LEAST_VITAL}
        if alive == chains:
            return UnconditionalLife(chains, areas)
        chains = alive


def area_points(parts: Components, areas: list[Area]) -> frozenset[Point]:
    """Return all points of several areas."""
    return component_stones(parts, {part for area in areas for part in area.parts})


def _areas(parts: Components, chains: set[int], suicide: bool) -> list[Area]:
    """Return the connected areas that remain if the given chains are left out."""
    beside = set[int]().union(*(parts.all[chain].adjacent for chain in chains))
    seen = set(chains)
    found: list[Area] = []
    for start in range(len(parts.all)):
        if start not in seen:
            members, walls = _connected(parts, start, chains)
            seen.update(members)
            points = {point for member in members for point in parts.all[member].points}
            needed = points if suicide else _empty(parts, points)
            vital = {wall for wall in walls if needed and needed <= parts.all[wall].adjacent}
            found.append(Area(members, walls, vital, len(points - beside)))
    return found


def _connected(parts: Components, start: int, chains: set[int]) -> tuple[list[int], set[int]]:
    """Return the components reachable without crossing the given chains, and the chains next to
    them.
    """
    members, walls, seen = [start], set[int](), {start}
    for member in members:  # the list grows during the loop
        for near in parts.neighbours_of(parts.all[member]):
            if near in chains:
                walls.add(near)
            elif near not in seen:
                seen.add(near)
                members.append(near)
    return members, walls


def _empty(parts: Components, points: set[int]) -> set[int]:
    cells = parts.board.cells
    return {point for point in points if not cells[point]}
