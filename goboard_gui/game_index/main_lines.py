"""The main line of a game as numbers, from which its keys are made."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..go import RECORDING, Graph, Reason
from ..go.bulk import stone_number
from ..record.steps import LineReplay, board_size
from ..record.values.properties import SETUP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ..go import Board, Size
    from ..record.steps import Step
    from ..record.tree import Tree


class MainLine(NamedTuple):
    """The positions of a main line: after no move, after one, and so on.

    ``played`` are the stones of the moves, as `go.bulk` has them, and ``others`` what it calls so;
    those of move 0 lie there before all moves. Setup after a move belongs to the position that the
    next move finds. None is what nobody has looked up yet (`replaying.replayed`): nothing lay
    there then, and there are moves only.
    """

    size: Size
    played: list[int]
    others: tuple[list[int], list[int]] | None = None

    @property
    def moves(self) -> int:
        """How many there are."""
        return len(self.played)


class StoneChanges(NamedTuple):
    """The stones that change in some lines, one line after another.

    ``stones`` are those of moves, each followed by the complements (``~stone``) of the others that
    it changes. A line begins with a pass, which stands for the position before all moves.
    ``lengths`` says how many belong to each line.
    """

    stones: NDArray[np.int64]
    lengths: NDArray[np.int64]


def stone_changes(size: Size, lines: Sequence[MainLine]) -> StoneChanges:
    """The changes of lines, which must be known, on boards of one size."""
    counts = np.array([line.moves + 1 for line in lines])
    others = [line.others or ([], []) for line in lines]
    begins = counts.cumsum() - counts
    after = np.fromiter(chain.from_iterable(numbers for numbers, _ in others), np.int64)
    taken = np.fromiter(chain.from_iterable(stones for _, stones in others), np.int64)
    many = np.array([len(stones) for _, stones in others])
    empty = [2 * size.width * size.height]
    played = chain.from_iterable(chain(empty, line.played) for line in lines)
    moves = np.fromiter(played, np.int64, counts.sum())
    places = begins.repeat(many) + after + 1
    return StoneChanges(np.insert(moves, places, ~taken), counts + many)


def main_line(tree: Tree) -> MainLine:
    """The main line of a record, whatever it holds. About six microseconds a move."""
    size = board_size(tree)
    graph = Graph.rectangle(size)
    lying: set[int] = set()
    replay = LineReplay(tree, RECORDING)
    moves: list[int] = []
    numbers: list[int] = []
    others: list[int] = []
    for step in replay.follow(tree.main_line()):
        if step.illegal is Reason.OCCUPIED or tree.node(step.node).has(*SETUP):
            changed = lying ^ _stones(replay.board)
        else:
            changed = _changed(graph, step)
        lying ^= changed
        if step.move is not None:
            played = stone_number(graph, step.move.point, step.move.colour)
            moves.append(played)
            changed = changed ^ {played} if step.move.point is not None else changed
        numbers += [len(moves)] * len(changed)
        others += changed
    return MainLine(size, moves, (numbers, others))


def _changed(graph: Graph, step: Step) -> set[int]:
    """The stones that a move on an empty point puts down and takes off."""
    if step.move is None or step.move.point is None:
        return set()
    colour, point = step.move
    taken = colour if point in step.captured else colour.opponent
    changed = {stone_number(graph, dead, taken) for dead in step.captured}
    return changed ^ {stone_number(graph, point, colour)}


def _stones(board: Board) -> set[int]:
    return {2 * number + cell - 1 for number, cell in enumerate(board.cells) if cell}
