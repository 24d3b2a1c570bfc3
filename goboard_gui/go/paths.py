"""Paths between connected points."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from .board import Board
    from .graph import Graph
    from .points import Point


def shortest_path(board: Board, start: Point, end: Point) -> list[Point] | None:
    """Return a shortest path of adjacent points with the same content, from start to end.

    Return None if they are not connected, for instance because their contents differ; otherwise as
    `shortest_path_within`.

    :raises OffBoardError: when one of the points is not on the board.

    >>> from goboard_gui.go import Board, Point
    >>> board = Board.from_rows("XX.", "OX.", "XXO")
    >>> [board.graph.index[point] for point in shortest_path(board, Point(0, 0), Point(0, 2))]
    [0, 1, 4, 7, 6]
    >>> shortest_path(board, Point(0, 1), Point(2, 2)) is None
    True
    """
    if board[start] != board[end]:
        return None
    state = board.cells[board.graph.index[start]]
    same = {number for number, content in enumerate(board.cells) if content == state}
    return _shortest_path(board.graph, same, start, end)


def shortest_path_within(
    graph: Graph, points: Collection[Point], start: Point, end: Point
) -> list[Point] | None:
    """Return a shortest path of adjacent points from start to end, all of them among ``points``.

    Both ends are part of the path. Return None if there is no path, or if an end is not among the
    points. Of several shortest paths, the first is returned in the order in which the graph lists
    neighbours. Breadth-first search, O(points and adjacencies).

    >>> from goboard_gui.go import Graph, Point, Size
    >>> graph = Graph.rectangle(Size(2, 2))
    >>> corner, *others = graph.points
    >>> shortest_path_within(graph, others, others[0], others[1])
    [Point(column=1, row=0), Point(column=1, row=1), Point(column=0, row=1)]
    >>> shortest_path_within(graph, others[:2], *others[:2]) is None
    True
    """
    return _shortest_path(graph, {graph.index[point] for point in points}, start, end)


def _shortest_path(graph: Graph, allowed: set[int], start: Point, end: Point) -> list[Point] | None:
    first, last = graph.index[start], graph.index[end]
    if first not in allowed or last not in allowed:
        return None
    previous = {last: last}
    reached = [last]
    for point in reached:  # the list grows during the loop
        if point == first:
            break
        for near in graph.neighbours[point]:
            if near not in previous and near in allowed:
                previous[near] = point
                reached.append(near)
    if first not in previous:
        return None
    path = [first]
    while path[-1] != last:
        path.append(previous[path[-1]])
    return [graph.points[point] for point in path]
