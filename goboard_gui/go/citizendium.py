"""Check of a sequence of positions against the Citizendium rules of Go.

These rules are the six postulates of Citizendium's article "Go (board game)". There a game consists
only of its positions f₀ … fₘ. The points of moves and the passes are not given but derived from the
positions. `Replay` implements the same rules in terms of moves; see docs/rules.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagnostics import DiagnosticCode
from ..named_tuples import NamedTuple
from .points import Colour

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .board import Board
    from .points import Point


class ViolationKind(DiagnosticCode):
    """The kinds of violations of the Citizendium rules; the values are used in JSON."""

    START = "stones at the start"
    """P1: f₀ is not empty."""
    OPEN = "passes missing"
    """P2: the last two positions are not both equal to the one before them."""
    REPETITION = "repetition"
    """P3: a position is repeated, other than by a single pass or the passes that end the game."""
    DEAD = "dead chain"
    """P4: a chain has no liberty, as after a suicide."""
    CLICKS = "several clicks"
    """P5: stones of the player appeared on several empty points."""
    TURN = "turn"
    """P5, if the colour of the move is known: it was the other player's turn."""
    OCCUPIED = "occupied"
    """P5, if the point of the move is known: the point already had a stone."""
    OFF_BOARD = "bad point"
    """P5, if the point of the move is known: it is not on the board."""
    CHANGE = "more than the click"
    """P6: the position is not the result of a click and its captures."""
    NO_CLICK = "change without a click"
    """P6′, missing in the article: the position changes without a click."""

    @property
    def rule_number(self) -> int:
        """The number of the violated rule (postulate), from 1 to 6.

        >>> ViolationKind.TURN.rule_number, ViolationKind.NO_CLICK.rule_number
        (5, 6)
        """
        return _POSTULATES[self]

    @property
    def template(self) -> str:
        """The English message, with placeholders ``points``, ``player``, ``opponent`` and
        ``when``.
        """
        return _TEXTS[self]


_POSTULATES = dict(zip(ViolationKind, (1, 2, 3, 4, 5, 5, 5, 5, 6, 6), strict=True))
_TEXTS = {
    ViolationKind.START: "there are stones on the board at the start: {points}",
    ViolationKind.OPEN: "the game does not end with two passes",
    ViolationKind.REPETITION: "the position is again that {when}",
    ViolationKind.DEAD: "a chain of {player} has no liberty: {points}",
    ViolationKind.CLICKS: "{player} has new stones on several points: {points}",
    ViolationKind.TURN: "{player} plays, and it is {opponent}'s turn: {points}",
    ViolationKind.OCCUPIED: "there is a stone already: {points}",
    ViolationKind.OFF_BOARD: "the move names no point of the board",
    ViolationKind.CHANGE: "the position is not what the stone of {player} makes: {points}",
    ViolationKind.NO_CLICK: "the position changes without a stone of {player}: {points}",
}


class Violation(NamedTuple):
    """A violation of a Citizendium rule by position fₖ; ``number`` is k, 0 for the first.

    Depending on the kind, ``points`` are the stones at the start, the stones of the dead chain, the
    clicks, the point of the move, or the points with unexpected contents. ``colour`` is that of the
    dead chain or of the player. ``repeats`` is the number of the position that is repeated.
    """

    kind: ViolationKind
    number: int
    points: tuple[Point, ...] = ()
    colour: Colour | None = None
    repeats: int | None = None


def player_at(number: int) -> Colour:
    """Return the player whose move leads to position ``number``: Black if the number is odd.

    >>> player_at(1).name, player_at(2).name
    ('BLACK', 'WHITE')
    """
    return Colour.BLACK if number % 2 else Colour.WHITE


def find_violations(positions: Iterable[Board]) -> tuple[Violation, ...]:
    """Return the first violation of each kind, ordered by the number of the violated rule.

    At least one position is required, and all must be on the same graph.

    >>> from goboard_gui.go import Board
    >>> empty, first = Board.from_rows(".."), Board.from_rows("X.")
    >>> find_violations([empty, empty, empty])
    ()
    >>> [(found.kind.rule_number, found.number) for found in find_violations([empty, first, empty])]
    [(2, 2), (6, 2)]
    """
    first, *others = positions
    examination = CitizendiumCheck(first)
    for position in others:
        examination.add_position(position)
    return examination.violations()


class CitizendiumCheck:
    """An incremental check of the positions of a game against the Citizendium rules.

    For each new position it compares two boards, and examines only the chains near the changes.
    """

    def __init__(self, start: Board) -> None:
        """Start the check with the first position, f₀."""
        self.closing_passes = 0
        """The number of consecutive positions at the end that equal their predecessors."""
        self._graph = start.graph
        self._last = start
        self._number = 0
        self._numbers = {start.key: 0}
        self._alive = True
        self._violations: dict[ViolationKind, Violation] = {}
        stones = tuple(start.stones())
        if stones:
            self._add_violation(ViolationKind.START, stones)
            self._alive = not self._dead_points(start.cells, range(len(start.cells)))

    def add_position(self, position: Board, player: Colour | None = None) -> None:
        """Add the next position; ``player`` is the player whose move led to it, by default Black
        for odd position numbers.
        """
        self._number += 1
        before = self._last
        changed = _changed(before.cells, position.cells)
        self.closing_passes = 0 if changed else self.closing_passes + 1
        if changed:
            self._check_change(
                before.cells, position.cells, changed, player or player_at(self._number)
            )
        self._check_chains(position.cells, changed)
        first = self._numbers.setdefault(position.key, self._number)
        if first < self._number - 1:
            self._add_violation(ViolationKind.REPETITION, repeats=first)
        self._last = position

    def add_invalid_move(
        self, kind: ViolationKind, points: tuple[Point, ...], mover: Colour, after: Board
    ) -> None:
        """Record a move that is invalid by itself, and continue from the position ``after`` it.

        ``kind`` is the violation, and ``points`` those of the move.
        """
        self._number += 1
        self.closing_passes = 0
        self._add_violation(kind, points, mover)
        self._last = after
        self._numbers[after.key] = self._number

    def violations(self) -> tuple[Violation, ...]:
        """Return the first violation of each kind so far, taking the last position as final."""
        found = dict(self._violations)
        repetition = found.get(ViolationKind.REPETITION)
        if repetition is not None and repetition.number == self._number:
            del found[ViolationKind.REPETITION]  # P3 applies to all positions but the last
        if self.closing_passes < 2:
            found[ViolationKind.OPEN] = Violation(ViolationKind.OPEN, self._number)
        return tuple(found[kind] for kind in ViolationKind if kind in found)

    def _check_change(
        self, before: bytes, after: bytes, changed: Sequence[int], mover: Colour
    ) -> None:
        clicks = [number for number in changed if not before[number] and after[number] == mover]
        if clicks and mover is not player_at(self._number):
            self._add_violation(ViolationKind.TURN, self._points(clicks), mover)
        if len(clicks) > 1:
            self._add_violation(ViolationKind.CLICKS, self._points(clicks), mover)
        if not clicks:
            self._add_violation(ViolationKind.NO_CLICK, self._points(changed), mover)
        for click in clicks:
            made = self._after_click(before, click, mover)
            if made != after:
                others = [number for number, new in enumerate(after) if new != made[number]]
                self._add_violation(ViolationKind.CHANGE, self._points(others), mover)

    def _after_click(self, before: bytes, click: int, mover: Colour) -> bytes:
        """Return the cells after a click (a play): the stone is placed and opposing chains are
        captured.
        """
        cells = bytearray(before)
        cells[click] = mover
        near = self._graph.neighbours[click] if self._alive else range(len(cells))
        opponent = mover.opponent
        suspects = [number for number in near if cells[number] == opponent]
        for number in self._dead_points(cells, suspects):
            cells[number] = 0
        return bytes(cells)

    def _check_chains(self, cells: bytes, changed: Sequence[int]) -> None:
        if not changed and ViolationKind.DEAD in self._violations:
            return
        suspects: Iterable[int] = range(len(cells))
        if self._alive:
            neighbours = self._graph.neighbours
            suspects = {near for number in changed for near in (number, *neighbours[number])}
        dead = self._dead_points(cells, suspects)
        self._alive = not dead
        if dead:
            chain, _ = self._flood(cells, min(dead), set())
            self._add_violation(
                ViolationKind.DEAD, self._points(sorted(chain)), Colour(cells[min(dead)])
            )

    def _dead_points(self, cells: Sequence[int], suspects: Iterable[int]) -> set[int]:
        """Return the points of those chains without liberties that contain a point of ``suspects``.
        O(points).
        """
        dead: set[int] = set()
        living: set[int] = set()
        for number in suspects:
            if cells[number] and number not in dead and number not in living:
                chain, breathes = self._flood(cells, number, living)
                (living if breathes else dead).update(chain)
        return dead

    def _flood(self, cells: Sequence[int], start: int, living: set[int]) -> tuple[set[int], bool]:
        """Return the points of a chain, and whether it has a liberty.

        The search stops at the first liberty and at the first point that is in ``living``; the
        points are then those found so far.
        """
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

    def _points(self, numbers: Iterable[int]) -> tuple[Point, ...]:
        return tuple(self._graph.points[number] for number in numbers)

    def _add_violation(
        self,
        kind: ViolationKind,
        points: tuple[Point, ...] = (),
        colour: Colour | None = None,
        repeats: int | None = None,
    ) -> None:
        self._violations.setdefault(kind, Violation(kind, self._number, points, colour, repeats))


def _changed(before: bytes, after: bytes) -> list[int]:
    """Return the indices of the points that differ; this is fast if there are only a few."""
    difference = int.from_bytes(before, "little") ^ int.from_bytes(after, "little")
    found: list[int] = []
    while difference:
        number = ((difference & -difference).bit_length() - 1) // 8
        difference &= ~(0xFF << 8 * number)
        found.append(number)
    return found
