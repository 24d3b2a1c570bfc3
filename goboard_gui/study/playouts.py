"""Games played out from a position by two players with a little sense and much luck.

They fill no eye of their own, take what is in atari, save what can be saved, and do not put many
stones into atari. What becomes of a point on the average tells whose it is (Bernd Brügmann,
"Monte Carlo Go", 1993).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .stage import NOWHERE

if TYPE_CHECKING:
    from random import Random

    from .stage import Stage

_LONGEST = 3
"""Moves after which a game is given up, for each point of its board."""
_NAKADE = 2
"""How many stones of a chain are too many to be put into atari with another one."""


def play_out(stage: Stage, colour: int, random: Random) -> None:
    """Play a position on, beginning with a colour, until neither has a sensible move."""
    last = NOWHERE
    passed = False
    for _ in range(_LONGEST * len(stage.cells)):
        point = _answer(stage, last, colour) if last != NOWHERE else NOWHERE
        if point == NOWHERE:
            point = _anywhere(stage, colour, random)
        if point == NOWHERE:
            if passed:
                return
            stage.ko = NOWHERE
        else:
            stage.play(point, colour)
        passed = point == NOWHERE
        last = point
        colour = 3 - colour


def _answer(stage: Stage, last: int, colour: int) -> int:
    """Where to take the stones just played if they are in atari, or to save one's own."""
    cells, chains = stage.cells, stage.chains
    point = stage.last_liberty(chains[last])
    if point not in (NOWHERE, stage.ko):
        return point
    for near in stage.neighbours[last]:
        if cells[near] == colour:
            liberty = stage.last_liberty(chains[near])
            if liberty != NOWHERE:
                point = _rescue(stage, chains[near], liberty, colour)
                if point != NOWHERE:
                    return point
    for near in (*stage.neighbours[last], *stage.diagonals[last]):
        if not cells[near] and _joins(stage, near, colour):
            return near
    return NOWHERE


def _joins(stage: Stage, point: int, colour: int) -> bool:
    """Whether a stone joins chains where the opponent could cut, and is not taken at once."""
    cells, chains = stage.cells, stage.chains
    first = NOWHERE
    several = threatened = False
    for near in stage.neighbours[point]:
        there = cells[near]
        if there == colour:
            if first == NOWHERE:
                first = chains[near]
            elif chains[near] != first:
                several = True
        elif there:
            threatened = True
    return several and threatened and breath(stage, point, colour) > 1


def _rescue(stage: Stage, chain: int, liberty: int, colour: int) -> int:
    """Where to save a chain in atari, by taking what is beside it or by running."""
    cells, chains = stage.cells, stage.chains
    for stone in stage.members[chain]:
        for near in stage.neighbours[stone]:
            if cells[near] == 3 - colour:
                point = stage.last_liberty(chains[near])
                if point not in (NOWHERE, stage.ko):
                    return point
    return liberty if breath(stage, liberty, colour) > 1 else NOWHERE


def breath(stage: Stage, point: int, colour: int) -> int:
    """How many liberties a stone would have: 0, 1, or 2 for two and more, as after taking some."""
    cells, chains, counts = stage.cells, stage.chains, stage.counts
    count = total = squared = 0
    friends: list[int] = []
    for near in stage.neighbours[point]:
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
                total += stage.sums[chain]
                squared += stage.squares[chain]
            count -= 1
            total -= point
            squared -= point * point
        elif stage.last_liberty(chain) != NOWHERE:
            return 2
    if not count:
        return 0
    return 1 if count * squared == total * total else 2


def _anywhere(stage: Stage, colour: int, random: Random) -> int:
    """A sensible play by chance, NOWHERE if there is none."""
    empties = stage.empties
    size = len(empties)
    start = int(random.random() * size)
    for place in range(start - size, start):
        point = empties[place]
        if point != stage.ko and _sensible(stage, point, colour, random):
            return point
    return NOWHERE


def _sensible(stage: Stage, point: int, colour: int, random: Random) -> bool:
    cells = stage.cells
    around = [cells[near] for near in stage.neighbours[point]]
    free = around.count(0)
    if free > 1:
        return True
    opponent = 3 - colour
    if not free and opponent not in around:
        theirs = 0
        for corner in stage.diagonals[point]:
            if cells[corner] == opponent:
                theirs += 1
        if theirs <= stage.spare[point]:
            return False
    liberties = breath(stage, point, colour)
    if liberties != 1:
        return liberties > 1
    chains = {stage.chains[n] for n in stage.neighbours[point] if cells[n] == colour}
    return sum(len(stage.members[chain]) for chain in chains) < _NAKADE and random.random() < 0.3
