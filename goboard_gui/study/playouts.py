"""Fast random playouts of a position, and the board they are played on.

Players do not fill their own eyes, capture stones in atari, save their own if possible, and avoid
self-atari with many stones. The average result of a point tells its owner (Bernd Brügmann, "Monte
Carlo Go", 1993).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ..named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from ..go import Graph


NO_POINT = -1
"""The value that stands for "no point"."""


class BoardGeometry(NamedTuple):
    """The neighbouring and diagonal points of each point of a board.

    A diagonal is adjacent to two neighbours of a point, but not to the point. ``spare`` is the
    number of diagonals of an eye that the opponent may occupy.
    """

    neighbours: Sequence[Sequence[int]]
    diagonals: Sequence[Sequence[int]]
    spare: Sequence[int]


@lru_cache(maxsize=8)
def board_geometry(graph: Graph) -> BoardGeometry:
    """Return the neighbouring and diagonal points of a board graph."""
    diagonals = []
    for point, adjacent in enumerate(graph.neighbours):
        beyond = [far for near in adjacent for far in graph.neighbours[near]]
        others = set(beyond) - {point, *adjacent}
        diagonals.append(tuple(sorted(far for far in others if beyond.count(far) > 1)))
    spare = tuple(int(len(corners) >= 4) for corners in diagonals)
    return BoardGeometry(graph.neighbours, tuple(diagonals), spare)


class PlayoutBoard:
    """A mutable board position for playouts, which counts liberties fast.

    A chain is identified by a number. Of its liberties only the count, the sum and the sum of
    squares are stored, each liberty counted once per adjacent stone: all liberties are the same
    point exactly if the count times the sum of squares equals the square of the sum.
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

    def __init__(self, known: BoardGeometry, cells: Sequence[int]) -> None:
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
        self.ko = NO_POINT
        for point, colour in enumerate(cells):
            if colour:
                self.play(point, colour)
        self.ko = NO_POINT

    def copy(self) -> PlayoutBoard:
        """Return a copy of the position.

        Lists of stones are shared, since they are never modified in place.
        """
        other = PlayoutBoard.__new__(PlayoutBoard)
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
        """Return the liberty of a chain in atari, or NO_POINT if the chain is not in atari."""
        count, total = self.counts[chain], self.sums[chain]
        in_atari = count and count * self.squares[chain] == total * total
        return total // count if in_atari else NO_POINT

    def play(self, point: int, colour: int) -> None:
        """Place a stone on an empty point and remove captured chains."""
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
        self.ko = NO_POINT
        for chain in taken:
            self._remove_chain(chain)
        if len(taken) == 1 and not friends and not count:
            stones = self.members[taken[0]]
            if len(stones) == 1:
                self.ko = stones[0]

    def owners(self) -> list[int]:
        """Return the owner of each point: 1 for Black, −1 for White, or 0 for neither.

        Empty points belong to the colour of their neighbours.
        """
        cells = self.cells
        owners = [(0, 1, -1)[colour] for colour in cells]
        for point in self.empties:
            adjacent = {cells[near] for near in self.neighbours[point]}
            adjacent.discard(0)
            if len(adjacent) == 1:
                owners[point] = 1 if 1 in adjacent else -1
        return owners

    def _occupy(self, point: int) -> None:
        place = self.places[point]
        last = self.empties.pop()
        if last != point:
            self.empties[place] = last
            self.places[last] = place

    def _join(self, point: int, friends: list[int]) -> None:
        """Merge a stone with the adjacent chains of its colour, under the number of the largest of
        them.
        """
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

    def _remove_chain(self, chain: int) -> None:
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
                    adjacent = chains[near]
                    counts[adjacent] += 1
                    sums[adjacent] += stone
                    squares[adjacent] += square


_LONGEST = 3
"""Maximum number of moves per point of the board."""
_NAKADE = 2
"""Chains of this many stones are not put into self-atari."""


def play_out(position: PlayoutBoard, colour: int, random: Random) -> None:
    """Play random moves on a position until neither player has a sensible move left."""
    last = NO_POINT
    passed = False
    for _ in range(_LONGEST * len(position.cells)):
        point = _local_move(position, last, colour) if last != NO_POINT else NO_POINT
        if point == NO_POINT:
            point = _random_move(position, colour, random)
        if point == NO_POINT:
            if passed:
                return
            position.ko = NO_POINT
        else:
            position.play(point, colour)
        passed = point == NO_POINT
        last = point
        colour = 3 - colour


def _local_move(position: PlayoutBoard, last: int, colour: int) -> int:
    """Return a move near the last one that captures its stone, saves a chain or connects chains, or
    NO_POINT if there is none.
    """
    cells, chains = position.cells, position.chains
    point = position.last_liberty(chains[last])
    if point not in (NO_POINT, position.ko):
        return point
    for near in position.neighbours[last]:
        if cells[near] == colour:
            liberty = position.last_liberty(chains[near])
            if liberty != NO_POINT:
                point = _rescue(position, chains[near], liberty, colour)
                if point != NO_POINT:
                    return point
    for near in (*position.neighbours[last], *position.diagonals[last]):
        if not cells[near] and _is_connection(position, near, colour):
            return near
    return NO_POINT


def _is_connection(position: PlayoutBoard, point: int, colour: int) -> bool:
    """Return whether a move connects chains at a cutting point without being captured
    immediately.
    """
    cells, chains = position.cells, position.chains
    first = NO_POINT
    several = threatened = False
    for near in position.neighbours[point]:
        there = cells[near]
        if there == colour:
            if first == NO_POINT:
                first = chains[near]
            elif chains[near] != first:
                several = True
        elif there:
            threatened = True
    return several and threatened and count_liberties_after_move(position, point, colour) > 1


def _rescue(position: PlayoutBoard, chain: int, liberty: int, colour: int) -> int:
    """Return a move that saves a chain in atari by capturing or extending, or NO_POINT if there is
    none.
    """
    cells, chains = position.cells, position.chains
    for stone in position.members[chain]:
        for near in position.neighbours[stone]:
            if cells[near] == 3 - colour:
                point = position.last_liberty(chains[near])
                if point not in (NO_POINT, position.ko):
                    return point
    return liberty if count_liberties_after_move(position, liberty, colour) > 1 else NO_POINT


def count_liberties_after_move(position: PlayoutBoard, point: int, colour: int) -> int:
    """Return the number of liberties after a move and its captures: 0, 1, or 2 for two or more."""
    cells, chains, counts = position.cells, position.chains, position.counts
    count = total = squared = 0
    friends: list[int] = []
    for near in position.neighbours[point]:
        there = cells[near]
        if not there:
            count += 1
            total += near
            squared += near * near
            continue
        chain = chains[near]
        if there == colour:
            if chain not in friends:
                friends.append(chain)
                count += counts[chain]
                total += position.sums[chain]
                squared += position.squares[chain]
            count -= 1
            total -= point
            squared -= point * point
        elif position.last_liberty(chain) != NO_POINT:
            return 2
    if not count:
        return 0
    return 1 if count * squared == total * total else 2


def _random_move(position: PlayoutBoard, colour: int, random: Random) -> int:
    """Return a random sensible move, or NO_POINT if there is none."""
    empties = position.empties
    size = len(empties)
    start = int(random.random() * size)
    for place in range(start - size, start):
        point = empties[place]
        if point != position.ko and _is_sensible(position, point, colour, random):
            return point
    return NO_POINT


def _is_sensible(position: PlayoutBoard, point: int, colour: int, random: Random) -> bool:
    cells = position.cells
    around = [cells[near] for near in position.neighbours[point]]
    free = around.count(0)
    if free > 1:
        return True
    opponent = 3 - colour
    if not free and opponent not in around:
        theirs = 0
        for corner in position.diagonals[point]:
            if cells[corner] == opponent:
                theirs += 1
        if theirs <= position.spare[point]:
            return False
    liberties = count_liberties_after_move(position, point, colour)
    if liberties != 1:
        return liberties > 1
    chains = {position.chains[n] for n in position.neighbours[point] if cells[n] == colour}
    return sum(len(position.members[chain]) for chain in chains) < _NAKADE and random.random() < 0.3
