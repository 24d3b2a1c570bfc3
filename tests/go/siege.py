"""Eyes, safe families and unconditional life a second time, by trying out everything.

What is asked is answered from the words of the definitions: all ways to fill a region, all sets of
chains, all positions that one player can reach while the other passes. Small boards only.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from goboard_gui.go import Board, Chain, Colour, Point, Region, chains, regions
from goboard_gui.go.eyes import eyes
from tests.go import reference

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from goboard_gui.go import Graph

T = TypeVar("T")


def subsets(them: Iterable[T]) -> Iterator[tuple[T, ...]]:
    listed = list(them)
    return chain.from_iterable(combinations(listed, n) for n in range(len(listed) + 1))


def is_eye(board: Board, region: Region, colour: Colour) -> bool:
    """Return whether a region is surrounded by a colour, and never holds an opponent's eye."""
    if region.borders != {colour}:
        return False
    fills = (dict.fromkeys(fill, colour.opponent) for fill in subsets(region.points))
    return not any(
        has_one_point_eye(board.with_stones(fill), region.points - set(fill), colour.opponent)
        for fill in fills
    )


def has_one_point_eye(board: Board, points: Iterable[Point], colour: Colour) -> bool:
    neighbours = reference.neighbours_of(board.graph)
    return any(
        neighbours[point] and all(board[near] == colour for near in neighbours[point])
        for point in points
    )


def eyes_of(board: Board) -> set[tuple[Colour, frozenset[Point]]]:
    return {
        (colour, region.points)
        for region in regions(board)
        for colour in Colour
        if is_eye(board, region, colour)
    }


def safe_families(board: Board, colour: Colour) -> list[tuple[Chain, ...]]:
    own = [it for it in chains(board) if it.colour is colour]
    return [family for family in subsets(own) if is_safe(board, family, own)]


def is_safe(board: Board, family: tuple[Chain, ...], own: list[Chain]) -> bool:
    outside = [stone for it in own if it not in family for stone in it.points]
    rest = board.with_stones(dict.fromkeys(outside))
    neighbours = reference.neighbours_of(board.graph)
    return all(
        sum(
            eye.colour is it.colour and any(neighbours[point] & it.points for point in eye.points)
            for eye in eyes(rest)
        )
        > 1
        for it in family
    )


class Siege(NamedTuple):
    """The stones of who passes and of who plays, each a bit of a number."""

    defender: int
    attacker: int


def siege_of(board: Board, defender: Colour) -> Siege:
    return Siege(_bits(board, defender), _bits(board, defender.opponent))


def _bits(board: Board, colour: Colour) -> int:
    return sum(1 << number for number, cell in enumerate(board.cells) if cell == colour)


def survivors(graph: Graph, starts: Iterable[Siege], *, suicide: bool) -> dict[Siege, int]:
    """Return for each position, and for those it can lead to, the stones that never fall."""
    near = [sum(1 << number for number in numbers) for numbers in graph.neighbours]
    reached = list(dict.fromkeys(starts))
    known, after = set(reached), {}
    for position in reached:  # grows while it is walked
        after[position] = list(_attacks(position, near, suicide))
        fresh = [it for it in after[position] if it not in known]
        known.update(fresh)
        reached += dict.fromkeys(fresh)
    alive = {position: position.defender for position in reached}
    changed = True
    while changed:
        changed = False
        for position in reversed(reached):
            left = alive[position]
            for it in after[position]:
                left &= alive[it]
            changed |= left != alive[position]
            alive[position] = left
    return alive


def _attacks(position: Siege, near: list[int], suicide: bool) -> Iterator[Siege]:
    defender, attacker = position
    stones = defender | attacker
    for point in numbers_in((1 << len(near)) - 1 & ~stones):
        mine, there = attacker | 1 << point, stones | 1 << point
        taken = 0
        for number in numbers_in(near[point] & defender):
            taken |= _breathless(number, defender, there, near)
        own = 0 if taken else _breathless(point, mine, there, near)
        if not own or suicide:
            yield Siege(defender & ~taken, mine & ~own)


def _breathless(start: int, own: int, stones: int, near: list[int]) -> int:
    """Return the chain of a stone if it has no liberty, else nothing."""
    found = ahead = 1 << start
    while ahead:
        fresh = 0
        for number in numbers_in(ahead):
            if near[number] & ~stones:
                return 0
            fresh |= near[number] & own
        ahead = fresh & ~found
        found |= fresh
    return found


def numbers_in(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
