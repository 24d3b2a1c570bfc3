"""The main line of a game as numbers, from which its keys are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...go import RECORDING, Graph, Reason
from ...go.bulk import changed_stones, stone_number
from ...record.properties import SETUP
from ...record.steps import LineReplay, board_size

if TYPE_CHECKING:
    from ...go import Board, Size
    from ...record.steps import Step
    from ...record.tree import Tree


class Line(NamedTuple):
    """The positions of a main line: after no move, after one, and so on.

    ``played`` are the stones of the moves, as `go.bulk` has them. ``changes`` has the stones that
    change: each move, and behind it the complements of the others. It begins with a pass, which
    stands for the position before all moves. Setup after a move belongs to the position that the
    next move finds.
    """

    size: Size
    played: list[int]
    changes: list[int]

    @property
    def moves(self) -> int:
        """How many there are."""
        return len(self.played)


def plain_line(size: Size, moves: list[int]) -> Line:
    """The line of moves on a board that was empty before.

    :raises SizeError: for sides outside 1…52.
    """
    graph = Graph.rectangle(size)
    return Line(size, moves, changed_stones(graph, [2 * len(graph.points), *moves]))


def line_of(tree: Tree) -> Line:
    """The main line of a record, whatever it holds. About six microseconds a move."""
    size = board_size(tree)
    graph = Graph.rectangle(size)
    nothing = 2 * len(graph.points)
    changes = [nothing]
    lying: set[int] = set()
    replay = LineReplay(tree, RECORDING)
    moves: list[int] = []
    for step in replay.follow(tree.main_line()):
        if step.illegal is Reason.OCCUPIED or tree.node(step.node).has(*SETUP):
            changed = lying ^ _stones(replay.board)
        else:
            changed = _changed(graph, step)
        lying ^= changed
        if step.move is not None:
            played = stone_number(graph, step.move.point, step.move.colour)
            moves.append(played)
            changes.append(played)
            changed = changed ^ {played} if played < nothing else changed
        changes += [~stone for stone in changed]
    return Line(size, moves, changes)


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
