"""Fast replay of many games that records only which stones each move adds and removes.

Stones are encoded as integers: a stone on the point with index ``p`` is ``2 * p + colour - 1``. A
pass is encoded as a stone on the point after the last one.
"""

from __future__ import annotations

from functools import lru_cache
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
    adjacent = _adjacent_stones(graph)
    passing = len(adjacent)
    present = [False] * (passing + 2)  # by stone; the last two are passes
    numbers: list[int] = []
    stones: list[int] = []
    begin = 0
    for place in range(len(moves)) if candidates is None else candidates:
        for stone in moves[begin:place]:
            present[stone] = True
        begin = place + 1
        stone = moves[place]
        if stone >= passing:
            continue
        if present[stone]:
            stones.append(stone)
        elif present[stone ^ 1]:
            present[stone ^ 1] = False
            stones.append(stone ^ 1)
        present[stone] = True
        breathes = False
        for own, other in adjacent[stone]:
            if present[other]:
                chain = _breathless_chain(adjacent, present, other)
                if chain:
                    breathes = True
                    stones += chain
                    for dead in chain:
                        present[dead] = False
            elif not present[own]:
                breathes = True
        if not breathes:
            chain = _breathless_chain(adjacent, present, stone)
            stones += chain
            for dead in chain:
                present[dead] = False
        numbers += [begin] * (len(stones) - len(numbers))
    return numbers, stones


@lru_cache(maxsize=16)
def _adjacent_stones(graph: Graph) -> list[list[tuple[int, int]]]:
    """Return, for each stone, the stones of its own and of the other colour on each adjacent
    point.
    """
    return [
        [(2 * near + colour, 2 * near + 1 - colour) for near in neighbours]
        for neighbours in graph.neighbours
        for colour in (0, 1)
    ]


def _breathless_chain(
    adjacent: Sequence[Sequence[tuple[int, int]]], present: Sequence[bool], start: int
) -> list[int]:
    """Return the stones of a stone's chain if it has no liberty, else an empty list."""
    chain = [start]
    for own, other in adjacent[start]:
        if present[own]:
            chain.append(own)
        elif not present[other]:
            return []
    if len(chain) == 1:
        return chain
    found = set(chain)
    ahead = chain[1:]
    for stone in ahead:  # the list grows during the loop
        for own, other in adjacent[stone]:
            if present[own]:
                if own not in found:
                    found.add(own)
                    ahead.append(own)
            elif not present[other]:
                return []
    return [start, *ahead]


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
