"""Main lines of games as stone numbers, from which position keys are computed."""

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
    """The positions of a main line: before the first move, after it, and so on.

    ``played`` holds the stone numbers of the moves (see `go.bulk`). ``others`` holds the other
    stones that change, as a list of move numbers and a list of stones; those of move 0 are on the
    board before the first move. Setup after a move belongs to the position before the next move.
    ``others`` is None as long as it has not been computed (`bulk_replay.replay_lines`); such a line
    starts on an empty board and has moves only.
    """

    size: Size
    played: list[int]
    changed_stones: tuple[list[int], list[int]] | None = None

    @property
    def moves(self) -> int:
        """Number of moves."""
        return len(self.played)


class StoneChanges(NamedTuple):
    """Stones that change in some main lines, one line after another.

    ``stones`` holds the stones of the moves, each followed by the complements (``~stone``) of the
    other stones it changes. A line starts with a pass, which stands for the position before the
    first move. ``lengths`` holds the number of items of each line.
    """

    stones: NDArray[np.int64]
    lengths: NDArray[np.int64]


def stone_changes(size: Size, lines: Sequence[MainLine]) -> StoneChanges:
    """Return the changes of replayed lines on boards of one size."""
    counts = np.array([line.moves + 1 for line in lines])
    others = [line.changed_stones or ([], []) for line in lines]
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
    """Return the main line of a record, which takes about six microseconds per move."""
    size = board_size(tree)
    graph = Graph.rectangle(size)
    present: set[int] = set()
    replay = LineReplay(tree, RECORDING)
    moves: list[int] = []
    numbers: list[int] = []
    others: list[int] = []
    for step in replay.follow(tree.main_line()):
        if step.illegal is Reason.OCCUPIED or tree.node(step.node).has(*SETUP):
            changed = present ^ _board_stones(replay.board)
        else:
            changed = _changed_stones(graph, step)
        present ^= changed
        if step.move is not None:
            played = stone_number(graph, step.move.point, step.move.colour)
            moves.append(played)
            changed = changed ^ {played} if step.move.point is not None else changed
        numbers += [len(moves)] * len(changed)
        others += changed
    return MainLine(size, moves, (numbers, others))


def _changed_stones(graph: Graph, step: Step) -> set[int]:
    """Return the stones that a move on an empty point adds and removes."""
    if step.move is None or step.move.point is None:
        return set()
    colour, point = step.move
    taken = colour if point in step.captured else colour.opponent
    changed = {stone_number(graph, dead, taken) for dead in step.captured}
    return changed ^ {stone_number(graph, point, colour)}


def _board_stones(board: Board) -> set[int]:
    return {2 * number + cell - 1 for number, cell in enumerate(board.cells) if cell}
