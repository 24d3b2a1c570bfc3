"""A position for playing many games out from it quickly: its chains know their liberties."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..go import Graph

NOWHERE = -1
"""What is no point."""


class Ground(NamedTuple):
    """What the players know of a board: the neighbours of a point, and its diagonals.

    A diagonal of a point is beside two of its neighbours, and not beside itself. ``spare`` says
    how many of them the opponent may have beside an eye.
    """

    neighbours: Sequence[Sequence[int]]
    diagonals: Sequence[Sequence[int]]
    spare: Sequence[int]


@lru_cache(maxsize=8)
def ground(graph: Graph) -> Ground:
    """What the players know of a graph."""
    diagonals = []
    for point, beside in enumerate(graph.neighbours):
        beyond = [far for near in beside for far in graph.neighbours[near]]
        others = set(beyond) - {point, *beside}
        diagonals.append(tuple(sorted(far for far in others if beyond.count(far) > 1)))
    spare = tuple(int(len(corners) >= 4) for corners in diagonals)
    return Ground(graph.neighbours, tuple(diagonals), spare)


class Stage:
    """A position that changes in place.

    A chain is known by a number. Of its liberties only their count, their sum and the sum of
    their squares are kept, each counted once for every stone beside it: all are the same point
    exactly when the count times the squares is the square of the sum.
    """

    __slots__ = (
        "cells",
        "chains",
        "counts",
        "diagonals",
        "empties",
        "ko",
        "members",
        "neighbours",
        "places",
        "spare",
        "squares",
        "sums",
    )

    def __init__(self, known: Ground, cells: Sequence[int]) -> None:
        self.neighbours, self.diagonals, self.spare = known
        size = len(cells)
        self.cells = [0] * size
        self.chains = list(range(size))
        self.members: list[list[int]] = [[] for _ in range(size)]
        self.counts = [0] * size
        self.sums = [0] * size
        self.squares = [0] * size
        self.empties = list(range(size))
        self.places = list(range(size))
        self.ko = NOWHERE
        for point, colour in enumerate(cells):
            if colour:
                self.play(point, colour)
        self.ko = NOWHERE

    def copy(self) -> Stage:
        """Another position that is the same. Lists of members are never changed in place."""
        other = Stage.__new__(Stage)
        other.neighbours, other.diagonals = self.neighbours, self.diagonals
        other.spare = self.spare
        other.cells = self.cells[:]
        other.chains = self.chains[:]
        other.members = self.members[:]
        other.counts = self.counts[:]
        other.sums = self.sums[:]
        other.squares = self.squares[:]
        other.empties = self.empties[:]
        other.places = self.places[:]
        other.ko = self.ko
        return other

    def last_liberty(self, chain: int) -> int:
        """The one liberty of a chain in atari, NOWHERE of any other."""
        count, total = self.counts[chain], self.sums[chain]
        in_atari = count and count * self.squares[chain] == total * total
        return total // count if in_atari else NOWHERE

    def play(self, point: int, colour: int) -> None:
        """Place a stone on an empty point and take off the opponent's chains without liberty."""
        cells, chains, counts = self.cells, self.chains, self.counts
        sums, squares = self.sums, self.squares
        self._occupy(point)
        cells[point] = colour
        square = point * point
        count = total = squared = 0
        friends: list[int] = []
        taken: list[int] = []
        for near in self.neighbours[point]:
            there = cells[near]
            if not there:
                count += 1
                total += near
                squared += near * near
                continue
            chain = chains[near]
            counts[chain] -= 1
            sums[chain] -= point
            squares[chain] -= square
            if there == colour:
                if chain not in friends:
                    friends.append(chain)
            elif not counts[chain]:
                taken.append(chain)
        chains[point] = point
        self.members[point] = [point]
        counts[point], sums[point], squares[point] = count, total, squared
        if friends:
            self._join(point, friends)
        self.ko = NOWHERE
        for chain in taken:
            self._take(chain)
        if len(taken) == 1 and not friends and not count:
            stones = self.members[taken[0]]
            if len(stones) == 1:
                self.ko = stones[0]

    def owners(self) -> list[int]:
        """Whose each point is: 1 Black's, −1 White's, 0 nobody's, if nothing more is played.

        Of empty points only the nearest stones are looked at.
        """
        cells = self.cells
        owners = [(0, 1, -1)[colour] for colour in cells]
        for point in self.empties:
            beside = {cells[near] for near in self.neighbours[point]}
            beside.discard(0)
            if len(beside) == 1:
                owners[point] = 1 if 1 in beside else -1
        return owners

    def _occupy(self, point: int) -> None:
        place = self.places[point]
        last = self.empties.pop()
        if last != point:
            self.empties[place] = last
            self.places[last] = place

    def _join(self, point: int, friends: list[int]) -> None:
        """Make one chain of a stone and the chains beside it, named after the largest."""
        members, chains, counts = self.members, self.chains, self.counts
        sums, squares = self.sums, self.squares
        main = friends[0]
        for chain in friends:
            if len(members[chain]) > len(members[main]):
                main = chain
        friends.append(point)
        for chain in friends:
            if chain != main:
                stones = members[chain]
                for stone in stones:
                    chains[stone] = main
                members[main] = members[main] + stones
                counts[main] += counts[chain]
                sums[main] += sums[chain]
                squares[main] += squares[chain]

    def _take(self, chain: int) -> None:
        cells, chains, counts = self.cells, self.chains, self.counts
        sums, squares = self.sums, self.squares
        empties, places = self.empties, self.places
        stones = self.members[chain]
        for stone in stones:
            cells[stone] = 0
            places[stone] = len(empties)
            empties.append(stone)
        for stone in stones:
            square = stone * stone
            for near in self.neighbours[stone]:
                if cells[near]:
                    beside = chains[near]
                    counts[beside] += 1
                    sums[beside] += stone
                    squares[beside] += square
