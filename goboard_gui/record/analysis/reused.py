"""Moves of a line on points where others were made: "20 = 112", as a printed board cannot show."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from ..moves import recorded_move
from ..steps import board_size

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ...go import Point
    from ..steps import Step
    from ..tree import Tree


class RepeatedPoints:
    """The numbers of the moves that were made on each point of a line, which grows step by step.

    Numbers are counted from the root, as those of a `Step` are.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING
    >>> from goboard_gui.record.steps import walk
    >>> steps = list(walk(read_sgf(b"(;SZ[9];B[ee];W[cc];B[ee];W[];B[ee])").games[0], RECORDING))
    >>> moves = Reused()
    >>> moves.add(steps)
    >>> [moves.later(step) for step in steps]
    [(), (3, 5), (), (5,), (), ()]
    """

    def __init__(self) -> None:
        """Without any moves yet."""
        self._numbers: dict[Point, list[int]] = {}
        self.again = 0
        """How many moves were made on a point where another one was."""

    def add(self, steps: Iterable[Step]) -> None:
        """The line goes on with these steps."""
        for step in steps:
            if step.move is not None:
                self.add_move(step.number, step.move.point)

    def add_move(self, number: int, point: Point | None) -> None:
        """The line goes on with a move; passes are on no point."""
        if point is not None:
            numbers = self._numbers.setdefault(point, [])
            self.again += bool(numbers)
            numbers.append(number)

    def take_back(self, step: Step) -> None:
        """The line ends before this step, the last one of it."""
        if step.move is not None and step.move.point is not None:
            numbers = self._numbers[step.move.point]
            numbers.pop()
            self.again -= bool(numbers)

    def at(self, point: Point) -> Sequence[int]:
        """The numbers of all moves on a point, in their order."""
        return self._numbers.get(point, ())

    def later(self, step: Step) -> tuple[int, ...]:
        """The numbers of the moves after that of a step, on its point; none without a move."""
        point = step.move.point if step.move is not None else None
        return self.later_than(step.number, point) if point is not None else ()

    def later_than(self, number: int, point: Point) -> tuple[int, ...]:
        """The numbers after one of those on a point. O(log n), and what is returned."""
        numbers = self.at(point)
        return tuple(numbers[bisect_right(numbers, number) :])

    def points(self) -> dict[Point, tuple[int, ...]]:
        """The points on which several moves were made, with the numbers of all those."""
        return {point: tuple(found) for point, found in self._numbers.items() if len(found) > 1}


def repeated_points(tree: Tree, line: Iterable[int]) -> RepeatedPoints:
    """The moves of a line that begins with the root. O(line), without any replay.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[cc];B[ee])").games[0]
    >>> reused(tree, tree.main_line()).points()
    {Point(column=4, row=4): (1, 3)}
    """
    moves, size, number = RepeatedPoints(), board_size(tree), 0
    for node in line:
        move = recorded_move(tree.properties(node), size)
        if move is not None:
            number += 1
            moves.add_move(number, move.point)
    return moves
