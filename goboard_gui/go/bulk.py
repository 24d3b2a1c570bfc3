"""Fast replay of many games that records only which stones each move adds and removes.

Stones are encoded as integers: a stone on the point with index ``p`` is ``2 * p + colour - 1``. A
pass is encoded as a stone on the point after the last one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._kernel import Kernel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .graph import Graph
    from .points import Colour, Point


def encode_stone(graph: Graph, point: Point | None, colour: Colour) -> int:
    """Return the integer that encodes a stone, or a pass if ``point`` is None.

    :raises KeyError: when the point is not on the board.
    """
    return 2 * (len(graph.points) if point is None else graph.index[point]) + colour - 1


def find_removed_stones(
    graph: Graph, moves: Sequence[int], candidates: Iterable[int] | None = None
) -> tuple[list[int], list[int]]:
    """Return the stones that the moves of a game remove: captured or overwritten ones.

    The result is two lists of equal length: the number of the move, from 1 on, and the stone that
    it removes. A stone is on the board if it was played or removed an odd number of times in total.
    Illegal moves are played like all others. ``candidates`` are the indices, in ascending order, of
    the moves that may remove stones; all others are known to be played on empty points without
    capturing. By default every move is examined.

    >>> from goboard_gui.go import Graph, Size
    >>> find_removed_stones(Graph.rectangle(Size(2, 1)), [0, 3, 4])
    ([2], [0])
    """
    # The extra cell takes the stones that encode passes.
    kernel = Kernel(graph, bytes(len(graph.points) + 1), 0)
    cells, play = kernel.cells, kernel.play
    passing = 2 * len(graph.points)
    numbers: list[int] = []
    stones: list[int] = []
    begin = 0
    for place in range(len(moves)) if candidates is None else candidates:
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


def find_removed_stones_in_tree(
    graph: Graph, parents: Sequence[int], moves: Sequence[int]
) -> dict[int, list[int]]:
    """Return the stones that moves of a tree remove, as `find_removed_stones` does for a line, for
    each node whose move removes any.

    Nodes are in preorder, with -1 as the parent of the first. A node without a move has a negative
    number instead.

    >>> from goboard_gui.go import Graph, Size
    >>> find_removed_stones_in_tree(Graph.rectangle(Size(2, 1)), [-1, 0, 1, 0], [-1, 0, 3, 4])
    {2: [0]}
    """
    kernel = Kernel(graph, bytes(len(graph.points)), 0)
    cells, play, take_back = kernel.cells, kernel.play, kernel.take_back
    neighbours, passing = graph.neighbours, 2 * len(graph.points)
    removed: dict[int, list[int]] = {}
    line: list[int] = []
    changes: list[tuple[int, int, int, list[int]]] = []  # of the nodes of the line in ``removed``
    for node, stone in enumerate(moves):
        parent = parents[node]
        while line and line[-1] != parent:
            undone = line.pop()
            if undone in removed:
                take_back(*changes.pop())
            elif 0 <= moves[undone] < passing:
                cells[moves[undone] >> 1] = 0
        line.append(node)
        if not 0 <= stone < passing:
            continue
        point, colour = stone >> 1, (stone & 1) + 1
        before = cells[point]
        if not before:
            # Nearly always, this point and those of adjacent opponents have an empty neighbour.
            cells[point] = colour
            breathes = False
            for near in neighbours[point]:
                there = cells[near]
                if not there:
                    breathes = True
                elif there != colour:
                    for beyond in neighbours[near]:
                        if not cells[beyond]:
                            break
                    else:
                        break
            else:
                if breathes:
                    continue
            cells[point] = 0
        captured = play(point, colour)
        if before or captured:
            changes.append((point, before, colour, captured))
            taken = colour - 1 if captured and captured[0] == point else 2 - colour
            removed[node] = [2 * point + before - 1] if before else []
            removed[node] += [2 * dead + taken for dead in captured]
    return removed
