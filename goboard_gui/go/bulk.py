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


def changed_stones(graph: Graph, moves: Iterable[int]) -> list[int]:
    """The stones that the moves of a game change, from an empty board on.

    Each move is followed by the other stones it changes, those as their complements (``~stone``).
    A stone that is in it an odd number of times up to a move lies on the board after it. Illegal
    moves are made like all others; a pass changes its own number only.

    >>> from goboard_gui.go import Graph, Size
    >>> changed_stones(Graph.rectangle(Size(2, 1)), [0, 3, 4]) == [0, 3, ~0, 4]
    True
    """
    kernel = Kernel(graph, bytes(len(graph.points)), 0)
    cells, neighbours, play = kernel.cells, graph.neighbours, kernel.play
    passing = 2 * len(cells)
    stones: list[int] = []
    for move in moves:
        stones.append(move)
        if move >= passing:
            continue
        number, colour = move >> 1, (move & 1) + 1
        before, opponent = cells[number], 3 - colour
        # Most moves have a liberty beside them and leave one to each stone of the opponent there:
        # nothing can be captured then, and placing the stone is all there is to it.
        cells[number] = colour
        breathes = False
        for near in neighbours[number]:
            there = cells[near]
            if not there:
                breathes = True
            elif there == opponent:
                for beyond in neighbours[near]:
                    if not cells[beyond]:
                        break
                else:
                    break
        else:
            if breathes and not before:
                continue
        cells[number] = before
        captured = play(number, colour)
        if before:
            stones.append(~(2 * number + before - 1))
        if captured:
            taken = colour - 1 if captured[0] == number else opponent - 1
            stones += [~(2 * dead + taken) for dead in captured]
    return stones
