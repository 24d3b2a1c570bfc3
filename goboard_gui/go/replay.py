"""Replay of a game move by move, with a judgement of each move, and undo."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import TYPE_CHECKING

from ._kernel import Kernel
from .board import Board
from .points import Colour, Point
from .rules import LEGAL, RECORDING, IllegalReason, Judgement, Ko, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_MOVER_KEYS = 0, Random(2).getrandbits(60), Random(3).getrandbits(60)
# An undo step: the index of the point, its content before, the colour, the captured points and the
# number of consecutive passes before. A plain tuple, as creating it takes much of a play's time.
_Step = tuple[int, int, int, "Sequence[int]", int]
_PASS, _SETUP = -1, -2


class Replay:
    """A game being replayed: the current position and its history.

    Game records contain illegal moves, so every move is made and then judged; the caller may take
    it back. All updates are incremental: a play takes about a microsecond.

    >>> replay = Replay(Board.from_rows(".XO.", "X.XO", ".XO."))
    >>> replay.play(Point(1, 1), Colour.WHITE)
    Judgement(illegal=None, repeats=None, after_end=False)
    >>> replay.play(Point(2, 1), Colour.BLACK)
    Judgement(illegal=<IllegalReason.KO: 'ko'>, repeats=0, after_end=False)
    """

    __slots__ = (
        "_firsts",
        "_graph",
        "_kernel",
        "_keys",
        "_made",
        "_passes",
        "_setups",
        "_steps",
        "rules",
    )

    def __init__(
        self, board: Board, rules: Rules = RECORDING, to_play: Colour = Colour.BLACK
    ) -> None:
        """Start from a board; ``to_play`` matters only for the two situational superko rules.

        The position counts as the result of a play by the opponent, as in a diagram of a game, so
        that natural situational superko also forbids repeating it.
        """
        self._graph = board.graph
        self._kernel = Kernel(board.graph, board.cells, board.key)
        self.rules = rules
        self._keys = [board.key]
        self._passes = 0
        self._firsts = {board.key: 0}
        # The first position with each combination of stones and player who moved, if rules need it.
        self._made: dict[int, int] | None = None
        if rules.ko in (Ko.SITUATIONAL, Ko.NATURAL):
            self._made = {board.key ^ _MOVER_KEYS[to_play.opponent]: 0}
        self._steps: list[_Step] = []
        self._setups: list[list[tuple[int, int]]] = []

    def copy(self) -> Replay:
        """Return an independent copy. O(steps), but much faster than replaying them."""
        made = copy(self)
        for name, value in (
            ("_kernel", self._kernel.copy()),
            ("_keys", self._keys.copy()),
            ("_firsts", self._firsts.copy()),
            ("_made", None if self._made is None else self._made.copy()),
            ("_steps", self._steps.copy()),
            ("_setups", self._setups.copy()),
        ):
            setattr(made, name, value)
        return made

    def __len__(self) -> int:
        """Return the number of steps made: plays, passes and setups."""
        return len(self._steps)

    @property
    def has_ended(self) -> bool:
        """Whether the last two moves were passes."""
        return self._passes >= 2

    @property
    def board(self) -> Board:
        """The current position. O(points)."""
        return Board(self._graph, bytes(self._kernel.cells), self._kernel.key)

    @property
    def key(self) -> int:
        """The Zobrist key of the position, equal to `Board.key`."""
        return self._kernel.key

    @property
    def captured(self) -> list[Point]:
        """The points of the stones that the last play captured.

        After a suicide the point of the play itself is first.
        """
        if not self._steps or self._steps[-1][0] < 0:
            return []
        points = self._graph.points
        return [points[number] for number in self._steps[-1][3]]

    def play(self, point: Point, colour: Colour) -> Judgement:
        """Place a stone, whether the move is legal or not, and return the judgement of the move.

        :raises KeyError: when the point is not on the board.
        """
        number = self._graph.index[point]
        kernel = self._kernel
        before = kernel.cells[number]
        captured = kernel.play(number, colour)
        key = kernel.key
        keys = self._keys
        position = len(keys)
        keys.append(key)
        passes = self._passes
        self._steps.append((number, before, colour, captured, passes))
        first = again = self._firsts.setdefault(key, position)
        if self._made is not None:
            again = self._made.setdefault(key ^ _MOVER_KEYS[colour], position)
        if first == position and not (before or passes or (captured and captured[0] == number)):
            return LEGAL
        self._passes = 0
        return self._judgement(position, first if again == position else again, again, passes)

    def _judgement(self, position: int, first: int, again: int, passes: int) -> Judgement:
        """Return the judgement of the last play, which led to the position with the index
        ``position``.

        ``first`` is the index of the first equal position, ``again`` that of the first equal
        position that the ko rule may forbid; both are ``position`` if there is none.
        """
        number, before, _, captured, _ = self._steps[-1]
        suicide = bool(captured) and captured[0] == number
        reason = None
        if before:
            reason = IllegalReason.OCCUPIED
        elif suicide and not self.rules.suicide:
            reason = IllegalReason.SUICIDE
        elif again != position and not suicide and self._retakes():
            reason = IllegalReason.KO
        elif again != position and self.rules.superko:
            reason = IllegalReason.SUPERKO
        return Judgement(reason, None if first == position else first, passes >= 2)

    def _retakes(self) -> bool:
        """Return whether the last play recreated the position before the opponent's last move."""
        opponent = 3 - self._steps[-1][2]
        return self._steps[-2][2] == opponent and self._keys[-1] == self._keys[-3]

    def pass_turn(self, colour: Colour) -> Judgement:
        """Pass, which is always legal; the second consecutive pass ends the game."""
        key = self._keys[-1]
        if self._made is not None and self.rules.ko is not Ko.NATURAL:
            self._made.setdefault(key ^ _MOVER_KEYS[colour], len(self._keys))
        self._keys.append(key)
        self._steps.append((_PASS, 0, colour, (), self._passes))
        self._passes += 1
        return Judgement(after_end=self._passes > 2)

    def set_up(self, stones: Mapping[Point, Colour | None], to_play: Colour | None = None) -> None:
        """Set up stones, or remove those whose colour is given as None; this lifts any ko ban.

        The new position counts as the result of a play by the opponent of ``to_play``. If the
        player to move is unknown (None), it counts as a result of either player's play.

        :raises KeyError: when a point is not on the board.
        """
        kernel = self._kernel
        index = self._graph.index
        before = [(index[point], kernel.cells[index[point]]) for point in stones]
        for point, colour in stones.items():
            kernel.set_point(index[point], colour or 0)
        self._firsts.setdefault(kernel.key, len(self._keys))
        if self._made is not None:
            for mover in Colour:
                if mover is not to_play:
                    self._made.setdefault(kernel.key ^ _MOVER_KEYS[mover], len(self._keys))
        self._keys.append(kernel.key)
        self._setups.append(before)
        self._steps.append((_SETUP, 0, 0, (), self._passes))
        self._passes = 0

    def take_back(self) -> None:
        """Undo the last play, pass or setup.

        :raises IndexError: when there is none.
        """
        number, before, colour, captured, self._passes = self._steps.pop()
        key = self._keys.pop()
        _forget(self._firsts, key, len(self._keys))
        if self._made is not None:
            for mover in (colour,) if colour else Colour:
                _forget(self._made, key ^ _MOVER_KEYS[mover], len(self._keys))
        kernel = self._kernel
        if number == _SETUP:
            for point, stone in self._setups.pop():
                kernel.set_point(point, stone)
        elif number != _PASS:
            kernel.take_back(number, before, colour, captured)
        kernel.key = self._keys[-1]

    def judge(self, point: Point, colour: Colour) -> Judgement:
        """Return the judgement of a play without making it.

        :raises KeyError: when the point is not on the board.
        """
        judgement = self.play(point, colour)
        self.take_back()
        return judgement


def _forget(firsts: dict[int, int], key: int, position: int) -> None:
    """Remove a position from the dictionary of first occurrences by key, if it is the first
    occurrence.
    """
    if firsts.get(key) == position:
        del firsts[key]
