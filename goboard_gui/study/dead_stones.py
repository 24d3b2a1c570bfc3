"""Proposals of which stones of a final position are dead or in seki.

They are estimated from the average ownership of the points at the end of random playouts.

Both players have passed, so what is alive has territory or is in seki. A group with little or no
territory needs more favourable playouts to count as alive: random playouts let stones live in enemy
territory that no player could save.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from ..go import Colour
from ..go.benson import enclosed_points, unconditionally_alive
from ..go.score import Marking
from ..named_tuples import NamedTuple
from .playouts import PlayoutBoard, board_geometry, play_out
from .teire import find_teire

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ..go import Board, Point


class ChainEstimate(NamedTuple):
    """A chain and its survival: the average ownership of its points, from −1 (the opponent's) to 1
    (its own player's).
    """

    colour: int
    points: list[int]
    survival: float


class OpenArea(NamedTuple):
    """A connected area of points without living stones.

    ``points`` are its points and ``adjacent`` the indices of the chains next to it.
    """

    points: list[int]
    adjacent: frozenset[int]


class ChainGroup(NamedTuple):
    """A group of chains connected by areas that they enclose together.

    ``open_areas`` is the number of these areas and ``size`` the total number of their points.
    """

    members: frozenset[int]
    areas: int
    size: int


class GroupAnalysis:
    """An analysis of the chains of a position, which are numbered; the chains in ``dead`` count as
    empty points.
    """

    def __init__(self, board: Board, ownership: Sequence[float]) -> None:
        """Analyse a board; ``ownership`` has the average ownership of each point, from 1 for Black
        to −1 for White.

        Unconditionally alive chains have survival 1, and chains they enclose −1.
        """
        self._neighbours = board.graph.neighbours
        self._points = board.graph.points
        self._chain_at = [-1] * len(board.cells)
        self.dead: set[int] = set()
        self.chains: list[ChainEstimate] = []
        alive, lost = _unconditional_status(board)
        for point, colour in enumerate(board.cells):
            if colour and self._chain_at[point] < 0:
                self._add_chain(point, colour, board.cells, ownership)
                if point in alive or point in lost:
                    survival = 1.0 if point in alive else -1.0
                    self.chains[-1] = self.chains[-1]._replace(survival=survival)

    def _add_chain(
        self, start: int, colour: int, cells: Sequence[int], ownership: Sequence[float]
    ) -> None:
        chain_at = self._chain_at
        chain_at[start] = len(self.chains)
        points = [start]
        for point in points:  # the list grows during the loop
            for near in self._neighbours[point]:
                if cells[near] == colour and chain_at[near] < 0:
                    chain_at[near] = len(self.chains)
                    points.append(near)
        mean = sum(ownership[point] for point in points) / len(points)
        self.chains.append(ChainEstimate(colour, points, mean if colour == 1 else -mean))

    def stones_of_chains(self, numbers: Iterable[int]) -> frozenset[Point]:
        """Return the points of the chains with the given indices."""
        points = self._points
        return frozenset(points[at] for number in numbers for at in self.chains[number].points)

    def survival(self, members: Iterable[int]) -> float:
        """Return the average ownership of the stones in several chains, from −1 (the opponent's) to
        1 (their own player's).
        """
        chains = [self.chains[number] for number in members]
        return sum(it.survival * len(it.points) for it in chains) / sum(
            len(it.points) for it in chains
        )

    def chains_of_colour(self, numbers: Iterable[int], colour: int) -> frozenset[int]:
        """Return those of the given chains that have the given colour."""
        return frozenset(number for number in numbers if self.chains[number].colour == colour)

    def open_areas(self) -> list[OpenArea]:
        """Return all connected areas without living stones, ordered by their first points.
        O(points).
        """
        living = [-1 if number in self.dead else number for number in self._chain_at]
        seen = [number >= 0 for number in living]
        areas = []
        for start in range(len(living)):
            if seen[start]:
                continue
            seen[start] = True
            points, adjacent = [start], set[int]()
            for point in points:  # the list grows during the loop
                for near in self._neighbours[point]:
                    if living[near] >= 0:
                        adjacent.add(living[near])
                    elif not seen[near]:
                        seen[near] = True
                        points.append(near)
            areas.append(OpenArea(points, frozenset(adjacent)))
        return areas

    def chain_groups(self, areas: list[OpenArea]) -> dict[int, ChainGroup]:
        """Return, for each chain next to an area enclosed by one colour, the group that it belongs
        to.
        """
        groups: dict[int, ChainGroup] = {}
        for area in areas:
            if len({self.chains[number].colour for number in area.adjacent}) != 1:
                continue
            joined = {groups[number] for number in area.adjacent if number in groups}
            group = ChainGroup(
                area.adjacent.union(*(it.members for it in joined)),
                1 + sum(it.areas for it in joined),
                len(area.points) + sum(it.size for it in joined),
            )
            groups.update(dict.fromkeys(group.members, group))
        return groups

    def is_empty(self, point: int) -> bool:
        """Return whether a point is empty, with not even a dead stone on it."""
        return self._chain_at[point] < 0

    def liberties_after_move(self, point: int, colour: int, closed: set[int]) -> int:
        """Return the number of liberties after a move, not counting the points in ``closed``.

        If it would capture something, the number exceeds the board.
        """
        around = self._neighbours[point]
        adjacent = {self._chain_at[near] for near in around} - self.dead - {-1}
        friends = self.chains_of_colour(adjacent, colour)
        if any(not self._liberties(number) - {point} for number in adjacent - friends):
            return len(self._chain_at)
        free = {near for near in around if self._chain_at[near] < 0}
        return len(free.union(*map(self._liberties, friends)) - closed - {point})

    def _liberties(self, number: int) -> set[int]:
        return {
            near
            for point in self.chains[number].points
            for near in self._neighbours[point]
            if self._chain_at[near] < 0 or self._chain_at[near] in self.dead
        }


def _unconditional_status(board: Board) -> tuple[set[int], set[int]]:
    """Return the sets of unconditionally alive and unconditionally dead stones."""
    index, cells = board.graph.index, board.cells
    alive, lost = set[int](), set[int]()
    for colour in Colour:
        alive |= {index[point] for point in unconditionally_alive(board, colour)}
        inside = {index[point] for point in enclosed_points(board, colour)}
        lost |= {point for point in inside if cells[point] == colour.opponent}
    return alive, lost


# Tuned on a few hundred games scored by servers; similar values do nearly as well.
_HOPELESS = -0.8
"""Chains with lower survival are dead in any case."""
_GROUP_THRESHOLD = 0.0
"""Minimum survival of living chains in a group."""
_SMALL_GROUP_THRESHOLD = 0.2
"""Minimum survival of living chains with a small group or none."""
_SMALL = 8
"""Largest size of a small group's areas."""
_DOOMED = -0.6
"""Chains with lower survival are not in seki with the chains around them."""
_SURE = 0.7
"""Chains with higher survival do not need a seki to live."""
_SHARED = 4
"""Largest number of shared liberties in a seki."""
_OPEN = 20
"""Largest connected neutral area at the end of a game."""
_ONE_EYE = 3
"""Largest area that counts as a single eye."""


def estimate_dead_stones_and_seki(board: Board, ownership: Sequence[float]) -> Marking:
    """Return the dead stones and the stones in seki, estimated from the average ownership of each
    point (1 for Black, −1 for White).

    The most hopeless group is removed first, since its captors then own its territory.
    """
    analysis = GroupAnalysis(board, ownership)
    analysis.dead |= {n for n, chain in enumerate(analysis.chains) if chain.survival < _HOPELESS}
    seki: set[int] = set()
    while True:
        areas = analysis.open_areas()
        groups = analysis.chain_groups(areas)
        lost = _weakest_group(analysis, areas, groups, seki)
        if not lost:
            break
        foes = _seki_opponents(analysis, lost, areas, groups)
        if foes:
            seki |= lost | foes
        else:
            analysis.dead |= lost
    seki = seki.union(*_mutual_seki(analysis, areas, groups))
    return Marking(
        analysis.stones_of_chains(analysis.dead), analysis.stones_of_chains(seki - analysis.dead)
    )


def _weakest_group(
    analysis: GroupAnalysis, areas: list[OpenArea], groups: dict[int, ChainGroup], seki: set[int]
) -> frozenset[int]:
    """Return the group with the lowest survival relative to its threshold, or an empty set if none
    is below it.
    """
    worst, least = frozenset[int](), (0.0, -1)
    for area in areas:
        for colour in (1, 2):
            here = analysis.chains_of_colour(area.adjacent - seki, colour)
            with_territory = here.intersection(groups)
            candidates = {groups[number].members: groups[number].size for number in with_territory}
            if here - with_territory:
                candidates[here - with_territory] = 0
            for members, size in candidates.items():
                needed = _GROUP_THRESHOLD if size > _SMALL else _SMALL_GROUP_THRESHOLD
                # Ties go to the first on the board, regardless of colour.
                rank = analysis.survival(members) - needed, min(members)
                if rank < least:
                    worst, least = members, rank
    return worst


def _seki_opponents(
    analysis: GroupAnalysis,
    members: frozenset[int],
    areas: list[OpenArea],
    groups: dict[int, ChainGroup],
) -> frozenset[int]:
    """Return the opposing chains with which a group that seems dead is in seki, or an empty set if
    it is not in seki.
    """
    colour = analysis.chains[min(members)].colour
    shared: set[int] = set()
    foes = frozenset[int]()
    for area in areas:
        theirs = analysis.chains_of_colour(area.adjacent, 3 - colour)
        small = all(n not in groups or groups[n].size <= _SMALL for n in theirs)
        if area.adjacent & members and theirs and small:
            shared.update(area.points)
            foes |= theirs
    unsure = all(analysis.chains[number].survival < _SURE for number in foes)
    if analysis.survival(members) > _DOOMED and unsure and _is_locked(analysis, shared, areas):
        return foes
    return frozenset()


def _mutual_seki(
    analysis: GroupAnalysis, areas: list[OpenArea], groups: dict[int, ChainGroup]
) -> Iterator[frozenset[int]]:
    """Yield the sets of chains that live in seki because they lack two eyes and share liberties."""
    for area in areas:
        sides = [analysis.chains_of_colour(area.adjacent, colour) for colour in (1, 2)]
        if all(sides) and not any(_has_eyes(number, groups) for number in area.adjacent):
            others = [
                it for it in areas if len({analysis.chains[n].colour for n in it.adjacent}) > 1
            ]
            shared = {p for it in others if it.adjacent <= area.adjacent for p in it.points}
            if _is_locked(analysis, shared, areas):
                yield area.adjacent.union(
                    *(groups[n].members for n in area.adjacent if n in groups)
                )


def _has_eyes(number: int, groups: dict[int, ChainGroup]) -> bool:
    group = groups.get(number)
    return group is not None and (group.areas > 1 or group.size > _ONE_EYE)


def _is_locked(analysis: GroupAnalysis, shared: set[int], areas: Iterable[OpenArea]) -> bool:
    """Return whether a move on any of the shared liberties would be self-atari once the other
    neutral points are filled.

    False as long as much is left to play elsewhere.
    """
    dame = [it.points for it in areas if len({analysis.chains[n].colour for n in it.adjacent}) > 1]
    if not 0 < len(shared) <= _SHARED or max(map(len, dame)) > _OPEN:
        return False
    closed = {point for points in dame for point in points} - shared
    return all(
        analysis.is_empty(point)
        and all(analysis.liberties_after_move(point, colour, closed) < 2 for colour in (1, 2))
        for point in shared
    )


PLAYOUTS = 100
"""Number of playouts per proposal."""
_SEED = 4
_EVERY = 8
"""Number of playouts between updates of the marking, except that each of the first ones updates it.
"""


def improving_proposals(
    board: Board,
    to_play: Colour,
    *,
    playouts: int = PLAYOUTS,
    seed: int = _SEED,
) -> Iterator[Marking]:
    """Yield increasingly reliable proposals for a marking, one after each playout.

    A step takes a few milliseconds on a 19×19 board. Results are reproducible for a seed, also with
    swapped colours. Only the last marking includes the points for protective moves (`find_teire`).
    """
    marking = Marking()
    for number, sums in enumerate(_ownership_sums(board, to_play, playouts, seed), start=1):
        if number < _EVERY or number % _EVERY == 0 or number == playouts:
            marking = estimate_dead_stones_and_seki(board, [total / number for total in sums])
        if number == playouts:
            marking = _with_teire(board, to_play, marking)
        yield marking


def propose_marking(board: Board, to_play: Colour) -> Marking:
    """Return the last and most reliable of the `improving_proposals`, which is always the same for
    the same position.
    """
    *_, sums = _ownership_sums(board, to_play, PLAYOUTS, _SEED)
    marking = estimate_dead_stones_and_seki(board, [total / PLAYOUTS for total in sums])
    return _with_teire(board, to_play, marking)


def _with_teire(board: Board, to_play: Colour, marking: Marking) -> Marking:
    return replace(marking, teire=find_teire(board, marking, to_play))


def _ownership_sums(board: Board, to_play: Colour, playouts: int, seed: int) -> Iterator[list[int]]:
    """Run playouts; after each, yield for every point how often Black has owned it minus how often
    White has.
    """
    random = Random(seed)
    start = PlayoutBoard(board_geometry(board.graph), board.cells)
    sums = [0] * len(board.cells)
    for number in range(playouts):
        position = start.copy()
        play_out(position, to_play.opponent if number % 2 else to_play, random)
        sums = [total + owner for total, owner in zip(sums, position.owners(), strict=True)]
        yield sums
