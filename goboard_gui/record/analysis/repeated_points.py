"""Repeated moves at the same point, for captions such as "20 = 112"."""

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
    """The numbers of the moves played at each point of the board in a line of play, updated move by
    move.

    Numbers count from the root, like those of a `Step`.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import RECORDING
    >>> from goboard_gui.record.steps import walk_steps
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[cc];B[ee];W[];B[ee])").games[0]
    >>> steps = list(walk_steps(tree, RECORDING))
    >>> moves = RepeatedPoints()
    >>> moves.add_steps(steps)
    >>> [moves.later_moves(step) for step in steps]
    [(), (3, 5), (), (5,), (), ()]
    """

    def __init__(self) -> None:
        """Create the index for an empty line."""
        self._numbers: dict[Point, list[int]] = {}
        self.again = 0
        """The number of moves on points already played on."""

    def add_steps(self, steps: Iterable[Step]) -> None:
        """Append steps to the line of play."""
        for step in steps:
            if step.move is not None:
                self.add_move(step.number, step.move.point)

    def add_move(self, number: int, point: Point | None) -> None:
        """Append a move to the line of play; a pass (``point`` is None) is not recorded."""
        if point is not None:
            numbers = self._numbers.setdefault(point, [])
            self.again += bool(numbers)
            numbers.append(number)

    def take_back(self, step: Step) -> None:
        """Remove the last step from the line of play."""
        if step.move is not None and step.move.point is not None:
            numbers = self._numbers[step.move.point]
            numbers.pop()
            self.again -= bool(numbers)

    def move_numbers_at(self, point: Point) -> Sequence[int]:
        """Return the numbers of all moves at a point, in ascending order."""
        return self._numbers.get(point, ())

    def later_moves(self, step: Step) -> tuple[int, ...]:
        """Return the numbers of later moves at the point of a step, or an empty tuple for a step
        without a point.
        """
        point = step.move.point if step.move is not None else None
        return self.move_numbers_after(step.number, point) if point is not None else ()

    def move_numbers_after(self, number: int, point: Point) -> tuple[int, ...]:
        """Return the numbers of moves at a point that are greater than ``number``.

        O(log n + result).
        """
        numbers = self.move_numbers_at(point)
        return tuple(numbers[bisect_right(numbers, number) :])

    def repeated_points(self) -> dict[Point, tuple[int, ...]]:
        """Return the points with more than one move, each with all its move numbers."""
        return {point: tuple(found) for point, found in self._numbers.items() if len(found) > 1}


def repeated_points(tree: Tree, line: Iterable[int]) -> RepeatedPoints:
    """Return the numbers of the moves on each point of the board, for a line of play that starts at
    the root; the game is not replayed.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[cc];B[ee])").games[0]
    >>> repeated_points(tree, tree.main_line()).repeated_points()
    {Point(column=4, row=4): (1, 3)}
    """
    moves, size, number = RepeatedPoints(), board_size(tree), 0
    for node in line:
        move = recorded_move(tree.properties(node), size)
        if move is not None:
            number += 1
            moves.add_move(number, move.point)
    return moves
