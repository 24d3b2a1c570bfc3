"""Games replayed by the thousand: which stones each move puts down and takes off, and no more.

Stones are numbers here: the one of a colour on point ``p`` of a graph is ``2 * p + colour - 1``,
and a pass is a stone on the point after the last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .graph import Graph
    from .points import Colour, Point


def stone_number(graph: Graph, point: Point | None, colour: Colour) -> int:
    """The number of a stone, or of a pass for None.

    :raises KeyError: when the board has no such point.
    """
    return 2 * (len(graph.points) if point is None else graph.index[point]) + colour - 1


def changed_stones(graph: Graph, moves: Iterable[int]) -> tuple[list[int], list[int]]:
    """The stones that the moves of a game change, from an empty board on.

    The first list has the stones, the second one where in it those of each move begin. A stone
    that is in it an odd number of times up to a move lies on the board after it. Illegal moves
    are made like all others; a pass changes its own number only.

    >>> from goboard_gui.go import Graph, Size
    >>> changed_stones(Graph.rectangle(Size(2, 1)), [0, 3, 4])
    ([0, 3, 0, 4], [0, 1, 3])
    """
    kernel = Kernel(graph, bytes(len(graph.points)), 0)
    cells, play = kernel.cells, kernel.play
    passing = 2 * len(cells)
    stones: list[int] = []
    begins: list[int] = []
    for move in moves:
        begins.append(len(stones))
        stones.append(move)
        if move >= passing:
            continue
        number, colour = move >> 1, (move & 1) + 1
        if cells[number]:
            stones.append(2 * number + cells[number] - 1)
        captured = play(number, colour)
        if captured:
            taken = colour - 1 if captured[0] == number else 2 - colour
            stones += [2 * dead + taken for dead in captured]
    return stones, begins
