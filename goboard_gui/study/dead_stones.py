"""Which stones are dead, from whose their points are likely to become.

Both players have passed, so what lives at the end of a game has territory or is in seki. A chain
without a region of its own is at home nowhere, and it takes less to find it dead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..go.score import Marking

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Board, Point

LOST = 0.0
"""What a chain that has territory has to be, for its player, to be dead."""
ADRIFT = 0.2
"""What a chain that is at home nowhere has to be to be alive."""


START = -0.8
DOOMED = -0.6
SURE = 0.7
SHARED = 4
SMALL = 0.2
ESTATE = 8


class Body(NamedTuple):
    """A chain with how much of it will be its player's, from −1 to 1."""

    colour: int
    points: list[int]
    hope: float


class Field(NamedTuple):
    """Connected points without living stones, and the chains that touch them by number."""

    points: list[int]
    beside: frozenset[int]


class Settlement:
    """A position from which dead chains are taken off, the most hopeless first."""

    def __init__(self, board: Board, means: Sequence[float]) -> None:
        self._neighbours = board.graph.neighbours
        self._points = board.graph.points
        self._means = means
        self._chain_at = [-1] * len(means)
        self.bodies: list[Body] = []
        for point, colour in enumerate(board.cells):
            if colour and self._chain_at[point] < 0:
                self._find(point, colour, board.cells)
        self.dead: set[int] = set()
        self.seki: set[int] = set()

    def settle(self) -> None:
        """Take off what is dead until everything that is left lives."""
        self.dead = {n for n, body in enumerate(self.bodies) if body.hope < START}
        while lost := self._adrift(self._fields()):
            self.dead |= lost

    def stones(self, numbers: set[int]) -> frozenset[Point]:
        """The points of some chains."""
        points = self._points
        return frozenset(points[at] for number in numbers for at in self.bodies[number].points)

    def _find(self, start: int, colour: int, cells: Sequence[int]) -> None:
        number = len(self.bodies)
        self._chain_at[start] = number
        points = [start]
        for point in points:
            for near in self._neighbours[point]:
                if cells[near] == colour and self._chain_at[near] < 0:
                    self._chain_at[near] = number
                    points.append(near)
        mean = sum(self._means[point] for point in points) / len(points)
        self.bodies.append(Body(colour, points, mean if colour == 1 else -mean))

    def _fields(self) -> list[Field]:
        """The regions of points without living stones."""
        living = [n if n >= 0 and n not in self.dead else -1 for n in self._chain_at]
        seen = [number >= 0 for number in living]
        fields = []
        for start, passed in enumerate(seen):
            if passed or seen[start]:
                continue
            seen[start] = True
            points, beside = [start], set[int]()
            for point in points:
                for near in self._neighbours[point]:
                    if living[near] >= 0:
                        beside.add(living[near])
                    elif not seen[near]:
                        seen[near] = True
                        points.append(near)
            fields.append(Field(points, frozenset(beside)))
        return fields

    def _adrift(self, fields: list[Field]) -> set[int]:
        """The most hopeless chains of one player that will not live, together."""
        estates = self._estates(fields)
        worst, least = set[int](), 0.0
        for field in fields:
            for colour in (1, 2):
                here = {n for n in field.beside - self.seki if self.bodies[n].colour == colour}
                families = [estates[number] for number in here if number in estates]
                for family, need in [*families, (here - estates.keys(), ADRIFT)]:
                    hope = self._hope(family) - need if family else 0.0
                    if hope < least:
                        worst, least = family, hope
        if worst and self._hope(worst) > DOOMED:
            locked = self._locked(worst, fields, estates)
            if locked:
                self.seki |= worst | locked
                return self._adrift(fields)
        return worst

    def _locked(
        self, family: set[int], fields: list[Field], estates: dict[int, tuple[set[int], float]]
    ) -> set[int]:
        """The opponent's chains that can neither take some chains nor be taken by them."""
        colour = self.bodies[min(family)].colour
        shared: set[int] = set()
        dame: set[int] = set()
        foes: set[int] = set()
        for field in fields:
            theirs = {n for n in field.beside if self.bodies[n].colour != colour}
            ours = field.beside - theirs
            if (
                ours & family
                and theirs
                and all(n not in estates or estates[n][1] == SMALL for n in theirs)
            ):
                shared.update(field.points)
                foes |= theirs
            elif theirs and ours:
                dame.update(field.points)
        if not 0 < len(shared) <= SHARED or not all(self.bodies[n].hope < SURE for n in foes):
            return set()
        for point in shared:
            if self._chain_at[point] >= 0 or any(
                self._breath(point, player, dame) > 1 for player in (1, 2)
            ):
                return set()
        return foes

    def _breath(self, point: int, player: int, dame: set[int]) -> int:
        """How many liberties a stone would have, more than there are if it took something."""
        chains = {
            self._chain_at[near]
            for near in self._neighbours[point]
            if self._chain_at[near] >= 0 and self._chain_at[near] not in self.dead
        }
        friends = {number for number in chains if self.bodies[number].colour == player}
        for number in chains - friends:
            if not self._liberties(number) - {point}:
                return len(self._means)
        free = {near for near in self._neighbours[point] if self._chain_at[near] < 0}
        free |= set().union(*(self._liberties(number) for number in friends))
        return len(free - dame - {point})

    def _liberties(self, number: int) -> set[int]:
        return {
            near
            for point in self.bodies[number].points
            for near in self._neighbours[point]
            if self._chain_at[near] < 0 or self._chain_at[near] in self.dead
        }

    def _hope(self, family: set[int]) -> float:
        bodies = self.bodies
        stones = sum(len(bodies[number].points) for number in family)
        return sum(bodies[number].hope * len(bodies[number].points) for number in family) / stones

    def _estates(self, fields: list[Field]) -> dict[int, tuple[set[int], float]]:
        """The chains that share regions of their own, and the hope that they need, by chain."""
        estates: dict[int, tuple[set[int], float]] = {}
        sizes: dict[int, int] = {}
        for field in fields:
            if len({self.bodies[number].colour for number in field.beside}) != 1:
                continue
            family, size = set(field.beside), len(field.points)
            for number in field.beside:
                if number in estates:
                    family |= estates[number][0]
            size += sum({id(estates[n][0]): sizes[n] for n in family if n in estates}.values())
            for number in family:
                estates[number] = (family, SMALL if size <= ESTATE else LOST)
                sizes[number] = size
        return estates


def marking_of(board: Board, means: Sequence[float]) -> Marking:
    """A marking of dead stones after what the points of each chain became on the average."""
    settlement = Settlement(board, means)
    settlement.settle()
    return Marking(settlement.stones(settlement.dead), settlement.stones(settlement.seki))
