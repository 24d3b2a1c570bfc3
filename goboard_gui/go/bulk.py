"""Fast replay of many games: only which stones each move adds and removes.

Stones are integers: a stone of a colour on point ``p`` of a graph is ``2 * p + colour - 1``, and a
pass is a stone on the point after the last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .graph import Graph
    from .points import Colour, Point


def stone_number(graph: Graph, point: Point | None, colour: Colour) -> int:
    """Return the number of a stone, or of a pass for None.

    :raises KeyError: when the point is not on the board.
    """
    return 2 * (len(graph.points) if point is None else graph.index[point]) + colour - 1


def side_effects(
    graph: Graph, moves: Sequence[int], doubtful: Iterable[int] | None = None
) -> tuple[list[int], list[int]]:
    """Return the side effects of the moves of a game: stones changed besides those played.

    The result has the numbers of the moves, from 1 on, and the stones, one for each. A stone is on
    the board if it was played or changed an odd number of times. Illegal moves are made like all
    others. ``doubtful`` are the indices of moves in ascending order: all others are known to be
    made on empty points without captures.

    >>> from goboard_gui.go import Graph, Size
    >>> side_effects(Graph.rectangle(Size(2, 1)), [0, 3, 4])
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
