"""Citizendium's postulates ("Go (board game)"), held against a sequence of positions.

There a game is nothing but the positions f₀ … fₘ that it went through. Nobody says where a stone
was placed or that a player passed: both are read off the positions. `Replay` has the same rules
the other way round, as moves that are made and judged; see docs/rules.md.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from .points import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .board import Board
    from .points import Point


class Fault(Enum):
    """How a sequence of positions fails a postulate; the value is the command line's word."""

    START = "stones at the start"
    """P1: f₀ is not empty."""
    OPEN = "passes missing"
    """P2: the last two positions are not both as the one before."""
    REPETITION = "repetition"
    """P3: a position returns, and not by a single pass or by those that end the game."""
    DEAD = "dead chain"
    """P4: a chain has no liberty; so a suicide leaves it."""
    CLICKS = "several clicks"
    """P5: the player got stones on more than one empty point."""
    TURN = "turn"
    """P5, of a move that says whose it is: it was the other player's turn."""
    OCCUPIED = "occupied"
    """P5, of a move that says where it is: there is a stone already."""
    OFF_BOARD = "bad point"
    """P5, of a move that says where it is: there is no such point."""
    CHANGE = "more than the click"
    """P6: a click and the captures it makes do not lead to the position."""
    NO_CLICK = "change without a click"
    """P6′, lost in the source: without a click everything stays."""

    @property
    def postulate(self) -> int:
        """The number of the postulate.

        >>> Fault.TURN.postulate, Fault.NO_CLICK.postulate
        (5, 6)
        """
        return _POSTULATES[self]


_POSTULATES = dict(zip(Fault, (1, 2, 3, 4, 5, 5, 5, 5, 6, 6), strict=True))


class Breach(NamedTuple):
    """Where a postulate fails: at fₖ for the ``number`` k, 0 at the start.

    ``points`` are the stones at the start, those of the dead chain, the clicks, the point of the
    move, or the points that hold something else than they should. ``colour`` is the dead chain's
    or the player's. ``repeats`` is the number of the position that returns.
    """

    fault: Fault
    number: int
    points: tuple[Point, ...] = ()
    colour: Colour | None = None
    repeats: int | None = None


def player_of(number: int) -> Colour:
    """Whose move makes a position: Black's are the odd ones.

    >>> player_of(1).name, player_of(2).name
    ('BLACK', 'WHITE')
    """
    return Colour.BLACK if number % 2 else Colour.WHITE


def examine(positions: Iterable[Board]) -> tuple[Breach, ...]:
    """The first breach of each kind, by the numbers of the postulates; none in a proper record.

    The positions are on one graph, and one at least is there.

    >>> from goboard_gui.go import Board
    >>> empty, first = Board.from_rows(".."), Board.from_rows("X.")
    >>> examine([empty, empty, empty])
    ()
    >>> [(breach.fault.postulate, breach.number) for breach in examine([empty, first, empty])]
    [(2, 2), (6, 2)]
    """
    first, *others = positions
    examination = Examination(first)
    for position in others:
        examination.add(position)
    return examination.breaches()


class Examination:
    """Takes the positions of a game one after another and holds them against the postulates.

    A position costs a comparison of two boards; chains are looked at near what changed only.
    """

    def __init__(self, start: Board) -> None:
        """Begin with f₀."""
        self.closing = 0
        """How many positions in a row, up to the last, are as the one before."""
        self._graph = start.graph
        self._last = start
        self._number = 0
        self._numbers = {start.key: 0}
        self._alive = True
        self._breaches: dict[Fault, Breach] = {}
        stones = tuple(start.stones())
        if stones:
            self._note(Fault.START, stones)
            self._alive = not self._dead(start.cells, range(len(start.cells)))

    def add(self, after: Board, mover: Colour | None = None) -> None:
        """Take the next position; ``mover`` is who made it, if that is said."""
        self._number += 1
        before = self._last
        changed = _changed(before.cells, after.cells)
        self.closing = 0 if changed else self.closing + 1
        if changed:
            self._judge_change(before.cells, after.cells, changed, mover or player_of(self._number))
        self._judge_chains(after.cells, changed)
        first = self._numbers.setdefault(after.key, self._number)
        if first < self._number - 1:
            self._note(Fault.REPETITION, repeats=first)
        self._last = after

    def misplayed(
        self, fault: Fault, points: tuple[Point, ...], mover: Colour, after: Board
    ) -> None:
        """Take a move that makes no position of a game, and go on from where it led to."""
        self._number += 1
        self.closing = 0
        self._note(fault, points, mover)
        self._last = after
        self._numbers[after.key] = self._number

    def breaches(self) -> tuple[Breach, ...]:
        """The first breach of each kind so far, if the last position is the game's last."""
        found = dict(self._breaches)
        repetition = found.get(Fault.REPETITION)
        if repetition is not None and repetition.number == self._number:
            del found[Fault.REPETITION]  # P3 bears on all positions but the last
        if self.closing < 2:
            found[Fault.OPEN] = Breach(Fault.OPEN, self._number)
        return tuple(found[fault] for fault in Fault if fault in found)

    def _judge_change(
        self, before: bytes, after: bytes, changed: Sequence[int], mover: Colour
    ) -> None:
        clicks = [number for number in changed if not before[number] and after[number] == mover]
        if clicks and mover is not player_of(self._number):
            self._note(Fault.TURN, self._named(clicks), mover)
        if len(clicks) > 1:
            self._note(Fault.CLICKS, self._named(clicks), mover)
        if not clicks:
            self._note(Fault.NO_CLICK, self._named(changed), mover)
        for click in clicks:
            made = self._made(before, click, mover)
            if made != after:
                others = [number for number, new in enumerate(after) if new != made[number]]
                self._note(Fault.CHANGE, self._named(others), mover)

    def _made(self, before: bytes, click: int, mover: Colour) -> bytes:
        """What a click makes: the stone is there, and the opponent's dead chains are not."""
        cells = bytearray(before)
        cells[click] = mover
        near = self._graph.neighbours[click] if self._alive else range(len(cells))
        opponent = mover.opponent
        suspects = [number for number in near if cells[number] == opponent]
        for number in self._dead(cells, suspects):
            cells[number] = 0
        return bytes(cells)

    def _judge_chains(self, cells: bytes, changed: Sequence[int]) -> None:
        if not changed and Fault.DEAD in self._breaches:
            return
        suspects: Iterable[int] = range(len(cells))
        if self._alive:
            neighbours = self._graph.neighbours
            suspects = {near for number in changed for near in (number, *neighbours[number])}
        dead = self._dead(cells, suspects)
        self._alive = not dead
        if dead:
            chain, _ = self._flood(cells, min(dead), set())
            self._note(Fault.DEAD, self._named(sorted(chain)), Colour(cells[min(dead)]))

    def _dead(self, cells: Sequence[int], suspects: Iterable[int]) -> set[int]:
        """The points of the chains without a liberty that hold any of the suspects. O(points)."""
        dead: set[int] = set()
        living: set[int] = set()
        for number in suspects:
            if cells[number] and number not in dead and number not in living:
                chain, breathes = self._flood(cells, number, living)
                (living if breathes else dead).update(chain)
        return dead

    def _flood(self, cells: Sequence[int], start: int, living: set[int]) -> tuple[set[int], bool]:
        """The points of a stone's chain, or those seen until one lives or has a liberty."""
        neighbours = self._graph.neighbours
        colour = cells[start]
        chain = {start}
        ahead = [start]
        while ahead:
            for near in neighbours[ahead.pop()]:
                there = cells[near]
                if not there or (there == colour and near in living):
                    return chain, True
                if there == colour and near not in chain:
                    chain.add(near)
                    ahead.append(near)
        return chain, False

    def _named(self, numbers: Iterable[int]) -> tuple[Point, ...]:
        return tuple(self._graph.points[number] for number in numbers)

    def _note(
        self,
        fault: Fault,
        points: tuple[Point, ...] = (),
        colour: Colour | None = None,
        repeats: int | None = None,
    ) -> None:
        self._breaches.setdefault(fault, Breach(fault, self._number, points, colour, repeats))


def _changed(before: bytes, after: bytes) -> list[int]:
    """Where two boards differ; in time, mostly a look at where they do."""
    difference = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
    found: list[int] = []
    while difference:
        number = ((difference & -difference).bit_length() - 1) // 8
        difference &= ~(0xFF << 8 * number)
        found.append(number)
    return found
