"""Games replayed by the thousand: which stones each move puts down and takes off, and no more.

Stones are numbers here: the one of a colour on point ``p`` of a graph is ``2 * p + colour - 1``,
and a pass is a stone on the point after the last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .graph import Graph
    from .points import Colour, Point


def stone_number(graph: Graph, point: Point | None, colour: Colour) -> int:
    """The number of a stone, or of a pass for None.

    :raises KeyError: when the board has no such point.
    """
    return 2 * (len(graph.points) if point is None else graph.index[point]) + colour - 1


def other_stones(
    graph: Graph, moves: Sequence[int], doubtful: Iterable[int] | None = None
) -> tuple[list[int], list[int]]:
    """The stones that the moves of a game change besides themselves, from an empty board on.

    These are the numbers of the moves, from 1 on, and the stones, one for each. A stone that comes
    by a move or is among these an odd number of times lies on the board. Illegal moves are made
    like all others. ``doubtful`` are the places of moves in ascending order: all others must be
    sure to come to empty points and to take nothing.

    >>> from goboard_gui.go import Graph, Size
    >>> other_stones(Graph.rectangle(Size(2, 1)), [0, 3, 4])
    ([2], [0])
    """
    kernel = Kernel(graph, bytes(len(graph.points) + 1), 0)  # passes may lie on the last one
    cells, play = kernel.cells, kernel.play
    passing = 2 * len(graph.points)
    numbers: list[int] = []
    stones: list[int] = []
    begin = 0
    for place in range(len(moves)) if doubtful is None else doubtful:
        for move in moves[begin:place]:
            cells[move >> 1] = (move & 1) + 1
        begin = place + 1
        move = moves[place]
        if move >= passing:
            continue
        number, colour = move >> 1, (move & 1) + 1
        before = cells[number]
        captured = play(number, colour)
        if before:
            numbers.append(begin)
            stones.append(2 * number + before - 1)
        if captured:
            taken = colour - 1 if captured[0] == number else 2 - colour
            numbers += [begin] * len(captured)
            stones += [2 * dead + taken for dead in captured]
    return numbers, stones
