"""Openings: the positions in a line of play up to a move number."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from ..go import RECORDING, Board
from ..named_tuples import NamedTuple
from ..record import board_size
from ..record.moves import recorded_move
from ..record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..go import Point, Size
    from ..record import Step, Tree


class Opening(NamedTuple):
    """An opening: its positions, starting before the first move, and the steps between them.

    The first position has no step.
    """

    boards: tuple[Board, ...]
    steps: tuple[Step | None, ...]

    @property
    def size(self) -> Size:
        """The board size."""
        return self.boards[0].size

    @property
    def move_count(self) -> int:
        """The number of moves."""
        return len(self.boards) - 1

    def board(self, number: int) -> Board:
        """Return the position after ``number`` moves, or the last one."""
        return self.boards[min(number, self.move_count)]

    def step(self, number: int) -> Step | None:
        """Return the step that leads to the position after ``number`` moves, or to the last one;
        None if that is the first position.
        """
        return self.steps[min(number, self.move_count)]


def make_opening(
    tree: Tree, line: Sequence[int] | None = None, moves: int | None = None
) -> Opening:
    """Return the opening of a line of play, by default the main line, of at most ``moves`` moves.

    Setup after a move belongs to the position before the next move.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> found = make_opening(read_sgf(b"(;SZ[2:1];B[aa];W[ba])").games[0], moves=1)
    >>> [str(board) for board in found.boards], found.steps[1].move.point
    (['. .', 'X .'], Point(column=0, row=0))
    """
    replay = LineReplay(tree, RECORDING)
    # If the root holds a move, no node stands for the position before it.
    boards = [Board.empty(board_size(tree))]
    steps: list[Step | None] = [None]
    for step in replay.replay_line(tree.main_line() if line is None else list(line)):
        if moves is not None and step.number > moves:
            break
        del boards[step.number :]
        boards.append(replay.board)
        if step.move is not None:
            steps.append(step)
    return Opening(tuple(boards), tuple(steps))


class Deviation(NamedTuple):
    """A move that departs from a given line of play: its node, move number and point."""

    node: int
    number: int
    point: Point | None


def find_deviations(tree: Tree, line: Sequence[int]) -> Iterator[Deviation]:
    """Yield the moves that depart from a line of play, in its order.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> tree = read_sgf(b"(;SZ[9];B[cc](;W[dd])(;W[ee]))").games[0]
    >>> list(find_deviations(tree, tree.main_line()))
    [Deviation(node=3, number=2, point=Point(column=4, row=4))]
    """
    size, number = board_size(tree), 0
    for node, following in pairwise(line):
        number += recorded_move(tree.properties(node), size) is not None
        for child in tree.children(node):
            move = recorded_move(tree.properties(child), size)
            if child != following and move is not None:
                yield Deviation(child, number + 1, move.point)
