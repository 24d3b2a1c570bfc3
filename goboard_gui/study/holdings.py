"""What chains hold: the regions around them while some chains are thought to be dead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..go import Colour
from ..go.benson import enclosed, unconditionally_alive

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..go import Board, Point


class Body(NamedTuple):
    """A chain with how much of it will be its player's on the average, from −1 to 1."""

    colour: int
    points: list[int]
    hope: float


class Field(NamedTuple):
    """Connected points without living stones, and the chains that touch them by number."""

    points: list[int]
    beside: frozenset[int]


class Estate(NamedTuple):
    """Chains that share fields of their own, how many these are, and how large together."""

    family: frozenset[int]
    fields: int
    size: int


class Holdings:
    """The chains of a position by number; those in ``dead`` are taken for empty points."""

    def __init__(self, board: Board, means: Sequence[float]) -> None:
        """Take how much more each point will be Black's than White's, from −1 to 1.

        There is all hope for chains that are unconditionally alive, and none for those that
        such chains of the opponent enclose.
        """
        self._neighbours = board.graph.neighbours
        self._points = board.graph.points
        self._chain_at = [-1] * len(board.cells)
        self.dead: set[int] = set()
        self.bodies: list[Body] = []
        alive, lost = _unconditional(board)
        for point, colour in enumerate(board.cells):
            if colour and self._chain_at[point] < 0:
                self._find(point, colour, board.cells, means)
                if point in alive or point in lost:
                    hope = 1.0 if point in alive else -1.0
                    self.bodies[-1] = self.bodies[-1]._replace(hope=hope)

    def _find(self, start: int, colour: int, cells: Sequence[int], means: Sequence[float]) -> None:
        chain_at = self._chain_at
        chain_at[start] = len(self.bodies)
        points = [start]
        for point in points:  # grows while it is walked
            for near in self._neighbours[point]:
                if cells[near] == colour and chain_at[near] < 0:
                    chain_at[near] = len(self.bodies)
                    points.append(near)
        mean = sum(means[point] for point in points) / len(points)
        self.bodies.append(Body(colour, points, mean if colour == 1 else -mean))

    def stones(self, numbers: Iterable[int]) -> frozenset[Point]:
        """The points of some chains."""
        points = self._points
        return frozenset(points[at] for number in numbers for at in self.bodies[number].points)

    def hope(self, family: Iterable[int]) -> float:
        """The hope of some chains together, each stone counting the same."""
        chains = [self.bodies[number] for number in family]
        return sum(it.hope * len(it.points) for it in chains) / sum(len(it.points) for it in chains)

    def of(self, numbers: Iterable[int], colour: int) -> frozenset[int]:
        """Those chains among some that have a colour."""
        return frozenset(number for number in numbers if self.bodies[number].colour == colour)

    def fields(self) -> list[Field]:
        """All fields, in the order of their first points. O(points)."""
        living = [-1 if number in self.dead else number for number in self._chain_at]
        seen = [number >= 0 for number in living]
        fields = []
        for start in range(len(living)):
            if seen[start]:
                continue
            seen[start] = True
            points, beside = [start], set[int]()
            for point in points:  # grows while it is walked
                for near in self._neighbours[point]:
                    if living[near] >= 0:
                        beside.add(living[near])
                    elif not seen[near]:
                        seen[near] = True
                        points.append(near)
            fields.append(Field(points, frozenset(beside)))
        return fields

    def estates(self, fields: list[Field]) -> dict[int, Estate]:
        """The estates of those chains that have one."""
        estates: dict[int, Estate] = {}
        for field in fields:
            if len({self.bodies[number].colour for number in field.beside}) != 1:
                continue
            joined = {estates[number] for number in field.beside if number in estates}
            estate = Estate(
                field.beside.union(*(it.family for it in joined)),
                1 + sum(it.fields for it in joined),
                len(field.points) + sum(it.size for it in joined),
            )
            estates.update(dict.fromkeys(estate.family, estate))
        return estates

    def is_empty(self, point: int) -> bool:
        """Whether there is no stone on a point, not even a dead one."""
        return self._chain_at[point] < 0

    def breath(self, point: int, colour: int, closed: set[int]) -> int:
        """How many liberties a stone would have beside closed points.

        One that would take something has more than there are.
        """
        around = self._neighbours[point]
        beside = {self._chain_at[near] for near in around} - self.dead - {-1}
        friends = self.of(beside, colour)
        if any(not self._liberties(number) - {point} for number in beside - friends):
            return len(self._chain_at)
        free = {near for near in around if self._chain_at[near] < 0}
        return len(free.union(*map(self._liberties, friends)) - closed - {point})

    def _liberties(self, number: int) -> set[int]:
        return {
            near
            for point in self.bodies[number].points
            for near in self._neighbours[point]
            if self._chain_at[near] < 0 or self._chain_at[near] in self.dead
        }


def _unconditional(board: Board) -> tuple[set[int], set[int]]:
    """The stones that live and those that die whatever is played."""
    index, cells = board.graph.index, board.cells
    alive, lost = set[int](), set[int]()
    for colour in Colour:
        alive |= {index[point] for point in unconditionally_alive(board, colour)}
        inside = {index[point] for point in enclosed(board, colour)}
        lost |= {point for point in inside if cells[point] == colour.opponent}
    return alive, lost
